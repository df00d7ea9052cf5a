import Engine

/// The words of a deck, with what the player knows of them.
struct WordsOf: Query {
  let deck: String
  /// Whether letters are in the chosen romanisation.
  var isRomanized = false

  func answer(in learner: Learner) -> DeckKnowledge { learner.words(of: deck, isRomanized: isRomanized) }
}
