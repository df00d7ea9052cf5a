import Synchronization
import System
import Sound

/// The languages that words can be said in on this machine. They are asked for once, when somebody first wants to know:
/// most learners never do.
final class Voices: Sendable {
  private let programs: InstalledPrograms
  private let known = Mutex<Set<String>?>(nil)

  init(_ programs: InstalledPrograms) { self.programs = programs }

  /// Their primary tags, as `es` and `zh`.
  var languages: Set<String> {
    known.withLock { known in
      let found = known ?? find()
      known = found
      return found
    }
  }

  /// Whether something plays what is said.
  var canPlay: Bool {
    if case .folder = SoundService.Sink(programs.environment["BABBLE_SOUND"]) { return true }
    return SoundPlayer.players.contains { programs.find($0.name) != nil }
  }

  /// None where nothing plays what is said.
  private func find() -> Set<String> {
    guard canPlay else { return [] }
    let outcome = ProgramRunner(programs).run(Speaker.program, ["--voices"], seconds: 3)
    guard case .done(let table) = outcome else { return [] }
    return Self.languages(in: String(decoding: table, as: UTF8.self))
  }

  /// The languages in a table of voices. Its second column has their tags; what is called `cmn` there is called Chinese in
  /// decks as well.
  static func languages(in table: String) -> Set<String> {
    let tags = table.split(separator: "\n").dropFirst().compactMap { line in
      line.split(separator: " ").dropFirst().first.flatMap { LanguageTag.primary(of: String($0)) }
    }
    return Set(tags.contains("cmn") ? tags + ["zh"] : tags)
  }
}
