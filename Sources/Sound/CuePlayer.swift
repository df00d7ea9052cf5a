import Engine
import Interface
import System

/// Plays the sound cues that scenes report.
///
///     step.report(SoundCue.pop)
///     …
///     TerminalApp.run(.init(handlers: [CuePlayer()])) { seed in Snake(seed: seed) }
///
/// Sound comes from whichever of `pw-play`, `paplay` and `aplay` is installed; where none is, nothing is heard and nothing
/// is waited for. A newer cue cuts an older one. Of several in one tick the last is heard.
public struct CuePlayer: ReportHandler {
  private let runner: ProgramRunner
  private let service: Service<Timed>

  private struct Timed: Equatable, Sendable {
    let cue: SoundCue
    let asked: Double
  }

  /// Seconds after which a cue no longer fits what is seen.
  private static let patience = 0.15

  /// A player that starts no program before the first cue.
  public init() {
    self.init(InstalledPrograms(environment: EnvironmentVariables.current))
  }

  package init(_ programs: InstalledPrograms) {
    let runner = ProgramRunner(programs)
    let player = SoundPlayer(runner)
    self.runner = runner
    service = Service(keeping: 1) { timed in
      runner.begin()
      guard MonotonicClock.seconds - timed.asked <= Self.patience else { return }
      player.play(timed.cue.samples)
    }
  }

  /// Plays the last cue of a tick.
  public mutating func handle(_ reports: [any Sendable]) -> [any Sendable] {
    guard let cue = reports.last(where: { $0 is SoundCue }) as? SoundCue else { return [] }
    runner.cut()
    service.ask(Timed(cue: cue, asked: MonotonicClock.seconds))
    return []
  }

  /// Silence: no program of ours goes on.
  public mutating func end() {
    service.end()
    runner.end()
  }
}
