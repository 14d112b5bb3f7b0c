import Interface
import Screens

/// Prints the HTML of the app as it starts, which stands in the page until the script has come.
@main
struct FirstPage {
  static func main() {
    print(App().view.html())
  }
}
