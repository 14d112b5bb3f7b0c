import Glibc

/// The only place that meets the C library: what the program is told, and what becomes of its outcome.
enum System {
  /// What the system tells of this terminal and person.
  static var surroundings: Surroundings {
    Surroundings(
      environment: environment, outputIsTerminal: isatty(STDOUT_FILENO) == 1, programFolder: programFolder,
      isFile: { path in unsafe access(path, R_OK) == 0 }, read: read, decimalMarkIsComma: decimalMarkIsComma)
  }

  /// Writes the outcome's texts and ends the program, or gives way to the outcome's successor.
  static func carryOut(_ outcome: Outcome) -> Never {
    _ = write(outcome.remarks, to: STDERR_FILENO)
    if let error = write(outcome.output, to: STDOUT_FILENO) {
      if error == EPIPE { exit(brokenPipe) }
      _ = write("lapwing: writing the answer: \(message(of: error))\n", to: STDERR_FILENO)
      exit(ExitCode.failed.rawValue)
    }
    if let successor = outcome.successor { giveWay(to: successor) }
    exit(outcome.exitCode.rawValue)
  }

  /// How a shell reports SIGPIPE, 128 + 13: the end of a program whose reader has gone, also where whoever started it
  /// had the signal ignored.
  private static let brokenPipe: Int32 = 141

  private static var environment: [String: String] {
    var environment: [String: String] = [:]
    for name in Surroundings.variables {
      if let value = unsafe getenv(name) { environment[name] = unsafe String(cString: value) }
    }
    return environment
  }

  private static var programFolder: String? {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe buffer.withUnsafeMutableBytes { bytes in
      let characters = unsafe bytes.bindMemory(to: CChar.self)
      return unsafe characters.baseAddress.map { unsafe readlink("/proc/self/exe", $0, characters.count) } ?? 0
    }
    guard count > 0, let slash = buffer[..<count].lastIndex(of: UInt8(ascii: "/")) else { return nil }
    return String(decoding: buffer[..<slash], as: UTF8.self)
  }

  private static func decimalMarkIsComma() -> Bool {
    unsafe setlocale(LC_NUMERIC, "")
    guard let mark = unsafe nl_langinfo(nl_item(RADIXCHAR)) else { return false }
    return unsafe String(cString: mark) == ","
  }

  private static func read(_ path: String, most: Int) throws(Refusal) -> [UInt8] {
    let file = path == "-" ? STDIN_FILENO : unsafe open(path, O_RDONLY)
    guard file >= 0 else { throw .unreadableFile(path, reason: message(of: errno)) }
    defer { if path != "-" { close(file) } }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while bytes.count <= most {
      let count = unsafe buffer.withUnsafeMutableBytes { unsafe Glibc.read(file, $0.baseAddress, $0.count) }
      if count == 0 { break }
      if count > 0 {
        bytes += buffer[..<count]
      } else if errno != EINTR {
        throw .unreadableFile(path, reason: message(of: errno))
      }
    }
    return bytes
  }

  /// Writes the whole text; the error's number where that fails.
  private static func write(_ text: String, to file: Int32) -> Int32? {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { bytes in unsafe Glibc.write(file, bytes.baseAddress, bytes.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }

  private static func giveWay(to program: Outcome.Program) -> Never {
    var words = unsafe ([program.path] + program.arguments).map { unsafe strdup($0) } + [nil]
    unsafe execv(program.path, &words)
    let error = errno
    let refusal = Refusal.missingProgram(program.path)
    let reason = error == ENOENT ? "\(refusal)" : "starting \(program.path): \(message(of: error))"
    _ = write("lapwing: \(reason)\n", to: STDERR_FILENO)
    exit(refusal.exitCode.rawValue)
  }

  private static func message(of error: Int32) -> String {
    unsafe String(cString: strerror(error))
  }
}
