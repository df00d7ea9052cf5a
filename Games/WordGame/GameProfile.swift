import Engine
import Interface
import Learning

/// What menu, command line and settings know of a game.
public struct GameProfile: Sendable {
  /// A kind of the game.
  public struct Variation: Sendable {
    /// The word on the command line and in the save file.
    public let name: String
    /// Its name on the screen.
    public let title: Text
    /// What is special about it.
    public let detail: Text
    /// More about it, for whoever is about to choose it: what can't be expected, say. Empty for nothing.
    public let note: Text
    /// Whether it takes the time that is chosen; false for one with a time of its own, or none.
    public let takesTime: Bool

    /// A kind of its parts.
    public init(
      _ name: String, _ title: Text, _ detail: Text, note: Text = .empty, takesTime: Bool = true
    ) {
      self.name = name
      self.title = title
      self.detail = detail
      self.note = note
      self.takesTime = takesTime
    }
  }

  /// What a game asks.
  public enum Matter: Sendable {
    /// Some words of any deck, as the player needs them.
    case words
    /// All letters of an alphabet.
    case letters
  }

  /// The word on the command line and in the save file.
  public let name: String
  /// Its name on the screen.
  public let title: Text
  /// What one does in it, in a few words.
  public let summary: Text
  /// What it asks.
  public let matter: Matter
  /// Whether it has to know real words of the language, so that none of them passes for gibberish.
  public let knowsWords: Bool
  /// Whether words are typed in it, so that it has to know how each is written in Latin letters.
  public let isTyped: Bool
  /// How many words a round has, or questions on letters, where the player asks for no other number.
  public let usualWords: Int
  /// Which sides it shows where the player hasn't chosen.
  public let usualSides: AskedSides
  /// Whether it shows those whatever the player has chosen, since it can ask for the other one alone.
  public let fixesSides: Bool
  /// Whether a right answer proves anything, so that it shows the side whose skill is due.
  public let proves: Bool
  /// What can be chosen in the settings.
  public let choices: [GameChoice]
  /// Its kinds, the usual one first; none where there is but one.
  public let variations: [Variation]
  /// The kind that is usual with letters; nil for the same as with words.
  public let letterVariation: String?
  /// How often at most each word is asked where a round has fewer of them than usual, so that it is worth playing.
  public let mostAsked: Int
  /// The seconds that its menu offers, nil being no clock; none where the time is no choice.
  public let times: [Int?]
  /// Whether a game can be started from a code, the same for everybody.
  public let takesCodes: Bool
  /// Counts the changes of the game after which what was recorded before would run otherwise.
  public let rulesVersion: Int
  /// The oldest rules by which the game can still be run, for replays.
  public let oldestRules: Int
  private let explain: @Sendable () -> HelpScene

  /// How it is played, in full. Made when it is wanted: the menu, which wants all profiles, has no use for it.
  public var help: HelpScene { explain() }

  /// A profile of its parts.
  public init(
    name: String, title: Text, summary: Text, matter: Matter = .words, knowsWords: Bool = false,
    usualWords: Int,
    usualSides: AskedSides, fixesSides: Bool = false, proves: Bool = true,
    isTyped: Bool = false,
    choices: [GameChoice] = [], variations: [Variation] = [], letterVariation: String? = nil,
    times: [Int?] = [], takesCodes: Bool = false,
    mostAsked: Int = 1, rulesVersion: Int = 1, oldestRules: Int? = nil,
    help: @autoclosure @escaping @Sendable () -> HelpScene
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.matter = matter
    self.knowsWords = knowsWords
    self.isTyped = isTyped
    self.usualWords = usualWords
    self.usualSides = usualSides
    self.fixesSides = fixesSides
    self.proves = proves
    self.choices = choices
    self.variations = variations
    self.letterVariation = letterVariation
    self.times = times
    self.takesCodes = takesCodes
    self.mostAsked = mostAsked
    self.rulesVersion = rulesVersion
    self.oldestRules = oldestRules ?? rulesVersion
    explain = help
  }

  /// The kind that is played where the player asks for none; empty where there is but one.
  public func usualVariation(withLetters: Bool) -> String {
    (withLetters ? letterVariation : nil) ?? variations.first?.name ?? ""
  }

  /// The kind of a name, or of the title that the screen shows, as in `sudden-death`; nil where there is none.
  public func variation(named name: String) -> Variation? {
    variations.first { name == $0.name || name == $0.title.string.lowercased().replacing(" ", with: "-") }
  }
}
