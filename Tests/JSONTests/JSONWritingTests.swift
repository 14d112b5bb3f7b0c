import JSON
import TestSupport
import Testing

@Test(
  arguments: [
    (["time_ms": 12_600_000, "pace": "4:58.6/km", "ok": true], #"{"time_ms":12600000,"pace":"4:58.6/km","ok":true}"#),
    ([1, [], [:], .null, false, -5], "[1,[],{},null,false,-5]"),
    ("\"\\/\u{8}\u{C}\n\r\t\u{0}\u{1F}\u{7F}é🏊", "\"\\\"\\\\/\\b\\f\\n\\r\\t\\u0000\\u001f\u{7F}é🏊\""),
    (["a\nb": 1], #"{"a\nb":1}"#),
  ] as [(JSON, String)])
func `a value is written without white space and with only the escapes that must be`(value: JSON, text: String) {
  #expect(value.compact == text)
}

@Test func `for people each value stands on a line of its own`() {
  let value: JSON = ["laps": [90, ["ok": true]], "none": [], "empty": [:]]
  #expect(
    value.indented == """
      {
        "laps": [
          90,
          {
            "ok": true
          }
        ],
        "none": [],
        "empty": {}
      }
      """)
}

@Test func `members are found by name, and values only as what they are`() {
  let value: JSON = ["time_ms": 5, "name": "half", "ok": false, "laps": [1]]
  #expect(value["time_ms"]?.integer == 5)
  #expect(value["name"]?.text == "half")
  #expect(value["ok"]?.flag == false)
  #expect(value["laps"]?.items == [1])
  #expect(value["missing"] == nil)
  #expect(value["name"]?.integer == nil)
  #expect(value["time_ms"]?.text == nil)
  #expect(value["time_ms"]?.flag == nil)
  #expect(value["ok"]?.items == nil)
  #expect(JSON.null["name"] == nil)
}

@Test func `a number is made only from a text that writes one`() {
  #expect(JSON.Number("1.50")?.text == "1.50")
  #expect(JSON.Number("42") == JSON.Number(42))
  for text in ["", "1.", "01", " 1", "1 ", "nan", "0x1"] { #expect(JSON.Number(text) == nil) }
}

@Test(arguments: 1...100 as ClosedRange<UInt64>)
func `what is written is read back as the same value, in both forms`(seed: UInt64) throws {
  var random = Seeded(seed)
  let value = random.json(depth: 5)
  #expect(try JSON(reading: value.compact, atMost: 1_000_000) == value)
  #expect(try JSON(reading: value.indented, atMost: 1_000_000) == value)
}

@Test(arguments: 1...100 as ClosedRange<UInt64>)
func `a text with bytes changed is read or refused inside it, and never traps`(seed: UInt64) {
  var random = Seeded(seed)
  var bytes = Array(random.json(depth: 4).compact.utf8)
  for _ in 0..<3 {
    bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
    do {
      _ = try JSON(reading: bytes, atMost: 1_000_000)
    } catch {
      #expect((0...bytes.count).contains(error.offset))
    }
  }
}

extension Seeded {
  fileprivate mutating func json(depth: Int) -> JSON {
    switch Int.random(in: depth == 0 ? 0..<5 : 0..<9, using: &self) {
    case 0: .null
    case 1: .bool(Bool.random(using: &self))
    case 2: .integer(Int64.random(in: Int64.min...Int64.max, using: &self))
    case 3: JSON.Number("-\(UInt8.random(in: 0...255, using: &self)).50e+7").map(JSON.number) ?? .null
    case 4: .string(words())
    case 5, 6: .array((0..<Int.random(in: 0..<6, using: &self)).map { _ in json(depth: depth - 1) })
    default: .object((0..<Int.random(in: 0..<6, using: &self)).map { .init("\($0)" + words(), json(depth: depth - 1)) })
    }
  }

  private mutating func words() -> String {
    let scalars = (0..<Int.random(in: 0..<8, using: &self)).compactMap { _ in
      Unicode.Scalar(UInt32.random(in: 0..<(Bool.random(using: &self) ? 0x80 : 0x11_0000), using: &self))
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
