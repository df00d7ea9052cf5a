/// Scripts that tell the language, or at least which languages it can be. Each is the tag of the likeliest.
package enum Script: String, Hashable, Sendable {
  /// There are too many languages.
  case latin = ""
  case other = "-"
  case cyrillic = "ru"
  case arabic = "ar"
  case han = "zh"
  case kana = "ja"
  case hangul = "ko"
  case georgian = "ka"
  case armenian = "hy"
  case greek = "el"
  case hebrew = "he"
  case devanagari = "hi"
  case bengali = "bn"
  case gurmukhi = "pa"
  case gujarati = "gu"
  case odia = "or"
  case tamil = "ta"
  case telugu = "te"
  case kannada = "kn"
  case malayalam = "ml"
  case sinhala = "si"
  case thai = "th"
  case lao = "lo"
  case tibetan = "bo"
  case burmese = "my"
  case ethiopic = "am"
  case khmer = "km"

  /// Nil if the scalar is not a letter.
  package init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF: self = .latin
    case 0..<0xC0, 0x300...0x36F, 0x2000...0x2BFF, 0x3000...0x3004, 0x3006...0x303F, 0xFF00...0xFF65:
      return nil
    default: self = Self.blocks.first { $0.range.contains(scalar.value) }?.script ?? .other
    }
  }

  private static let blocks: [(range: ClosedRange<UInt32>, script: Script)] = [
    (0x4E00...0x9FFF, .han), (0x3040...0x30FF, .kana), (0xAC00...0xD7AF, .hangul), (0x400...0x52F, .cyrillic),
    (0x370...0x3FF, .greek), (0x1F00...0x1FFF, .greek), (0x530...0x58F, .armenian), (0x590...0x5FF, .hebrew),
    (0x600...0x6FF, .arabic), (0x750...0x77F, .arabic), (0xFB50...0xFDFF, .arabic),
    (0xFE70...0xFEFF, .arabic),
    (0x900...0x97F, .devanagari), (0x980...0x9FF, .bengali), (0xA00...0xA7F, .gurmukhi),
    (0xA80...0xAFF, .gujarati), (0xB00...0xB7F, .odia), (0xB80...0xBFF, .tamil), (0xC00...0xC7F, .telugu),
    (0xC80...0xCFF, .kannada), (0xD00...0xD7F, .malayalam), (0xD80...0xDFF, .sinhala),
    (0xE00...0xE7F, .thai), (0xE80...0xEFF, .lao), (0xF00...0xFFF, .tibetan), (0x1000...0x109F, .burmese),
    (0x10A0...0x10FF, .georgian), (0x1C90...0x1CBF, .georgian), (0x2D00...0x2D2F, .georgian),
    (0x1100...0x11FF, .hangul), (0x3130...0x318F, .hangul), (0x1200...0x139F, .ethiopic),
    (0x1780...0x17FF, .khmer), (0xFF66...0xFF9F, .kana), (0x3005...0x3005, .han), (0x3400...0x4DBF, .han),
    (0xF900...0xFAFF, .han), (0x20000...0x3FFFF, .han),
  ]

  /// The likeliest language in this script; nil where there are too many.
  package var language: String? { LanguageTag.primary(of: rawValue) }
}
