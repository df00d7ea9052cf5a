import Engine
import Interface
import Learning

/// Static facts about a game, for menu, command line and settings.
public struct GameProfile: Sendable {
  /// A kind of the game, such as Survival.
  public struct Variation: Sendable {
    /// Identifier on the command line and in the save file.
    public let name: String
    public let title: Text
    /// A short description.
    public let detail: Text
    /// More detail for someone about to choose it, such as its limits. Empty for none.
    public let note: Text
    /// Whether the chosen time applies; false for a kind with its own time, or none.
    public let takesTime: Bool
    /// Whether words that were never met are left out: a mistake costs more than a new word is worth.
    public let isKnownOnly: Bool

    init(
      _ name: String, _ title: Text, _ detail: Text, note: Text = .empty, takesTime: Bool = true,
      isKnownOnly: Bool = false
    ) {
      self.name = name
      self.title = title
      self.detail = detail
      self.note = note
      self.takesTime = takesTime
      self.isKnownOnly = isKnownOnly
    }
  }

  public enum Matter: Sendable {
    /// Words of any deck, picked by what the player needs.
    case words
    case letters
  }

  /// Identifier on the command line and in the save file.
  public let name: String
  public let title: Text
  /// A sign of one column beside its best score, where there is more than ASCII.
  public var sign: Text = .empty
  /// What the player does, in a few words.
  public let summary: Text
  public var matter = Matter.words
  /// Whether it needs the real words of the language, so that none of them is used as gibberish.
  public var knowsWords = false
  /// The default number of words in a round, or of questions about letters.
  public let usualWords: Int
  /// The sides it shows by default.
  public let usualSides: AskedSides
  /// Whether it always shows those sides, since it can only ask for the other one.
  public var fixesSides = false
  /// Whether a right answer counts as evidence, so that the side whose skill is due is shown.
  public var proves = true
  /// Whether answers are typed, so that it needs the romanisation of each word.
  public var isTyped = false
  /// Its own settings.
  public var settings: [any ListedSetting] = []
  /// Its kinds, default first; empty if there is only one.
  public var variations: [Variation] = []
  /// The default kind with letters; nil for the same as with words.
  var letterVariation: String?
  /// Seconds that its menu offers, nil meaning no clock; empty if the time can't be chosen.
  public var times: [Int?] = []
  /// Whether a game can be started from a code, identical for everyone.
  public var takesCodes = false
  /// How often each word may be asked if a round has fewer words than usual, so that it is worth playing.
  public var mostAsked = 1
  /// Incremented by every change after which earlier recordings would play differently.
  public var rulesVersion = 1
  /// Builds the full help when it is asked for: the menu needs all profiles, but no help.
  let makeHelp: @Sendable () -> HelpScene

  public var help: HelpScene { makeHelp() }

  /// The default kind; empty if there is only one.
  public func usualVariation(withLetters: Bool) -> String {
    (withLetters ? letterVariation : nil) ?? variations.first?.name ?? ""
  }

  /// Finds a kind by its name or its title on the screen, as in `sudden-death`.
  public func variation(named name: String) -> Variation? {
    variations.first { name == $0.name || name == $0.title.string.lowercased().replacing(" ", with: "-") }
  }
}
