import Learning
import Sound
import Synchronization
import System

/// The languages that this machine can speak. They are found on first use: most learners never need them.
final class Voices: Sendable {
  private let programs: InstalledPrograms
  private let patience: Double
  private let known = Mutex<Set<String>?>(nil)

  init(_ programs: InstalledPrograms, patience: Double = OutsideProgram.espeak.seconds) {
    (self.programs, self.patience) = (programs, patience)
  }

  /// Primary tags, such as `es` and `zh`.
  var languages: Set<String> {
    known.withLock { known in
      let found = known ?? find()
      known = found
      return found
    }
  }

  /// Whether there is a program to play sounds.
  var canPlay: Bool {
    if case .folder = SoundService.Sink(programs.environment[variable: .babbleSound]) { return true }
    return SoundPlayer.players.contains { programs.find($0.program) != nil }
  }

  /// Empty if nothing could play the speech.
  private func find() -> Set<String> {
    guard canPlay else { return [] }
    let outcome = ProgramRunner(programs).run(.espeak, ["--voices"], seconds: patience)
    guard case .done(let table) = outcome else { return [] }
    return Self.languages(in: String(decoding: table, as: UTF8.self))
  }

  /// Parses eSpeak's table of voices, whose second column has the tags.
  static func languages(in table: String) -> Set<String> {
    Set(
      table.split(separator: "\n").dropFirst().compactMap { line in
        line.split(separator: " ").dropFirst().first.flatMap { LanguageTag.primary(of: String($0)) }
      })
  }
}
