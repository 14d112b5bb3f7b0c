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

  /// By socket, in seconds of the monotonic clock.
  private let ends = Mutex<[Int32: Int]>([:])

  /// A connection was made, or has its answer: the next head is due.
  func awaitHead(on socket: Int32) {
    ends.withLock { $0[socket] = Deadlines.now + Deadlines.secondsForHead }
  }

  /// A request has arrived: its answer is due.
  func awaitAnswer(on socket: Int32) {
    ends.withLock { $0[socket] = Deadlines.now + Deadlines.secondsForAnswer }
  }

  /// A connection is about to close.
  func forget(_ socket: Int32) {
    _ = ends.withLock { $0.removeValue(forKey: socket) }
  }

  /// Shuts the connections that are overdue; the library then closes them.
  func shutOverdue() {
    // Under the lock, so that no socket is closed and its number used again between the look and the shutting.
    ends.withLock { ends in
      for (socket, end) in ends where end <= Deadlines.now { shutdown(socket, Int32(SHUT_RDWR)) }
    }
  }

  private static var now: Int {
    var now = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &now)
    return now.tv_sec
  }
}
