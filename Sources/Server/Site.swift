/// The page: its files by their paths, read once at the start.
///
/// This table is all that is ever sent: a path that is not a key of it leads nowhere, whatever it spells.
struct Site: Sendable {
  private let files: [String: SiteFile]

  /// Far above the page's size; reading stops there, in case the folder is not the page's.
  private static let mostBytes = 64_000_000

  /// Reads the page from the folder that holds its `index.html`.
  init(folder: String) throws(ServerError) {
    guard Disk.isFile(folder + "/index.html") else { throw .noSite(folder) }
    var read: [String: [UInt8]] = [:]
    var left = Site.mostBytes
    try Site.read(folder, as: "/", into: &read, bytesLeft: &left)
    files = Site.files(from: read)
  }

  /// The file at a path, as it stands after the host's name; `/` is the page itself.
  subscript(path: String) -> SiteFile? {
    files[path == "/" ? "/index.html" : path]
  }

  /// Reads the files of a folder and of those in it; names that start with a point and links are passed over.
  private static func read(
    _ folder: String, as path: String, into files: inout [String: [UInt8]], bytesLeft: inout Int
  ) throws(ServerError) {
    for entry in try Disk.entries(of: folder) where !entry.name.hasPrefix(".") {
      switch entry.kind {
      case .folder:
        try read(folder + "/" + entry.name, as: path + entry.name + "/", into: &files, bytesLeft: &bytesLeft)
      case .file(let size):
        bytesLeft -= size
        guard bytesLeft >= 0 else { throw .tooLarge(folder: folder, mostBytes: mostBytes) }
        files[path + entry.name] = try Disk.bytes(of: folder + "/" + entry.name)
      case .other: break
      }
    }
  }

  /// Puts each `.br` and `.gz` to the file that it stands beside.
  private static func files(from read: [String: [UInt8]]) -> [String: SiteFile] {
    var files: [String: SiteFile] = [:]
    for (path, bytes) in read {
      if path.hasSuffix(".br") || path.hasSuffix(".gz"), read[String(path.dropLast(3))] != nil { continue }
      var file = SiteFile(name: path, bytes: bytes)
      file.brotli = read[path + ".br"]
      file.gzip = read[path + ".gz"]
      files[path] = file
    }
    return files
  }
}
