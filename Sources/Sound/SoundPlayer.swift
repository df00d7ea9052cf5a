import Synchronization
import System

/// Plays samples with whatever program of this machine does it.
package final class SoundPlayer: Sendable {
  /// A program that plays a file.
  package struct Player: Sendable {
    package let name: String
    let arguments: [String]
    /// The Debian package that brings it.
    package let debianPackage: String
  }

  /// The best first. Each is told the name of its standard input, since not all of them read it unasked.
  package static let players = [
    Player(name: "pw-play", arguments: ["/dev/stdin"], debianPackage: "pipewire-bin"),
    Player(
      name: "paplay", arguments: ["--latency-msec=50", "/dev/stdin"], debianPackage: "pulseaudio-utils"),
    Player(name: "aplay", arguments: ["-q", "/dev/stdin"], debianPackage: "alsa-utils"),
  ]

  /// Seconds after the end of a sound that a player may take: some sinks of PulseAudio are two behind.
  private static let patience = 5.0

  private let runner: ProgramRunner
  /// Those that haven't failed yet.
  private let usable: Mutex<[Player]>

  package init(_ runner: ProgramRunner) {
    self.runner = runner
    usable = Mutex(Self.players)
  }

  /// Plays to the end, or until it is cut. A player that can't is not asked again; one that hangs is killed, and by then it is too late
  /// to try another.
  package func play(_ samples: Samples) {
    let file = samples.wavFile
    while let player = usable.withLock({ $0.first }) {
      let outcome = runner.run(
        player.name, player.arguments, input: file, seconds: samples.seconds + Self.patience)
      if case .done = outcome { return }
      if outcome == .cut { return }
      usable.withLock { $0 = Array($0.dropFirst()) }
      if outcome == .late { return }
    }
  }
}
