import Formats
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

/// A meaning without its surroundings: notes in parentheses, and an article or "to" at its start.
struct MeaningCore {
  /// The core, folded and without gaps.
  private(set) var key: [UInt8] = []
  /// All words, also those in parentheses, folded, each followed by a blank. A hyphen separates words.
  private(set) var words: [UInt8] = []
  /// Where the current word begins.
  private var start = 0
  /// The number of open parentheses.
  private var depth = 0

  /// A single pass over the scalars, because a dictionary has a million meanings.
  init(_ meaning: String) {
    var closes = false
    for scalar in meaning.unicodeScalars {
      switch scalar {
      case " ", "-", "/", ",", ";":
        endWord()
        if closes { depth = max(0, depth - 1) }
        closes = false
      case "(" where words.count == start: depth += 1
      case ")": closes = depth > 0
      default: Folding.append(scalar, to: &words)
      }
    }
    endWord()
    if key.count > Folding.longest { key.removeSubrange(Folding.longest...) }
  }

  private mutating func endWord() {
    guard words.count > start else { return }
    if depth == 0, !(key.isEmpty && Self.isLeading(words[start...])) { key += words[start...] }
    words.append(0x20)
    start = words.count
  }

  private static func isLeading(_ word: ArraySlice<UInt8>) -> Bool {
    word.count < 4 && leading.contains { $0.elementsEqual(word) }
  }

  private static let leading = ["to", "a", "an", "the"].map { Array($0.utf8) }
}

/// Folds text for searching: only letters and digits stay, in lower case, without accents, in hiragana.
///
/// Works on bytes and scalars, because a dictionary has millions of them.
enum Folding {
  /// The most bytes of a key; a longer text is found by its beginning.
  static let longest = 96

  /// Appends the folded text without any gaps.
  static func squash(_ text: some StringProtocol, into key: inout [UInt8]) {
    let end = key.count + longest
    for scalar in text.unicodeScalars where key.count < end { append(scalar, to: &key) }
  }

  /// The folded text without any gaps.
  static func squashed(_ text: some StringProtocol) -> [UInt8] {
    var key: [UInt8] = []
    squash(text, into: &key)
    return key
  }

  /// The words of a text, each folded. Anything but letters and digits separates words, except an apostrophe.
  static func words(of text: String) -> [[UInt8]] {
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }
    return words.map { squashed($0) }.filter { !$0.isEmpty }
  }

  /// Appends a scalar if it is a letter or a digit.
  static func append(_ scalar: Unicode.Scalar, to key: inout [UInt8]) {
    switch scalar.value {
    case 0x30...0x39, 0x61...0x7A: key.append(UInt8(scalar.value))
    case 0x41...0x5A: key.append(UInt8(scalar.value | 0x20))
    case 0..<0x80: break
    // Katakana to hiragana.
    case 0x30A1...0x30F6: key += UTF8.encode(shifted(scalar, by: -0x60))
    case 0x3005, 0x3041...0x3096, 0x30FC, 0x3400...0x9FFF, 0xAC00...0xD7A3, 0x20000...0x3FFFF:
      key += UTF8.encode(scalar)
    // Full-width to ASCII.
    case 0xFF10...0xFF5A: append(shifted(scalar, by: -0xFEE0), to: &key)
    default: appendFolded(scalar, to: &key)
    }
  }

  private static func shifted(_ scalar: Unicode.Scalar, by distance: Int) -> Unicode.Scalar {
    Unicode.Scalar(UInt32(Int(scalar.value) + distance)) ?? scalar
  }

  private static func appendFolded(_ scalar: Unicode.Scalar, to key: inout [UInt8]) {
    for scalar in NormalForm.folded(String(scalar)).unicodeScalars
    where scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
      key += UTF8.encode(scalar)
    }
  }
}

extension UTF8 {
  /// The bytes of a scalar; unlike `UTF8.encode` in the standard library not optional.
  fileprivate static func encode(_ scalar: Unicode.Scalar) -> EncodedScalar {
    guard let encoded: EncodedScalar = encode(scalar) else { return EncodedScalar() }
    return encoded
  }
}
