/// Scripts that tell the language, or at least that it is not written in Latin letters.
enum Script: Hashable {
  case latin, han, kana, hangul, georgian, armenian, cyrillic, greek, other

  /// Nil if the scalar is not a letter.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF: self = .latin
    case 0..<0xC0, 0x2000...0x2BFF, 0x3000...0x3004, 0x3006...0x303F, 0xFF00...0xFF65: return nil
    case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
    case 0x400...0x52F: self = .cyrillic
    case 0x530...0x58F: self = .armenian
    case 0x10A0...0x10FF, 0x1C90...0x1CBF, 0x2D00...0x2D2F: self = .georgian
    case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF: self = .hangul
    case 0x3040...0x30FF, 0xFF66...0xFF9F: self = .kana
    case 0x3005, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: self = .han
    default: self = .other
    }
  }

  /// The language, if only one is written in this script.
  var language: String? {
    switch self {
    case .kana: "ja"
    case .han: "zh"
    case .hangul: "ko"
    case .georgian: "ka"
    case .armenian: "hy"
    case .greek: "el"
    case .cyrillic: "ru"
    case .latin, .other: nil
    }
  }
}

/// Counts the letters of each script in some texts.
struct ScriptCount {
  private var counts: [Script: Int] = [:]

  mutating func add(_ text: String) {
    for scalar in text.unicodeScalars { if let script = Script(scalar) { counts[script, default: 0] += 1 } }
  }

  /// The commonest script; nil without letters. With kana, Han characters count as Japanese.
  var main: Script? {
    let most = counts.max { ($0.value, "\($0.key)") < ($1.value, "\($1.key)") }
    guard let most, most.key == .han, let kana = counts[.kana] else { return most?.key }
    return kana * 20 > most.value ? .kana : .han
  }
}
