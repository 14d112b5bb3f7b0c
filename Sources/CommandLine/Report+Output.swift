import JSON
import Pacing

extension Report {
  /// The answer as it is printed; JSON has a function of its own, since a report holds no data.
  func written(as form: OutputForm) -> String {
    switch form {
    case .text(let isBold): text(isBold: isBold)
    case .plain, .json: plain
    case .csv: (table ?? figureTable).csv
    }
  }

  /// One document of version 1: the data, then the remarks.
  func json(of data: [JSON.Member]) -> String {
    let members = [JSON.Member("version", 1)] + data
    return JSON.object(members + [JSON.Member("remarks", .array(remarks.map(JSON.string)))]).compact + "\n"
  }

  /// The answer in a sentence, in bold where that is wanted, the figures, the table and the remarks, with an empty line
  /// between them.
  private func text(isBold: Bool) -> String {
    var parts = [isBold ? "\u{1B}[1m\(sentence)\u{1B}[0m\n" : sentence + "\n"]
    if sentence.isEmpty { parts = [] }
    parts.append(figureTable.text(isRight: [false, false]))
    if let table { parts.append(table.text) }
    parts.append(remarks.map { $0 + "\n" }.joined())
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// Lines of a name, a tab and a value; then the table, its heads first, with tabs between the cells; then the remarks.
  private var plain: String {
    let rows = table.map { [$0.columns] + $0.rows } ?? []
    let lines = figures.map { [$0.name, $0.value] } + rows + remarks.map { ["remark", $0] }
    return lines.map { $0.joined(separator: "\t") + "\n" }.joined()
  }

  private var figureTable: Table {
    Table(columns: ["Name", "Value"], rows: figures.map { [$0.name, $0.value] })
  }

  /// How it was worked out: the formula, what went in, and where it is from.
  var workingsText: String {
    workings.map { working in
      let inputs = working.inputs.map { "  \($0.name): \($0.value)\n" }.joined()
      return "\(working.name): \(working.formula)\n\(inputs)  source: \(working.source)\n"
    }.joined()
  }
}

extension Table {
  /// The heads and the rows in columns, numbers on the right of theirs, so that digits stand above digits.
  fileprivate var text: String {
    let isRight = columns.indices.map { column in rows.allSatisfy { $0[column].isNumeric } }
    return Table(columns: columns, rows: [columns] + rows).text(isRight: isRight)
  }

  /// The rows in columns, without the heads: two spaces between columns, none at the end of a line.
  ///
  /// - Parameter isRight: For each column whether its cells end at one place rather than begin at one.
  /// - Returns: The lines, each ended.
  func text(isRight: [Bool]) -> String {
    let widths = columns.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { cells in
      var line = ""
      for (column, cell) in cells.enumerated() {
        let space = String(repeating: " ", count: widths[column] - cell.count)
        line += (column > 0 ? "  " : "") + (isRight[column] ? space + cell : cell + space)
      }
      return line.trimmedAtEnd + "\n"
    }.joined()
  }
}

extension String {
  /// Whether it is a number with no more than the symbol of a unit, as `42.195 km`, or holds the place of one; `200 free` is
  /// a name.
  fileprivate var isNumeric: Bool {
    guard let first else { return true }
    let letters = filter(\.isLetter)
    return "0123456789—−-+±".contains(first) && letters.count <= 2 && letters.allSatisfy(\.isLowercase)
  }

  fileprivate var trimmedAtEnd: Substring {
    guard let last = lastIndex(where: { $0 != " " }) else { return "" }
    return self[...last]
  }
}
