import Engine
import Learning

/// Some words with what is known of them, except those that are gone.
struct CardsOf: Query {
  let words: [WordReference]
  /// Whether letters are in the chosen romanisation.
  let isRomanized: Bool

  func answer(in learner: Learner) -> CardWords {
    var seen = Set<String>()
    let decks = words.map(\.deck).filter { seen.insert($0).inserted }
    return CardWords(decks.map { learner.words(of: $0, isRomanized: isRomanized) }, words)
  }
}
