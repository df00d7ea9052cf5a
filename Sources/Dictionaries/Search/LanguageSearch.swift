import Formats
import Learning

/// One search in one language, which goes on from what is closest to what is farthest.
struct LanguageSearch {
  /// In the order in which they are asked.
  enum Stage: CaseIterable {
    case term, meaning, form, alike, beginning, inside, words, opening
  }

  private let table: LanguageTables
  private let text: String
  /// What a term or a reading may be, whole, and how it may begin.
  private let keys: SearchKeys
  private let core: MeaningCore
  private let spelling: Spelling
  private var seen = Set<Int>()

  init(_ text: String, in table: LanguageTables, limit: Int) {
    self.table = table
    self.text = NormalForm.composed(text)
    keys = SearchKeys(self.text, language: table.language)
    core = MeaningCore(self.text)
    spelling = Spelling(text: self.text.lowercased(), keys: keys, language: table.language)
  }

  /// What a stage finds that none before it has found.
  mutating func next(_ stage: Stage, limit: Int) throws(DictionaryError) -> [DictionaryHit] {
    switch stage {
    case .term: try find(.term, keys.whole.map(TableQuery.whole), .term, limit, where: spelling.fits)
    case .meaning: try find(.meaning, whole, .meaning, limit)
    case .form: try forms(limit)
    case .alike: try find(.term, keys.whole.map(TableQuery.whole), .term, limit, where: keys.fits)
    case .beginning:
      try find(.term, keys.beginnings.map(TableQuery.beginning), .beginning, limit, where: keys.fits)
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
    _ index: LanguageTables.Index, _ queries: [String], _ match: DictionaryHit.Match, _ limit: Int,
    where fits: (DictionaryEntry) -> Bool = { _ in true }
  ) throws(DictionaryError) -> [DictionaryHit] {
    var found: [DictionaryHit] = []
    for query in queries where found.count < limit {
      found += try table.hits(index, query, match, limit: limit - found.count) { hit in
        fits(hit.entry) && seen.insert(hit.number).inserted
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
      let most = min(limit - found.count, Self.mostOfForm)
      found += try table.hits(Folding.squashed(lemma.term), .form(lemma.form), limit: most) { hit in
        lemma.fits(hit.entry) && isTerm(lemma.term, of: hit.entry) && seen.insert(hit.number).inserted
      }
    }
    return found
  }

  /// Keys are without accents, and those of other words may be the same.
  private func isTerm(_ term: String, of entry: DictionaryEntry) -> Bool {
    entry.term == term || entry.reading == term || entry.spellings.contains(term)
  }

  /// So many words of one spelling or reading are taken for a form, at most.
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
    return try find(.term, [query], .inside, limit) { entry in
      ([entry.term] + entry.spellings).contains { $0.contains(piece) }
    }
  }
}

/// What an entry is that was typed with its accents: año is no ano. Where terms are characters, what was typed is their
/// reading, and all that is read so is meant.
private struct Spelling {
  let text: String
  let keys: SearchKeys
  let language: String

  func fits(_ entry: DictionaryEntry) -> Bool {
    let isTyped =
      ["ja", "zh"].contains(language)
      || ([entry.term] + entry.spellings).contains { $0.lowercased() == text }
    return isTyped && keys.fits(entry)
  }
}
