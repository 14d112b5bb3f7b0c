extension View {
  /// The view as HTML text, as the first page needs it.
  ///
  /// The properties `value` and `checked` stand as the attributes that a page starts with; other properties, styles and
  /// listeners leave no trace. Text inside `script` and `style` is not for this.
  public func html() -> String {
    var html = ""
    markup.write(to: &html)
    return html
  }
}

extension Markup {
  fileprivate func write(to html: inout String) {
    switch self {
    case .text(let text): html.append(text, escapingQuotes: false)
    case .element(let element): element.write(to: &html)
    }
  }
}

extension Array {
  /// The views as HTML text, one after the other: see ``View/html()``.
  public func html<Action>() -> String where Element == View<Action> {
    var html = ""
    for view in self { view.markup.write(to: &html) }
    return html
  }
}

extension Element {
  fileprivate func write(to html: inout String) {
    html += "<"
    html += name
    for (name, value) in startingAttributes { html.appendAttribute(name, value) }
    html += ">"
    if voidElements.contains(where: name.hasSameBytes(as:)) { return }
    for child in children { child.write(to: &html) }
    html += "</"
    html += name
    html += ">"
  }

  /// The attributes, then those that stand for properties; where a property stands for an attribute, it alone holds.
  private var startingAttributes: [(name: String, value: String)] {
    var attributes: [(name: String, value: String)] = []
    for case .attribute(let name, let value?) in traits { attributes.append((name, value)) }
    for case .property(let name, let property) in traits {
      guard let value = property.startingAttribute(of: name) else { continue }
      attributes.removeAll { $0.name.hasSameBytes(as: name) }
      attributes.append((name, value))
    }
    return attributes
  }
}

extension Property {
  /// The value of the attribute that gives a new element this property, where there is one.
  fileprivate func startingAttribute(of name: String) -> String? {
    switch self {
    case .text(let text): name.hasSameBytes(as: "value") ? text : nil
    case .flag(let isOn): isOn && name.hasSameBytes(as: "checked") ? "" : nil
    }
  }
}

extension String {
  fileprivate mutating func appendAttribute(_ name: String, _ value: String) {
    self += " "
    self += name
    self += "=\""
    append(value, escapingQuotes: true)
    self += "\""
  }

  /// Adds words so that they are read back as they are.
  ///
  /// A carriage return is named, since a reader of HTML takes a bare one for a line feed.
  fileprivate mutating func append(_ text: String, escapingQuotes: Bool) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": self += "&amp;"
      case "<": self += "&lt;"
      case ">": self += "&gt;"
      case "\r": self += "&#13;"
      case "\"" where escapingQuotes: self += "&quot;"
      default: unicodeScalars.append(scalar)
      }
    }
  }
}

/// The elements that have no end tag (HTML Living Standard, 13.1.2, void elements).
private let voidElements = [
  "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
]
