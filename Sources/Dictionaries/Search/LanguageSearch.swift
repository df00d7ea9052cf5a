import Formats
import Learning

/// One search in one language, which goes on from what is closest to what is farthest.
struct LanguageSearch {
  /// In the order in which they are asked.
  enum Stage: CaseIterable {
    case term, meaning, form, beginning, inside, words, opening
  }

  private let table: LanguageTables
  private let text: String
  /// What a term or a reading may be, whole, and how it may begin.
  private let keys: SearchKeys
  private let core: MeaningCore
  private var seen = Set<Int>()

  init(_ text: String, in table: LanguageTables, limit: Int) {
    self.table = table
    self.text = NormalForm.composed(text)
    keys = SearchKeys(self.text, language: table.language)
    core = MeaningCore(self.text)
  }

  /// What a stage finds that none before it has found.
  mutating func next(_ stage: Stage, limit: Int) throws(DictionaryError) -> [DictionaryHit] {
    switch stage {
    case .term: try find(.term, keys.whole.map(TableQuery.whole), .term, limit)
    case .meaning: try find(.meaning, whole, .meaning, limit)
    case .form: try forms(limit)
    case .beginning: try find(.term, keys.beginnings.map(TableQuery.beginning), .beginning, limit)
    case .inside: try inside(limit)
    case .words: try find(.meaning, words.isEmpty ? [] : [TableQuery.all(words)], .words, limit)
    case .opening:
      try find(.meaning, words.isEmpty ? [] : [TableQuery.all(words, isOpen: true)], .words, limit)
    }
  }

  private var whole: [String] {
    core.key.isEmpty ? [] : [TableQuery.whole([EntryKeys.whole] + core.key)]
  }

  private var words: [[UInt8]] { core.words.split(separator: 0x20).map(Array.init) }

  private mutating func find(
    _ index: LanguageTables.Index, _ queries: [String], _ match: DictionaryHit.Match, _ limit: Int
  ) throws(DictionaryError) -> [DictionaryHit] {
    var found: [DictionaryHit] = []
    for query in queries where found.count < limit {
      for number in try table.find(index, query, limit: limit + seen.count) where found.count < limit {
        guard seen.insert(number).inserted, let entry = try table.entry(number) else { continue }
        found.append(DictionaryHit(entry, match, number: number))
      }
    }
    return found
  }

  /// What the text is an inflected form of, where the dictionary has such a word.
  private mutating func forms(_ limit: Int) throws(DictionaryError) -> [DictionaryHit] {
    let isRomaji = table.language == "ja" && text.utf8.allSatisfy { $0 < 0x80 }
    let form = isRomaji ? Romaji.hiragana(text.lowercased(), isFinal: true).kana : text
    var found: [DictionaryHit] = []
    for lemma in Lemmas.candidates(of: form, language: table.language) where found.count < limit {
      for hit in try table.hits(Folding.squashed(lemma.term), .form(lemma.form), limit: Self.mostOfForm)
      where lemma.fits(hit.entry) && isTerm(lemma.term, of: hit.entry) && seen.insert(hit.number).inserted {
        found.append(hit)
      }
    }
    return Array(found.prefix(limit))
  }

  /// Keys are without accents, and those of other words may be the same.
  private func isTerm(_ term: String, of entry: DictionaryEntry) -> Bool {
    entry.term == term || entry.reading == term || entry.spellings.contains(term)
  }

  /// So many words of one spelling or reading are looked at for a form, at most.
  private static let mostOfForm = 12

  /// Terms that have all characters of the text, where they stand in its order, or all its words, the last as far as it is
  /// typed.
  private mutating func inside(_ limit: Int) throws(DictionaryError) -> [DictionaryHit] {
    let characters = text.unicodeScalars.filter(HanCharacter.isHan).map { Array(String($0).utf8) }
    let pieces = characters.isEmpty ? words : characters
    guard !pieces.isEmpty else { return [] }
    let query = TableQuery.all(pieces.map { [EntryKeys.inside] + $0 }, isOpen: characters.isEmpty)
    // One character, or words: whatever has them. More, and kana with them: what has them side by side.
    let piece = text.filter { !$0.isWhitespace }
    guard !characters.isEmpty, piece.count > 1 else { return try find(.term, [query], .inside, limit) }
    let found = try find(.term, [query], .inside, Self.mostTried)
    return Array(
      found.filter { hit in ([hit.entry.term] + hit.entry.spellings).contains { $0.contains(piece) } }.prefix(
        limit))
  }

  /// So many terms with the characters of a text are looked at, at most.
  private static let mostTried = 200
}
