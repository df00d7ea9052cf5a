import Engine
import Interface
import Learning

/// What menu, command line and settings know of a game.
public struct GameProfile: Sendable {
  /// The word on the command line and in the save file.
  public let name: String
  /// Its name on the screen.
  public let title: Text
  /// What one does in it, in a few words.
  public let summary: Text
  /// How many words a round has where the player asks for no other number.
  public let usualWords: Int
  /// Which sides it shows where the player hasn't chosen.
  public let usualSides: AskedSides
  /// What can be chosen in the settings.
  public let choices: [GameChoice]
  /// How it is played, in full.
  public let help: HelpScene

  /// A profile of its parts.
  public init(
    name: String, title: Text, summary: Text, usualWords: Int, usualSides: AskedSides,
    choices: [GameChoice] = [], help: HelpScene
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.usualWords = usualWords
    self.usualSides = usualSides
    self.choices = choices
    self.help = help
  }
}
