import Measures
import Pacing
package import Workouts

/// A change of the plan by one tap.
package enum PlanEdit: Sendable {
  /// A blank row below the chosen one, or at the end; in the plan's units.
  case stepAdded
  /// A rest of a minute there.
  case restAdded
  /// The chosen row and its rests into a repeat; a blank one in a repeat where none is chosen.
  case repeatAdded
  /// A copy below the row.
  case duplicated(Int)
  /// The row past the next one that way.
  case moved(Int, Plan.Direction)
  /// The row fixed, or free again.
  case locked(Int)
  /// The row gone.
  case deleted(Int)
  /// The rows of a repeat without it.
  case unwrapped(Int)
  /// The row for something else.
  case kind(Int, Step.Kind)
  /// The row ended by something else.
  case extent(Int, Step.Extent)
  /// The row at another pace; `nil` for none.
  case target(Int, Step.Target?)
  /// The last rest taken or left out.
  case lastToggled(Int)
  /// Another note.
  case noted(Int, String)
  /// Another name of the plan.
  case named(String)
  /// All rows away, the calculator empty.
  case cleared
  /// A session in place of what is there.
  case replaced(text: String)
  /// What the calculator says as the first row.
  case calculatedTaken
  /// A piece of the text mended, by its place in the list of faults.
  case mended(Int)
}

extension PlanEdit {
  /// Whether it is made from a sheet that goes away with it.
  var closesSheet: Bool {
    switch self {
    case .cleared, .replaced: true
    default: false
    }
  }

  /// Makes the change; gives the row to be chosen then, and what is to be said of it.
  func make(in state: inout PlanState, selected: Int?) -> (selected: Int?, words: String?) {
    switch self {
    case .stepAdded: return (add(.blank(state.plan.units), after: selected, in: &state), nil)
    case .restAdded:
      let rest = Step(.rest, .time(.seconds(60)), units: state.plan.units)
      return (add(rest, after: selected, in: &state), nil)
    case .repeatAdded: return (addRepeat(after: selected, in: &state), nil)
    case .duplicated(let id):
      var copy: Int?
      state.changeChecked { copy = $0.duplicate(id) }
      let rows = state.plan.rows.count
      return copy == nil || state.plan[copy ?? 0] == nil
        ? (id, "No room for more rows") : (copy, "Copied. \(rows) rows now.")
    case .moved(let id, let direction):
      state.changeChecked { $0.move(id, direction) }
      return (id, nil)
    case .deleted(let id):
      let isRepeat = state.plan[id]?.repeats != nil
      state.change { $0.remove(id) }
      return (nil, isRepeat ? "Repeat deleted" : "Row deleted")
    case .unwrapped(let id):
      state.change { $0.unwrap(id) }
      return (nil, "Repeat taken apart")
    case .named(let name):
      state.change { $0.name = name.cut(to: Plan.mostNameBytes) }
      return (selected, nil)
    case .cleared:
      state = state.afresh(with: [])
      return (nil, "Rows cleared")
    case .replaced(let text):
      state = PlanState(PlanReading(text).plan)
      return (nil, "A session in place of the old one")
    case .calculatedTaken: return (takeCalculated(in: &state), nil)
    case .mended(let index):
      state.mend(index)
      return (nil, nil)
    case .locked(let id), .kind(let id, _), .extent(let id, _), .target(let id, _), .lastToggled(let id),
      .noted(let id, _):
      if let step = state.plan[id]?.step {
        let changed = change(step)
        state.changeChecked { $0.set(id, to: .step(changed)) }
      }
      return (id, nil)
    }
  }

  /// The step as this edit wants it.
  private func change(_ step: Step) -> Step {
    var changed = step
    switch self {
    case .locked: changed.isLocked.toggle()
    case .kind(_, let kind): changed = step.with(kind: kind)
    case .extent(_, let extent): changed = step.with(extent: extent)
    case .target(_, let target): changed = step.with(pace: target)
    case .lastToggled: changed.skipsLast.toggle()
    case .noted(_, let note): changed.note = note.cut(to: Plan.mostNameBytes)
    default: break
    }
    return changed
  }

  private func add(_ step: Step, after selected: Int?, in state: inout PlanState) -> Int? {
    var added: Int?
    state.changeChecked { plan in
      if let selected, plan[selected]?.repeats?.items.isEmpty == true {
        added = plan.insert(.step(step), into: selected)
      } else {
        added = plan.insert(.step(step), after: selected)
      }
    }
    return added.flatMap { state.plan[$0] == nil ? selected : $0 } ?? selected
  }

  private func addRepeat(after selected: Int?, in state: inout PlanState) -> Int? {
    var added: Int?
    state.changeChecked { plan in
      let id = selected ?? (plan.isBlank ? plan.items.first?.id : nil) ?? plan.add(.step(.blank(plan.units)))
      added = (try? plan.wrap(id, times: 2)) ?? nil
    }
    return added.flatMap { state.plan[$0] == nil ? selected : $0 } ?? selected
  }

  private func takeCalculated(in state: inout PlanState) -> Int? {
    guard let id = state.plan.items.first?.id, var step = state.plan[id]?.step else { return nil }
    for given in state.calculator.solver.givens {
      switch given {
      case .time(let time): step = step.with(time: time)
      case .distance(let distance): step = step.with(distance: distance)
      case .pace(let pace): step = step.with(pace: .pace(.pace(pace)))
      }
    }
    state.change { $0.set(id, to: .step(step)) }
    return id
  }
}

extension PlanState {
  /// Changes the plan where it stays within the limits; else nothing happens.
  mutating func changeChecked(_ edit: (inout Plan) -> Void) {
    var changed = plan
    edit(&changed)
    guard let checked = try? changed.checked() else { return }
    change { $0 = checked }
  }

  /// Puts what would mend a fault into the text.
  mutating func mend(_ index: Int) {
    guard faults.indices.contains(index), let mend = faults[index].mend else { return }
    type(text.replacing(faults[index], with: mend), decimalMark: .point)
  }
}

extension String {
  /// At most so many bytes, whole characters only, without line breaks.
  fileprivate func cut(to most: Int) -> String {
    var bytes = Array(utf8.prefix(most))
    if utf8.count > most { while let last = bytes.last, last & 0xC0 == 0x80 { bytes.removeLast() } }
    if utf8.count > most, let last = bytes.last, last >= 0xC0 { bytes.removeLast() }
    for index in bytes.indices where bytes[index] < 0x20 { bytes[index] = 0x20 }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text with the characters of a fault's place replaced.
  fileprivate func replacing(_ fault: TextFault, with mend: String) -> String {
    var bytes: [UInt8] = []
    var (line, column, isPut) = (1, 0, false)
    for byte in utf8 {
      if byte & 0xC0 != 0x80 { column += 1 }
      let isFaulty = line == fault.line && column >= fault.column && column < fault.column + fault.length
      if isFaulty, byte != UInt8(ascii: "\n") {
        if !isPut { bytes += mend.utf8 }
        isPut = true
      } else {
        bytes.append(byte)
      }
      if byte == UInt8(ascii: "\n") { (line, column) = (line + 1, 0) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
