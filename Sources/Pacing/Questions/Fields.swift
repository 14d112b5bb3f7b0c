import Measures

/// What a person typed, by the names of the fields it was typed into: the options of a command, or the parts of a link.
///
/// A name may stand several times, as the trials of a swimmer do. Names are those of the command line without their dashes.
public struct Fields: Sendable {
  /// A field and its text.
  public struct Field: Sendable {
    /// The field's name: `distance`.
    public let name: String
    /// What stands in it: `42.195 km`.
    public let text: String
  }

  /// The fields in the order in which they were given.
  public private(set) var all: [Field] = []

  /// No field is filled in.
  public init() {}

  /// Fills a field in; `nil` leaves it out.
  @inline(never)
  public mutating func add(_ name: String, _ text: String?) {
    if let text { all.append(Field(name: name, text: text)) }
  }

  /// What stands in the first field of this name; `nil` where there is none.
  public subscript(_ name: String) -> String? {
    all.first { $0.name.utf8.elementsEqual(name.utf8) }?.text
  }

  /// What stands in each field of this name, in order.
  public func texts(of name: String) -> [String] {
    all.filter { $0.name.utf8.elementsEqual(name.utf8) }.map { $0.text }
  }
}
