/// What is sent back.
struct Response: Sendable {
  let status: UInt32
  var headers: [Header]
  var body: [UInt8] = []

  /// Whether the request asked for what is not given.
  var isRefusal: Bool { status >= 400 }

  struct Header: Sendable {
    let name: String
    let value: String
  }

  /// The headers of every answer: the page runs its own files, speaks to its own server, and is no part of another page.
  ///
  /// The first must say what the page's own meta element says.
  static let always: [Header] = [
    Header(
      name: "Content-Security-Policy",
      value: "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; "
        + "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
        + "frame-ancestors 'none'"),
    Header(name: "X-Content-Type-Options", value: "nosniff"),
    Header(name: "Referrer-Policy", value: "no-referrer"),
    Header(name: "Cross-Origin-Opener-Policy", value: "same-origin"),
    Header(name: "Cross-Origin-Resource-Policy", value: "same-origin"),
  ]

  /// A line of text for a person, such as why there is nothing else.
  fileprivate static func sentence(_ text: String, status: UInt32, headers: [Header] = []) -> Response {
    let type = Header(name: "Content-Type", value: "text/plain; charset=utf-8")
    let cache = Header(name: "Cache-Control", value: "no-store")
    return Response(status: status, headers: [type, cache] + headers, body: Array((text + "\n").utf8))
  }
}

extension Site {
  /// The answer to a request.
  ///
  /// There is one gate for all of them: the machine's name, then the method, then the table of files.
  func answer(to request: Request) -> Response {
    guard request.isForThisMachine else {
      return .sentence("Lapwing answers to 127.0.0.1 and localhost only.", status: 421)
    }
    guard ["GET", "HEAD"].contains(request.method) else {
      let allow = Response.Header(name: "Allow", value: "GET, HEAD")
      return .sentence("The page can be read and nothing else: GET or HEAD.", status: 405, headers: [allow])
    }
    guard let file = self[request.path] else {
      return .sentence("There is no such file; the page is at /.", status: 404)
    }
    return file.answer(to: request)
  }
}

extension SiteFile {
  fileprivate func answer(to request: Request) -> Response {
    let (body, encoding) = smallest(acceptedBy: request)
    let tag = "\"" + self.tag + (encoding.map { "-" + $0 } ?? "") + "\""
    var headers = [
      Response.Header(name: "ETag", value: tag),
      Response.Header(
        name: "Cache-Control", value: isImmutable ? "public, max-age=31536000, immutable" : "no-cache"),
    ]
    if brotli != nil || gzip != nil { headers.append(Response.Header(name: "Vary", value: "Accept-Encoding")) }
    if request.alreadyHas(tag) { return Response(status: 304, headers: headers) }
    headers.append(Response.Header(name: "Content-Type", value: contentType))
    if let encoding { headers.append(Response.Header(name: "Content-Encoding", value: encoding)) }
    return Response(status: 200, headers: headers, body: body)
  }

  private func smallest(acceptedBy request: Request) -> (body: [UInt8], encoding: String?) {
    if let brotli, request.accepts("br") { return (brotli, "br") }
    if let gzip, request.accepts("gzip") { return (gzip, "gzip") }
    return (plain, nil)
  }
}
