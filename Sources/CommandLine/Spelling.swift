/// The name that a person most likely meant, or `nil` where none is near.
///
/// Near is a name that begins with what was typed (two letters or more), or one that at most a third of its letters
/// sets apart, counting a missing, a needless, a wrong and two swapped letters as one each.
func nearest(to typed: String, among names: [String]) -> String? {
  if typed.count >= 2, typed.contains(where: { $0 != "-" }), let whole = names.first(where: { $0.hasPrefix(typed) }) {
    return whole
  }
  let near = names.map { (name: $0, steps: steps(from: typed, to: $0)) }.filter {
    $0.steps <= max(1, $0.name.count / 3)
  }
  return near.min { $0.steps < $1.steps }?.name
}

/// The fewest letters to insert, remove, replace or swap with a neighbour, each letter touched once.
///
/// Takes the product of the two lengths; a text longer than 32 letters is no misspelling and counts its letters.
///
/// Source: the optimal string alignment distance, after Damerau 1964, Communications of the ACM 7(3),
/// doi:10.1145/363958.363994.
private func steps(from left: String, to right: String) -> Int {
  let (left, right) = (Array(left.prefix(33)), Array(right))
  guard left.count <= 32 else { return left.count }
  var rows = [Array(0...right.count)]
  for (i, letter) in left.enumerated() {
    var row = [i + 1]
    for (j, other) in right.enumerated() {
      var fewest = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (letter == other ? 0 : 1))
      if i > 0, j > 0, letter == right[j - 1], left[i - 1] == other { fewest = min(fewest, rows[i - 1][j - 1] + 1) }
      row.append(fewest)
    }
    rows.append(row)
  }
  return rows[left.count][right.count]
}
