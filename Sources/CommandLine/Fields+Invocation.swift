import Pacing

extension Fields {
  /// What a command line fills in: each option with a value under its name, then the arguments under theirs in small
  /// letters, as `trial` of `css`.
  init(of invocation: Invocation) {
    self.init()
    for (option, value) in invocation.values { add(option, value) }
    guard let argument = invocation.command?.argument else { return }
    for text in invocation.arguments { add(argument.parameter.name.lowercased(), text) }
  }
}
