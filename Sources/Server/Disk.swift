import Glibc

/// The only place that reads files.
enum Disk {
  /// What stands in a folder under a name.
  struct Entry {
    enum Kind {
      /// A file of so many bytes.
      case file(size: Int)
      case folder
      /// A link, a socket, a device.
      case other
    }

    let name: String
    let kind: Kind
  }

  static func isFile(_ path: String) -> Bool {
    if case .file = kind(of: path) { true } else { false }
  }

  /// What is in a folder, in no order, without itself and the one above.
  static func entries(of folder: String) throws(ServerError) -> [Entry] {
    guard let stream = unsafe opendir(folder) else { throw failure(reading: folder) }
    defer { unsafe closedir(stream) }
    var entries: [Entry] = []
    while let next = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: next.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name == "." || name == ".." { continue }
      entries.append(Entry(name: name, kind: kind(of: folder + "/" + name)))
    }
    return entries
  }

  /// The whole content of a file.
  static func bytes(of path: String) throws(ServerError) -> [UInt8] {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard file >= 0 else { throw failure(reading: path) }
    defer { close(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = unsafe chunk.withUnsafeMutableBytes { unsafe read(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure(reading: path) }
      if count == 0 { return bytes }
      bytes += chunk[..<count]
    }
  }

  private static func kind(of path: String) -> Entry.Kind {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else { return .other }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file(size: status.st_size)
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  private static func failure(reading path: String) -> ServerError {
    .unreadable(path: path, reason: unsafe String(cString: strerror(errno)))
  }
}
