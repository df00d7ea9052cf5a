import Games
import Learning

/// Where a command line goes straight to.
enum Start: Hashable, Sendable {
  case today(TodayPart)
  case game(GameRequest)
  /// Reading a text with its words.
  case text(ReadText)
  /// Recording words.
  case voice(VoiceScope)
  /// Making an audio lesson of words.
  case walk(VoiceScope)
}
