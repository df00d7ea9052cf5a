import Formats
import Learning

/// The dictionaries of FreeDict in dictd's format: an article is a line `head /sound/ <n>`, then meanings,
/// numbered if there are several senses.
public struct FreeDict {
  private let language: String

  /// Reads all articles of a text through its index.
  ///
  /// - Parameter language: the language of the heads.
  public static func read(
    _ text: [UInt8], index: [UInt8], language: String
  ) throws(TextError) -> SourceRead<DictionaryEntry> {
    let dictionary = FreeDict(language: language)
    var read = SourceRead<DictionaryEntry>()
    for article in try DictdIndex(index).articles(of: text) {
      if let entry = dictionary.entry(article) { read.values.append(entry) } else { read.skipped += 1 }
    }
    if read.values.count < read.skipped {
      throw TextError(.notOf("FreeDict"), at: TextPlace(line: 1, column: 1))
    }
    return read
  }

  private func entry(_ article: ArraySlice<UInt8>) -> DictionaryEntry? {
    guard let lines = article.text?.split(separator: "\n").map(String.init), let first = lines.first else {
      return nil
    }
    let head = Head(first)
    let senses = senses(lines.dropFirst(), head.partOfSpeech)
    guard let term = head.names.first, !senses.isEmpty else { return nil }
    return DictionaryEntry(
      language: language, term: term, spellings: Array(head.names.dropFirst()),
      reading: Language.of(language).showsSound ? nil : head.sound, senses: senses)
  }

  /// A line after the meanings explains them in the language of the head, and is left out.
  private func senses(_ lines: ArraySlice<String>, _ speech: String?) -> [DictionaryEntry.Sense] {
    var senses: [DictionaryEntry.Sense] = []
    for line in lines where line.first?.isNumber == true || senses.isEmpty {
      let digits = line.prefix { $0.isNumber }
      let isNumbered = !digits.isEmpty && line.dropFirst(digits.count).hasPrefix(". ")
      guard isNumbered || senses.isEmpty else { continue }
      let text = isNumbered ? String(line.dropFirst(digits.count + 2)) : line
      let meanings = Meanings.split(text, at: ",").flatMap { Meanings.split($0, at: ";") }
      if !meanings.isEmpty { senses.append(DictionaryEntry.Sense(meanings, partOfSpeech: speech)) }
    }
    return senses
  }

  /// The first line of an article.
  private struct Head {
    var names: [String] = []
    var sound: String?
    var partOfSpeech: String?

    init(_ line: String) {
      var plain = ""
      for (place, part) in line.split(separator: " /", omittingEmptySubsequences: false).enumerated() {
        // From the slash that opens a sound to the one that closes it.
        guard place > 0, let end = part.lastIndex(of: "/") else {
          plain += (place > 0 ? " /" : "") + part
          continue
        }
        sound = sound ?? String(part[..<end])
        plain += part[part.index(after: end)...]
      }
      if let open = plain.lastIndex(of: "<"), plain.last == ">" {
        partOfSpeech = Self.speech[String(plain[plain.index(after: open)...].dropLast())]
        plain = String(plain[..<open].trimmingBlanks)
      }
      names = Meanings.split(plain, at: ",")
    }

    private static let speech = [
      "n": "noun", "pn": "proper noun", "v": "verb", "adj": "adjective", "adv": "adverb",
      "suffix": "suffix", "prefix": "prefix", "prep": "preposition", "conj": "conjunction", "pron": "pronoun",
      "num": "numeral", "int": "interjection", "interj": "interjection", "art": "article",
    ]
  }
}

extension Substring {
  /// Without blanks at the end.
  fileprivate var trimmingBlanks: Substring {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}

/// The index of a dictd dictionary: `head⇥offset⇥length`, the numbers in base 64.
struct DictdIndex {
  /// The ranges of all articles, each once, in the order of the text.
  private let places: [Range<Int>]

  /// Reads an index. Entries about the dictionary itself are left out.
  init(_ bytes: [UInt8]) throws(TextError) {
    let read = try SourceLines(format: "a dictd index").read(bytes) {
      line -> (start: Int, range: Range<Int>?)? in
      let fields = line.split(separator: 9, omittingEmptySubsequences: false)
      guard fields.count >= 3, let start = Self.number(fields[1]), let length = Self.number(fields[2]) else {
        return nil
      }
      let isOwn = fields[0].starts(with: "00database".utf8) || fields[0].starts(with: "00-database".utf8)
      return (start, isOwn ? nil : start..<start + length)
    }
    let ranges = Set(read.values.compactMap(\.range))
    places = ranges.sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
  }

  /// The articles of the text that the index belongs to.
  ///
  /// - Throws: `cut` if the text is too short.
  func articles(of text: [UInt8]) throws(TextError) -> [ArraySlice<UInt8>] {
    if let end = places.map(\.upperBound).max(), end > text.count {
      throw TextError(.cut("a dictd dictionary"), at: TextPlace(line: text.count { $0 == 10 } + 1, column: 1))
    }
    return places.map { text[$0] }
  }

  /// A number of at most five digits of six bits, the most significant first.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard 1...5 ~= digits.count else { return nil }
    var number = 0
    for digit in digits {
      guard let value = value(digit) else { return nil }
      number = number << 6 | value
    }
    return number
  }

  private static func value(_ digit: UInt8) -> Int? {
    switch digit {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(digit) - 65
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(digit) - 97 + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(digit) - 48 + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}

/// Splits meanings that are in one text, separated by a sign.
enum Meanings {
  /// The meanings of a text; a sign within parentheses separates nothing.
  static func split(_ text: String, at sign: Unicode.Scalar) -> [String] {
    let sign = UInt8(ascii: sign)
    guard text.utf8.contains(sign) else { return text.isEmpty ? [] : [text] }
    var (meanings, part, depth) = ([String](), [UInt8](), 0)
    func close() {
      let trimmed = part[...].trimmed
      if !trimmed.isEmpty { meanings.append(String(decoding: trimmed, as: UTF8.self)) }
      part = []
    }
    for byte in text.utf8 {
      if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") { depth += 1 }
      if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") { depth = max(0, depth - 1) }
      if byte == sign && depth == 0 { close() } else { part.append(byte) }
    }
    close()
    return meanings
  }
}
