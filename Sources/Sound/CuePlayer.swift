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
/// played and nothing waits. Up to four sounds are heard over each other. Of several in one tick the last is played.
public struct CuePlayer: ReportHandler {
  private let mixer: SoundMixer

  /// No program is started before the first cue.
  public init() {
    self.init(InstalledPrograms(environment: EnvironmentVariables.current))
  }

  package init(_ programs: InstalledPrograms) { mixer = SoundMixer(programs) }

  /// Plays the last sound of the tick.
  public mutating func handle(_ reports: [any Sendable]) {
    let sounds = reports.compactMap { report in (report as? SoundCue)?.samples ?? report as? Samples }
    if let samples = sounds.last { mixer.play { samples } }
  }

  /// Stops playing and ends the programs that were started.
  public mutating func end() { mixer.end() }
}
