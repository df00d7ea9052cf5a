import Engine
import Learning

/// Searches dictionary and decks for a text.
struct TextLookUp: LongQuery {
  let text: String

  func answer(in sources: LookUpSources, _ work: Work) -> LookUpResult {
    sources.dictionary.read { lookUp in
      lookUp.interruptible(by: work) { $0.find(text, sources.decks, first: sources.language) }
    }
  }
}

/// What a page of the dictionary is about.
enum LookUpSubject: Hashable, Sendable {
  case entry(DictionaryEntry)
  case character(Character)
}

/// Looks up all that is known of an entry or a character.
struct PageLookUp: LongQuery {
  let subject: LookUpSubject

  func answer(in sources: LookUpSources, _ work: Work) -> LookUpAnswer {
    sources.dictionary.read { lookUp in
      lookUp.interruptible(by: work) { lookUp in
        switch subject {
        case .entry(let entry):
          var page = lookUp.page(of: entry, sources.decks)
          page.hints = sources.hints
          return .entry(page)
        case .character(let character):
          var page = lookUp.page(of: character)
          page.hints = sources.hints
          return .character(page)
        }
      }
    }
  }
}

enum LookUpAnswer: Sendable {
  case entry(EntryPage)
  case character(CharacterPage)
}

struct LookUpResult: Sendable {
  let text: String
  /// Best match first.
  let hits: [DictionaryHit]
  /// What was searched, or why something wasn't and what to do about it.
  let notice: Text

  init(_ text: String, _ hits: [DictionaryHit], notice: Text) {
    (self.text, self.hits, self.notice) = (text, hits, notice)
  }
}

/// An entry with all that the dictionaries know about it.
struct EntryPage: Sendable {
  let entry: DictionaryEntry
  /// The Chinese characters it is written with, in order.
  let characters: [CharacterEntry]
  /// Words that contain the term, most common first.
  let words: [DictionaryHit]
  /// The name of the deck in which the learner already has the word; nil if they don't.
  let known: String?
  /// The learner's own hints on characters.
  var hints: [Character: String] = [:]

  init(
    _ entry: DictionaryEntry, characters: [CharacterEntry] = [], words: [DictionaryHit] = [],
    known: String? = nil
  ) {
    (self.entry, self.characters, self.words, self.known) = (entry, characters, words, known)
  }
}

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
