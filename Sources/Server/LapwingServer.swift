import Glibc

/// The program `lapwing-server`: hands the page's files to this machine until it is told to stop.
@main
struct LapwingServer {
  static func main() {
    do throws(ServerError) {
      let options = try ServerOptions(reading: Array(CommandLine.arguments.dropFirst()))
      let site = try Site(folder: options.site)
      var signals = Signals()
      let listener = try Listener(port: options.port)
      let server = try HTTPServer(site: site, listener: listener)
      say("Lapwing is at http://127.0.0.1:\(listener.port)/ (Ctrl-C stops it)", to: STDOUT_FILENO)
      let wasInterrupted = signals.wait(eachSecond: server.shutOverdue)
      server.stop()
      exit(wasInterrupted ? 130 : 0)
    } catch {
      say("lapwing-server: \(error)", to: STDERR_FILENO)
      exit(error.exitCode)
    }
  }

  /// Writes a line at once, since whoever started the server may wait for it.
  private static func say(_ line: String, to file: Int32) {
    let bytes = Array((line + "\n").utf8)
    _ = unsafe bytes.withUnsafeBytes { unsafe write(file, $0.baseAddress, $0.count) }
  }
}
