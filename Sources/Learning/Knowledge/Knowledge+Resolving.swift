/// Which item a word belongs to.
extension Knowledge {
  /// The items of some words of a deck: the ones that they already point to; else those of words in other
  /// decks with the same language, spelling and reading and a shared meaning; else new ones. Two words of one
  /// deck never share an item, since their deck tells them apart.
  public func ids(of words: [Word], in deck: Deck) -> [ItemID] {
    let origin = deck.origin
    return ids(of: words.map { DeckWord($0, of: origin) })
  }

  /// The same for words of several decks. Two decks may share an item.
  public func ids(of words: [DeckWord]) -> [ItemID] {
    var taken: [String: Set<ItemID>] = [:]
    return words.map { word in
      let deck = word.origin.deck
      let id = id(of: word.word, in: word.origin, taken: taken[deck, default: []])
      taken[deck, default: []].insert(id)
      return id
    }
  }

  /// The words of a deck that are learned from another one, though no event has said so.
  public func unjoined(_ deck: Deck) -> [WordMet] {
    let words = deck.words.flatMap(\.forms)
    return zip(words, ids(of: words, in: deck)).compactMap { word, id in
      let reference = WordReference(deck: deck.id, word: word.id)
      guard items[reference] == nil, let item = items[id], !item.isUnseen else { return nil }
      return WordMet(item: id, reference: reference, meanings: word.meaningParts.sorted())
    }
  }

  public func id(of word: Word, in deck: Deck) -> ItemID { id(of: word, in: deck.origin, taken: []) }

  public func figures(of word: Word, in deck: Deck) -> ItemFigures {
    items[id(of: word, in: deck)]?.figures ?? ItemFigures()
  }

  public func figures(of word: DeckWord) -> ItemFigures {
    items[id(of: word.word, in: word.origin, taken: [])]?.figures ?? ItemFigures()
  }

  /// The decks with a word that was met or has a hint.
  public var decks: Set<String> { items.decks }

  /// The ids of the deck's words that were met or have a hint, sorted.
  public func words(of deck: String) -> [String] {
    items.words(of: deck).keys.sorted()
  }

  /// A deck's word in the form that events carry.
  public func word(_ word: Word, in deck: Deck) -> WordMet {
    WordMet(
      item: id(of: word, in: deck), reference: WordReference(deck: deck.id, word: word.id),
      meanings: word.meaningParts.sorted())
  }

  /// The word as an event records it: with the item that it already points to, and without meanings that the
  /// item has.
  public func short(_ word: WordMet) -> WordMet {
    guard let id = items[word.reference] else { return placed(word) }
    let isKnown = items[id]?.meanings.isSuperset(of: word.meanings) ?? false
    return WordMet(item: id, reference: word.reference, meanings: isKnown ? [] : word.meanings)
  }

  /// The word with an id that fits no other word: the id may come from a home that knew less.
  private func placed(_ word: WordMet) -> WordMet {
    var (placed, number) = (word, 1)
    while let item = items[placed.item], !item.fits(word) {
      number += 1
      placed.item = word.item.numbered(number)
    }
    return placed
  }

  private func id(of word: Word, in origin: WordOrigin, taken: Set<ItemID>) -> ItemID {
    if let known = items[WordReference(deck: origin.deck, word: word.id)] { return known }
    let isLetter = origin.kind == .alphabet
    let spelling = ItemID(spellingOf: word, in: origin.language.term, isLetter: isLetter)
    var number = 1
    while true {
      let id = spelling.numbered(number)
      if !taken.contains(id) {
        guard let item = items[id] else { return id }
        let isApart = item.words.contains { $0.deck == origin.deck }
        if !isApart, isLetter || !item.meanings.isDisjoint(with: word.meaningParts) { return id }
      }
      number += 1
    }
  }
}

extension Knowledge.Item {
  /// Whether a word of another deck with the same spelling is the same.
  fileprivate func fits(_ word: WordMet) -> Bool {
    !words.contains { $0.deck == word.reference.deck }
      && (word.item.isLetter || !meanings.isDisjoint(with: word.meanings))
  }
}
