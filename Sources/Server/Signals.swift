import Glibc

/// Ctrl-C and a request to end, waited for instead of interrupting.
struct Signals {
  private var awaited = sigset_t()

  /// Holds SIGINT and SIGTERM back from now on, in this thread and those it starts.
  ///
  /// To be made before any thread is. SIGPIPE is ignored: a browser that goes away is no reason to end.
  init() {
    unsafe sigemptyset(&awaited)
    unsafe sigaddset(&awaited, SIGINT)
    unsafe sigaddset(&awaited, SIGTERM)
    unsafe pthread_sigmask(SIG_BLOCK, &awaited, nil)
    signal(SIGPIPE, SIG_IGN)
  }

  /// Waits for one of them, doing something each second meanwhile.
  ///
  /// - Returns: Whether it was Ctrl-C, that is SIGINT.
  mutating func wait(eachSecond task: () -> Void) -> Bool {
    var second = timespec(tv_sec: 1, tv_nsec: 0)
    while true {
      let signal = unsafe sigtimedwait(&awaited, nil, &second)
      if signal > 0 { return signal == SIGINT }
      task()
    }
  }
}
