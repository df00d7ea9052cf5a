/// The script of a text, as far as judging differs by it.
enum WordScript {
  case latin
  /// An alphabet other than Latin: its words can be typed romanised.
  case alphabet
  case kana
  case han
  case hangul

  /// Decided by the first letter with a known script; Han wins, since Japanese mixes it with kana.
  init(_ letters: some Sequence<Character>) {
    var script = WordScript.latin
    for letter in letters {
      guard let scalar = letter.unicodeScalars.first else { continue }
      switch scalar.value {
      case 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF, 0x3005:
        self = .han
        return
      case 0x3041...0x30FF: script = .kana
      case 0x1100...0x11FF, 0x3131...0x318E, 0xAC00...0xD7A3: script = .hangul
      case 0x370...0x10FF, 0x1C90...0x1CBF, 0x1F00...0x1FFF: if script == .latin { script = .alphabet }
      default: break
      }
    }
    self = script
  }

  /// Whether a single letter can be a slip. A wrong ideograph or syllable is another word.
  var forgivesSlips: Bool { self == .latin || self == .alphabet }
}
