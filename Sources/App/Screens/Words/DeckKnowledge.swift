import Games
import Interface
import Learning
import Storage

/// A deck with what is known of its words at one moment.
struct DeckKnowledge: Sendable {
  /// What is known of a word, or of a form of a letter.
  struct Known: Sendable {
    let figures: ItemFigures
    let mark: Mark
    let isLearned: Bool
    let isFading: Bool
    /// That it isn't asked, in words; nil if it doesn't rest.
    let rest: String?
    let isSuspended: Bool

    /// - Parameter rest: as in "rests until 8 March"; nil if it doesn't.
    init(_ item: Knowledge.Item, _ model: MemoryModel, on day: Day, rest: String? = nil) {
      self.rest = rest
      isSuspended = item.isSuspended(on: day)
      figures = item.figures
      mark = model.mark(of: item)
      isFading = model.isFading(figures, on: day)
      isLearned = model.isLearned(item)
    }
  }

  let deck: Deck
  private let day: Day
  /// Why hints can't be written; nil if they can.
  let obstacle: String?
  /// By word id; words that were never met are missing.
  private let known: [String: Known]
  private var hints: [String: String]
  private let schedule: MemoryModel.Schedule
  /// The optional skills that are asked.
  private let extras: [Skill]
  /// The ids of words with recordings, which are asked by ear whatever the settings say.
  private let recorded: Set<String>
  /// The player's own hints on Chinese characters.
  var characterHints: [Character: String] = [:]
  /// The indices of the first words whose term, reading or meaning begins with a text.
  let beginnings: @Sendable (String) -> [Int]

  /// - Parameters:
  ///   - known: by word id, for the words that were met.
  ///   - hints: the player's own hints, by word id.
  init(
    _ deck: Deck, _ known: [String: Known], hints: [String: String], on day: Day,
    obstacle: String?, schedule: MemoryModel.Schedule = .fsrs, extras: ExtraSkills = .none,
    beginnings: @escaping @Sendable (String) -> [Int] = { _ in [] }
  ) {
    self.beginnings = beginnings
    self.deck = deck
    self.known = known
    self.hints = hints
    self.day = day
    self.obstacle = obstacle
    self.schedule = schedule
    self.extras = Skill.extras.filter { extras.asks($0, ofDeck: deck.id) }
    recorded = Set(extras.recorded.filter { $0.deck == deck.id }.map(\.word))
  }

  /// By word id.
  var figures: [String: ItemFigures] { known.mapValues(\.figures) }

  /// By the ids of the letters' forms.
  var letterFigures: [String: LetterFigures] {
    known.mapValues { LetterFigures($0.figures, isLearned: $0.isLearned) }
  }

  /// The figures of a word or a form; empty ones if it was never met.
  func figures(of id: String) -> ItemFigures { known[id]?.figures ?? ItemFigures() }

  /// The days until a skill is due, 0 or fewer if it is due; nil before its first review.
  func daysUntilDue(_ asked: SkillFigures) -> Int? {
    schedule.due(asked).map { Int($0.number - day.number) }
  }

  func mark(ofForm id: String) -> Mark { known[id]?.mark ?? .new }

  func mark(of word: Word) -> Mark { Mark(ofForms: word.forms.map { mark(ofForm: $0.id) }) }

  /// The mark for the word's own screens.
  func shownMark(of word: Word) -> ShownMark {
    let mark = mark(of: word)
    let forms = word.forms.compactMap { known[$0.id] }
    return ShownMark(mark, isFading: mark.isHeld && forms.contains(where: \.isFading), rest: rest(of: word))
  }

  /// As in "rests until 8 March"; nil if the word doesn't rest.
  func rest(of word: Word) -> String? { word.forms.compactMap { known[$0.id]?.rest }.first }

  /// Whether the player has suspended the word.
  func isSuspended(_ word: Word) -> Bool { known[word.id]?.isSuspended ?? false }

  /// The hint for the key that suspends the word or brings it back; letters belong together, so they have none.
  func suspending(_ word: Word) -> KeyHint? {
    deck.kind == .words ? SharedKey.suspend.keyHint(isSuspended(word) ? "bring back" : "suspend") : nil
  }

  /// The report that suspends the word, or brings it back; nil for a letter.
  func suspended(_ word: Word) -> ArcadeReport? {
    deck.kind == .words ? .course(.suspended(met(word), !isSuspended(word))) : nil
  }

  /// How many words have each mark.
  var marks: MarkCounts { deck.words.reduce(into: MarkCounts()) { $0[mark(of: $1)] += 1 } }

  /// The player's own hint, or empty.
  func hint(of word: Word) -> String { hints[word.id] ?? "" }

  /// Shows a changed hint, if it is on a word of this deck.
  mutating func apply(_ change: MnemonicChanged) {
    let word = change.word.reference
    if word.deck == deck.id { hints[word.word] = change.text }
  }

  /// When a word is due next; nil before its first review.
  func due(_ id: String) -> Day? {
    known[id].flatMap { schedule.due($0.figures) { isAsked($0, of: id) } }
  }

  /// The lowest box that any of the word's skills is in, counted from 1; nil before its first review.
  func box(_ id: String) -> Int? {
    known[id].flatMap { $0.figures.skills.filter { isAsked($0.key, of: id) }.values.compactMap(\.box).min() }
  }

  private func isAsked(_ skill: Skill, of id: String) -> Bool {
    !skill.isExtra || extras.contains(skill) || skill == .hear && recorded.contains(id)
  }

  func met(_ word: Word) -> WordMet { Knowledge().word(word, in: deck) }
}

extension Learner {
  /// - Parameter isRomanized: whether letters are in the chosen romanisation.
  func words(of id: String, isRomanized: Bool) -> DeckKnowledge {
    let source = library.decks.shelved(id)?.source ?? DeckSource(Deck(id: id, name: id))
    // Builds the search index now, on the thread that reads a large deck, rather than at the first key of a
    // search.
    _ = source.search("", limit: 1)
    let deck = isRomanized ? romanized(source.deck) : source.deck
    return knowledge(of: deck, source, on: day)
  }

  /// What is known of a deck's words, with the player's hints for characters.
  func knowledge(of deck: Deck, _ source: DeckSource, on day: Day) -> DeckKnowledge {
    var known = save.knowledge(of: deck, on: day, extraSkills, obstacle: obstacle, source: source)
    known.characterHints = library.bank.bank.hints
    return known
  }
}
