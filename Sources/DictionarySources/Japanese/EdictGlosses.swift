import Learning

/// Parses the part of an EDICT line between the slashes.
struct EdictGlosses {
  /// A line without its head.
  struct Content {
    var senses: [DictionaryEntry.Sense] = []
    /// Whether the first sense says that the word is usually written in kana.
    var isUsuallyKana = false
  }

  private var tags = EdictTags()
  /// The languages of origin that the last gloss of a word may name.
  private static let languages = [
    "ain": "Ainu", "ara": "Arabic", "chi": "Chinese", "dut": "Dutch", "eng": "English", "fre": "French",
    "ger": "German", "gre": "Greek", "heb": "Hebrew", "ita": "Italian", "kor": "Korean", "lat": "Latin",
    "por": "Portuguese", "rus": "Russian", "san": "Sanskrit", "spa": "Spanish",
  ]

  /// The senses of glosses; nil if one is not UTF-8 or there are none.
  mutating func read(_ glosses: [ArraySlice<UInt8>]) -> Content? {
    var content = Content()
    var speech: String?
    for gloss in glosses {
      let (text, group, isNew) = split(gloss)
      guard let meaning = text.text else { return nil }
      if !group.speech.isEmpty { speech = group.speech.joined(separator: ", ") }
      if content.senses.isEmpty && group.isUsuallyKana { content.isUsuallyKana = true }
      let remarks = group.remarks.isEmpty ? "" : "(\(group.remarks.joined(separator: ", "))) "
      let whole = remarks + Self.withOrigin(meaning)
      guard !whole.isEmpty else { continue }
      if isNew || content.senses.isEmpty {
        content.senses.append(DictionaryEntry.Sense([whole], partOfSpeech: speech))
      } else {
        content.senses[content.senses.count - 1].meanings.append(whole)
      }
    }
    return content.senses.isEmpty ? nil : content
  }

  /// The text of a gloss, the marks before it, and whether a sense begins with it.
  private mutating func split(
    _ gloss: ArraySlice<UInt8>
  ) -> (text: ArraySlice<UInt8>, EdictTags.Group, isNew: Bool) {
    var (rest, all, isNew) = (gloss, EdictTags.Group(), false)
    while rest.first == UInt8(ascii: "("), let end = rest.place(of: ")") {
      let inside = rest[rest.startIndex + 1..<end]
      if inside.allSatisfy({ 0x30...0x39 ~= $0 }) {
        isNew = true
      } else if let group = tags.group(inside) {
        isNew = isNew || !group.speech.isEmpty
        all.speech += group.speech
        all.remarks += group.remarks
        all.isUsuallyKana = all.isUsuallyKana || group.isUsuallyKana
      } else {
        break
      }
      rest = rest[(end + 1)...].drop { $0 == 32 }
    }
    return (rest, all, isNew)
  }

  /// "(ita:)" after a meaning, in words.
  private static func withOrigin(_ meaning: String) -> String {
    guard meaning.hasSuffix(":)"), let start = meaning.utf8.lastIndex(of: UInt8(ascii: "(")) else {
      return meaning
    }
    let code = meaning[meaning.utf8.index(after: start)...].dropLast(2)
    return languages[String(code)].map { meaning[..<start] + "(from \($0))" } ?? meaning
  }
}
