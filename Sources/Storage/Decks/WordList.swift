import Formats
import Learning
import Limits

/// Collects a deck's words and makes sure that each has a term, a meaning and an id of its own, and that
/// texts have no white space at their ends and are visible or missing. So a deck stays the same, whatever
/// formats it is converted to.
struct WordList {
  /// A word before it is added, with the places for errors.
  struct Entry {
    /// The id is empty if the file gives none.
    var word: Word
    var place: TextPlace
    var idPlace: TextPlace?
    var meaningsPlace: TextPlace?
  }

  /// The most scalars of one text: nobody could learn a longer one, and no screen could show it.
  static let longestText = 20_000
  /// The most words of a deck.
  private static let mostWords = Limit.words.most
  /// The most bytes that all texts take in memory. More than a file can have, but it limits tags that are in
  /// the file once and count for each word.
  static let byteLimit = 64 << 20

  private(set) var words: [Word] = []
  /// The line of each id. Keys are the bytes of the normal form, since strings with many combining marks take
  /// long to compare.
  private var lines: [[UInt8]: Int32] = [:]
  /// The number for the next word with a term, so that 10,000 equal terms don't take 10,000 tries each.
  private var numbers: [[UInt8]: Int] = [:]
  /// The least memory that a text takes besides its bytes.
  private static let bytesAText = 64
  private var bytes = 0

  mutating func add(_ entry: Entry) throws(TextError) {
    if words.count == Self.mostWords {
      throw TextError(.tooManyWords(limit: Self.mostWords), at: entry.place)
    }
    try check(entry)
    var word = entry.word.trimmed
    if word.term.isBlank { throw TextError(.emptyTerm, at: entry.place) }
    if word.meanings.isEmpty || word.meanings.contains(where: \.isBlank) {
      throw TextError(.noMeanings, at: entry.meaningsPlace ?? entry.place)
    }
    let isGiven = !word.id.isEmpty || entry.idPlace != nil
    if !isGiven { word.id = freeID(for: word.term) }
    let place = entry.idPlace ?? entry.place
    if !Word.isValidID(word.id) { throw TextError(.badWordID, at: place) }
    let key = Array((isGiven ? NormalForm.composed(word.id) : word.id).utf8)
    if let line = lines[key] { throw TextError(.duplicateID(word.id, line: Int(line)), at: place) }
    lines[key] = place.line
    words.append(word)
  }

  /// Checks the texts before anything is done with them that takes time or memory.
  private mutating func check(_ entry: Entry) throws(TextError) {
    for text in entry.word.texts {
      bytes += Self.bytesAText + text.utf8.count
      if bytes > Self.byteLimit { throw TextError(.tooMuchText(limit: Self.byteLimit), at: entry.place) }
      if text.utf8.contains(0) { throw TextError(.nul, at: entry.place) }
      if text.utf8.count > Self.longestText && text.unicodeScalars.count > Self.longestText {
        throw TextError(.longText(limit: Self.longestText), at: entry.place)
      }
    }
  }

  /// An id in normal form that no word has yet.
  private mutating func freeID(for term: String) -> String {
    let base = Word.id(ofTerm: term)
    var id = base
    while lines[Array(id.utf8)] != nil {
      let number = numbers[Array(base.utf8), default: 2]
      numbers[Array(base.utf8)] = number + 1
      id = "\(base)#\(number)"
    }
    return id
  }
}

extension Word {
  var trimmed: Word {
    Word(
      id: id.trimmed, term: term.trimmed, meanings: meanings.map(\.trimmed), reading: Self.seen(reading),
      romanization: Self.seen(romanization), partOfSpeech: Self.seen(partOfSpeech),
      mnemonic: Self.seen(mnemonic), notes: Self.seen(notes), tags: tags.compactMap(Self.seen),
      distractors: distractors.compactMap(Self.seen), contrast: contrast.compactMap(Self.seen),
      letter: letter, sentence: sentence.flatMap(Self.seen), otherTerms: otherTerms.compactMap(Self.seen),
      otherReadings: otherReadings.compactMap(Self.seen), provenance: provenance.flatMap(Self.seen),
      sound: Self.seen(sound))
  }

  private static func seen(_ sentence: Sentence) -> Sentence? {
    seen(sentence.text).map { Sentence($0, reading: seen(sentence.reading), meaning: seen(sentence.meaning)) }
  }

  private static func seen(_ provenance: Provenance) -> Provenance? {
    Provenance(
      list: seen(provenance.list), rank: provenance.rank, source: seen(provenance.source),
      licence: seen(provenance.licence)
    ).told
  }

  private static func seen(_ text: String?) -> String? {
    text.flatMap { $0.isBlank ? nil : $0.trimmed }
  }

  fileprivate var texts: [String] {
    [term] + meanings + [reading, romanization, partOfSpeech, mnemonic, notes].compactMap { $0 } + tags
      + distractors + contrast + (letter?.texts ?? []) + otherTerms + otherReadings
      + [sentence?.text, sentence?.reading, sentence?.meaning, sound].compactMap { $0 }
      + [provenance?.list, provenance?.source, provenance?.licence].compactMap { $0 }
  }
}
