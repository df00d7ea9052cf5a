import Engine

/// Whether a term is among the words of a language, and its dictionary entry.
struct TermLookUp: Query {
  /// Empty to ask only which languages there are.
  let term: String
  /// Its tag; nil guesses it.
  let language: String?

  func answer(in learner: Learner) -> TermFound { learner.found(term, in: language) }
}
