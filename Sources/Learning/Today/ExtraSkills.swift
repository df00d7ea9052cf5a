/// The optional skills, and the decks for which each is on. Turning one off keeps its memories, but they are
/// neither due nor counted until it is on again.
public struct ExtraSkills: Hashable, Sendable {
  /// The ids of the decks whose words are asked by ear.
  var heard: Set<String>
  /// Words with the learner's own recordings, asked by ear although their decks aren't.
  public var recorded: Set<WordReference>
  /// The ids of the decks whose words are asked by drawing.
  var drawn: Set<String>

  public init(heard: Set<String> = [], recorded: Set<WordReference> = [], drawn: Set<String> = []) {
    self.heard = heard
    self.recorded = recorded
    self.drawn = drawn
  }

  public static let none = ExtraSkills()

  /// Whether any of them is on for any word.
  var isAny: Bool { self != .none }

  /// Whether a skill of an item is asked at all.
  public func asks(_ skill: Skill, of item: Knowledge.Item) -> Bool {
    if skill == .hear, !recorded.isEmpty, item.words.contains(where: recorded.contains) { return true }
    return decks(of: skill).map(item.isIn) ?? true
  }

  /// Whether a skill of a word is asked at all.
  func asks(_ skill: Skill, of word: WordReference) -> Bool {
    skill == .hear && recorded.contains(word) || asks(skill, ofDeck: word.deck)
  }

  /// Whether a skill is asked of all words of a deck.
  public func asks(_ skill: Skill, ofDeck deck: String) -> Bool {
    decks(of: skill)?.contains(deck) ?? true
  }

  /// Whether an optional skill is on for which the item has no memory yet.
  func canOpen(_ item: Knowledge.Item) -> Bool {
    Skill.extras.contains { asks($0, of: item) && item.figures.skills[$0]?.memory == nil }
  }

  /// The decks of an optional skill; nil for any other.
  private func decks(of skill: Skill) -> Set<String>? {
    switch skill {
    case .hear: heard
    case .write: drawn
    default: nil
    }
  }
}

extension Skill {
  /// The optional skills, in the order in which they open.
  public static let extras: [Skill] = [.hear, .write]

  /// Whether it is optional. Then it doesn't count towards how well a word is known.
  public var isExtra: Bool { self == .hear || self == .write }
}

/// The skills of a word, and the order in which they open: the next one when the one before was right on a
/// later day; optional ones last.
extension DeckWord {
  /// The skills in order, without the optional ones.
  public var skills: [Skill] {
    if origin.kind == .alphabet { return [.read, .recall] }
    let hasReading = word.reading.map { $0 != word.term } ?? false
    return hasReading && Language.of(origin.language.term).reading != nil
      ? [.recognise, .read, .recall] : [.recognise, .recall]
  }

  /// The skill that opens next; nil where all are open, or one must be held first.
  ///
  /// - Parameters:
  ///   - inTurn: whether the one before must be held rather than only begun.
  ///   - extras: the optional skills that are on.
  public func opening(_ figures: ItemFigures, inTurn: Bool = true, _ extras: ExtraSkills = .none) -> Skill? {
    let skills = skills
    let hasBegun = { (skill: Skill) in figures.skills[skill]?.memory != nil }
    let begun = skills.prefix(while: hasBegun)
    guard let last = begun.last, figures.skills[last]?.isHeld ?? false || !inTurn else { return nil }
    return begun.count < skills.count
      ? skills[begun.count] : self.extras(extras).first { !hasBegun($0) }
  }

  /// The optional skills that are on and apply: a capital sounds like its small letter, and drawing needs a
  /// stroke order.
  private func extras(_ extras: ExtraSkills) -> [Skill] {
    Skill.extras.filter { skill in
      extras.asks(skill, of: reference)
        && (skill == .hear ? !word.isCapital : word.hasStrokeOrder)
    }
  }
}
