/// How many columns a terminal gives to a scalar and to a grapheme.
///
/// Terminals count scalar by scalar as wcwidth(3) does, so the columns of a grapheme are the sum over its
/// scalars, but for emoji sequences, which modern terminals join to one glyph of two columns. Where they may
/// disagree (VS16, ZWJ, flags, keycaps, skin tones) the grapheme is called risky: a screen must not trust the
/// cursor after it.
enum GlyphWidth {
  /// 0, 1 or 2 columns for one scalar.
  static func columns(of scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return value == 0xAD ? 0 : 1 }
    if isZero(scalar) { return 0 }
    return isWide(value) ? 2 : 1
  }

  /// 1 or 2 columns for one grapheme of several scalars.
  static func columns(of cluster: some Sequence<Unicode.Scalar>) -> Int {
    if isRisky(cluster) { return 2 }
    let sum = cluster.reduce(0) { $0 + columns(of: $1) }
    return min(max(sum, 1), 2)
  }

  /// Whether terminals disagree about the width of this grapheme of several scalars.
  static func isRisky(_ cluster: some Sequence<Unicode.Scalar>) -> Bool {
    cluster.contains { scalar in
      switch scalar.value {
      case 0xFE0F, 0x200D, 0x20E3, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF: true
      default: false
      }
    }
  }

  private static func isZero(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return true  // Hangul vowels and finals join the syllable before
    case 0x2E80...0xA4CF where scalar.value != 0x3099 && scalar.value != 0x309A: break
    default:
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format: return true
      default: return false
      }
    }
    return 0x302A...0x302F ~= scalar.value
  }

  private static func isWide(_ value: UInt32) -> Bool {
    guard value >= 0x1100 else { return false }
    if 0x4E00...0x9FFF ~= value || 0xAC00...0xD7A3 ~= value { return true }
    let ranges = WideRanges.all
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].last < value { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].first <= value
  }
}
