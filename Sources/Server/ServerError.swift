/// Why the server does not start.
enum ServerError: Error, Equatable, Sendable {
  /// A command line that is not the one it takes.
  case misused
  /// No port: a whole number from 0 to 65535.
  case notAPort(String)
  /// A folder without the page.
  case noSite(String)
  /// A file or folder of the page that cannot be read, and why.
  case unreadable(path: String, reason: String)
  /// A folder far larger than the page, most likely not the page's.
  case tooLarge(folder: String, mostBytes: Int)
  case portInUse(UInt16)
  /// A port that cannot be listened on for another reason.
  case noPort(UInt16, reason: String)
  /// The HTTP library does not start.
  case noLibrary

  /// The number that the program ends with: 2 for a wrong command line, 8 for something that is not there.
  var exitCode: Int32 {
    switch self {
    case .misused, .notAPort: 2
    default: 8
    }
  }
}

extension ServerError: CustomStringConvertible {
  /// One sentence for a person: what is wrong, where, and what would have been right.
  var description: String {
    switch self {
    case .misused: "it takes --port PORT --site FOLDER; lapwing serve starts it so"
    case .notAPort(let text): "--port \"\(text)\": a port is a whole number from 0 to 65535; type 8470"
    case .noSite(let folder): "there is no page in \(folder): it has no index.html; make build makes the page"
    case .unreadable(let path, let reason): "reading \(path): \(reason)"
    case .tooLarge(let folder, let most): "\(folder) holds more than \(most / 1_000_000) MB; name the page's own folder"
    case .portInUse(let port): "port \(port) is in use; stop the other program, or choose a port with --port"
    case .noPort(let port, let reason): "listening on port \(port): \(reason); choose a port with --port"
    case .noLibrary: "the HTTP library does not start; there may be too many open files"
    }
  }
}
