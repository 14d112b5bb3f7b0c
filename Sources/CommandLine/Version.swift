/// Which Lapwing this is.
enum Version {
  /// By semantic versioning.
  static let number = "0.1.0"
  /// The day it was made, as mdoc writes one: the manual is dated by it, so that each build gives the same page.
  static let day = "November 30, 2026"
}
