/// Which letters a language is written in, by the blocks of Unicode: enough to guess of what language a word is.
enum TermLetters {
  private enum Script {
    case latin, greek, cyrillic, armenian, hebrew, arabic, indic, thai, georgian, hangul, kana, han
  }

  /// Whether a term can be a word of a language, as far as its letters tell.
  ///
  /// - Parameter language: as a BCP 47 tag.
  static func fit(_ term: String, language: String) -> Bool {
    let scripts = scripts(of: language)
    return term.unicodeScalars.allSatisfy { scalar in script(of: scalar).map(scripts.contains) ?? true }
  }

  /// Those that aren't written in Latin letters.
  private static func scripts(of language: String) -> [Script] {
    switch LanguageTag.primary(of: language) {
    case "el": [.greek]
    case "be", "bg", "kk", "ky", "mk", "mn", "ru", "sr", "tg", "uk": [.cyrillic]
    case "hy": [.armenian]
    case "he", "yi": [.hebrew]
    case "ar", "fa", "ur": [.arabic]
    case "bn", "gu", "hi", "mr", "ne", "pa", "sa", "ta", "te": [.indic]
    case "th": [.thai]
    case "ka": [.georgian]
    case "ko": [.hangul, .han]
    case "ja": [.kana, .han]
    case "zh": [.han]
    default: [.latin]
    }
  }

  /// The script of a letter; nil for what is none, and for letters of other scripts.
  private static func script(of scalar: Unicode.Scalar) -> Script? {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x1E00...0x1EFF: .latin
    case 0x370...0x3FF, 0x1F00...0x1FFF: .greek
    case 0x400...0x52F: .cyrillic
    case 0x530...0x58F: .armenian
    case 0x590...0x5FF: .hebrew
    case 0x600...0x6FF: .arabic
    case 0x900...0xDFF: .indic
    case 0xE00...0xE7F: .thai
    case 0x10A0...0x10FF, 0x1C90...0x1CBF: .georgian
    case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7A3: .hangul
    case 0x3041...0x30FF: .kana
    case 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: .han
    default: nil
    }
  }
}
