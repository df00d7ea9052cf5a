@_spi(_Unicode) import Swift

/// Unicode's normalization form C (UAX #15).
///
/// The standard library compares strings by it, but exports it only to libraries of its own kind. Full Foundation costs more
/// start time than all of Babble.
public enum NormalForm {
  /// The text in form C. Usually it is already, and is returned as it is.
  public static func composed(_ text: String) -> String {
    text.unicodeScalars.allSatisfy(isComposed) ? text : string(text._nfc)
  }

  /// Whether a scalar is unaffected by form C, whatever its neighbours: those of the most common scripts.
  private static func isComposed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x300, 0x388...0x482, 0x48A...0x58F, 0x10A0...0x10FF, 0x3041...0x3096, 0x309B...0x30FF,
      0x4E00...0x9FFF, 0xAC00...0xD7A3:
      true
    default: false
    }
  }

  /// The text in lower case and without marks, for lenient searching: n finds ñ, е finds Ё. Never use it for
  /// judging answers: to a learner, は and ば are two letters.
  public static func folded(_ text: String) -> String {
    let lower = text.lowercased()
    if lower.utf8.allSatisfy({ $0 < 0x80 }) { return lower }
    return string(lower._nfd.lazy.filter { $0.properties.canonicalCombiningClass == .notReordered })
  }

  private static func string(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}
