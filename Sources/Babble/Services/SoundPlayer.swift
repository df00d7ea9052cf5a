import System
import Sound
import Synchronization

/// Plays samples with whatever program of this machine does it.
final class SoundPlayer: Sendable {
  /// A program that plays a file.
  struct Player: Sendable {
    let name: String
    let arguments: [String]
    /// The Debian package that brings it.
    let package: String
  }

  /// The best first. Each is told the name of its standard input, since not all of them read it unasked.
  static let players = [
    Player(name: "pw-play", arguments: ["/dev/stdin"], package: "pipewire-bin"),
    Player(name: "paplay", arguments: ["--latency-msec=50", "/dev/stdin"], package: "pulseaudio-utils"),
    Player(name: "aplay", arguments: ["-q", "/dev/stdin"], package: "alsa-utils"),
  ]

  /// Seconds after the end of a sound that a player may take: some sinks of PulseAudio are two behind.
  private static let patience = 5.0

  private let runner: ProgramRunner
  /// Those that haven't failed yet.
  private let usable: Mutex<[Player]>

  init(_ runner: ProgramRunner) {
    self.runner = runner
    usable = Mutex(Self.players)
  }

  /// Plays to the end, or until it is cut. A player that can't is not asked again; one that hangs is killed, and by then it is too late
  /// to try another.
  func play(_ samples: Samples) {
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
