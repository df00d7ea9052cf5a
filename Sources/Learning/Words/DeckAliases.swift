import Formats

/// The decks of earlier versions that are gone: another deck has all their words, under the same ids.
public enum DeckAliases {
  /// The deck that has the words now, by the id of the old one.
  public static let successors = [
    "spanish-150": "spanish-first", "chinese-150": "chinese-first", "japanese-150": "japanese-first",
    "georgian-100": "georgian-first", "english-150-russian": "english-first-russian",
  ]

  /// Says where a deck's words are now.
  package static func farewell(to deck: String) -> String {
    "the deck \(deck), which is no longer there: its words are in \(successors[deck] ?? deck) now"
  }
}

extension WordReference {
  /// The same word in the deck that has the words of this one's.
  ///
  /// - Parameter successors: the decks that took over the words of others, by the others' ids.
  public func moved(_ successors: [String: String]) -> WordReference {
    successors[deck].map { WordReference(deck: $0, word: word) } ?? self
  }
}

extension Knowledge {
  /// Moves what is known of decks' words to the decks that have these words now. Where both were learned as
  /// different items, what was learned is joined.
  public mutating func move(_ successors: [String: String]) {
    guard pointers.keys.contains(where: { successors[$0.deck] != nil }) else { return }
    var (items, owners) = (items, pointers)
    for id in items.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
      guard var item = items[id] else { continue }
      item.figures.move(successors)
      let (words, double) = item.moved(id, successors, owners)
      item.words = words
      for word in words { owners[word] = id }
      for owner in double { items[owner]?.join(item) }
      items[id] = words.isEmpty && !double.isEmpty ? nil : item
    }
    self = Knowledge(
      model: model, items: items, hours: hours, openedPractice: openedPractice, stages: stages,
      record: record, lastDay: lastDay, lastOffset: lastOffset, trained: trained)
  }
}

extension Knowledge.Item {
  /// Its words where they are now, and the other items that such a word has already.
  fileprivate func moved(
    _ id: ItemID, _ successors: [String: String], _ owners: [WordReference: ItemID]
  ) -> (words: [WordReference], double: [ItemID]) {
    var (words, double): ([WordReference], [ItemID]) = ([], [])
    for word in self.words.map({ $0.moved(successors) }) {
      if let owner = owners[word], owner != id {
        if !double.contains(owner) { double.append(owner) }
      } else if !words.contains(word) {
        words.append(word)
      }
    }
    return (words, double)
  }

  fileprivate mutating func join(_ other: Knowledge.Item) {
    figures.join(other.figures)
    meanings.formUnion(other.meanings)
    hint = hint ?? other.hint
    accepted.merge(other.accepted) { $0.union($1) }
    isLearned = isLearned || other.isLearned
    isClaimed = isClaimed || other.isClaimed
    isWanted = isWanted || other.isWanted
  }
}

extension ItemFigures {
  /// Moves the words that it was confused with.
  fileprivate mutating func move(_ successors: [String: String]) {
    for skill in skills.keys {
      guard let confusions = skills[skill]?.confusions, !confusions.isEmpty else { continue }
      skills[skill]?.confusions = Dictionary(
        confusions.map { ($0.key.moved(successors), $0.value) }, uniquingKeysWith: { Counting.count($0 + $1) }
      )
    }
  }
}
