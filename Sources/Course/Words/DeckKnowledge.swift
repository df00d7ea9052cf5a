import Engine
import Interface
import Learning
import WordGame

/// A deck with what is known of its words at one moment, as the host tells it.
package struct DeckKnowledge: Sendable {
  /// What is known of a word, or of a form of a letter.
  package struct Known: Sendable {
    let figures: ItemFigures
    let mark: Mark
    let isLearned: Bool

    /// What was counted, and what that comes to at a time in seconds since 1970.
    package init(_ item: Knowledge.Item, _ model: MemoryModel, at time: Int64) {
      figures = item.figures
      mark = model.mark(of: figures, at: time)
      isLearned = model.isLearned(item)
    }
  }

  /// No deck yet.
  static let none = DeckKnowledge(
    Deck(id: "", name: ""), [:], hints: [:], MemoryModel(), at: Moment(0), obstacle: nil)

  /// The deck.
  package let deck: Deck
  private let moment: Moment
  /// The hour at which the learner's day begins.
  private let dayStart: Int
  /// Why hints can't be written; nil where they can.
  let obstacle: String?
  /// By the words' ids; what was never met is missing.
  private let known: [String: Known]
  private var hints: [String: String]

  /// A deck with what is known of those words that were met, and the player's own hints, by the words' ids.
  package init(
    _ deck: Deck, _ known: [String: Known], hints: [String: String], _ model: MemoryModel, at moment: Moment,
    obstacle: String?
  ) {
    self.deck = deck
    self.known = known
    self.hints = hints
    dayStart = model.dayStart
    self.moment = moment
    self.obstacle = obstacle
  }

  /// The figures by the words' ids.
  var figures: [String: ItemFigures] { known.mapValues(\.figures) }

  /// What is known of letters, by their forms' ids.
  var letterFigures: [String: LetterFigures] {
    known.mapValues { LetterFigures($0.figures, isLearned: $0.isLearned) }
  }

  /// The figures of a word or a form; those of one never met where it isn't here.
  func figures(of id: String) -> ItemFigures { known[id]?.figures ?? ItemFigures() }

  /// How many days there are until a memory is due, by the learner's clock; 0 or fewer where that is today or was.
  func daysUntilDue(_ memory: MemoryState) -> Int64 {
    let due = Moment(memory.due, offset: moment.offset)
    return Day(at: due, startingAt: dayStart).number - Day(at: moment, startingAt: dayStart).number
  }

  /// Whether a memory should be asked for now.
  func isDue(_ memory: MemoryState) -> Bool { memory.due <= moment.time }

  /// The mark of one form.
  func mark(ofForm id: String) -> Mark { known[id]?.mark ?? .new }

  /// The mark of a word.
  func mark(of word: Word) -> Mark { Mark(ofForms: word.forms.map { mark(ofForm: $0.id) }) }

  /// How many words bear each mark.
  package var marks: MarkCounts { deck.words.reduce(into: MarkCounts()) { $0[mark(of: $1)] += 1 } }

  /// The player's own hint; empty where there is none.
  func hint(of word: Word) -> String { hints[word.id] ?? "" }

  /// A hint has changed, perhaps of this deck.
  mutating func take(_ change: MnemonicChanged) {
    let word = change.word.reference
    if word.deck == deck.id { hints[word.word] = change.text }
  }

  /// A word as a hint names it.
  func met(_ word: Word) -> WordMet { Knowledge().word(word, in: deck) }
}

extension DeckKnowledge: StateHashable {
  package func hash(into hash: inout StateHash) {
    hash.combine(deck)
    hash.combine([moment.time, Int64(moment.offset), Int64(dayStart)])
    hash.combine(obstacle)
    hash.combine(sorted: figures)
    hash.combine(known.sorted { $0.key < $1.key }.map(\.value.mark.rawValue))
    hash.combine(known.sorted { $0.key < $1.key }.map(\.value.isLearned))
    hash.combine(sorted: hints)
  }
}
