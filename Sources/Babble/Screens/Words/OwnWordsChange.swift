import Engine
import Learning
import Saving
import WordGame

/// Changes the player's own words: adds some, or changes what is written about one.
///
/// With 20,000 words it takes a fifth of a second. The answer comes once it is on the disk.
struct OwnWordsChange: ContextChange {
  /// The changed words, and what to tell the player.
  struct Made: Sendable {
    let kept: OwnWordsKept
    let bank: BankFile
    let decks: DeckList
  }

  let change: OwnWords

  init(_ change: OwnWords) { self.change = change }

  func answer(in learner: Learner) -> Made {
    var learner = learner
    let kept = learner.keep(change)
    return Made(kept: kept, bank: learner.library.bank, decks: learner.library.decks)
  }

  /// Hints, and the wish to see the words in Today, are events.
  func apply(_ made: Made, to learner: inout Learner) -> Changes {
    (learner.library.bank, learner.library.decks) = (made.bank, made.decks)
    // The language of explanations may have changed meanwhile.
    learner.useStageWords()
    for hint in made.kept.hints { _ = learner.record(.hint(hint)) }
    if !made.kept.added.isEmpty { _ = learner.record(.course(.wanted(made.kept.added))) }
    return [.words, .memory]
  }
}

/// Changes to the player's own words.
enum OwnWords: Hashable, Sendable {
  /// Import a file whose path was pasted, or that was dropped on the terminal. The language of its words is given
  /// once it was asked.
  case file(String, language: String? = nil)
  /// Add a typed word. The language is a BCP 47 tag.
  case word(String, meaning: String, language: String)
  /// Add a dictionary entry, with the sentence the player met it in.
  case entry(DictionaryEntry, sentence: String? = nil)
  /// Change one of the player's words or annotations.
  case change(BankChange)
  /// Undo the last change.
  case undo
  /// Make a deck from a dictionary.
  case make(deck: String)
}

/// Changes that a screen has asked for. It hears of each, however fast they follow each other.
struct AwaitedChanges: Sendable {
  private var tickets: [Ticket<OwnWordsChange>] = []

  mutating func ask(_ change: OwnWords, _ step: inout Step) {
    tickets.append(step.ask(OwnWordsChange(change), .inOrder))
  }

  /// The next result, in order; nil if none has come.
  mutating func next(_ step: inout Step) -> OwnWordsKept? {
    while let first = tickets.first, let result = step.answer(first) {
      tickets.removeFirst()
      if let made = try? result.get() { return made.kept }
    }
    return nil
  }
}

/// Writes a deck to a file. The answer tells what was written, or why nothing was.
struct DeckExport: Query {
  let deck: String

  func answer(in learner: Learner) -> Text { learner.exportDeck(deck) }
}

/// Notes a mistake in a word's card, in a file that can be sent. The answer tells where, or why not.
struct MistakeNote: Query {
  let word: WordReference

  func answer(in learner: Learner) -> Text { learner.noteMistake(in: word) }
}

/// Words that were added on a screen, for the one below.
struct AddedWords: Sendable {
  var terms: Set<String> = []
}
