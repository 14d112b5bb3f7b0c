/// `lapwing serve`: gives way to `lapwing-server`, which stands beside this program.
///
/// It is a program of its own, since the HTTP library alone would make every command start several times slower.
func startServer(_ invocation: Invocation, in surroundings: Surroundings) throws(Refusal) -> Outcome {
  let port = invocation.value(of: .port) ?? "8470"
  guard UInt16(port) != nil else { throw .notAPort(port) }
  guard let programFolder = surroundings.programFolder else { throw .missingProgram("lapwing-server") }
  let places = usualPlaces.map { programFolder + $0 }
  guard let site = invocation.value(of: .site) ?? places.first(where: { surroundings.isFile($0 + "/index.html") })
  else { throw .noPage }
  let server = Outcome.Program(
    path: programFolder + "/lapwing-server", arguments: ["--port", port, "--site", site])
  return Outcome(successor: server)
}

/// Where the page may stand, seen from the program's folder: in it, above it, above the build's folder for each
/// platform, and where a package puts it.
private let usualPlaces = ["/site", "/../site", "/../../site", "/../share/lapwing/site"]
