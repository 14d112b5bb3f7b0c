/// What another way of writing plans cannot say of a plan, or a plan not of what was read, and where.
public struct Loss: Sendable {
  /// The row's number where a plan was written, the line, counted from one, where one was read; `nil` where it is the whole plan.
  public let row: Int?
  /// What is lost, as a sentence such as `The last rest of 6 × is taken there too.`.
  public let words: String

  /// Something that is lost.
  public init(_ row: Int?, _ words: String) { (self.row, self.words) = (row, words) }
}
