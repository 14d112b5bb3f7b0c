import Glibc

/// A socket that listens on this machine's own address alone.
struct Listener: Sendable {
  let socket: Int32
  /// The port, also where any free one was asked for.
  let port: UInt16

  /// Listens on 127.0.0.1; port 0 takes any free one.
  init(port: UInt16) throws(ServerError) {
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
    guard socket >= 0 else { throw Listener.failure(port) }
    // Without it, a server that has just stopped would hold its port for a minute more.
    var yes: Int32 = 1
    unsafe setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let socket = socket
    let isListening = unsafe withUnsafeMutablePointer(to: &address) { address in
      unsafe address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        unsafe bind(socket, address, length) == 0 && listen(socket, 512) == 0
          && getsockname(socket, address, &length) == 0
      }
    }
    guard isListening else { throw Listener.failure(port) }
    self.port = UInt16(bigEndian: address.sin_port)
  }

  private static func failure(_ port: UInt16) -> ServerError {
    errno == EADDRINUSE ? .portInUse(port) : .noPort(port, reason: unsafe String(cString: strerror(errno)))
  }
}
