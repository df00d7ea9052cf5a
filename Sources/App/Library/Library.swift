import Learning
import Storage

/// What there is to learn: decks, the player's own words, kits, courses of stages, and the dictionary.
struct Library: Sendable {
  /// All decks, the program's first.
  var decks: DeckList
  /// Why some decks and courses aren't there, in sentences that may contain text from outside.
  var obstacles: [String] = []
  /// The player's own words and corrections. The decks already include them.
  var bank = BankFile()
  /// Why the bank must not be written; nil if it can be.
  var bankObstacle: String?
  /// Reads and writes the player's own decks.
  var ownDecks = OwnDecks.nowhere
  /// The player's own kits. The courses already include them.
  var kits = KitsFile()
  /// Why the kits must not be written; nil if they can be.
  var kitsObstacle: String?
  var stages = CourseShelf()
  /// The words that no slip may make.
  var common = CommonWords.none
  /// The path of the dictionary, whether or not it exists; nil if there is no place for one.
  var dictionary: String? { didSet { openDictionary = OpenDictionary(dictionary) } }
  private(set) var openDictionary = OpenDictionary(nil)
  /// The dictionary entries for a term in a language; nil if no dictionary of the language is installed.
  var lookUp: @Sendable (_ term: String, _ language: String) -> [DictionaryEntry]? = { _, _ in nil }
}
