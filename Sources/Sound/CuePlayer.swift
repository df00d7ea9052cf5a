import Engine
import Interface
import System

/// Plays the sound cues that scenes report, and `Samples` of a game's own.
///
///     step.report(SoundCue.pop)
///     step.report(Samples.tune([440, 660]))
///     …
///     TerminalApp.run(.init(handlers: [CuePlayer()])) { seed in Snake(seed: seed) }
///
/// Sound comes from whichever of `pw-play`, `paplay` and `aplay` is installed; without any of them nothing is
/// played and nothing waits. A newer cue cuts off an older one. Of several in one tick the last is played.
public struct CuePlayer: ReportHandler {
  private let runner: ProgramRunner
  private let service: Service<Timed>

  private struct Timed: Sendable {
    let samples: Samples
    let asked: Double
  }

  /// Seconds after which a cue no longer fits the screen.
  private static let patience = 0.15

  /// No program is started before the first cue.
  public init() {
    self.init(InstalledPrograms(environment: EnvironmentVariables.current))
  }

  package init(_ programs: InstalledPrograms) {
    let runner = ProgramRunner(programs)
    let player = SoundPlayer(runner)
    self.runner = runner
    service = Service { timed in
      runner.begin()
      guard MonotonicClock.seconds - timed.asked <= Self.patience else { return }
      player.play(timed.samples)
    }
  }

  /// Plays the last sound of the tick.
  public mutating func handle(_ reports: [any Sendable]) {
    let sounds = reports.compactMap { report in (report as? SoundCue)?.samples ?? report as? Samples }
    guard let samples = sounds.last else { return }
    runner.cut()
    service.ask(Timed(samples: samples, asked: MonotonicClock.seconds))
  }

  /// Stops playing and ends the programs that were started.
  public mutating func end() {
    service.end()
    runner.end()
  }
}
