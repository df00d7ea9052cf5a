import Learning

/// The keys that an entry is found by: the words of two full-text tables, one for terms and one for meanings.
///
/// A plain key is something that may be typed from its beginning. A word with `inside` before it occurs
/// within the term; a key with `whole` before it is a complete meaning.
enum EntryKeys {
  /// Marks a word or a character within a term.
  static let inside = UInt8(ascii: "+")
  /// Marks the key of a complete meaning.
  static let whole = UInt8(ascii: "=")
  private static let blank = UInt8(ascii: " ")

  /// The keys of term, spellings and reading, separated by blanks.
  static func terms(of entry: DictionaryEntry) -> [UInt8] {
    var keys: [UInt8] = []
    for spelling in [entry.term] + entry.spellings {
      Folding.squash(spelling, into: &keys)
      keys.append(blank)
      addInside(spelling, to: &keys)
    }
    addSounds(of: entry, to: &keys)
    return keys
  }

  /// Each character of a Chinese term, each word of others.
  private static func addInside(_ spelling: String, to keys: inout [UInt8]) {
    if spelling.utf8.contains(blank) {
      for word in Folding.words(of: spelling) { keys += [inside] + word + [blank] }
    }
    guard let first = spelling.unicodeScalars.first, first.value >= 0x3041, spelling.unicodeScalars.count > 1
    else {
      return
    }
    for scalar in spelling.unicodeScalars where HanCharacter.isHan(scalar) {
      keys += [inside] + Array(String(scalar).utf8) + [blank]
    }
  }

  private static func addSounds(of entry: DictionaryEntry, to keys: inout [UInt8]) {
    if Language.of(entry.language).reading == .kana { return addKana(entry.reading ?? entry.term, to: &keys) }
    if let reading = entry.reading { keys += Folding.squashed(reading) + [blank] }
  }

  private static func addKana(_ kana: String, to keys: inout [UInt8]) {
    Folding.squash(kana, into: &keys)
    keys.append(blank)
    guard let romaji = RomajiKey(kana: kana) else { return }
    keys += romaji.strict.prefix(Folding.longest) + [blank]
    if romaji.loose != romaji.strict { keys += romaji.loose.prefix(Folding.longest) + [blank] }
  }

  /// The words of the meanings, and a key for each complete meaning.
  static func meanings(of entry: DictionaryEntry) -> [UInt8] {
    var keys: [UInt8] = []
    for sense in entry.senses {
      for meaning in sense.meanings { add(meaning, to: &keys) }
    }
    return keys
  }

  private static func add(_ meaning: String, to keys: inout [UInt8]) {
    let core = MeaningCore(meaning)
    if !core.key.isEmpty { keys += [whole] + core.key + [blank] }
    keys += core.words
  }
}
