import Learning

/// Parses the part of a CC-CEDICT line between the slashes.
struct CedictGlosses {
  var pinyin = NumberedPinyin()

  /// One sense per gloss, with its meanings split at semicolons; nil if one is not UTF-8.
  mutating func senses(_ glosses: [ArraySlice<UInt8>]) -> [DictionaryEntry.Sense]? {
    var senses: [DictionaryEntry.Sense] = []
    for gloss in glosses {
      guard let text = text(gloss) else { return nil }
      let meanings = Meanings.split(text, at: ";")
      if !meanings.isEmpty { senses.append(DictionaryEntry.Sense(meanings)) }
    }
    return senses
  }

  /// A gloss in which words have only their simplified form, and pinyin has tone marks.
  private mutating func text(_ gloss: ArraySlice<UInt8>) -> String? {
    guard gloss.contains(UInt8(ascii: "[")) || gloss.contains(UInt8(ascii: "|")) else { return gloss.text }
    let measure = Array("CL:".utf8)
    var rest = gloss
    var made: [UInt8] = []
    if gloss.starts(with: measure) {
      made = Array("classifier: ".utf8)
      rest = rest.dropFirst(measure.count)
    }
    while let byte = rest.first {
      rest = rest.dropFirst()
      if byte == UInt8(ascii: "|") {
        while let last = made.last, last >= 0x80 { made.removeLast() }
      } else if byte == UInt8(ascii: "["), let end = rest.place(of: "]"),
        let marked = pinyin.marked(rest[..<end])
      {
        made += " [\(marked)]".utf8
        rest = rest[(end + 1)...]
      } else {
        made.append(byte)
      }
    }
    return made[...].text
  }
}
