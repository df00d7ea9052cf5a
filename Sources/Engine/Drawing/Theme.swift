/// The colours of a program by their role. In every built-in theme, text has a contrast of 7:1 against
/// `ground` and `raised`, all other roles of 4.5:1 (WCAG 2.2).
public struct Theme: Hashable, Sendable {
  /// The name by which the player chooses it.
  public let name: String
  /// The background of everything.
  public let ground: Color
  /// The background of things that can be picked up or pressed.
  public let raised: Color
  public let text: Color
  /// Secondary text: help, score, time.
  public let muted: Color
  /// The thing that has the focus.
  public let accent: Color
  public let right: Color
  public let wrong: Color
  /// A second accent, for anything that is neither focused, right nor wrong.
  public let second: Color

  public init(
    name: String, ground: Color, raised: Color, text: Color, muted: Color, accent: Color, right: Color,
    wrong: Color, second: Color
  ) {
    self.name = name
    self.ground = ground
    self.raised = raised
    self.text = text
    self.muted = muted
    self.accent = accent
    self.right = right
    self.wrong = wrong
    self.second = second
  }

  /// All built-in themes, the default one first.
  public static let all = [dark, light, contrast, colorBlind]

  public static func named(_ name: String) -> Theme? {
    all.first { $0.name == name }
  }

  public static let dark = Theme(
    name: "dark",
    ground: Color(0x14161F, ansi: 0), raised: Color(0x1E2130, ansi: 0),
    text: Color(0xECE9E2, ansi: 15), muted: Color(0x868BA6, ansi: 7),
    accent: Color(0xFFB454, ansi: 11), right: Color(0x5BD6A0, ansi: 10),
    wrong: Color(0xFF7A88, ansi: 9), second: Color(0x7AA2F7, ansi: 12))

  /// The same hues on a light ground.
  public static let light = Theme(
    name: "light",
    ground: Color(0xFAF7F0, ansi: 15), raised: Color(0xEFEAE0, ansi: 15),
    text: Color(0x23252F, ansi: 0), muted: Color(0x5F6478, ansi: 8),
    accent: Color(0x8F4E00, ansi: 5), right: Color(0x0B6B43, ansi: 2),
    wrong: Color(0xB3213A, ansi: 1), second: Color(0x2B52B8, ansi: 4))

  public static let contrast = Theme(
    name: "contrast",
    ground: Color(0x000000, ansi: 0), raised: Color(0x101010, ansi: 0),
    text: Color(0xFFFFFF, ansi: 15), muted: Color(0xC8C8C8, ansi: 7),
    accent: Color(0xFFE14D, ansi: 11), right: Color(0x6BFF9C, ansi: 10),
    wrong: Color(0xFF9D9D, ansi: 9), second: Color(0x8CC8FF, ansi: 14))

  /// The hues of Okabe and Ito (2008), lightened for a dark ground: right is blue and wrong is vermilion.
  public static let colorBlind = Theme(
    name: "colorblind",
    ground: Color(0x14161F, ansi: 0), raised: Color(0x1E2130, ansi: 0),
    text: Color(0xECE9E2, ansi: 15), muted: Color(0x8C91AA, ansi: 7),
    accent: Color(0xF0E442, ansi: 11), right: Color(0x56B4E9, ansi: 14),
    wrong: Color(0xFF8A4C, ansi: 9), second: Color(0xCC9AB8, ansi: 13))
}

extension Theme {
  /// Used until the terminal has reported its colours: its own text on its own ground, which is surely
  /// readable.
  package static let unanswered = Theme(
    name: "terminal", ground: .terminal, raised: .terminal, text: .terminal, muted: .terminal,
    accent: .terminal, right: .terminal, wrong: .terminal, second: .terminal)

  /// Dark or light, whichever is nearer to the terminal's ground; until that is known, nothing is painted.
  package static let automatic = Theme(
    name: "auto", ground: .terminal, raised: .terminal, text: .terminal, muted: .terminal,
    accent: .terminal, right: .terminal, wrong: .terminal, second: .terminal)

  /// What `automatic` becomes on a terminal's own theme.
  init(nearest terminal: Theme) {
    self = terminal == .unanswered ? .automatic : Self.base(on: terminal.ground) ?? .dark
  }

  private static let words = 7.0
  private static let others = 4.5
  private static let (black, white) = (Color(0x000000, ansi: 0), Color(0xFFFFFF, ansi: 15))

  /// The theme that follows a terminal: its ground, its text colour if readable, and the hues of our dark or
  /// light theme, moved toward black or white as far as needed. If neither black nor white reaches 7:1 on the
  /// ground, or the terminal reported nothing, this is the dark theme.
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

  /// Our theme for such a ground: dark or light; nil if neither white nor black text reaches 7:1 on it.
  private static func base(on ground: Color) -> Theme? {
    if ground.contrast(with: white) >= words { return .dark }
    return ground.contrast(with: black) >= words ? .light : nil
  }

  /// The ground a little nearer to the text or, if that would make the text unreadable, a little further
  /// away.
  private static func raised(_ ground: Color, _ pole: Color) -> Color {
    let nearer = ground.mixed(with: pole, 0.07)
    if nearer.contrast(with: pole) >= words { return nearer }
    return ground.mixed(with: pole == white ? black : white, 0.2)
  }

  /// The colour, or the nearest readable one.
  private static func readable(_ color: Color, on grounds: [Color], _ pole: Color) -> Color {
    let steps = 16
    let mixtures = (0...steps).lazy.map { color.mixed(with: pole, Double($0) / Double(steps)) }
    let found =
      mixtures.first { mixture in grounds.allSatisfy { mixture.contrast(with: $0) >= others } } ?? pole
    return Color(found.rgb, ansi: color.substitute ?? pole.substitute ?? 7)
  }
}
