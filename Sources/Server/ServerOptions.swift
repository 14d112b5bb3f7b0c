/// What the server is told: `lapwing-server --port 8470 --site FOLDER`, as `lapwing serve` tells it.
struct ServerOptions: Equatable, Sendable {
  /// The port to listen on; 0 takes any free one.
  let port: UInt16
  /// The folder of the page's files.
  let site: String

  /// Reads the words after the program's name: just these two options, in this order.
  init(reading words: [String]) throws(ServerError) {
    guard words.count == 4, words[0] == "--port", words[2] == "--site" else { throw .misused }
    guard let port = UInt16(words[1]) else { throw .notAPort(words[1]) }
    (self.port, site) = (port, words[3])
  }
}
