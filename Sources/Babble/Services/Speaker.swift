import System
import Sound
import WordGame

/// Says words with eSpeak NG, where it is installed.
struct Speaker: Sendable {
  static let program = "espeak-ng"

  private let runner: ProgramRunner

  init(_ runner: ProgramRunner) {
    self.runner = runner
  }

  /// The words as sound, with the name of the voice; nil where there is none for them.
  func say(_ spoken: Spoken) -> (samples: Samples, voice: String)? {
    guard let voice = Self.voice(for: spoken.language) else { return nil }
    let arguments = ["-v", voice, "-s", Self.wordsPerMinute, "--stdin", "--stdout"]
    let text = Array(spoken.text.prefix(Self.longestText).utf8)
    guard case .done(let file) = runner.run(Self.program, arguments, input: text, seconds: 3),
      let samples = Samples(wavFile: file)?.trimmed(to: Self.longest), !samples.values.isEmpty
    else { return nil }
    return (samples.scaled(toPeak: 0.5), voice)
  }

  /// Characters, and seconds: nobody waits for more than a short sentence.
  private static let longestText = 200
  private static let longest = 6.0
  /// Slower than eSpeak's own 175.
  private static let wordsPerMinute = "140"

  /// The name of a voice. Most are called as their language is; Chinese reads pinyin, since the other voice takes
  /// that for English.
  static func voice(for language: String) -> String? {
    let primary = LanguageTag.primary(of: language)
    return primary == "zh" || primary == "cmn" ? "cmn-latn-pinyin" : primary
  }
}
