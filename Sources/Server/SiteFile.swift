/// A file of the page, as it is sent.
struct SiteFile: Sendable {
  /// Its bytes, and the same bytes made smaller beforehand where such a file stands beside it.
  let plain: [UInt8]
  var brotli: [UInt8]?
  var gzip: [UInt8]?
  /// The media type: `text/html; charset=utf-8`.
  let contentType: String
  /// Whether the name holds a hash of the content, so that the content under this name never changes.
  let isImmutable: Bool
  /// What stands for the content: another content has another one.
  let tag: String

  init(name: String, bytes: [UInt8]) {
    plain = bytes
    contentType = SiteFile.contentType(of: name)
    isImmutable = SiteFile.holdsHash(name)
    tag = SiteFile.fingerprint(of: bytes)
  }

  /// The media types by the end of the name.
  private static let contentTypes: [(end: String, type: String)] = [
    (".html", "text/html; charset=utf-8"),
    (".js", "text/javascript; charset=utf-8"),
    (".css", "text/css; charset=utf-8"),
    (".wasm", "application/wasm"),
    (".webmanifest", "application/manifest+json"),
    (".json", "application/json"),
    (".svg", "image/svg+xml"),
    (".png", "image/png"),
    (".txt", "text/plain; charset=utf-8"),
  ]

  private static func contentType(of name: String) -> String {
    contentTypes.first { name.hasSuffix($0.end) }?.type ?? "application/octet-stream"
  }

  /// Whether a part between two points is a hash: eight digits from `0` to `f` or more, as in `lapwing.3fa9c1d2.wasm`.
  private static func holdsHash(_ name: String) -> Bool {
    let parts = name.split(separator: ".")
    return parts.dropFirst().dropLast().contains { part in
      part.count >= 8 && part.allSatisfy { "0123456789abcdef".contains($0) }
    }
  }

  /// The 64-bit FNV-1a hash of the bytes in hexadecimal.
  ///
  /// Source: Fowler, Noll and Vo, draft-eastlake-fnv. It tells one build's file from the next; it guards against nobody.
  private static func fingerprint(of bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }
}
