/// The answer to a question in words and columns, the same in the terminal and on the page.
public struct Report: Sendable {
  /// The answer in one sentence, for a screen reader and to be sent on.
  public let sentence: String
  /// Single numbers with their names, the most important first.
  public let figures: [Figure]
  /// The columns below them, where the answer has any.
  public let table: Table?
  /// What one should know about the answer, a sentence each: what does not fit, what is an estimate.
  public let remarks: [String]
  /// How it was worked out: a formula each, with what went in and where it is from.
  public let workings: [Working]

  /// A number with its name and unit, as it is shown.
  public struct Figure: Sendable {
    /// What it is: `per 100 m`.
    public let name: String
    /// The number with its unit where the name does not say it: `1:14.75`.
    public let value: String

    /// A number with its name.
    @inline(never)
    public init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
  }

  /// A formula, what went into it, and where it is from.
  public struct Working: Sendable {
    /// Whose formula it is: `Riegel`.
    public let name: String
    /// The formula as it is written on paper: `t₂ = t₁ × (d₂ ÷ d₁)^1.06`.
    public let formula: String
    /// What went in.
    public let inputs: [Figure]
    /// The paper, book or rule that it is from, and how far it holds.
    public let source: String

    /// A formula with its inputs and its source.
    @inline(never)
    public init(_ name: String, formula: String, inputs: [Figure], source: String) {
      (self.name, self.formula, self.inputs, self.source) = (name, formula, inputs, source)
    }
  }

  /// An answer.
  public init(
    sentence: String, figures: [Figure] = [], table: Table? = nil, remarks: [String] = [], workings: [Working]
  ) {
    (self.sentence, self.figures, self.table) = (sentence, figures, table)
    (self.remarks, self.workings) = (remarks, workings)
  }
}
