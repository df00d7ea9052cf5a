import Engine
import Foundation

/// Three stages that get the same input and must stay the same: a stage, its copy, and one on which scenes
/// never sleep.
struct Rehearsal {
  private var stage: Stage
  private var copy: Stage
  private var sleepless: Stage

  init(_ stage: Stage) {
    (self.stage, copy, sleepless) = (stage, stage, stage)
    sleepless.ignoresSleep = true
  }

  var hasEnded: Bool { stage.hasEnded }
  var tick: Tick { stage.tick }

  /// Plays the actions in this process, where a debugger can see a trap, and returns the first fault; nil if
  /// there is none.
  static func fault(in actions: [Stage.Action], on stage: Stage) -> Fuzz.Fault? {
    var rehearsal = Rehearsal(stage)
    for action in actions where !rehearsal.hasEnded {
      guard var fault = rehearsal.act(action) else { continue }
      fault.tick = rehearsal.tick
      return fault
    }
    return nil
  }

  /// Performs an action on all three and returns a fault, if any.
  mutating func act(_ action: Stage.Action) -> Fuzz.Fault? {
    stage.act([action])
    copy.act([action])
    sleepless.act([action])
    return states(after: action) ?? frames()
  }

  private func states(after action: Stage.Action) -> Fuzz.Fault? {
    if copy.stateHash != stage.stateHash || copy.hasEnded != stage.hasEnded {
      return Fuzz.Fault(.chance, "two copies had the same input, and their states differ")
    }
    // A sleeping scene doesn't have to account for the passing ticks until it wakes.
    switch action {
    case .wait, .answering: return nil
    case .press, .type, .click, .send: break
    }
    guard sleepless.stateHash != stage.stateHash || sleepless.hasEnded != stage.hasEnded else { return nil }
    return Fuzz.Fault(.sleep, "after a sleep the state is not the one of a scene that ran all ticks")
  }

  private func frames() -> Fuzz.Fault? {
    let fraction = stage.trialFraction
    let frame = stage.draw(fraction: fraction)
    if let row = stage.draw(fraction: fraction).firstRow(unlike: frame) {
      return Fuzz.Fault(.drawing, "row \(row) of a frame is another one when it is drawn again")
    }
    if let row = copy.draw(fraction: fraction).firstRow(unlike: frame) {
      return Fuzz.Fault(.chance, "two copies had the same input, and row \(row) of their frames differs")
    }
    guard fraction == 0, let row = sleepless.draw().firstRow(unlike: frame) else { return nil }
    return Fuzz.Fault(.sleep, "row \(row) is not as in a scene that never sleeps and runs all ticks")
  }
}

extension Stage {
  /// What tells it from some others, and is the same in every process.
  var trialName: String {
    "\(stack.top.map { String(describing: Swift.type(of: $0)) } ?? "") \(stack.window) \(tick)"
  }

  /// The fraction to draw a trial's frame with: as in a terminal, some are between ticks.
  var trialFraction: Double { tick % 2 == 0 ? 0 : 0.5 }
}

extension Canvas {
  /// The first row, from 0, that differs from another canvas in text or colours; nil if none does.
  fileprivate func firstRow(unlike other: Canvas) -> Int? {
    guard size == other.size else { return 0 }
    return cells.withUnsafeBytes { cells in
      other.cells.withUnsafeBytes { others in
        guard let cells = cells.baseAddress, let others = others.baseAddress else { return nil }
        let row = size.width * MemoryLayout<Cell>.stride
        return (0..<size.height).first { memcmp(cells + $0 * row, others + $0 * row, row) != 0 }
      }
    }
  }
}
