import Testing

@testable import CommandLine

struct CompletionsTests {
  @Test(arguments: ["bash", "zsh", "fish"])
  func `completions know every command, option and word of the table`(shell: String) {
    let script = lapwing("completions", shell).output
    for command in Command.all {
      for word in command.name.split(separator: " ") { #expect(script.contains(word)) }
      for option in command.options { #expect(script.contains(option.name)) }
    }
    for word in ["no-color", "marathon", "0 1 2 3", "bash zsh fish"] { #expect(script.contains(word)) }
  }
}

struct ManualTests {
  @Test func `the manual page tells every command, option and exit code of the table`() {
    let page = lapwing("manual").output
    for command in Command.all {
      #expect(page.contains(".Ss lapwing \(command.name)"))
      for option in command.options {
        #expect(page.contains("Fl -\(option.name)" + (option.value == nil ? "\n" : " Ar ")))
      }
    }
    for option in Option.everywhere { #expect(page.contains("Fl -\(option.name)\n")) }
    for code in ExitCode.allCases { #expect(page.contains(".It \(code.rawValue)\n")) }
  }
}

struct ServeTests {
  private func surroundings(fileAt file: String?) -> Surroundings {
    Surroundings(programFolder: "/there/built/release", isFile: { $0 == file })
  }

  @Test(arguments: ["/site", "/../site", "/../../site", "/../share/lapwing/site"])
  func `the page is found beside and above the program`(path: String) {
    let site = "/there/built/release" + path
    let outcome = lapwing("serve", in: surroundings(fileAt: site + "/index.html"))
    #expect(
      outcome.successor
        == Outcome.Program(
          path: "/there/built/release/lapwing-server", arguments: ["--port", "8470", "--site", site]))
  }

  @Test func `a port and a folder are handed on as they are`() {
    let outcome = lapwing("serve", "--port", "0", "--site", "elsewhere", in: surroundings(fileAt: nil))
    #expect(outcome.successor?.arguments == ["--port", "0", "--site", "elsewhere"])
  }

  @Test func `without a page it says how to make one`() {
    #expect(
      lapwing("serve", in: surroundings(fileAt: nil))
        == Outcome(
          remarks: "lapwing: the page is not built; make build makes it, --site FOLDER names another place\n",
          exitCode: .unavailable))
  }
}
