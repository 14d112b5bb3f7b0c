public import Measures

extension Plan {
  /// A total that is to be reached.
  public enum Total: Sendable {
    /// All the time.
    case time(Time)
    /// All the distance.
    case distance(Distance)
    /// All the time over all the distance.
    case pace(Pace)
  }

  /// What stays as it is while the rows follow a total.
  public enum Way: Sendable, CaseIterable {
    /// Every distance: the rows get faster or slower.
    case keepDistances
    /// Every time: the rows get longer or shorter, and so faster or slower.
    case keepTimes
    /// Every pace: the rows get longer or shorter.
    case keepPaces
    /// Every locked row; of the others the distances where a time is to be reached, the times where a distance is.
    case onlyUnlocked
    /// All but the count of one repeat.
    case changeRepeats
  }

  /// The plan with rows that come to a total, exactly: to the millisecond, or to the micrometre.
  ///
  ///     // 1 mi in 10:00, 2 mi in 18:00
  ///     try plan.fitted(to: .time(.seconds(27 * 60)), .keepDistances)  // 9:38.571 and 17:21.429
  ///
  /// Work, warm-up and cool-down follow, each in proportion, and send-offs with them; other rests stay. Each row is rounded half
  /// up once; what is left over goes to the last of the rows that are done least often among which it can be shared evenly, and
  /// where there is none, to the last of those done least often, which becomes one of several parts. A time where no row has one yet is spread at an even pace.
  ///
  /// - Throws: ``FitError`` where no such plan exists, with the reason.
  public func fitted(to total: Total, _ way: Way) throws(FitError) -> Plan {
    let timeline = Timeline(self)
    switch (total, way) {
    case (.time, .keepTimes), (.distance, .keepDistances), (.pace, .keepPaces): throw .kept(way)
    case (.pace, .changeRepeats): throw .paceOfRepeats
    case (_, .changeRepeats): return try withRepeats(to: total, timeline)
    case (.time(let time), _): return try Fit(self, timeline, way).reaching(time)
    case (.distance(let distance), _): return try Fit(self, timeline, way).reaching(distance)
    case (.pace(let pace), .keepTimes):
      guard let time = timeline.totals.time, timeline.totals.unknownTimes == 0, let distance = pace.distance(in: time)
      else { throw Fit.unknown(in: self, timeline, isTime: true) }
      return try Fit(self, timeline, way).reaching(distance)
    case (.pace(let pace), _):
      guard let distance = timeline.totals.distance, timeline.totals.unknownDistances == 0,
        let time = pace.time(over: distance)
      else { throw Fit.unknown(in: self, timeline, isTime: false) }
      return try Fit(self, timeline, way).reaching(time)
    }
  }

  // MARK: Repeats

  /// The plan with another count of the first repeat that can give the total.
  private func withRepeats(to total: Total, _ timeline: Timeline) throws(FitError) -> Plan {
    if case .time(.zero) = total { throw .zero }
    if case .distance(.zero) = total { throw .zero }
    guard timeline.totals.knows(total) else {
      throw Fit.unknown(in: self, timeline, isTime: total.isTime)
    }
    var nearest: FitError?
    for row in rows {
      guard let repeats = row.item.repeats else { continue }
      // A repeat of rests gives the same distance whatever its count is.
      if Self.comparison(of: self, with: total) == 0 { return self }
      do throws(FitError) {
        return try withCount(of: row.item.id, repeats, to: total)
      } catch {
        nearest = nearest ?? error
      }
    }
    throw nearest ?? .noRepeats
  }

  /// The plan with the count of one repeat that gives the total, the fewest where several do; counts give no less the higher they
  /// are.
  private func withCount(of id: Int, _ repeats: Repeat, to total: Total) throws(FitError) -> Plan {
    var (least, most) = (0, Self.mostRepeats + 1)
    while most - least > 1 {
      let middle = (least + most) / 2
      guard let tried = changed(id, repeats, count: middle) else {
        most = middle
        continue
      }
      if Self.comparison(of: tried, with: total) < 0 { least = middle } else { most = middle }
    }
    if let fewest = changed(id, repeats, count: most), Self.comparison(of: fewest, with: total) == 0 { return fewest }
    throw .noCount(below: written(id, repeats, least, total), above: written(id, repeats, most, total))
  }

  private func changed(_ id: Int, _ repeats: Repeat, count: Int) -> Plan? {
    var plan = self
    guard let other = try? Repeat(count, repeats.items) else { return nil }
    plan.set(id, to: .repeats(other))
    return try? plan.checked()
  }

  /// Below zero where a plan comes to less than a total, above where to more, or to what cannot be measured.
  private static func comparison(of plan: Plan, with total: Total) -> Int {
    let totals = Timeline(plan).totals
    // Only a rest that is left out of fewer repeats can be unknown here.
    guard totals.knows(total) else { return 1 }
    switch total {
    case .time(let time): return totals.time.map { $0 == time ? 0 : $0 < time ? -1 : 1 } ?? 1
    case .distance(let distance): return totals.distance.map { $0 == distance ? 0 : $0 < distance ? -1 : 1 } ?? 1
    case .pace: return 1
    }
  }

  private func written(_ id: Int, _ repeats: Repeat, _ count: Int, _ total: Total) -> (count: Int, total: String)? {
    guard let plan = changed(id, repeats, count: count) else { return nil }
    let totals = Timeline(plan).totals
    guard totals.knows(total) else { return nil }
    if total.isTime { return totals.time.map { (count, $0.written) } }
    return totals.distance.map { (count, Distance.Written($0, in: units.distance).text) }
  }
}

extension Totals {
  /// Whether it is known in full what a total is compared with.
  fileprivate func knows(_ total: Plan.Total) -> Bool {
    total.isTime ? unknownTimes == 0 : unknownDistances == 0
  }
}

extension Plan.Total {
  fileprivate var isTime: Bool {
    if case .time = self { true } else { false }
  }
}
