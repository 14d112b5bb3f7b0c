/// Which of some nodes can stay where they are, when they are put into a new order by moving as few as possible: those
/// of the longest run, gaps allowed, that stood in this order before.
///
///     longestRise(of: [1, 2, 0], through: nil)   // [true, true, false]: the third is moved
///
/// The cost is n log n (patience sorting).
///
/// - Parameters:
///   - origins: For each node in the new order, where it stood before, each place once; `nil` for one that is new.
///   - fixed: The index of one that must stay, if any; the run is the longest through it.
/// - Returns: For each in the new order, whether it stays.
func longestRise(of origins: [Int?], through fixed: Int?) -> [Bool] {
  var ends: [(index: Int, origin: Int)] = []  // of the runs of each length, the one that ends lowest
  var previous = [Int?](repeating: nil, count: origins.count)
  for (index, origin) in origins.enumerated() {
    guard let origin else { continue }
    if let fixed, let fixedOrigin = origins[fixed], index != fixed, (index < fixed) != (origin < fixedOrigin) {
      continue
    }
    let length = ends.firstIndexAbove(origin)
    previous[index] = length > 0 ? ends[length - 1].index : nil
    if length == ends.count {
      ends.append((index, origin))
    } else {
      ends[length] = (index, origin)
    }
  }

  var stays = [Bool](repeating: false, count: origins.count)
  var next = ends.last?.index
  while let index = next {
    stays[index] = true
    next = previous[index]
  }
  return stays
}

extension [(index: Int, origin: Int)] {
  /// The first index whose origin is not below `origin`, in a list where they rise.
  fileprivate func firstIndexAbove(_ origin: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].origin < origin { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
