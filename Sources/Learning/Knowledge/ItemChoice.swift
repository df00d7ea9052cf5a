/// Which items a question is about.
public enum ItemChoice: Hashable, Sendable {
  case all
  /// Those with a word of a deck.
  case deck(String)
  /// Those with a memory, and those without.
  case learned, unlearned
  /// Those that a day's plan looks at: what is due by then, was asked on it, or could open a further skill, perhaps an
  /// optional one.
  case planned(Day, withExtras: Bool)
  /// Those with a skill that was settled on a day.
  case asked(Day)
  /// Those with a skill that was last missed on a day or later.
  case missed(Day)
  /// Those that the learner wants to learn before others.
  case wanted
}
