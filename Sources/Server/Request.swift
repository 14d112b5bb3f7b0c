/// What is asked for: the parts of a request that make a difference.
struct Request: Sendable {
  let method: String
  /// As it was sent, without the query; no file of the page has a percent sign in its path.
  let path: String
  let host: String?
  let ifNoneMatch: String?
  let acceptEncoding: String?

  /// Whether the request was meant for this machine by one of its own names.
  ///
  /// A page elsewhere may give its own name the address 127.0.0.1 and would then read what is served here; its name
  /// stands in the host, so any but these is turned away.
  var isForThisMachine: Bool {
    guard let host else { return false }
    let name = host.split(separator: ":", omittingEmptySubsequences: false)[0].lowercased()
    return ["127.0.0.1", "localhost"].contains(name)
  }

  /// Whether the browser takes an encoding: it is listed, and not with a weight of 0.
  func accepts(_ encoding: String) -> Bool {
    let offers = (acceptEncoding ?? "").lowercased().split(separator: ",")
    return offers.contains { offer in
      let parts = offer.split(separator: ";").map { $0.filter { $0 != " " } }
      return parts.first == encoding
        && !parts.dropFirst().contains { ["q=0", "q=0.0", "q=0.00", "q=0.000"].contains($0) }
    }
  }

  /// Whether the browser still has the content with this tag, in quotation marks.
  func alreadyHas(_ tag: String) -> Bool {
    guard let ifNoneMatch else { return false }
    let tags = ifNoneMatch.split(separator: ",").map { $0.filter { $0 != " " } }
    return tags.contains { $0 == "*" || $0 == tag || $0 == "W/" + tag }
  }
}
