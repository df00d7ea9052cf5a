import Engine
import Learning
import Storage

/// Chooses the words of a round by what is known of them. It looks at some hundreds of words, however many
/// the sources have. Deterministic for a given chance and save.
struct WordPicker {
  /// How many words of a source it usually looks at.
  private static let usualLook = 200

  private let sources: [String: any WordSource]
  private let save: SaveFile
  private let sides: AskedSides
  /// Whether a word that is due on its other side is shown from that side.
  private let turns: Bool
  /// The sides to show of words, whatever is due.
  var wanted: [WordReference: ShownSide] = [:]
  /// A word with the readings that dictionaries have for its term.
  var withReadings: @Sendable (DeckWord) -> Word = { $0.word }
  private let day: Day
  private var chance: Chance
  /// The words looked at: in the order of their source, and alternating between several sources.
  private var words: [DeckWord] = []

  /// - Parameters:
  ///   - sources: with capitals as words of their own, if letters are asked.
  ///   - count: how many words are wanted.
  ///   - turns: whether a word that is due on its other side is shown from that side.
  ///   - day: the learner's.
  init(
    _ sources: [any WordSource], _ count: Int, _ save: SaveFile, _ sides: AskedSides, turns: Bool = false,
    on day: Day, _ chance: Chance
  ) {
    self.sources = Dictionary(sources.map { ($0.origin.deck, $0) }, uniquingKeysWith: { first, _ in first })
    self.save = save
    self.sides = sides
    self.turns = turns || sides.direction == nil
    self.day = day
    self.chance = chance
    let looks = sources.map { look(at: $0, max(Self.usualLook, 2 * count)) }
    for place in 0..<(looks.map(\.count).max() ?? 0) {
      words += looks.compactMap { $0.indices.contains(place) ? $0[place] : nil }
    }
    words = zip(words, save.knowledge.ids(of: words))
      .filter { !(save.knowledge.items[$1]?.isSuspended(on: day) ?? false) }.map(\.0)
  }

  /// The first words, as many as a round takes, or the requested ones.
  func all(only wanted: [WordReference]?) -> [DeckWord] {
    wanted.map(found) ?? Array(words.prefix(RoundSetup.mostItems))
  }

  /// The requested words, shuffled; if they are too few, with others that the player has met.
  mutating func shuffled(only wanted: [WordReference], atLeast least: Int = 0) -> [DeckWord] {
    let words = found(wanted)
    guard words.count < least else { return chance.shuffled(words) }
    let company = decoys(beside: words).filter { standing(of: $0) != .new }
    return chance.shuffled(words + company.prefix(least - words.count))
  }

  /// Whether the player has met at least this many of the words.
  func hasMet(_ count: Int) -> Bool {
    words.lazy.filter { standing(of: $0) != .new }.prefix(count).count == count
  }

  /// Those that the player has met.
  func met(_ words: [WordReference]) -> [WordReference] {
    found(words).filter { standing(of: $0) != .new }.map(\.reference)
  }

  /// Picks words by what the player needs.
  mutating func pick(_ count: Int, newLimit: Int = RoundPicker.usualNewLimit) -> [DeckWord] {
    RoundPicker(count: count, newLimit: newLimit).pick(from: words, standing: standing, chance: &chance)
  }

  /// Adds what is known of the words.
  mutating func items(_ words: [DeckWord]) -> [RoundSetup.Item] {
    zip(words, save.knowledge.ids(of: words)).map { item($0, $1) }
  }

  /// Words that may come when these have been asked: those that the player needs, then new ones in the deck's
  /// order.
  mutating func more(_ count: Int, beside words: [DeckWord], areKnownOnly: Bool) -> [DeckWord] {
    let asked = Set(words.map(\.reference))
    return RoundPicker(count: count, newLimit: areKnownOnly ? 0 : count).pick(
      from: self.words.filter { !asked.contains($0.reference) }, standing: standing, chance: &chance)
  }

  /// Adds what is known of words that the player isn't shown before the round.
  mutating func waiting(_ words: [DeckWord]) -> [RoundSetup.Item] {
    items(words).map { item in
      var item = item
      (item.isMet, item.isNew) = (!item.isNew, false)
      return item
    }
  }

  /// Words that aren't asked, starting with those the player has met: a round of few words needs company.
  mutating func decoys(beside words: [DeckWord]) -> [DeckWord] {
    let asked = Set(words.map(\.reference))
    let others = chance.shuffled(self.words.filter { !asked.contains($0.reference) })
    let isNew = others.map { standing(of: $0) == .new }
    let ranked = [false, true].flatMap { wanted in zip(others, isNew).filter { $0.1 == wanted }.map(\.0) }
    return Array(ranked.prefix(RoundSetup.mostDecoys))
  }

