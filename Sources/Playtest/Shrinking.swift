import CPlaytest

/// Looks for fewer actions that end in a fault of the same kind: drops the end, then smaller and smaller
/// parts, then shortens single actions (Zeller's delta debugging).
struct Shrinking {
  /// Enough attempts to get a readable list.
  private static let mostAttempts = 400

  private let trial: FuzzTrial
  private var actions: [Stage.Action]
  private var fault: Fuzz.Fault
  private var attempts = 0

  init(_ fault: Fuzz.Fault, in actions: [Stage.Action], by trial: FuzzTrial) {
    (self.trial, self.actions, self.fault) = (trial, actions, fault)
  }

  /// The fewest actions found, and their fault.
  func fewest() -> (actions: [Stage.Action], fault: Fuzz.Fault) {
    var search = self
    search.dropEnd()
    // Attempts that hang take too long.
    if fault.kind != .hang {
      search.dropParts()
      search.lessen()
      // If an answer comes earlier, what was done until then may not be needed any more.
      search.dropParts()
    }
    if fault.kind == .trap || fault.kind == .hang {
      search.fault.tick = trial.tick(after: search.actions.dropLast()) ?? search.fault.tick
    }
    return (search.actions, search.fault)
  }

  /// Adopts these actions if they fail in the same way.
  private mutating func attempt(_ fewer: [Stage.Action]) -> Bool {
    attempts += 1
    guard attempts <= Self.mostAttempts, let found = trial.fault(in: fewer), found.kind == fault.kind else {
      return false
    }
    (actions, fault) = (fewer, found)
    return true
  }

  /// Finds by bisection how many of the first actions are needed, since more of them fail as well.
  private mutating func dropEnd() {
    let all = actions
    var (passes, fails) = (0, all.count)
    while fails - passes > 1 {
      let middle = (passes + fails) / 2
      if attempt(Array(all.prefix(middle))) { fails = middle } else { passes = middle }
    }
  }

  private mutating func dropParts() {
    var length = actions.count / 2
    while length > 0 {
      var (start, hasDropped) = (0, false)
      while start < actions.count {
        let part = start..<min(start + length, actions.count)
        var fewer = actions
        fewer.removeSubrange(part)
        if attempt(fewer) { hasDropped = true } else { start += length }
      }
      if !hasDropped || length > 1 { length /= 2 }
    }
  }

  private mutating func lessen() {
    for index in actions.indices {
      while actions[index].less.contains(where: { attempt(replacing(index, by: $0)) }) {}
    }
  }

  private func replacing(_ index: Int, by action: Stage.Action) -> [Stage.Action] {
    var actions = actions
    actions[index] = action
    return actions
  }
}

extension Stage.Action {
  /// Shorter variants of the action, the shortest first.
  fileprivate var less: [Stage.Action] {
    switch self {
    case .wait(let ticks): fewer(than: ticks).map { .wait(ticks: $0) }
    case .answering(.late(let ticks)): fewer(than: ticks).map { .answering(.late(ticks: $0)) }
    case .send(let events):
      events.count < 2 ? [] : events.indices.map { .send(Array(events[..<$0] + events[($0 + 1)...])) }
    case .type(let text):
      text.count < 2 ? [] : [.type(String(text.dropFirst())), .type(String(text.dropLast()))]
    case .press, .click, .answering: []
    }
  }

  private func fewer(than ticks: Int) -> [Int] {
    Set([1, ticks / 2, ticks - 1]).filter { $0 > 0 && $0 < ticks }.sorted()
  }
}
