/// The learner's own words in all languages, their corrections to words of other decks, and their notes on
/// characters. The other decks are never written to: corrections are a layer over them.
public struct WordBank: Hashable, Sendable {
  /// The new texts of a word of another deck, field by field.
  public typealias Correction = [WordField: [String]]

  /// As many as a deck may have.
  public static let mostWords = 100_000
  static let mostUndone = 50

  /// In the order in which they were added.
  public private(set) var words: [BankWord]
  /// Corrections to words of other decks; none is empty.
  public private(set) var corrections: [WordReference: Correction]
  /// The learner's own mnemonics for Chinese characters, whatever words these occur in.
  public private(set) var hints: [Character: String]
  /// The undo stack, with the latest change at the end.
  public private(set) var undoing: [BankChange]

  public init(
    words: [BankWord] = [], corrections: [WordReference: Correction] = [:],
    hints: [Character: String] = [:], undoing: [BankChange] = []
  ) {
    self.words = words
    self.corrections = corrections.filter { !$0.value.isEmpty }
    self.hints = hints
    self.undoing = undoing.suffix(Self.mostUndone)
  }

  private static let deckPrefix = "own."

  /// The id of the deck of the bank's words in a language. No file name makes such an id.
  public static func deck(ofLanguage tag: String) -> String { deckPrefix + tag }

  /// Whether a deck's id is one of the bank's.
  public static func isOwn(_ deck: String) -> Bool { deck.hasPrefix(deckPrefix) }

  /// The bank's words as one deck per language, in the order in which the languages were first used.
  ///
  /// - Parameter name: the deck's name for a language's tag.
  public func decks(named name: (String) -> String) -> [Deck] {
    var (decks, places) = ([Deck](), [String: Int]())
    for own in words {
      let tag = own.language.term
      let place = places[tag] ?? decks.count
      if place == decks.count {
        places[tag] = place
        decks.append(Deck(id: Self.deck(ofLanguage: tag), name: name(tag), language: own.language))
      }
      decks[place].words.append(own.word)
    }
    return decks
  }

  /// A word of the bank; nil where it has none with this reference.
  public subscript(word: WordReference) -> BankWord? { place(of: word).map { words[$0] } }

  /// The ids of the decks with corrected words.
  public var correctedDecks: Set<String> { Set(corrections.keys.map(\.deck)) }

  /// Another deck with the learner's corrections applied.
  public func corrected(_ deck: Deck) -> Deck {
    guard corrections.contains(where: { $0.key.deck == deck.id }) else { return deck }
    var deck = deck
    for index in deck.words.indices {
      let word = WordReference(deck: deck.id, word: deck.words[index].id)
      for (field, texts) in corrections[word] ?? [:] { deck.words[index][field] = texts }
    }
    return deck
  }

  /// Moves the corrections to the decks that have the words now, unless a word is corrected there already.
  public mutating func move(_ successors: [String: String]) {
    for (word, correction) in corrections where successors[word.deck] != nil {
      corrections[word] = nil
      corrections[word.moved(successors), default: [:]].merge(correction) { mine, _ in mine }
    }
    undoing = undoing.map { $0.moved(successors) }
  }

  private func place(of word: WordReference) -> Int? {
    guard Self.isOwn(word.deck) else { return nil }
    return words.firstIndex { $0.word.id == word.word && $0.reference == word }
  }
}

/// Edits and undo.
extension WordBank {
  /// Makes a change that can be undone. Returns whether it changed anything.
  ///
  /// - Parameter others: undoes what the same step did elsewhere.
  @discardableResult
  public mutating func make(_ change: BankChange, beside others: [BankChange] = []) -> Bool {
    let undos = [apply(change)].compactMap(\.self) + others
    guard !undos.isEmpty else { return false }
    undoing.append(undos.count == 1 ? undos[0] : .all(undos))
    if undoing.count > Self.mostUndone { undoing.removeFirst() }
    return true
  }

  /// Undoes the last change. Returns the change made for that; nil where there is nothing to undo.
  public mutating func undo() -> BankChange? {
    guard let change = undoing.popLast() else { return nil }
    _ = apply(change)
    return change
  }

  /// Returns the inverse change; nil where nothing changed.
  private mutating func apply(_ change: BankChange) -> BankChange? {
    switch change {
    case .added(let word, let place): add(word, at: place)
    case .removed(let word): remove(word)
    case .wrote(let word, let field, let texts): write(texts, field, of: word)
    case .hinted(let character, let text): hint(character, text)
    case .all(let changes): applyAll(changes)
    }
  }

  private mutating func applyAll(_ changes: [BankChange]) -> BankChange? {
    let undos = changes.compactMap { apply($0) }
    return undos.isEmpty ? nil : .all(undos.reversed())
  }

  private mutating func hint(_ character: Character, _ text: String?) -> BankChange? {
    let before = hints[character]
    guard before != text else { return nil }
    hints[character] = text
    return .hinted(character, before)
  }

  private mutating func add(_ word: BankWord, at place: Int?) -> BankChange? {
    guard words.count < Self.mostWords, self[word.reference] == nil else { return nil }
    words.insert(word, at: min(max(0, place ?? words.count), words.count))
    return .removed(word.reference)
  }

  private mutating func remove(_ word: WordReference) -> BankChange? {
    place(of: word).map { .added(words.remove(at: $0), at: $0) }
  }

  /// A required field is never emptied. A mnemonic isn't stored here but with the player's knowledge, where
  /// any word can have one.
  private mutating func write(
    _ texts: [String]?, _ field: WordField, of word: WordReference
  ) -> BankChange? {
    if field == .mnemonic || field.isNeeded && texts?.isEmpty == true { return nil }
    guard WordBank.isOwn(word.deck) else { return correct(texts, field, of: word) }
    guard let texts, let place = place(of: word), words[place].word[field] != texts else { return nil }
    defer { words[place].word[field] = texts }
    return .wrote(word, field, words[place].word[field])
  }

  private mutating func correct(
    _ texts: [String]?, _ field: WordField, of word: WordReference
  ) -> BankChange? {
    let before = corrections[word]?[field]
    guard before != texts else { return nil }
    corrections[word, default: [:]][field] = texts
    if corrections[word]?.isEmpty == true { corrections[word] = nil }
    return .wrote(word, field, before)
  }
}
