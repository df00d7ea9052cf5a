import Formats
import Learning

/// One search in one language, which goes on from what is closest to what is farthest.
struct LanguageSearch {
  /// In the order in which they are asked.
  enum Stage: CaseIterable {
    case term, meaning, beginning, inside, words, opening
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

  /// Terms that have all characters of the text, where they stand in its order, or all its words, the last as far as it is
  /// typed.
  private mutating func inside(_ limit: Int) throws(DictionaryError) -> [DictionaryHit] {
    let characters = text.unicodeScalars.filter(HanCharacter.isHan).map { Array(String($0).utf8) }
    let pieces = characters.isEmpty ? words : characters
    guard !pieces.isEmpty else { return [] }
    let query = TableQuery.all(pieces.map { [EntryKeys.inside] + $0 }, isOpen: characters.isEmpty)
    let found = try find(.term, [query], .inside, characters.count > 1 ? Self.mostTried : limit)
    guard characters.count > 1 else { return found }
    let piece = text.filter { !$0.isWhitespace }
    return Array(
      found.filter { hit in ([hit.entry.term] + hit.entry.spellings).contains { $0.contains(piece) } }.prefix(
        limit))
  }

  /// So many terms with the characters of a text are looked at, at most.
  private static let mostTried = 200
}