  /// The median time of right answers to the words looked at, in milliseconds; nil before the first answer.
  var usualMilliseconds: Int? {
    let skills = words.flatMap { save.knowledge.figures(of: $0.reference).skills.values }
    let times = skills.map(\.milliseconds).filter { $0 > 0 }.sorted()
    return times.isEmpty ? nil : times[times.count / 2]
  }

  private func found(_ wanted: [WordReference]) -> [DeckWord] {
    wanted.compactMap { reference in
      let source = sources[reference.deck]
      return source?.word(reference.word).flatMap { word in source.map { DeckWord(word, of: $0.origin) } }
    }
  }

  private func standing(of word: DeckWord) -> Standing {
    save.knowledge.model.standing(of: save.knowledge.figures(of: word), on: day)
  }

  private mutating func item(_ word: DeckWord, _ id: ItemID) -> RoundSetup.Item {
    let (knowledge, isLetter) = (save.knowledge, word.origin.kind == .alphabet)
    let usual = sides.direction ?? ShownSide.allCases[chance.below(2)]
    let figures = knowledge.items[id]?.figures ?? ItemFigures()
    let due = turns ? knowledge.model.dueSide(of: figures, isLetter: isLetter, on: day) : nil
    let shown = wanted[word.reference] ?? due ?? usual
    let skill = Skill(showing: shown, isLetter: isLetter)
    return RoundSetup.Item(
      hinted(word, shown), of: word.origin, id: id, isNew: !figures.isMet, shown: shown,
      hardness: knowledge.model.hardness(of: figures, skill, on: day) ?? 500,
      confusions: figures.skills[skill]?.mostConfused(in: Set(sources.keys)) ?? [],
      accepted: knowledge.items[id]?.accepted[skill]?.sorted() ?? [])
  }

  /// The word with the player's own hint, if any, and with all its readings if it is asked for.
  private func hinted(_ word: DeckWord, _ shown: ShownSide) -> Word {
    var hinted = shown == .meaning ? withReadings(word) : word.word
    hinted.mnemonic = save.mnemonic(deck: word.origin.deck, word: hinted.letterID) ?? hinted.mnemonic
    return hinted
  }
}

/// How it samples sources that are too large to read whole.
extension WordPicker {
  /// A source's first words; if there are more, also words the player has met, and those where the new words
  /// begin.
  private mutating func look(at source: any WordSource, _ limit: Int) -> [DeckWord] {
    var words = source.page(0..<limit)
    if source.count > limit {
      let met = save.knowledge.words(of: source.origin.deck)
      var seen = Set(words.map(\.id))
      let ids = needed(met, of: source.origin.deck, limit).filter { !seen.contains($0) }
      // With words learned in order, the new ones begin where the met ones end.
      let border = max(limit, met.count)
      let more =
        ids.compactMap(source.word) + source.page(max(limit, border - limit / 4)..<border + limit / 2)
      words += more.filter { seen.insert($0.id).inserted }
      words += strangers(beside: words, of: source, limit).filter { seen.insert($0.id).inserted }
    }
    let origin = source.origin
    return words.map { DeckWord($0, of: origin) }
  }

  /// Up to `limit` of the words that were met: the most urgent ones, and a random choice of known ones.
  private mutating func needed(_ met: [String], of deck: String, _ limit: Int) -> [String] {
    var (shaky, known) = ([(id: String, urgency: Int)](), [String]())
    for id in met {
      let figures = save.knowledge.figures(of: WordReference(deck: deck, word: id))
      switch save.knowledge.model.standing(of: figures, on: day) {
      case .shaky(let urgency): shaky.append((id, urgency))
      case .known, .new: known.append(id)
      }
    }
    let urgent = shaky.sorted { ($1.urgency, $0.id) < ($0.urgency, $1.id) }.map(\.id)
    return Array(urgent.prefix(limit / 2) + chance.shuffled(known).prefix(limit / 2))
  }

  /// New words sampled from anywhere, if none are among those looked at.
  private mutating func strangers(
    beside words: [Word], of source: any WordSource, _ limit: Int
  ) -> [Word] {
    let origin = source.origin
    let isNew = { [self] (word: Word) in standing(of: DeckWord(word, of: origin)) == .new }
    return words.contains(where: isNew)
      ? [] : source.sample(RoundPicker.usualNewLimit, tries: limit, &chance, where: isNew)
  }
}
