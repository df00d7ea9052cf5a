import Synchronization
import System

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
