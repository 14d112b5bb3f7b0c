import Glibc
import Synchronization

/// By when each connection must have sent its request, or taken its answer.
///
/// The HTTP library's own time-out begins afresh with each byte, so that a byte now and then would hold a connection
/// for ever; these do not.
final class Deadlines: Sendable {
  /// Seconds from the start of a connection, or the last answer, to the end of a request's head.
  static let secondsForHead = 10
  /// Seconds for taking an answer: the whole page over a slow link.
  static let secondsForAnswer = 60
  /// So many connections may be open; a further one takes the place of the one that is due first.
  static let mostConnections = 256

  /// By socket, in nanoseconds of the monotonic clock.
  private let ends = Mutex<[Int32: Int]>([:])

  /// A connection was made: its first head is due.
  ///
  /// Clients that connect and say nothing would else keep all others waiting until they are overdue.
  func admit(_ socket: Int32) {
    ends.withLock { ends in
      if ends.count >= Deadlines.mostConnections, let (first, _) = ends.min(by: { $0.value < $1.value }) {
        ends[first] = nil
        shutdown(first, Int32(SHUT_RDWR))
      }
      ends[socket] = Deadlines.end(in: Deadlines.secondsForHead)
    }
  }

  /// A connection has its answer: the next head is due.
  func awaitHead(on socket: Int32) {
    ends.withLock { $0[socket] = Deadlines.end(in: Deadlines.secondsForHead) }
  }

  /// A request has arrived: its answer is due.
  func awaitAnswer(on socket: Int32) {
    ends.withLock { $0[socket] = Deadlines.end(in: Deadlines.secondsForAnswer) }
  }

  /// A connection is about to close.
  func forget(_ socket: Int32) {
    _ = ends.withLock { $0.removeValue(forKey: socket) }
  }

  /// Shuts the connections that are overdue; the library then closes them.
  func shutOverdue() {
    // Under the lock, so that no socket is closed and its number used again between the look and the shutting.
    let now = Deadlines.end(in: 0)
    ends.withLock { ends in
      for (socket, end) in ends where end <= now { shutdown(socket, Int32(SHUT_RDWR)) }
    }
  }

  private static func end(in seconds: Int) -> Int {
    var now = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &now)
    return (now.tv_sec + seconds) * 1_000_000_000 + now.tv_nsec
  }
}
