import Learning
import Synchronization

/// Decks in their order. Each is read when it is first wanted: the first screen shows the outline of one of them, and
/// reading them took longer than everything else before it.
struct DeckList: RandomAccessCollection, Sendable {
  /// The decks, unread.
  let shelved: [LazyDeck]
  /// What judges answers to their words.
  let examiners = Examiners()
  private let spellings = Kept<[Spellings]>()

  private struct Spellings {
    let language: String
    let all: [String]
  }

  init(_ decks: [LazyDeck]) {
    shelved = decks
  }

  /// Decks that are there already.
  init(_ decks: [Deck]) {
    self.init(decks.map(LazyDeck.init))
  }

  /// The same with one more deck, in the place of one with its id.
  func with(_ deck: Deck) -> DeckList { with(LazyDeck(deck)) }

  /// The same with one that may be unread.
  func with(_ deck: LazyDeck) -> DeckList {
    let isThere = shelved.contains { $0.id == deck.id }
    return DeckList(isThere ? shelved.map { $0.id == deck.id ? deck : $0 } : shelved + [deck])
  }

  /// The same with some decks as a word bank has them now: its own, and those of others with its corrections.
  func with(_ ids: Set<String>, of bank: WordBank) -> DeckList {
    let own = bank.ownDecks.filter { ids.contains($0.id) }
    let others = ids.filter { !WordBank.isOwn($0) }.compactMap { shelved($0)?.corrected(by: bank) }
    let rest = DeckList(shelved.filter { deck in !WordBank.isOwn(deck.id) || bank.hasDeck(deck.id) })
    return (own.map(LazyDeck.init) + others).reduce(rest) { $0.with($1) }
  }

  var startIndex: Int { 0 }
  var endIndex: Int { shelved.count }
  subscript(index: Int) -> Deck { shelved[index].deck }

  /// How the words of all decks in a language are spelled and read. It is gathered once for a language, and shared.
  func spellings(of language: String) -> [String] {
    spellings.change { kept in
      if let known = kept?.first(where: { $0.language == language }) { return known.all }
      let words = decks(.words, of: language).flatMap(\.words)
      let all = words.flatMap { [$0.term] + [$0.reading].compactMap(\.self) }
      kept = (kept ?? []) + [Spellings(language: language, all: all)]
      return all
    }
  }

  /// The decks of words, or of letters, of a language; reads no others.
  func decks(_ kind: Deck.Kind, of language: String) -> [Deck] {
    shelved.filter { $0.outline.kind == kind && $0.outline.language.term == language }.map(\.deck)
  }

  /// All decks, those of one language beside each other: the languages in the order in which they come first.
  var byLanguage: [LazyDeck] {
    let tags = shelved.map { LanguageTag.primary(of: $0.outline.language.term) ?? "" }
    let order = tags.reduce(into: [String: Int]()) { if $0[$1] == nil { $0[$1] = $0.count } }
    let places = shelved.indices.sorted { one, other in
      let (first, second) = (order[tags[one]] ?? 0, order[tags[other]] ?? 0)
      return first == second ? one < other : first < second
    }
    return places.map { shelved[$0] }
  }

  /// The deck of an id; reads none.
  func shelved(_ id: String) -> LazyDeck? {
    shelved.first { $0.id == id }
  }

  /// The deck that a code was made for; reads those alone whose id it can be.
  ///
  /// - Throws: `missingDeck`, or `otherWords` where a deck of that id has changed.
  func shelved(_ tag: DeckTag) throws(RoundCodeError) -> LazyDeck {
    let candidates = shelved.filter { tag.fits(id: $0.id) }
    if let deck = candidates.first(where: { $0.source.tag == tag }) { return deck }
    throw candidates.first.map { .otherWords(deck: $0.id) } ?? .missingDeck
  }
}

/// A deck that is read when it is first wanted, and then kept.
final class LazyDeck: Sendable {
  let id: String
  private let load: @Sendable () throws -> Deck
  private let loadOutline: (@Sendable () throws -> DeckOutline)?
  /// The deck as its file has it; nil where this is.
  private let original: LazyDeck?
  private let known = Mutex<Deck?>(nil)
  private let knownOutline = Kept<DeckOutline>()
  private let indexed = Kept<DeckSource>()
  private let beginnings = Kept<WordBeginnings>()

  /// A deck from a source, and from where its outline comes sooner, if it does.
  init(
    _ id: String, outline: (@Sendable () throws -> DeckOutline)? = nil, original: LazyDeck? = nil,
    source: @escaping @Sendable () throws -> Deck
  ) {
    self.id = id
    self.original = original
    load = source
    loadOutline = outline
  }

  /// A deck that is there already.
  convenience init(_ deck: Deck) {
    self.init(deck.id) { deck }
    known.withLock { $0 = deck }
  }

  /// The deck with what a bank says of its words, and with nothing of what another one has said.
  func corrected(by bank: WordBank) -> LazyDeck {
    let original = original ?? self
    guard bank.correctedDecks.contains(id) else { return original }
    return LazyDeck(id, outline: { original.outline }, original: original) {
      bank.corrected(try original.read())
    }
  }

  /// Whether it is in memory, so that no file has to be read for it.
  var isRead: Bool { known.withLock { $0 != nil } }

  /// How many words it has; of a deck that was not read its outline tells.
  var count: Int { known.withLock { $0?.words.count } ?? outline.words.count }

  /// The deck; without words where it can't be read.
  var deck: Deck { (try? read()) ?? Deck(id: id, name: id) }

  /// The deck as a source of words, made once; without words where it can't be read.
  var source: DeckSource {
    let beginnings = beginnings
    return indexed.value { DeckSource(deck) { words in beginnings.value { WordBeginnings(words) } } }
  }

  /// A word of it, or a capital.
  func word(_ id: String) -> Word? {
    if let word = source.word(id) { return word }
    let letter = id.hasSuffix(Word.capitalMark) ? id.dropLast(Word.capitalMark.count) : ""
    return source.word(String(letter))?.capital
  }

  /// Its outline, for which the deck need not be read.
  var outline: DeckOutline {
    knownOutline.value {
      if let deck = known.withLock({ $0 }) { return DeckOutline(deck) }
      return loadOutline.flatMap { try? $0() } ?? DeckOutline(deck)
    }
  }

  /// The deck, or why it can't be read.
  func read() throws -> Deck {
    if let deck = known.withLock({ $0 }) { return deck }
    let deck = try load()
    known.withLock { $0 = deck }
    return deck
  }
}
