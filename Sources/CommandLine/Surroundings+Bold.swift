extension Surroundings {
  /// Whether the answer is set in bold: by default on a terminal that can.
  ///
  /// Source: no-color.org; CLICOLOR_FORCE as bixense.com/clicolors has it, NO_COLOR first.
  func wantsBold(unless isRefused: Bool) -> Bool {
    if isRefused || !(environment["NO_COLOR"] ?? "").isEmpty { return false }
    if let force = environment["CLICOLOR_FORCE"], !force.isEmpty, force != "0" { return true }
    return outputIsTerminal && environment["TERM"] != "dumb"
  }
}
