/// The skills that are asked only where the learner has turned them on, and where that can be done: of the words of which
/// decks. Whoever turns one off keeps its memory; nothing of it is due or counted until it is on again.
public struct ExtraSkills: Hashable, Sendable {
  /// The ids of the decks whose words are said, to be understood.
  public var heard: Set<String>
  /// Words that are said although their decks' aren't: the learner has recorded them.
  public var recorded: Set<WordReference>
  /// The ids of the decks whose words are drawn by hand.
  public var drawn: Set<String>

  /// Skills that are on in some decks.
  public init(heard: Set<String> = [], recorded: Set<WordReference> = [], drawn: Set<String> = []) {
    self.heard = heard
    self.recorded = recorded
    self.drawn = drawn
  }

  /// All of them are off.
  public static let none = ExtraSkills()

  /// Whether a skill of an item is asked at all.
  public func asks(_ skill: Skill, of item: Knowledge.Item) -> Bool {
    if skill == .hear, !recorded.isEmpty, item.words.contains(where: recorded.contains) { return true }
    return decks(of: skill).map(item.isIn) ?? true
  }

  /// Whether a skill of a word is asked at all.
  public func asks(_ skill: Skill, of word: WordReference) -> Bool {
    skill == .hear && recorded.contains(word) || asks(skill, ofDeck: word.deck)
  }

  /// Whether a skill of all words of a deck is asked.
  public func asks(_ skill: Skill, ofDeck deck: String) -> Bool {
    decks(of: skill)?.contains(deck) ?? true
  }

  /// Whether one of them is on that an item has no memory of.
  func canOpen(_ item: Knowledge.Item) -> Bool {
    Skill.extras.contains { asks($0, of: item) && item.figures.skills[$0]?.memory == nil }
  }

  /// The decks of a skill that can be off; nil where it never is.
  private func decks(of skill: Skill) -> Set<String>? {
    switch skill {
    case .hear: heard
    case .write: drawn
    default: nil
    }
  }
}

extension Skill {
  /// Those that are asked only when turned on, in the order in which they open.
  public static let extras: [Skill] = [.hear, .write]

  /// Whether it is asked only when turned on. Then it says nothing of how well a word is known on the whole.
  public var isExtra: Bool { self == .hear || self == .write }
}
