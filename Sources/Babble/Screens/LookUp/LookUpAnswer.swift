import Engine
import Learning

package enum LookUpAnswer: Sendable {
  case found(LookUpResult)
  case entry(EntryPage)
  case character(CharacterPage)
}

package struct LookUpResult: Sendable {
  package let text: String
  /// Best match first.
  package let hits: [DictionaryHit]
  /// What was searched, or why something wasn't and what to do about it.
  package let notice: Text

  package init(_ text: String, _ hits: [DictionaryHit], notice: Text) {
    (self.text, self.hits, self.notice) = (text, hits, notice)
  }
}

/// An entry with all that the dictionaries know about it.
package struct EntryPage: Sendable {
  package let entry: DictionaryEntry
  /// The Chinese characters it is written with, in order.
  package let characters: [CharacterEntry]
  /// Words that contain the term, most common first.
  package let words: [DictionaryHit]
  /// The name of the deck in which the learner already has the word; nil if they don't.
  package let known: String?
  /// The learner's own hints on characters.
  package var hints: [Character: String] = [:]

  package init(
    _ entry: DictionaryEntry, characters: [CharacterEntry] = [], words: [DictionaryHit] = [],
    known: String? = nil
  ) {
    (self.entry, self.characters, self.words, self.known) = (entry, characters, words, known)
  }
}

/// A character with all that the dictionaries know about it.
package struct CharacterPage: Sendable {
  /// A component of the character, at its depth in the tree.
  package struct Branch: Sendable {
    package let part: Character
    package let depth: Int
    package let entry: CharacterEntry?

    /// - Parameter depth: 1 for the character's own components.
    package init(_ part: Character, depth: Int, _ entry: CharacterEntry?) {
      (self.part, self.depth, self.entry) = (part, depth, entry)
    }
  }

  package let character: CharacterEntry
  /// The tree of components in preorder.
  package let branches: [Branch]
  /// For the character and each of its components: other characters that contain it, most common first.
  package let relatives: [(part: Character, others: [CharacterEntry])]
  /// Characters that are easily confused with it.
  package let lookAlikes: [CharacterEntry]
  /// Most common first.
  package let words: [DictionaryHit]
  /// The learner's own hints on characters.
  package var hints: [Character: String] = [:]

  package init(
    _ character: CharacterEntry, branches: [Branch] = [],
    relatives: [(part: Character, others: [CharacterEntry])] = [],
    lookAlikes: [CharacterEntry] = [], words: [DictionaryHit] = []
  ) {
    (self.character, self.branches, self.relatives) = (character, branches, relatives)
    (self.lookAlikes, self.words) = (lookAlikes, words)
  }
}
