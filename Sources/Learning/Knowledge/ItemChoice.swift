/// Which items a question is about.
public enum ItemChoice: Hashable, Sendable {
  case all
  /// Those with a word of a deck.
  case deck(String)
  /// Those with a memory, and those without.
  case learned, unlearned
  /// Those that could open a further skill, perhaps an optional one.
  case openable(withExtras: Bool)
  /// Those whose dates alone don't tell when they are asked: with optional skills, or asked after a day.
  case unusual(Day)
  /// Those with a skill that was settled on a day.
  case asked(Day)
  /// Those with a skill that was last missed on a day or later.
  case missed(Day)
  /// Those that the learner wants to learn before others.
  case wanted
}
