import Games
import Learning
import Sound
import System

/// Speaks words with eSpeak NG, if installed.
struct Speaker: Sendable {
  private let runner: ProgramRunner
  private let patience: Double

  init(_ runner: ProgramRunner, patience: Double = OutsideProgram.espeak.seconds) {
    (self.runner, self.patience) = (runner, patience)
  }

  /// The sound and the name of the voice; nil if there is no voice for the language.
  func say(_ spoken: Spoken) -> (samples: Samples, voice: String)? {
    guard let voice = Self.voice(for: spoken.language) else { return nil }
    let arguments = ["-v", voice, "-s", Self.wordsPerMinute, "--stdin", "--stdout"]
    let text = Array(spoken.text.prefix(Self.longestText).utf8)
    guard case .done(let file) = runner.run(.espeak, arguments, input: text, seconds: patience),
      let samples = Samples(wavFile: file)?.trimmed(to: Self.longest), !samples.values.isEmpty
    else { return nil }
    return (samples.scaled(toPeak: 0.5), voice)
  }

  /// In characters: nobody waits for more than a short sentence.
  private static let longestText = 200
  private static let longest = 6.0
  /// Slower than eSpeak's default of 175.
  private static let wordsPerMinute = "140"

  /// The name of a voice; nil for what is no language.
  static func voice(for language: String) -> String? {
    let language = Language.of(language)
    return language.tag.isEmpty ? nil : language.voice ?? language.tag
  }
}
