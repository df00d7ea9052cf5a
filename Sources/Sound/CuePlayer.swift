import Engine
import Interface
import System

/// Plays the sound cues that scenes report, and `Samples` of their own.
///
///     step.report(SoundCue.pop)
///     step.report(Samples.tune([440, 660]))
///     …
///     TerminalApp.run(.init(handlers: [CuePlayer()])) { seed in Snake(seed: seed) }
///
/// Sound comes from whichever of `pw-play`, `paplay` and `aplay` is installed; where none is, nothing is heard and nothing
/// is waited for. A newer cue cuts an older one. Of several in one tick the last is heard.
public struct CuePlayer: ReportHandler {
  private let runner: ProgramRunner
  private let service: Service<Timed>

  private struct Timed: Equatable, Sendable {
    let samples: Samples
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
      player.play(timed.samples)
    }
  }

  /// Plays the last sound of a tick.
  public mutating func handle(_ reports: [any Sendable]) -> [any Sendable] {
    let sounds = reports.compactMap { report in (report as? SoundCue)?.samples ?? report as? Samples }
    guard let samples = sounds.last else { return [] }
    runner.cut()
    service.ask(Timed(samples: samples, asked: MonotonicClock.seconds))
    return []
  }

  /// Silence: no program of ours goes on.
  public mutating func end() {
    service.end()
    runner.end()
  }
}
