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

    init(
      _ name: String, _ title: Text, _ detail: Text, note: Text = .empty, takesTime: Bool = true
    ) {
      self.name = name
      self.title = title
      self.detail = detail
      self.note = note
      self.takesTime = takesTime
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
  /// What the player does, in a few words.
  public let summary: Text
  public let matter: Matter
  /// Whether it needs the real words of the language, so that none of them is used as gibberish.
  public let knowsWords: Bool
  /// Whether answers are typed, so that it needs the romanisation of each word.
  public let isTyped: Bool
  /// The default number of words in a round, or of questions about letters.
  public let usualWords: Int
  /// The sides it shows by default.
  public let usualSides: AskedSides
  /// Whether it always shows those sides, since it can only ask for the other one.
  public let fixesSides: Bool
  /// Whether a right answer counts as evidence, so that the side whose skill is due is shown.
  public let proves: Bool
  /// Its own settings.
  public let settings: [any ListedSetting]
  /// Its kinds, default first; empty if there is only one.
  public let variations: [Variation]
  /// The default kind with letters; nil for the same as with words.
  let letterVariation: String?
  /// How often each word may be asked if a round has fewer words than usual, so that it is worth playing.
  public let mostAsked: Int
  /// Seconds that its menu offers, nil meaning no clock; empty if the time can't be chosen.
  public let times: [Int?]
  /// Whether a game can be started from a code, identical for everyone.
  public let takesCodes: Bool
  /// Incremented by every change after which earlier recordings would play differently.
  public let rulesVersion: Int
  private let explain: @Sendable () -> HelpScene

  /// The full help. Built on demand: the menu needs all profiles, but no help.
  public var help: HelpScene { explain() }

  public init(
    name: String, title: Text, summary: Text, matter: Matter = .words, knowsWords: Bool = false,
    usualWords: Int,
    usualSides: AskedSides, fixesSides: Bool = false, proves: Bool = true,
    isTyped: Bool = false,
    settings: [any ListedSetting] = [], variations: [Variation] = [], letterVariation: String? = nil,
    times: [Int?] = [], takesCodes: Bool = false,
    mostAsked: Int = 1, rulesVersion: Int = 1,
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
    self.settings = settings
    self.variations = variations
    self.letterVariation = letterVariation
    self.times = times
    self.takesCodes = takesCodes
    self.mostAsked = mostAsked
    self.rulesVersion = rulesVersion
    explain = help
  }

  /// The default kind; empty if there is only one.
  public func usualVariation(withLetters: Bool) -> String {
    (withLetters ? letterVariation : nil) ?? variations.first?.name ?? ""
  }

  /// Finds a kind by its name or its title on the screen, as in `sudden-death`.
  public func variation(named name: String) -> Variation? {
    variations.first { name == $0.name || name == $0.title.string.lowercased().replacing(" ", with: "-") }
  }
}
