import Learning

/// Which words to record, or to hear in a lesson.
enum VoiceScope: Hashable, Sendable {
  /// The player's own words, then those of the current deck.
  case usual
  case deck(String)
  /// Words with a tag, from the player's own and the current deck.
  case tag(String)
  case words([WordReference])
  /// This word, even if it is already recorded.
  case again(WordReference)
}
