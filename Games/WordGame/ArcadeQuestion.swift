import Engine
import Interface
import Learning

/// Questions that screens ask the host, which alone has decks, save file and clock.
public enum ArcadeQuestion: Hashable, Sendable {
  /// The content of the first screen.
  case overview
  case settings
  /// The words of a round, for a window of this size.
  case round(GameRequest, window: Size)
  /// The content of a game's menu of kinds.
  case menu(GameRequest)
  /// Whether the deck that a code names is installed.
  case code(RoundCode)
  /// All decks, with what the player knows of each.
  case decks
  /// The words of a deck with what the player knows of them, in the chosen romanisation if `isRomanized`.
  case words(deck: String, isRomanized: Bool)
  /// Statistics of what was learned and played.
  case statistics
  /// The decks that can be learned as a daily course.
  case courses
  case today(TodayPart)
  /// A placement test for a deck.
  case placement(deck: String)
  /// The result of the day's session.
  case todayEnd
  /// Add or change the player's own words.
  case own(OwnWords)
  /// The player's own words, and the deck words they have annotated.
  case bank
  /// Whether a term is among the words of a language, and its dictionary entry. Without a language, that of the
  /// current deck is meant; an empty term only asks which languages there are.
  case term(String, language: String?)
  /// The decks that can be made from a dictionary.
  case madeDecks
}

/// Changes to the player's own words.
public enum OwnWords: Hashable, Sendable {
  /// Import a file whose path was pasted, or that was dropped on the terminal. The language of its words is given
  /// once it was asked.
  case file(String, language: String? = nil)
  /// Add a typed word. The language is a BCP 47 tag.
  case word(String, meaning: String, language: String)
  /// Add a dictionary entry, with the sentence the player met it in.
  case entry(DictionaryEntry, sentence: String? = nil)
  /// Change one of the player's words or annotations.
  case change(BankChange)
  /// Undo the last change.
  case undo
  /// Export the words of a deck to a file.
  case export(deck: String)
  /// Note a mistake in a word's card, in a file that can be sent.
  case mistake(WordReference)
  /// Make a deck from a dictionary.
  case make(deck: String)
}
