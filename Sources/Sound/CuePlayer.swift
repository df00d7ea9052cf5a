import Engine
import Interface
import Synchronization
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

/// Plays samples with whichever program is installed.
package final class SoundPlayer: Sendable {
  /// A program that plays a file.
  package struct Player: Sendable {
    package let program: OutsideProgram
    let arguments: [String]
    /// The Debian package that contains it.
    package let debianPackage: String
  }

  /// Best first. Each is given standard input by name, since not all of them read it unasked.
  package static let players = [
    Player(program: .pwPlay, arguments: ["/dev/stdin"], debianPackage: "pipewire-bin"),
    Player(
      program: .paplay, arguments: ["--latency-msec=50", "/dev/stdin"], debianPackage: "pulseaudio-utils"),
    Player(program: .aplay, arguments: ["-q", "/dev/stdin"], debianPackage: "alsa-utils"),
  ]

  private let runner: ProgramRunner
  private let patience: Double?
  /// Players that haven't failed yet.
  private let usable: Mutex<[Player]>

  /// - Parameter patience: the seconds that a player may run on after the end of a sound; nil are those of the program.
  package init(_ runner: ProgramRunner, patience: Double? = nil) {
    (self.runner, self.patience) = (runner, patience)
    usable = Mutex(Self.players)
  }

  /// Plays to the end, or until cut off. A player that fails isn't used again. One that hangs is killed, and
  /// by then it is too late to try another.
  package func play(_ samples: Samples) {
    let file = samples.wavFile
    while let player = usable.withLock({ $0.first }) {
      let outcome = runner.run(
        player.program, player.arguments, input: file,
        seconds: samples.seconds + (patience ?? player.program.seconds))
      if case .done = outcome { return }
      if outcome == .cut { return }
      usable.withLock { $0 = Array($0.dropFirst()) }
      if outcome == .late { return }
    }
  }
}
