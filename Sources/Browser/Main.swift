/// The page calls the exported functions; run as a program of its own, there is nothing to do.
@main
struct Main {
  static func main() {}
}
