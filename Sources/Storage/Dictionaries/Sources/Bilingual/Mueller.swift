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

  /// The words of an article; nil if it is damaged. The dictionary's own abbreviations
  /// are explained in articles, too.
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

/// An article of Mueller's dictionary: a head with what is said about it.
private struct MuellerArticle {
  /// The words that are spelled like the head, each with its own sound.
  private(set) var words: [(sound: String?, senses: [DictionaryEntry.Sense])] = []
  /// The word to look at instead, if nothing else is said.
  private(set) var reference: MuellerMeanings.Reference?
  /// What precedes the meanings in the current piece.
  private var head = Head()
  private var isOpen = true
  private var hasMeaning = false

  init(_ lines: [Substring]) {
    for piece in MuellerLines(lines).pieces { read(piece) }
    if hasMeaning { reference = nil }
  }

  private mutating func read(_ piece: MuellerLines.Piece) {
    var text = piece.text[...]
    switch piece.kind {
    case .word: (head, text) = Head.read(text, in: Head())
    case .part: (head, text) = Head.read(text, in: Head(sound: head.sound))
    case .sense: break
    case .branch: if !isOpen { return }
    }
    let found = MuellerMeanings(String(text))
    isOpen = found.isOpen
    reference = found.reference ?? reference
    hasMeaning = hasMeaning || found.meanings.count > (found.reference == nil ? 0 : 1)
    if !found.meanings.isEmpty { add(found.meanings) }
  }

  private mutating func add(_ meanings: [String]) {
    let sense = DictionaryEntry.Sense(meanings, partOfSpeech: head.partOfSpeech)
    guard let word = words.firstIndex(where: { $0.sound == head.sound }) else {
      return words.append((head.sound, [sense]))
    }
    words[word].senses.append(sense)
  }

  /// What precedes the meanings.
  private struct Head {
    var sound: String?
    var speech: [String] = []
    var isPlural = false

    var partOfSpeech: String? {
      if speech == ["noun"], isPlural { return "plural noun" }
      return speech.isEmpty ? nil : speech.joined(separator: ", ")
    }

    /// Reads sounds, parts of speech and irregular forms at the beginning of a text.
    /// Returns what follows them, too.
    static func read(_ text: Substring, in outer: Head) -> (Head, Substring) {
      var (head, rest, own) = (outer, text, String?.none)
      while true {
        rest = rest.drop { " ,;".contains($0) }
        if rest.first == "[", let end = rest.firstIndex(of: "]") {
          own = own ?? MuellerSound.ipa(rest[..<end].dropFirst())
          rest = rest[end...].dropFirst()
        } else if rest.first == "(", let end = rest.firstIndex(of: ")"), !Cyrillic.isIn(rest[..<end]) {
          rest = rest[end...].dropFirst()
        } else if let behind = head.mark(rest) {
          rest = behind
        } else {
          break
        }
      }
      head.sound = own ?? head.sound
      return (head, rest)
    }

    /// Reads a mark that belongs to the head. Returns what follows; nil if there is no such mark.
    private mutating func mark(_ text: Substring) -> Substring? {
      guard let (name, rest) = MuellerMarks.first(text) else { return nil }
      if let speech = MuellerMarks.speech[name] {
        if !self.speech.contains(speech) { self.speech.append(speech) }
        return rest
      }
      // "_фр. _n."
      let (names, behind) = MuellerMarks.leading(rest)
      if let place = names.firstIndex(where: { MuellerMarks.speech[$0] != nil }) {
        let marks = [name] + names[..<place] + names[(place + 1)...]
        return mark("_\(names[place]). " + marks.map { "_\($0). " }.joined() + behind)
      }
      let isForm = rest.hasPrefix("от ") || rest.hasPrefix("и _")
      if name == "pl", !isForm, !speech.isEmpty || rest.first == "[" {
        isPlural = rest.first != "["
        return rest
      }
      return speech == ["pronoun"] && MuellerMarks.kinds.contains(name) && !isForm ? rest : nil
    }
  }
}
