import Learning

/// Where a word is: the indices of its deck, and of the word in it.
struct WordPlace: Hashable, Sendable {
  let deck, word: Int
}
