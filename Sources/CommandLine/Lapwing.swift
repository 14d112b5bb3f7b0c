@main
struct Lapwing {
  static func main() {
    let outcome = run(Array(Swift.CommandLine.arguments.dropFirst()), in: System.surroundings)
    System.carryOut(outcome)
  }
}
