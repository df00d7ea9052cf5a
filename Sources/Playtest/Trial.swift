import CPlaytest
import Engine

/// Finds out what goes wrong when certain things are done on a stage.
struct Trial {
  private static let longestMessage = 4096

  private let stage: Stage
  private let seconds: UInt32

  /// It may take so many seconds of processor time.
  init(_ stage: Stage, seconds: UInt32) {
    (self.stage, self.seconds) = (stage, seconds)
  }

  /// What goes wrong; nil where nothing does. It plays in a process of its own, so that one sees a trap and goes on.
  func fault(in actions: [Stage.Action]) -> Fuzz.Fault? {
    var (end, said) = apart(actions)
    // Perhaps another thread held a lock when the process was copied. A second copy is unlikely to meet that again.
    if end == TRIAL_STUCK { (end, said) = apart(actions) }
    switch end {
    case TRIAL_PASSED: return nil
    case TRIAL_DIED: return Fuzz.Fault(.trap, "the process died: \(said)")
    case TRIAL_LATE, TRIAL_STUCK:
      return Fuzz.Fault(.hang, "it came to no end, though it had \(seconds) s of the processor")
    // The child can't pass back what it found, so play it again here.
    case TRIAL_FAILED:
      return Rehearsal.fault(in: actions, on: stage)
        ?? Fuzz.Fault(.chance, "it failed once and not when it was repeated")
    default: return Rehearsal.fault(in: actions, on: stage)
    }
  }

  /// The tick after these things.
  func tick(after actions: some Sequence<Stage.Action>) -> Tick {
    var stage = stage
    stage.act(Array(actions))
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

  /// What the other process does, for C to hold.
  private final class Body {
    let passes: () -> Bool

    init(_ passes: @escaping () -> Bool) { self.passes = passes }
  }
}
