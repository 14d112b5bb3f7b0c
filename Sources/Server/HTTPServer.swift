import CMicrohttpd

/// The only place that meets libmicrohttpd: it turns its callbacks into requests and the site's answers into its own.
@safe
final class HTTPServer {
  private let site: Site
  private let deadlines = Deadlines()
  private var daemon: OpaquePointer?

  /// Where the library stops taking connections; above ``Deadlines/mostConnections``, so that it hardly comes to that.
  private static let mostConnections: UInt32 = 512
  /// A connection on which nothing moves for so long is closed.
  private static let idleSeconds: UInt32 = 10
  /// The most memory for the head of a request; a longer one is refused with 431.
  private static let mostBytesOfHead = 32_768

  /// Serves a site until ``stop()``.
  init(site: Site, listener: Listener) throws(ServerError) {
    self.site = site
    unsafe daemon = lapwing_start(
      listener.socket, Self.mostConnections, Self.idleSeconds, Self.mostBytesOfHead,
      { owner, connection, path, method, _, _, bodySize, context in
        guard let server = unsafe HTTPServer.from(owner), let connection = unsafe connection,
          let path = unsafe path, let method = unsafe method, let bodySize = unsafe bodySize,
          let context = unsafe context
        else { return .NO }
        return unsafe server.answer(
          connection, path: String(cString: path), method: String(cString: method), bodySize: bodySize, context: context
        )
      },
      { owner, connection, _, _ in
        guard let connection = unsafe connection else { return }
        unsafe HTTPServer.from(owner)?.deadlines.awaitHead(on: lapwing_socket(connection))
      },
      { owner, connection, _, event in
        guard let server = unsafe HTTPServer.from(owner), let connection = unsafe connection else { return }
        let socket = unsafe lapwing_socket(connection)
        event == .CONNECTION_NOTIFY_STARTED ? server.deadlines.admit(socket) : server.deadlines.forget(socket)
      },
      Unmanaged.passUnretained(self).toOpaque())
    guard unsafe daemon != nil else { throw .noLibrary }
  }

  /// Shuts the connections of clients that are too slow; to be called about once a second.
  func shutOverdue() {
    deadlines.shutOverdue()
  }

  /// Stops at once; open connections are closed.
  func stop() {
    unsafe MHD_stop_daemon(daemon)
    unsafe daemon = nil
  }

  private static func from(_ owner: UnsafeMutableRawPointer?) -> HTTPServer? {
    unsafe owner.map { unsafe Unmanaged<HTTPServer>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Called by the library when a request's head is there, then for each piece of its body, then at its end.
  ///
  /// A refusal goes out at the head and closes the connection, since a body may follow; anything else waits for the end,
  /// so that the connection stays open for the next request, and a body is passed over.
  ///
  /// `bodySize` is how many bytes of the body this call brings, to be set to 0 once they are dealt with. `context` is
  /// empty at the first call; what is put there makes the library tell when the request is done.
  private func answer(
    _ connection: OpaquePointer, path: String, method: String, bodySize: UnsafeMutablePointer<Int>,
    context: UnsafeMutablePointer<UnsafeMutableRawPointer?>
  ) -> MHD_Result {
    let request = unsafe Request(
      method: method, path: path, host: header("Host", of: connection),
      ifNoneMatch: header("If-None-Match", of: connection), acceptEncoding: header("Accept-Encoding", of: connection))
    let answer = site.answer(to: request)
    if unsafe context.pointee == nil {
      unsafe context.pointee = UnsafeMutableRawPointer(connection)
      unsafe deadlines.awaitAnswer(on: lapwing_socket(connection))
      return answer.isRefusal ? unsafe send(answer, over: connection) : .YES
    }
    guard unsafe bodySize.pointee == 0 else {
      unsafe bodySize.pointee = 0
      return .YES
    }
    return unsafe send(answer, over: connection)
  }

  private func header(_ name: String, of connection: OpaquePointer) -> String? {
    let value = unsafe MHD_lookup_connection_value(connection, .HEADER_KIND, name)
    return unsafe value.map { unsafe String(cString: $0) }
  }

  private func send(_ answer: Response, over connection: OpaquePointer) -> MHD_Result {
    var body = answer.body
    let response = unsafe body.withUnsafeMutableBytes { bytes in
      unsafe MHD_create_response_from_buffer(bytes.count, bytes.baseAddress, .RESPMEM_MUST_COPY)
    }
    guard let response = unsafe response else { return .NO }
    defer { unsafe MHD_destroy_response(response) }
    for header in Response.always + answer.headers {
      unsafe MHD_add_response_header(response, header.name, header.value)
    }
    return unsafe MHD_queue_response(connection, answer.status, response)
  }
}
