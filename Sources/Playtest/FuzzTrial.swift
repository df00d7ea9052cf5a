import CPlaytest
import Engine

/// Plays actions on a stage in a separate process, so that a trap or hang can be observed.
struct FuzzTrial {
  private static let longestMessage = 4096

  private let stage: Stage
  private let seconds: UInt32

  /// `seconds` limits the CPU time.
  init(_ stage: Stage, seconds: UInt32) {
    (self.stage, self.seconds) = (stage, seconds)
  }

  /// What goes wrong with these actions; nil if nothing does.
  func fault(in actions: [Stage.Action]) -> Fuzz.Fault? {
    var (end, said) = apart(actions)
    // Another thread may have held a lock during the fork. That is unlikely to happen twice.
    if end == TRIAL_STUCK { (end, said) = apart(actions) }
    switch end {
    case TRIAL_PASSED: return nil
    case TRIAL_DIED: return Fuzz.Fault(.trap, "the process died: \(said)")
    case TRIAL_LATE, TRIAL_STUCK:
      return Fuzz.Fault(.hang, "it came to no end, though it had \(seconds) s of the processor")
    // The child can't return the fault, so find it again here.
    case TRIAL_FAILED:
      return Rehearsal.fault(in: actions, on: stage)
        ?? Fuzz.Fault(.chance, "it failed once and not when it was repeated")
    default: return Rehearsal.fault(in: actions, on: stage)
    }
  }

  /// The tick after these actions; nil if they already go wrong.
  func tick(after actions: [Stage.Action]) -> Tick? {
    guard fault(in: actions) == nil else { return nil }
    var stage = stage
    stage.act(actions)
    return stage.tick
  }

  private func apart(_ actions: [Stage.Action]) -> (trial_end, String) {
    var said = [CChar](repeating: 0, count: Self.longestMessage)
    let body = Body { Rehearsal.fault(in: actions, on: stage) == nil }
    let end = trial_run(
      { context in
        context.map { Unmanaged<Body>.fromOpaque($0).takeUnretainedValue().passes() } == true ? 0 : 1
      },
      Unmanaged.passUnretained(body).toOpaque(), seconds, &said, said.count)
    let text = String(decoding: said.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return (end, text.split(whereSeparator: \.isNewline).first.map(String.init) ?? "it said nothing")
  }

  /// The child's work, boxed for C.
  private final class Body {
    let passes: () -> Bool

    init(_ passes: @escaping () -> Bool) { self.passes = passes }
  }
}

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
