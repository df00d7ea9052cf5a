import CPlaytest
import Engine

/// Finds out what goes wrong when certain things are done on a stage.
struct Trial {
  private static let seconds: UInt32 = 60
  private static let longestMessage = 4096

  private let stage: Stage

  init(_ stage: Stage) {
    self.stage = stage
  }

  /// What goes wrong; nil where nothing does. It plays in a process of its own, so that one sees a trap and goes on.
  func fault(in actions: [Stage.Action]) -> Fuzz.Fault? {
    let (end, said) = Self.apart { faultHere(in: actions) == nil }
    switch end {
    case TRIAL_PASSED: return nil
    case TRIAL_DIED: return Fuzz.Fault(.trap, "the process died: \(said)")
    // What it found it can't hand over, and where it came to no end nobody knows why: the same again, in this process.
    default: return faultHere(in: actions)
    }
  }

  /// The same in this process, where a trap shows where it is.
  func faultHere(in actions: [Stage.Action]) -> Fuzz.Fault? {
    var rehearsal = Rehearsal(stage)
    for action in actions where !rehearsal.hasEnded {
      guard var fault = rehearsal.act(action) else { continue }
      fault.tick = rehearsal.tick
      return fault
    }
    return nil
  }

  /// The tick after these things.
  func tick(after actions: some Sequence<Stage.Action>) -> Tick {
    var stage = stage
    stage.act(Array(actions))
    return stage.tick
  }

  private static func apart(_ passes: () -> Bool) -> (trial_end, String) {
    var said = [CChar](repeating: 0, count: longestMessage)
    let end = withoutActuallyEscaping(passes) { passes in
      let body = Body(passes)
      return trial_run(
        { context in
          context.map { Unmanaged<Body>.fromOpaque($0).takeUnretainedValue().passes() } == true ? 0 : 1
        },
        Unmanaged.passUnretained(body).toOpaque(), seconds, &said, said.count)
    }
    let text = String(decoding: said.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return (end, text.split(whereSeparator: \.isNewline).first.map(String.init) ?? "it said nothing")
  }

  /// What the other process does, for C to hold.
  private final class Body {
    let passes: () -> Bool

    init(_ passes: @escaping () -> Bool) { self.passes = passes }
  }
}
