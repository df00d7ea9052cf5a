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
    for hint in made.kept.hints { _ = learner.record(.hint(hint)) }
    if !made.kept.added.isEmpty { _ = learner.record(.course(.wanted(made.kept.added))) }
    return [.words, .memory]
  }
}

/// Words that were added on a screen, for the one below.
struct AddedWords: Sendable {
  var terms: Set<String> = []
}
