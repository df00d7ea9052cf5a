/// Everything that changes how scenes look but not what happens. The host sets it on the canvas.
public struct Look: Hashable, Sendable {
  public var theme: Theme
  /// The theme that follows the terminal's own colours, for screens that preview themes.
  public var terminalTheme = Theme.unanswered
  public var ornaments: Ornaments
  /// Whether things jump to their final state instead of moving there.
  public var reducesMotion: Bool
  /// Whether a tint of the ground can be distinguished from the ground: not with 16 colours or fewer.
  public var showsTints = true
  /// Whether shades between two colours are shown exactly: not on terminals with a palette.
  public var showsShades = true
  package var pictures = Pictures()
  /// The player's choice of characters for large words; nil for the best that the terminal draws well.
  public var mosaic: Mosaic?
  package var ruby = RubyText.Use.unfamiliar
  package var rubies = Rubies()

  public init(theme: Theme = .dark, ornaments: Ornaments = .unicode, reducesMotion: Bool = false) {
    self.theme = theme
    self.ornaments = ornaments
    self.reducesMotion = reducesMotion
  }
}

extension Look {
  /// The theme that a player has chosen by name; the dark one if there is none of that name.
  package func theme(named name: String) -> Theme {
    switch name {
    case Theme.unanswered.name: terminalTheme
    case Theme.automatic.name: Theme(nearest: terminalTheme)
    default: Theme.named(name) ?? .dark
    }
  }

  /// Updates the themes that follow the terminal; nil if the terminal doesn't report its colours.
  package mutating func adopt(_ colors: TerminalColors?) {
    let isFollowing = theme == terminalTheme
    terminalTheme = Theme(following: colors)
    if isFollowing { theme = terminalTheme }
    if theme == .automatic { theme = Theme(nearest: terminalTheme) }
  }
}
