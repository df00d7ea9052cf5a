/// The writing system that a character belongs to, by the tag of its language. Stroke order and look-alikes differ between
/// them.
public enum InkLanguage: String, CaseIterable, Sendable {
  /// Kana and kanji.
  case japanese = "ja"
  /// Hanzi, simplified or traditional.
  case chinese = "zh"
}
