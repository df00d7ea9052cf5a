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
