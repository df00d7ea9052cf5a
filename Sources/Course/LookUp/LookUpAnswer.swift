import Engine
import Learning

/// What a look-up came to.
package enum LookUpAnswer: Sendable {
  /// What was found by a text.
  case found(LookUpResult)
  /// All about an entry.
  case entry(EntryPage)
  /// All about a character.
  case character(CharacterPage)
}

/// What was found by a text.
package struct LookUpResult: Sendable {
  /// The text.
  package let text: String
  /// The closest first.
  package let hits: [DictionaryHit]
  /// What was searched, or why something wasn't, and what to do.
  package let notice: Text

  /// A result of its parts.
  package init(_ text: String, _ hits: [DictionaryHit], notice: Text) {
    (self.text, self.hits, self.notice) = (text, hits, notice)
  }
}

/// All about an entry.
package struct EntryPage: Sendable {
  /// The entry itself.
  package let entry: DictionaryEntry
  /// The Chinese characters that it is written with, in their order.
  package let characters: [CharacterEntry]
  /// Words that have the term in them, the commonest first.
  package let words: [DictionaryHit]
  /// Where the learner has the word already: the name of a deck; nil where they don't.
  package let known: String?
  /// The learner's own hints on characters.
  package var hints: [Character: String] = [:]

  /// A page of its parts.
  package init(
    _ entry: DictionaryEntry, characters: [CharacterEntry] = [], words: [DictionaryHit] = [],
    known: String? = nil
  ) {
    (self.entry, self.characters, self.words, self.known) = (entry, characters, words, known)
  }
}

/// All about a character.
package struct CharacterPage: Sendable {
  /// A part of it, with what is known of that, so deep in the tree.
  package struct Branch: Sendable {
    package let part: Character
    package let depth: Int
    package let entry: CharacterEntry?

    /// A part at a depth, 1 being the character's own parts.
    package init(_ part: Character, depth: Int, _ entry: CharacterEntry?) {
      (self.part, self.depth, self.entry) = (part, depth, entry)
    }
  }

  /// The character itself.
  package let character: CharacterEntry
  /// Its parts and theirs, each before its own.
  package let branches: [Branch]
  /// For itself and each of its parts other characters that have it, the commonest first.
  package let relatives: [(part: Character, others: [CharacterEntry])]
  /// Characters that look much like it.
  package let lookAlikes: [CharacterEntry]
  /// Words with it, the commonest first.
  package let words: [DictionaryHit]
  /// The learner's own hints on characters.
  package var hints: [Character: String] = [:]

  /// A page of its parts.
  package init(
    _ character: CharacterEntry, branches: [Branch] = [],
    relatives: [(part: Character, others: [CharacterEntry])] = [],
    lookAlikes: [CharacterEntry] = [], words: [DictionaryHit] = []
  ) {
    (self.character, self.branches, self.relatives) = (character, branches, relatives)
    (self.lookAlikes, self.words) = (lookAlikes, words)
  }
}
