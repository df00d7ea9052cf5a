/// The colours of a program by the role that they play. Every theme holds the same roles; words reach 7:1
/// against ground and raised, everything else 4.5:1 (WCAG 2.2 contrast).
public struct Theme: Hashable, Sendable {
  /// What the player chooses it by.
  public let name: String
  /// Behind everything.
  public let ground: Color
  /// Behind what can be picked up or pressed.
  public let raised: Color
  /// Words.
  public let text: Color
  /// What is quiet: help, score, time.
  public let muted: Color
  /// What has the focus.
  public let accent: Color
  /// Right answers.
  public let right: Color
  /// Wrong answers.
  public let wrong: Color
  /// A second accent, for what is neither focus nor judgement.
  public let second: Color

  /// A theme of its eight roles.
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

  /// All built-in themes, the usual one first.
  public static let all = [dark, light, contrast, colorBlind]

  /// The built-in theme of that name.
  public static func named(_ name: String) -> Theme? {
    all.first { $0.name == name }
  }

  /// Warm colours on a dark ground.
  public static let dark = Theme(
    name: "dark",
    ground: Color(0x14161F, ansi: 0), raised: Color(0x1E2130, ansi: 0),
    text: Color(0xECE9E2, ansi: 15), muted: Color(0x868BA6, ansi: 7),
    accent: Color(0xFFB454, ansi: 11), right: Color(0x5BD6A0, ansi: 10),
    wrong: Color(0xFF7A88, ansi: 9), second: Color(0x7AA2F7, ansi: 12))

  /// The same hues on paper.
  public static let light = Theme(
    name: "light",
    ground: Color(0xFAF7F0, ansi: 15), raised: Color(0xEFEAE0, ansi: 15),
    text: Color(0x23252F, ansi: 0), muted: Color(0x5F6478, ansi: 8),
    accent: Color(0x8F4E00, ansi: 5), right: Color(0x0B6B43, ansi: 2),
    wrong: Color(0xB3213A, ansi: 1), second: Color(0x2B52B8, ansi: 4))

  /// Black, white and strong colours.
  public static let contrast = Theme(
    name: "contrast",
    ground: Color(0x000000, ansi: 0), raised: Color(0x101010, ansi: 0),
    text: Color(0xFFFFFF, ansi: 15), muted: Color(0xC8C8C8, ansi: 7),
    accent: Color(0xFFE14D, ansi: 11), right: Color(0x6BFF9C, ansi: 10),
    wrong: Color(0xFF9D9D, ansi: 9), second: Color(0x8CC8FF, ansi: 14))

  /// Hues of Okabe and Ito (2008), lightened for a dark ground: right is blue and wrong is vermilion.
  public static let colorBlind = Theme(
    name: "colorblind",
    ground: Color(0x14161F, ansi: 0), raised: Color(0x1E2130, ansi: 0),
    text: Color(0xECE9E2, ansi: 15), muted: Color(0x8C91AA, ansi: 7),
    accent: Color(0xF0E442, ansi: 11), right: Color(0x56B4E9, ansi: 14),
    wrong: Color(0xFF8A4C, ansi: 9), second: Color(0xCC9AB8, ansi: 13))
}

/// All that decides how a scene looks without changing what happens: the host hands it to the canvas.
public struct Look: Hashable, Sendable {
  /// The colours.
  public var theme: Theme
  /// The theme of the terminal's own colours, for screens that show how another theme looks.
  public var terminalTheme = Theme.unanswered
  /// The ornaments: boxes, signs, bars. Words stay in their script in both.
  public var ornaments: Ornaments
  /// Whether things come to their end state at once instead of moving there.
  public var reducesMotion: Bool
  /// Whether a tint of the ground can be told from the ground: not among 16 colours, and not without any.
  public var showsTints = true
  /// Whether a shade between two colours comes out as it is: not where there is a palette.
  public var showsShades = true
  /// Pictures that were made so far.
  package var pictures = Pictures()
  /// What words are drawn large with; nil for the best that the terminal draws well.
  public var mosaic: Mosaic?
  /// When something stands small above a text.
  package var ruby = RubyText.Use.unfamiliar
  /// What was found out to stand above texts so far.
  package var rubies = Rubies()

  /// A look of its parts.
  public init(theme: Theme = .dark, ornaments: Ornaments = .unicode, reducesMotion: Bool = false) {
    self.theme = theme
    self.ornaments = ornaments
    self.reducesMotion = reducesMotion
  }
}
