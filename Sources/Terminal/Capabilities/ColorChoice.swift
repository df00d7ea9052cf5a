/// How many colours are used, and who said so.
struct ColorChoice: Hashable, Sendable {
  let depth: ColorDepth
  let reason: String
  /// Whether only the terminal's name has told, which may say less than there is.
  let isByName: Bool

  /// Terminals that show 24 bits whether COLORTERM came along or not.
  private static let truecolorNames = [
    "xterm-kitty", "xterm-ghostty", "alacritty", "foot", "foot-extra", "wezterm", "contour", "rio", "iterm2",
  ]

  /// The command line decides, then NO_COLOR (no-color.org), then what is known of the terminal.
  /// `described` is how many colours terminfo knows.
  init(
    _ name: String, _ family: TerminalFamily, described: Int, environment: [String: String],
    limit: ColorDepth?
  ) {
    if let limit {
      self.init(limit, "by --colors")
    } else if let value = environment["NO_COLOR"], !value.isEmpty {
      self.init(.none, "by NO_COLOR")
    } else {
      self.init(name, family, described: described, colorTerm: environment["COLORTERM"] ?? "")
    }
  }

  /// As many as the terminal has shown by its answers.
  func raised(to depth: ColorDepth) -> ColorChoice {
    ColorChoice(depth, "as it answers", isByName: true)
  }

  private init(_ depth: ColorDepth, _ reason: String, isByName: Bool = false) {
    self.depth = depth
    self.reason = reason
    self.isByName = isByName
  }

  private init(_ name: String, _ family: TerminalFamily, described: Int, colorTerm: String) {
    // Inside screen COLORTERM tells of the terminal around it, which screen doesn't pass 24 bits on to.
    let mayBeTrue = family == .xterm || (family == .other && described >= 8)
    if mayBeTrue, colorTerm == "truecolor" || colorTerm == "24bit" {
      self.init(.truecolor, "by COLORTERM")
    } else if name.hasSuffix("-direct") || Self.truecolorNames.contains(name) {
      self.init(.truecolor, "by TERM")
    } else if described >= 256 || name.hasSuffix("256color") {
      self.init(.palette256, "by TERM", isByName: true)
    } else {
      self.init(described >= 8 ? .palette16 : .none, "by TERM", isByName: true)
    }
  }
}
