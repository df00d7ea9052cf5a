import Learning

/// Converts pinyin with numbers, `xue2 xiao4`, to pinyin with tone marks. Syllables are cached, since each
/// occurs thousands of times.
struct NumberedPinyin {
  private var known: [ArraySlice<UInt8>: String?] = [:]

  /// The syllables with tone marks, separated by blanks; nil if one is no syllable.
  mutating func marked(_ bytes: ArraySlice<UInt8>) -> String? {
    var marked = ""
    for part in bytes.parts(" ") {
      guard let syllable = syllable(part) else { return nil }
      if !marked.isEmpty { marked += " " }
      marked += syllable
    }
    return marked.isEmpty ? nil : marked
  }

  private mutating func syllable(_ bytes: ArraySlice<UInt8>) -> String? {
    if let syllable = known[bytes] { return syllable }
    let syllable = Self.made(bytes)
    known[bytes] = .some(syllable)
    return syllable
  }

  /// xx stands for a syllable that pinyin has no letters for.
  private static func made(_ bytes: ArraySlice<UInt8>) -> String? {
    guard let text = bytes.text, !text.hasPrefix("xx") else { return nil }
    // The fifth tone has no mark; r5 has no vowel that could have one.
    return PinyinMarks.marked(text.last == "5" ? String(text.dropLast()) : text)
  }
}
