import Measures
import Pacing
import Testing

/// A result as it is typed: `5 km=20:00`.
func result(_ text: String) throws -> Performance {
  try Performance(reading: text, field: "result", decimalMark: .point)
}

/// A distance as it is typed.
func distance(_ text: String) throws -> Distance.Written {
  try Distance.Written(reading: text, unit: .metre)
}

/// Fields as they are typed.
func fields(_ all: [(String, String)]) -> Fields {
  var fields = Fields()
  for (name, text) in all { fields.add(name, text) }
  return fields
}

/// Fields as a text that can be compared.
func line(_ fields: Fields) -> String {
  fields.all.map { "\($0.name)=\($0.text)" }.joined(separator: "&")
}
