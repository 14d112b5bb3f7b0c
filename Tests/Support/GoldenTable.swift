import Foundation

/// A table of golden vectors, `Tests/Golden/NAME.tsv`: written by an independent script, and only read here.
public enum GoldenTable {
  /// The rows of a table, each with its cells by the names of their columns; an empty cell does not apply.
  ///
  /// In a cell, `\t` stands for a tab and `\n` for a line feed.
  public static func rows(of name: String) throws -> [[String: String]] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(contentsOf: folder.appending(path: "Golden/\(name).tsv"), encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: true).map(cells)
    return lines.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(lines[0], $0)) }
  }

  private static func cells(of line: Substring) -> [String] {
    line.split(separator: "\t", omittingEmptySubsequences: false).map {
      String($0).replacing("\\t", with: "\t").replacing("\\n", with: "\n")
    }
  }
}
