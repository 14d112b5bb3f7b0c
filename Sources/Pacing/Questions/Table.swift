import Measures

/// Columns of texts, to be shown, printed and saved.
public struct Table: Sendable {
  /// The head of each column; at least one.
  public let columns: [String]
  /// The cells, row by row from the top, each row as long as ``columns``.
  public let rows: [[String]]

  /// Columns with their rows.
  ///
  /// - Precondition: Each row has a cell for each column.
  public init(columns: [String], rows: [[String]]) {
    precondition(rows.allSatisfy { $0.count == columns.count }, "a row with other than \(columns.count) cells")
    (self.columns, self.rows) = (columns, rows)
  }

  /// The columns as comma-separated values: the heads, then the rows, each line ended by a carriage return and a line feed.
  ///
  /// Source: RFC 4180; a cell with a comma, a quotation mark or a line break stands in quotation marks, which are doubled in it.
  public var csv: String {
    ([columns] + rows).map { $0.map(Self.quoted).joined(separator: ",") + "\r\n" }.joined()
  }

  private static func quoted(_ cell: String) -> String {
    // What a spreadsheet would take for a formula is a text for it behind an apostrophe (OWASP ASVS 1.2.10).
    if let first = cell.utf8.first, [0x3D, 0x2B, 0x2D, 0x40, 0x09].contains(first),
      !cell.utf8.dropFirst().allSatisfy({ $0.isDigit || $0 == 0x2E })
    {
      return quoted("'" + cell)
    }
    let needsQuotes = cell.utf8.contains { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }
    guard needsQuotes else { return cell }
    var bytes: [UInt8] = [0x22]
    for byte in cell.utf8 { bytes += byte == 0x22 ? [0x22, 0x22] : [byte] }
    return String(decoding: bytes + [0x22], as: UTF8.self)
  }
}
