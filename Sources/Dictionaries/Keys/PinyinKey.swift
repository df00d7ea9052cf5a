import Learning

/// Pinyin with its tones, however it was typed: xué xiào, xue2xiao4 and Xue2 xiao4 are one key.
enum PinyinKey {
  /// The letters with their marks, in lower case, without what stands between syllables.
  static func marked(_ pinyin: String) -> [UInt8] {
    Array(pinyin.lowercased().utf8.filter { $0 >= 0x80 || $0 >= UInt8(ascii: "a") }.prefix(Folding.longest))
  }

  /// What somebody types; nil where no tone is in it.
  static func typed(_ text: String) -> [UInt8]? {
    let marks = PinyinMarks.marked(text.lowercased())
    guard marks.unicodeScalars.allSatisfy({ $0.value < 0x250 }) else { return nil }
    let hasTone = marks.unicodeScalars.contains { $0.value >= 0x80 && $0 != "ü" }
    return hasTone ? marked(marks) : nil
  }
}
