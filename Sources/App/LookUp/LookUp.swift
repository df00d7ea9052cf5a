import Engine
import Formats
import Interface
import Learning
import Storage

/// Looks words up in the installed dictionary, and in the decks, which cover languages that no dictionary
/// has. Used by one thread only.
struct LookUp {
  private let path: String?
  /// Opened on the first look-up, and tried again while there is none.
  private var dictionary: DictionaryFile?
  /// The work on the current look-up.
  private var work: Work?
  /// Why the dictionary isn't searched.
  private(set) var problem: DictionaryError?

  /// - Parameter path: where the dictionary is expected; nil if there is no place for one.
  init(_ path: String?) { self.path = path }

  /// The most hits, and the most words and characters on a page.
  private static let (mostHits, mostWords, mostCharacters) = (100, 8, 12)

  /// Does something that a thread may interrupt.
  mutating func interruptible<Result>(by work: Work, _ body: (inout LookUp) -> Result) -> Result {
    open()
    self.work = work
    work.interrupt(by: dictionary?.interruption)
    defer {
      work.interrupt(by: nil)
      self.work = nil
    }
    return body(&self)
  }

  private mutating func open() {
    guard dictionary == nil, let path else { return }
    do throws(DictionaryError) {
      (dictionary, problem) = (try DictionaryFile(path), nil)
    } catch {
      problem = error
    }
  }

  /// If the file is damaged, the answer is left out and the problem noted.
  private mutating func asked<Value>(
    _ question: (DictionaryFile) throws(DictionaryError) -> Value, else nothing: Value
  ) -> Value {
    guard let dictionary else { return nothing }
    do throws(DictionaryError) {
      return try question(dictionary)
    } catch {
      if work?.isCancelled != true { (self.dictionary, problem) = (nil, error) }
      return nothing
    }
  }

  /// Searches the dictionary, the language being learned first, then the decks for what only they have. What was
  /// typed comes first where it is a term or a reading to the letter, or a meaning in the language being learned.
  ///
  /// - Parameter only: the tag of a single language to search; nil for all.
  mutating func find(
    _ text: String, _ decks: DeckList, first language: String?, only: String? = nil, limit: Int = mostHits
  ) -> LookUpResult {
    open()
    let only = only.map { LanguageTag.primary(of: $0) ?? $0 }
    let installed = (dictionary?.languages.map(\.tag) ?? []).filter { only == nil || $0 == only }
    let first = language.flatMap(LanguageTag.primary)
    let languages = installed.filter { $0 == first } + installed.filter { $0 != first }
    let hits = asked(
      { file throws(DictionaryError) in
        try file.search(text, in: languages, limit: limit)
      }, else: [])
    let known = Set(hits.map { Headword($0.entry) })
    let others = DeckHits.find(text, in: decks, limit: limit).filter {
      !known.contains(Headword($0.entry))
        && (only == nil || LanguageTag.primary(of: $0.entry.language) == only)
    }
    let found = (hits + others).map { (hit: $0, rank: Self.rank($0.entry, text, in: first)) }
    let ordered = (0...2).flatMap { rank in found.filter { $0.rank == rank } }
    return LookUpResult(text, ordered.prefix(limit).map(\.hit), notice: notice)
  }

  /// Whoever learns Spanish and types "house" wants la casa, not what an English deck says about house.
  private static func rank(_ entry: DictionaryEntry, _ text: String, in first: String?) -> Int {
    let isFirst = first != nil && LanguageTag.primary(of: entry.language) == first
    if isFirst, isExact(entry, text) || isMeant(entry, text) { return 0 }
    return isExact(entry, text) ? 1 : 2
  }

  private static func isMeant(_ entry: DictionaryEntry, _ text: String) -> Bool {
    let typed = text.trimmed.lowercased()
    return entry.senses.contains { $0.meanings.contains { $0.lowercased() == typed } }
  }

