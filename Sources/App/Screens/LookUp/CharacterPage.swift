import Learning

/// A character with all that the dictionaries know about it.
struct CharacterPage: Sendable {
  /// A component of the character, at its depth in the tree.
  struct Branch: Sendable {
    let part: Character
    let depth: Int
    let entry: CharacterEntry?

    /// - Parameter depth: 1 for the character's own components.
    init(_ part: Character, depth: Int, _ entry: CharacterEntry?) {
      (self.part, self.depth, self.entry) = (part, depth, entry)
    }
  }

  let character: CharacterEntry
  /// The tree of components in preorder.
  let branches: [Branch]
  /// For the character and each of its components: other characters that contain it, most common first.
  let relatives: [(part: Character, others: [CharacterEntry])]
  /// Characters that are easily confused with it.
  let lookAlikes: [CharacterEntry]
  /// Most common first.
  let words: [DictionaryHit]
  /// The learner's own hints on characters.
  var hints: [Character: String] = [:]

  init(
    _ character: CharacterEntry, branches: [Branch] = [],
    relatives: [(part: Character, others: [CharacterEntry])] = [],
    lookAlikes: [CharacterEntry] = [], words: [DictionaryHit] = []
  ) {
    (self.character, self.branches, self.relatives) = (character, branches, relatives)
    (self.lookAlikes, self.words) = (lookAlikes, words)
  }
}
