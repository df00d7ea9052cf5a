/// The learner's own words of all languages, and what they have written anew about words of other decks. Those decks are
/// never written to: this lies over them. Besides, what they have written about characters.
public struct WordBank: Hashable, Sendable {
  /// What was written anew about a word of another deck, field by field.
  public typealias Correction = [WordField: [String]]

  /// The most words that are kept: as many as a deck may have.
  public static let mostWords = 100_000
  /// The most changes that can be taken back.
  public static let mostUndone = 50

  /// Every word that was added, in the order in which they came.
  public private(set) var words: [BankWord]
  /// What was written about words of other decks; none is empty.
  public private(set) var corrections: [WordReference: Correction]
  /// The learner's own mnemonics on Chinese characters, whatever words those stand in.
  public private(set) var hints: [Character: String]
  /// What takes the last changes back, the last one at the end.
  public private(set) var undoing: [BankChange]

  /// A bank of its parts, by default an empty one.
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

  /// The id of the deck that has the bank's words of a language, by its tag. No file's name makes such an id.
  public static func deck(ofLanguage tag: String) -> String { deckPrefix + tag }

  /// Whether a deck's id is one of the bank's.
  public static func isOwn(_ deck: String) -> Bool { deck.hasPrefix(deckPrefix) }

  /// The bank's words as decks, one for each language, in the order in which the languages came.
  ///
  /// - Parameter name: what the deck of a language is called, by its tag.
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

  /// A word of the bank; nil where it has none that a reference points to.
  public subscript(word: WordReference) -> BankWord? { place(of: word).map { words[$0] } }

  /// The ids of the decks about whose words something was written anew.
  public var correctedDecks: Set<String> { Set(corrections.keys.map(\.deck)) }

  /// Another deck with what the learner has written about its words.
  public func corrected(_ deck: Deck) -> Deck {
    guard corrections.contains(where: { $0.key.deck == deck.id }) else { return deck }
    var deck = deck
    for index in deck.words.indices {
      let word = WordReference(deck: deck.id, word: deck.words[index].id)
      for (field, texts) in corrections[word] ?? [:] { deck.words[index][field] = texts }
    }
    return deck
  }

  private func place(of word: WordReference) -> Int? {
    guard Self.isOwn(word.deck) else { return nil }
    return words.firstIndex { $0.word.id == word.word && $0.reference == word }
  }
}

/// Changing it, and taking that back.
extension WordBank {
  /// Makes a change that can be taken back. Returns whether there is anything new.
  ///
  /// - Parameter others: what takes back that which is done elsewhere by the same step.
  @discardableResult
  public mutating func make(_ change: BankChange, beside others: [BankChange] = []) -> Bool {
    let undos = [take(change)].compactMap(\.self) + others
    guard !undos.isEmpty else { return false }
    undoing.append(undos.count == 1 ? undos[0] : .all(undos))
    if undoing.count > Self.mostUndone { undoing.removeFirst() }
    return true
  }

  /// Takes the last change back. Returns what was done for that; nil where there is nothing to take back.
  public mutating func undo() -> BankChange? {
    guard let change = undoing.popLast() else { return nil }
    _ = take(change)
    return change
  }

  /// Returns what takes it back; nil where it changes nothing.
  private mutating func take(_ change: BankChange) -> BankChange? {
    switch change {
    case .added(let word, let place): add(word, at: place)
    case .removed(let word): remove(word)
    case .wrote(let word, let field, let texts): write(texts, field, of: word)
    case .hinted(let character, let text): hint(character, text)
    case .all(let changes): takeAll(changes)
    }
  }

  private mutating func takeAll(_ changes: [BankChange]) -> BankChange? {
    let undos = changes.compactMap { take($0) }
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

  /// What no word can be without is never taken from it. A mnemonic is kept with what is known of the word, since it stands
  /// there for any word.
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