  private static func isExact(_ entry: DictionaryEntry, _ text: String) -> Bool {
    let typed = text.trimmed.lowercased()
    return ([entry.term] + entry.spellings + [entry.reading].compactMap(\.self)).contains {
      $0.lowercased() == typed
    }
  }

  /// Tells which languages are searched, or why no dictionary is.
  private var notice: Text {
    if let problem {
      return Text("Your decks are searched: \(problem)")
    }
    let names = (dictionary?.languages ?? []).map {
      "\(LanguageName.of($0.tag) ?? $0.tag) \(Figure.grouped($0.entries))"
    }
    return Text(names.joined(separator: " · ") + (names.isEmpty ? "Your decks" : " · your decks"))
  }
}

/// Exact terms.
extension LookUp {
  /// A function that finds the entries spelled exactly like a term, in a language by its tag; it returns nil
  /// if there is no dictionary of it.
  static func entries(in path: String?) -> @Sendable (String, String) -> [DictionaryEntry]? {
    { term, language in
      guard let path, let tag = LanguageTag.primary(of: language), let file = try? DictionaryFile(path),
        file.languages.contains(where: { $0.tag == tag })
      else { return nil }
      return (try? file.entries(of: term, in: tag))?.map(\.entry)
    }
  }
}

extension LookUp {
  mutating func page(of entry: DictionaryEntry, _ decks: DeckList) -> EntryPage {
    open()
    let characters = HanCharacter.all(in: entry.term).compactMap { entryOf($0) }
    let words = asked(
      { file throws(DictionaryError) in
        try file.search(entry.term, in: [entry.language], limit: Self.mostWords * 4)
      }, else: []
    ).filter { $0.entry.term != entry.term && $0.entry.term.contains(entry.term) }
    return EntryPage(
      entry, characters: characters, words: Array(words.prefix(Self.mostWords)),
      known: decks.shelved.first { DeckHits.has(entry, $0) }?.outline.name)
  }

  mutating func page(of character: Character) -> CharacterPage {
    open()
    let entry = entryOf(character) ?? CharacterEntry(character)
    let tree = entry.decomposition.flatMap { DecompositionTree($0) }
    let parts = tree?.parts.filter { $0 != character } ?? []
    let relatives = ([character] + parts).map { part in
      (part: part, others: characters(with: part).filter { $0.character != character })
    }
    let words = asked(
      { file throws(DictionaryError) -> [DictionaryHit] in
        var words: [DictionaryHit] = []
        for language in file.languages {
          words += try file.words(with: character, in: language.tag, limit: Self.mostWords / 2)
        }
        return words
      }, else: [])
    let alike = LookAlikes.of(character).map { entryOf($0) ?? CharacterEntry($0) }
    return CharacterPage(
      entry, branches: branches(of: tree, 1), relatives: relatives, lookAlikes: alike, words: words)
  }

  private mutating func branches(of tree: DecompositionTree?, _ depth: Int) -> [CharacterPage.Branch] {
    (tree?.parts ?? []).flatMap { part -> [CharacterPage.Branch] in
      let entry = entryOf(part)
      let inner = depth < Self.deepest ? entry?.decomposition.flatMap { DecompositionTree($0) } : nil
      let below = inner?.parts == [part] ? [] : branches(of: inner, depth + 1)
      return [CharacterPage.Branch(part, depth: depth, entry)] + below
    }
  }

  /// Parts of parts of parts are mere strokes.
  private static let deepest = 2

  private mutating func entryOf(_ character: Character) -> CharacterEntry? {
    asked({ file throws(DictionaryError) in try file.character(character) }, else: nil)
  }

  private mutating func characters(with part: Character) -> [CharacterEntry] {
    asked(
      { file throws(DictionaryError) in
        try file.characters(with: part, limit: Self.mostCharacters)
      }, else: [])
  }
}

/// The identity of a word within a language: of two words that share it only one is shown.
private struct Headword: Hashable {
  let language, term: String

  init(_ entry: DictionaryEntry) {
    (language, term) = (LanguageTag.primary(of: entry.language) ?? entry.language, entry.term)
  }
}
