import Engine
import Learning
import Saving
import WordGame

/// The words of a round, chosen among those of some decks by what is known of them. The same chance and the same save
/// choose the same.
struct WordPicker {
  private let decks: [Deck]
  private let save: SaveFile
  private let sides: AskedSides
  private let time: Int64
  private var chance: Chance

  /// A picker.
  /// - Parameters:
  ///   - decks: capitals are words of their own in them, where letters are to be asked.
  ///   - time: in seconds since 1970.
  init(_ decks: [Deck], _ save: SaveFile, _ sides: AskedSides, at time: Int64, _ chance: Chance) {
    self.decks = decks
    self.save = save
    self.sides = sides
    self.time = time
    self.chance = chance
  }

  /// All words, as many as a round takes, or those that are asked for.
  func all(only wanted: [WordReference]?) -> [DeckWord] {
    let wanted = wanted.map { Set($0) }
    return Array(words.lazy.filter { wanted?.contains($0.reference) ?? true }.prefix(RoundSetup.mostItems))
  }

  /// Those that are asked for, by chance.
  mutating func shuffled(only wanted: [WordReference]) -> [DeckWord] {
    let wanted = Set(wanted)
    return chance.shuffled(words.filter { wanted.contains($0.reference) })
  }

  /// So many words, as the player needs them.
  mutating func pick(_ count: Int) -> [DeckWord] {
    RoundPicker(count: count).pick(from: words, standing: standing, chance: &chance)
  }

  /// Words with what is known of them.
  mutating func items(_ words: [DeckWord]) -> [RoundSetup.Item] {
    zip(words, save.knowledge.ids(of: words)).map { item($0, $1) }
  }

  /// Words that are not asked, those first that the player has met: a round of few words needs company.
  mutating func decoys(beside words: [DeckWord]) -> [DeckWord] {
    let asked = Set(words.map(\.reference))
    let others = chance.shuffled(self.words.filter { !asked.contains($0.reference) })
    let isNew = others.map { standing(of: $0) == .new }
    let ranked = [false, true].flatMap { wanted in zip(others, isNew).filter { $0.1 == wanted }.map(\.0) }
    return Array(ranked.prefix(RoundSetup.mostDecoys))
  }

  /// Each deck's in its order, and of several decks one of each in turn.
  private var words: [DeckWord] {
    let longest = decks.map(\.words.count).max() ?? 0
    let origins = decks.map(\.origin)
    return (0..<longest).flatMap { index in
      zip(decks, origins).compactMap { deck, origin in
        deck.words.indices.contains(index) ? DeckWord(deck.words[index], of: origin) : nil
      }
    }
  }

  private func standing(of word: DeckWord) -> Standing {
    save.knowledge.model.standing(of: save.knowledge.figures(of: word), at: time)
  }

  private mutating func item(_ word: DeckWord, _ id: ItemID) -> RoundSetup.Item {
    let (knowledge, isLetter) = (save.knowledge, word.origin.kind == .alphabet)
    let shown = sides.direction ?? Direction.allCases[chance.below(2)]
    let figures = knowledge.items[id]?.figures ?? ItemFigures()
    let skill = Skill(showing: shown, isLetter: isLetter)
    return RoundSetup.Item(
      hinted(word), of: word.origin, id: id, isNew: figures.seen == 0, shown: shown,
      hardness: knowledge.model.hardness(of: figures, skill, at: time) ?? 500,
      confusions: figures.skills[skill]?.mostConfused(in: Set(decks.map(\.id))) ?? [])
  }

  /// The word with the player's own hint, where there is one.
  private func hinted(_ word: DeckWord) -> Word {
    var hinted = word.word
    hinted.mnemonic = save.mnemonic(deck: word.origin.deck, word: hinted.letterID) ?? hinted.mnemonic
    return hinted
  }
}
