/// The number of columns that terminals give a scalar and a glyph.
///
/// Terminals count scalar by scalar as wcwidth(3) does, and so do we, except for emoji sequences, which
/// modern terminals join into one glyph of two columns. A glyph on which terminals disagree is called risky:
/// a screen must not trust the cursor's place after it.
enum GlyphWidth {
  /// 0, 1 or 2 columns for one scalar.
  static func columns(of scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return 1 }
    if isZero(scalar) { return 0 }
    return isWide(value) ? 2 : 1
  }

  /// 1 or 2 columns for one glyph of several scalars, or for half a flag.
  static func columns(of cluster: String.UnicodeScalarView) -> Int {
    if isEmojiSequence(cluster) { return 2 }
    return min(max(cluster.reduce(0) { $0 + columns(of: $1) }, 1), 2)
  }

  /// Whether terminals disagree about the width of this glyph.
  static func isRisky(_ cluster: String.UnicodeScalarView) -> Bool {
    isEmojiSequence(cluster) || cluster.contains { $0 == emojiSelector || isDisputed($0) }
  }

  /// Whether terminals disagree about the width of this scalar alone: marks with a column of their own, skin
  /// tones, halves of flags, and signs that only some versions of Unicode know or call wide.
  static func isDisputed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x900, 0x10A0..<0x1100: false
    case 0x2630...0x2637, 0x268A...0x268F, 0x3248...0x324F, 0x1D300...0x1D376: true
    case 0x302E, 0x302F, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF: true
    case 0x1CC00...0x1CEBF, 0x1FB00...0x1FBFF: true
    case 0x2000...0xA4CF, 0xAC00...0xD7A3: false
    default: scalar.properties.generalCategory == .spacingMark
    }
  }

  /// Whether these scalars are shown as one emoji: with the emoji selector, a skin tone, joiners, or as a
  /// flag. Half a flag counts as one.
  static func isEmojiSequence(_ cluster: String.UnicodeScalarView) -> Bool {
    guard let base = cluster.first, base.properties.isEmoji else { return false }
    if 0x1F1E6...0x1F1FF ~= base.value { return true }
    guard let second = cluster.dropFirst().first else { return false }
    return second == emojiSelector
      || base.properties.isEmojiModifierBase && 0x1F3FB...0x1F3FF ~= second.value
      || zip(cluster, cluster.dropFirst()).contains { $0 == joiner && $1.properties.isEmoji }
  }

  /// Whether this scalar may be part of an emoji sequence.
  static func mayJoin(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200D, 0xFE0F, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF: true
    default: false
    }
  }

  static let joiner: Unicode.Scalar = "\u{200D}"
  private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"

  private static func isZero(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return true  // Hangul vowels and finals join the syllable before
    case 0x300...0x36F, 0x302A...0x302F, 0x3099, 0x309A: return true
    // Frequent letters and signs, to avoid the slower lookup below.
    case 0x370..<0x483, 0x48A..<0x591, 0x10A0..<0x1100, 0x2100..<0x2CEF: return false
    case 0x2E80...0xA4CF, 0xAC00...0xD7A3: return false
    // Format characters that are visible and enclose the digits after them.
    case 0x600...0x605, 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD: return false
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return true
    default: return false
    }
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
