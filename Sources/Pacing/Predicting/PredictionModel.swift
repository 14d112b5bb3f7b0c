import Measures

/// A formula that tells from one result how long another distance takes.
public enum PredictionModel: Sendable, Hashable, CaseIterable {
  /// Riegel's power of the distance, with an exponent that may be one's own.
  case riegel
  /// Daniels and Gilbert's oxygen power, called VDOT.
  case danielsGilbert
  /// Cameron's curve of the speeds of records.
  case cameron
  /// Purdy's tables of equal performances.
  case purdy

  /// The name that it is shown by: `Daniels`.
  @inline(never)
  public var name: String {
    switch self {
    case .riegel: "Riegel"
    case .danielsGilbert: "Daniels"
    case .cameron: "Cameron"
    case .purdy: "Purdy"
    }
  }

  /// The formula as it is written on paper, d₁ and t₁ of the result, d₂ and t₂ of the target; `exponent` stands in Riegel's.
  public func formula(exponent: RiegelExponent = .usual) -> String {
    switch self {
    case .riegel: "t₂ = t₁ × (d₂ ÷ d₁)^" + exponent.text
    case .danielsGilbert:
      "VDOT = (−4.60 + 0.182258 v + 0.000104 v²) ÷ "
        + "(0.8 + 0.1894393 e^(−0.012778 t) + 0.2989558 e^(−0.1932605 t)), "
        + "t in minutes, v = d ÷ t in metres a minute; t₂ is the time whose VDOT is that of the result"
    case .cameron:
      "t₂ = t₁ × d₂ ÷ d₁ × f(d₁) ÷ f(d₂), f(d) = 13.49681 − 0.000030363 d + 835.7114 ÷ d^0.7905, d in metres"
    case .purdy:
      "t₂ = w₂ ÷ (1 + (k₂ ÷ k₁)(w₁ ÷ t₁ − 1)), w = d ÷ v, k = 0.0654 − 0.00258 v, "
        + "v = −11.15895 e^(−0.03796158 d) + 4.304605 e^(−0.001646772 d) + 0.5234627 e^(−0.000410767 d) "
        + "+ 4.03156 e^(−0.000007068099 d) + 2.316157 e^(−0.00000000522099 d), d in metres, t in seconds"
    }
  }

  /// The paper or book that it is from, and how far it holds.
  public var source: String {
    switch self {
    case .riegel:
      "Riegel 1981, Athletic Records and Human Endurance, American Scientist 69, 285-290; " + range
    case .danielsGilbert:
      "Daniels and Gilbert 1979, Oxygen Power; " + range
    case .cameron:
      "Cameron 1997, Time-Equivalence Model; " + range
    case .purdy:
      "Purdy 1974, Least Squares Model for the Running Curve, Research Quarterly 45, 224-238; " + range
    }
  }

  /// How far it holds, in words: `it holds for 3.5 to 230 minutes`.
  @inline(never)
  public var range: String {
    switch self {
    case .riegel: "it holds for 3.5 to 230 minutes"
    case .danielsGilbert: "its tables run from 1500 m to the marathon"
    case .cameron: "it was fitted to records from 800 m to the marathon"
    case .purdy: "its tables run from 40 m to 100 km"
    }
  }
}
