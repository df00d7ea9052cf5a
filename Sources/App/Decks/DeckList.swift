import Games
import Learning

/// A list of decks that are read on demand: the first screen only shows one outline, and reading all decks
/// would take longer than everything else before it.
struct DeckList: RandomAccessCollection, Sendable {
  /// The decks, not yet read.
  let shelved: [LazyDeck]
  let checkers = AnswerCheckers()
  private let spellings = Lazy<[Spellings]>()
  private let parts = Lazy<[String: LazyDeck]>()

  private struct Spellings {
    let language: String
    let all: [String]
  }

  init(_ decks: [LazyDeck]) {
    shelved = decks
  }

  /// Decks already in memory.
  init(_ decks: [Deck]) {
    self.init(decks.map(LazyDeck.init))
  }

  /// The list with one more deck, which replaces one with its id.
  func with(_ deck: Deck) -> DeckList { with(LazyDeck(deck)) }

  /// The list with one more deck, which may not have been read yet.
  func with(_ deck: LazyDeck) -> DeckList {
    let isThere = shelved.contains { $0.id == deck.id }
    return DeckList(isThere ? shelved.map { $0.id == deck.id ? deck : $0 } : shelved + [deck])
  }

  /// The list after a change of the bank: its own decks, and the corrected ones, for these ids.
  func with(_ ids: Set<String>, of bank: WordBank) -> DeckList {
    let own = bank.ownDecks.filter { ids.contains($0.id) }
    let others = ids.filter { !WordBank.isOwn($0) }.compactMap { shelved($0)?.corrected(by: bank) }
    let rest = DeckList(shelved.filter { deck in !WordBank.isOwn(deck.id) || bank.hasDeck(deck.id) })
    return (own.map(LazyDeck.init) + others).reduce(rest) { $0.with($1) }
  }

  var startIndex: Int { 0 }
  var endIndex: Int { shelved.count }
  subscript(index: Int) -> Deck { shelved[index].deck }

  /// The spellings and readings of all words in a language, gathered once and shared.
  func spellings(of language: String) -> [String] {
    spellings.change { kept in
      if let known = kept?.first(where: { $0.language == language }) { return known.all }
      let words = decks(.words, of: language).flatMap(\.words)
      let all = words.flatMap { [$0.term] + [$0.reading].compactMap(\.self) }
      kept = (kept ?? []) + [Spellings(language: language, all: all)]
      return all
    }
  }

  /// The decks of one kind in a language. Reads no others.
  func decks(_ kind: Deck.Kind, of language: String) -> [Deck] {
    shelved.filter {
      $0.outline.kind == kind && LanguageTag.areOfOneLanguage($0.outline.language.term, language)
    }.map(\.deck)
  }

  /// All decks grouped by language: first these languages, then the others in the order of their first decks.
  func byLanguage(first languages: [String]) -> [LazyDeck] {
    let tags = shelved.map(\.languageTag)
    let order = (languages + tags).reduce(into: [String: Int]()) { if $0[$1] == nil { $0[$1] = $0.count } }
    let places = shelved.indices.sorted { one, other in
      let (first, second) = (order[tags[one]] ?? 0, order[tags[other]] ?? 0)
      return first == second ? one < other : first < second
    }
    return places.map { shelved[$0] }
  }

  /// Why some couldn't be read when they were needed: what was computed from the decks lacks them.
  var failures: [String] { shelved.compactMap(\.failure) }

  /// The deck with an id, or with the words of a deck that is gone, not yet read; or the words with a tag, as in
  /// `spanish-first#food`.
  func shelved(_ id: String) -> LazyDeck? {
    shelved.first { $0.id == id } ?? DeckAliases.successors[id].flatMap { shelved($0) } ?? part(id)
  }

  private func part(_ id: String) -> LazyDeck? {
    guard let mark = id.firstRange(of: GameRequest.tagMark), let deck = whole(id) else { return nil }
    let part = parts.change { kept in
      let part = kept?[id] ?? deck.tagged(String(id[mark.upperBound...]))
      kept = kept ?? [:]
      kept?[id] = part
      return part
    }
    return part.deck.words.isEmpty ? nil : part
  }

  /// The deck of an id with a tag, whatever the tag.
  func whole(_ id: String) -> LazyDeck? {
    id.firstRange(of: GameRequest.tagMark).flatMap { shelved(String(id[..<$0.lowerBound])) }
  }

  /// The words of a deck by their tags, the most first. Tags of few words are left out.
  func parts(of deck: LazyDeck) -> [LazyDeck] {
    let counts = deck.deck.words.flatMap(\.tags).reduce(into: [:]) { $0[$1, default: 0] += 1 }
    let tags = counts.filter { $0.value >= Self.fewestTagged }.sorted {
      ($1.value, $0.key) < ($0.value, $1.key)
    }
    return tags.prefix(Self.mostParts).compactMap { shelved(deck.id + GameRequest.tagMark + $0.key) }
  }

  /// A round of fewer words would be over before it began; nobody looks through more tags.
  private static let (fewestTagged, mostParts) = (4, 20)

  /// The deck that a code was made for. Reads only those whose id fits.
  ///
  /// - Throws: `missingDeck`, `goneDeck`, or `otherWords` if the deck has changed since.
  func shelved(_ tag: DeckTag) throws(RoundCodeError) -> LazyDeck {
    let candidates = shelved.filter { tag.fits(id: $0.id) }
    if let deck = candidates.first(where: { $0.source.tag == tag }) { return deck }
    if let other = candidates.first { throw .otherWords(deck: other.id) }
    throw DeckAliases.successors.keys.first(where: tag.fits).map { .goneDeck($0) } ?? .missingDeck
  }
}
