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
