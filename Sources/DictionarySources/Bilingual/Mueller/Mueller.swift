import Formats
import Learning

/// Mueller's English–Russian dictionary in dictd's format: `head`, below it `[sound] _n.` and meanings,
/// numbered if there are several.
public enum Mueller {
  private struct Word {
    var entry: DictionaryEntry
    var reference: MuellerMeanings.Reference?
    /// The length of its own part of the article in bytes: common words have long ones.
    var size: Int
  }

  /// Reads all articles of a text through its index, the longest first, since nothing else tells how common a
  /// word is. Words with the same spelling and sound become one entry.
  public static func read(
    _ text: [UInt8], index: [UInt8], tell: (Int) -> Bool = { _ in true }
  ) throws(TextError) -> SourceRead<DictionaryEntry> {
    var (words, skipped) = ([Word](), 0)
    for (number, article) in try DictdIndex(index).articles(of: text).enumerated() {
      if number % 1000 == 0, !tell(article.startIndex) { break }
      if let found = Self.words(article) { words += found } else { skipped += 1 }
    }
    if words.count <= skipped {
      throw TextError(.notOf("Mueller's dictionary"), at: TextPlace(line: 1, column: 1))
    }
    resolve(&words)
    let order = words.indices.sorted {
      words[$0].size == words[$1].size ? $0 < $1 : words[$0].size > words[$1].size
    }
    return SourceRead(values: order.map { words[$0].entry }, skipped: skipped)
  }

  /// The words of an article; nil if it is damaged. The dictionary's own abbreviations are explained in
  /// articles, too.
  private static func words(_ article: ArraySlice<UInt8>) -> [Word]? {
    guard let lines = article.text?.split(separator: "\n"), let head = lines.first, lines.count > 1 else {
      return nil
    }
    if head.first == "_" || Cyrillic.isIn(head) { return [] }
    let names = Meanings.split(String(head), at: ",")
    let content = MuellerArticle(Array(lines.dropFirst()))
    guard let term = names.first else { return nil }
    let all = content.words.reduce(0) { $0 + $1.senses.count }
    return content.words.map { sound, senses in
      let entry = DictionaryEntry(
        language: "en", term: term, spellings: Array(names.dropFirst()), reading: sound, senses: senses)
      return Word(entry: entry, reference: content.reference, size: article.count * senses.count / all)
    }
  }

  /// Gives a word that only refers to another the meanings of that one.
  private static func resolve(_ words: inout [Word]) {
    var places: [String: Int] = [:]
    for (place, word) in words.enumerated() where word.reference == nil && places[word.entry.term] == nil {
      places[word.entry.term] = place
    }
    for place in words.indices {
      guard let reference = words[place].reference, let target = places[reference.word] else { continue }
      words[place].entry.senses = senses(words[target].entry.senses, ofPart: reference.part)
    }
  }

  /// The senses of a part of speech, by its number.
  private static func senses(
    _ senses: [DictionaryEntry.Sense], ofPart part: Int?
  ) -> [DictionaryEntry.Sense] {
    var parts: [String?] = []
    for sense in senses where !parts.contains(sense.partOfSpeech) { parts.append(sense.partOfSpeech) }
    guard let part, parts.count > 1, parts.indices.contains(part - 1) else { return senses }
    return senses.filter { $0.partOfSpeech == parts[part - 1] }
  }
}
