/// What stands before the fraction where a person writes numbers.
///
/// It decides how `1,234` is read, and nothing else.
public enum DecimalMark: Sendable, Hashable {
  /// `1,234.5`, as in English.
  case point
  /// `1.234,5`, as in German.
  case comma
}
