import Ink
import Handwriting

/// A script that a recogniser reads.
enum HandwritingScript: String, CaseIterable {
  case kanji, kana, hanzi

  /// Whose model reads it.
  var language: HandwritingLanguage { self == .hanzi ? .simplifiedChinese : .japanese }
  /// Whose look-alikes count.
  var order: InkLanguage { self == .hanzi ? .chinese : .japanese }

  /// Whether a character is of it.
  func contains(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first?.value else { return false }
    return switch self {
    case .kanji, .hanzi: (0x4E00...0x9FFF).contains(scalar)
    case .kana: (0x3041...0x30FE).contains(scalar)
    }
  }
}
