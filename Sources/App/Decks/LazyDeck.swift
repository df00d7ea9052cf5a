import Games
import Learning
import Synchronization

/// A deck that is read when it is first needed, then cached.
final class LazyDeck: Sendable {
  let id: String
  /// The tag of its words; nil for a whole deck.
  let tag: String?
  private let load: @Sendable () throws -> Deck
  private let loadOutline: (@Sendable () throws -> DeckOutline)?
  /// The deck without corrections; nil if this is it.
  private let original: LazyDeck?
  private let known = Mutex<Deck?>(nil)
  private let loading = Mutex<Void>(())
  private let lastFailure = Mutex<String?>(nil)
  private let knownOutline = Lazy<DeckOutline>()
  private let indexed = Lazy<DeckSource>()
  private let beginnings = Lazy<WordBeginnings>()

  /// - Parameters:
  ///   - outline: a quicker source of the outline, if there is one.
  init(
    _ id: String, tag: String? = nil, outline: (@Sendable () throws -> DeckOutline)? = nil,
    original: LazyDeck? = nil, source: @escaping @Sendable () throws -> Deck
  ) {
    self.id = id
    self.tag = tag
    self.original = original
    load = source
    loadOutline = outline
  }

  /// A deck already in memory.
  convenience init(_ deck: Deck) {
    self.init(deck.id) { deck }
    known.withLock { $0 = deck }
  }

  /// The deck with a bank's corrections, in place of any earlier ones.
  func corrected(by bank: WordBank) -> LazyDeck {
    let original = original ?? self
    guard bank.correctedDecks.contains(id) else { return original }
    let outline: @Sendable () throws -> DeckOutline = {
      // The outline says something of the first word.
      let first = original.outline.words.first ?? []
      let isOther = first.contains { bank.corrections[WordReference(deck: original.id, word: $0)] != nil }
      return isOther ? DeckOutline(bank.corrected(try original.read())) : original.outline
    }
    return LazyDeck(id, outline: outline, original: original) { bank.corrected(try original.read()) }
  }

  /// Its words with a tag.
  func tagged(_ tag: String) -> LazyDeck {
    LazyDeck(id, tag: tag) { [self] in
      var deck = try read()
      deck.words.removeAll { !$0.tags.contains(tag) }
      deck.name += " · " + tag
      return deck
    }
  }

  /// The id under which it is chosen: with the tag, if it is a part of a deck.
  var choice: String { tag.map { id + GameRequest.tagMark + $0 } ?? id }

  /// Why it couldn't be read when it was needed, as a sentence that may contain text from outside.
  var failure: String? { isRead ? nil : lastFailure.withLock { $0 } }

  /// Whether it is in memory already.
  var isRead: Bool { known.withLock { $0 != nil } }

  /// The number of words; taken from the outline if the deck hasn't been read.
  var count: Int { known.withLock { $0?.words.count } ?? outline.words.count }

  /// The language of its words, without script and region; empty if that isn't known.
  var languageTag: String { LanguageTag.primary(of: outline.language.term) ?? "" }

  /// The deck; without words if it can't be read.
  var deck: Deck { (try? read()) ?? Deck(id: id, name: id) }

  /// The deck as a source of words, cached; without words if it can't be read.
  var source: DeckSource {
    // Not kept: the deck may be readable the next time.
    guard let deck = try? read() else { return DeckSource(Deck(id: id, name: id)) { WordBeginnings($0) } }
    let beginnings = beginnings
    return indexed.value { DeckSource(deck) { words in beginnings.value { WordBeginnings(words) } } }
  }

  /// A word of the deck, or the capital of one.
  func word(_ id: String) -> Word? {
    if let word = source.word(id) { return word }
    let letter = id.hasSuffix(Word.capitalMark) ? id.dropLast(Word.capitalMark.count) : ""
    return source.word(String(letter))?.capital
  }

  /// The outline, if possible without reading the deck.
  var outline: DeckOutline {
    knownOutline.change { kept in
      if let kept { return kept }
      kept =
        known.withLock { $0 }.map(DeckOutline.init) ?? (try? loadOutline?())
        ?? (try? read()).map(DeckOutline.init)
      return kept ?? DeckOutline(Deck(id: id, name: id))
    }
  }

  /// The deck; waits if another thread is reading it.
  ///
  /// - Throws: why the deck can't be read.
  func read() throws -> Deck {
    if let deck = known.withLock({ $0 }) { return deck }
    do {
      // Who only asks whether it was read needn't wait.
      return try loading.withLock { _ in
        let deck = try known.withLock { $0 } ?? load()
        known.withLock { $0 = deck }
        return deck
      }
    } catch {
      lastFailure.withLock { $0 = "\(error)" }
      throw error
    }
  }
}
