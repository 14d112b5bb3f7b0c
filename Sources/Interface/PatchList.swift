/// Patches as they are found, kept apart by when they must be applied.
struct PatchList {
  private var dismissals: [Patch] = []
  private var tree: [Patch] = []
  private var properties: [Patch] = []
  private var dialogs: [Patch] = []
  private var selections: [Patch] = []
  private var focuses: [Patch] = []

  /// All of them, in the order in which they must be applied.
  ///
  /// A dialog that goes gives the focus back, so it goes before anything else is touched; properties need the finished
  /// page: a `select` its options, a dialog and the focus their place in the document; a dialog takes the focus when it
  /// opens, so the focus comes last.
  var inOrder: [Patch] { dismissals + tree + properties + dialogs + selections + focuses }

  mutating func append(_ patch: Patch) {
    guard case .setProperty(_, let name, let value) = patch else { return tree.append(patch) }
    switch value {
    case .flag(false) where name.hasSameBytes(as: "modal"): dismissals.append(patch)
    case .flag(true) where name.hasSameBytes(as: "modal"): dialogs.append(patch)
    case .flag(true) where name.hasSameBytes(as: "selected"): selections.append(patch)
    case .flag(true) where name.hasSameBytes(as: "focus"): focuses.append(patch)
    default: properties.append(patch)
    }
  }
}
