/// The colours that a terminal has by itself.
package struct TerminalColors: Hashable, Sendable {
  /// Behind its text.
  package let ground: Color
  /// Of its text.
  package let text: Color

  /// Colours as the terminal has told them.
  package init(ground: Color, text: Color) {
    (self.ground, self.text) = (ground, text)
  }
}

extension Theme {
  /// Until the terminal has told its colours: its own text on its own ground, which whoever chose them can read.
  package static let unanswered = Theme(
    name: "terminal", ground: .terminal, raised: .terminal, text: .terminal, muted: .terminal,
    accent: .terminal, right: .terminal, wrong: .terminal, second: .terminal)

  private static let words = 7.0
  private static let others = 4.5
  private static let (black, white) = (Color(0x000000, ansi: 0), Color(0xFFFFFF, ansi: 15))

  /// The theme that follows a terminal: its ground, its text where that can be read, and the hues of our own theme for
  /// such a ground, nearer to black or white where they need it. Where neither of these reaches 7:1 on the ground, or
  /// nothing was told, Babble paints its own.
  package init(following colors: TerminalColors?) {
    guard let colors, let base = Self.base(on: colors.ground) else {
      self = .dark
      return
    }
    let pole = base == .dark ? Self.white : Self.black
    let raised = Self.raised(colors.ground, pole)
    func readable(_ color: Color) -> Color { Self.readable(color, on: [colors.ground, raised], pole) }
    let isReadable = [colors.ground, raised].allSatisfy { colors.text.contrast(with: $0) >= Self.words }
    let text = isReadable ? colors.text : pole
    self.init(
      name: "terminal", ground: Color(ground: colors.ground.rgb), raised: raised,
      text: Color(text.rgb, ansi: base.text.substitute ?? 7), muted: readable(base.muted),
      accent: readable(base.accent), right: readable(base.right),
      wrong: readable(base.wrong), second: readable(base.second))
  }

  /// Our own theme whose words stand out from the ground as ours do from its own.
  private static func base(on ground: Color) -> Theme? {
    if ground.contrast(with: white) >= words { return .dark }
    return ground.contrast(with: black) >= words ? .light : nil
  }

  /// The ground a little nearer to the words; where they could not be read on that, a little further away.
  private static func raised(_ ground: Color, _ pole: Color) -> Color {
    let nearer = ground.mixed(with: pole, 0.07)
    if nearer.contrast(with: pole) >= words { return nearer }
    return ground.mixed(with: pole == white ? black : white, 0.2)
  }

  /// The colour as it is, or as near to it as can be read.
  private static func readable(_ color: Color, on grounds: [Color], _ pole: Color) -> Color {
    let steps = 16
    let mixtures = (0...steps).lazy.map { color.mixed(with: pole, Double($0) / Double(steps)) }
    let found =
      mixtures.first { mixture in grounds.allSatisfy { mixture.contrast(with: $0) >= others } } ?? pole
    return Color(found.rgb, ansi: color.substitute ?? pole.substitute ?? 7)
  }
}

extension Look {
  /// The theme of a name that a player has chosen; ours where there is none of that name.
  package func theme(named name: String) -> Theme {
    name == Theme.unanswered.name ? terminalTheme : Theme.named(name) ?? .dark
  }

  /// Takes the terminal's own colours, nil where it doesn't tell them, for the theme that follows them.
  package mutating func follow(_ colors: TerminalColors?) {
    let isFollowing = theme == terminalTheme
    terminalTheme = Theme(following: colors)
    if isFollowing { theme = terminalTheme }
  }
}
