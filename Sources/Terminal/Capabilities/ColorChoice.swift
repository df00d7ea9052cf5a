import System

/// How many colours are used, and why.
struct ColorChoice: Hashable, Sendable {
  let depth: ColorDepth
  let reason: String
  /// Whether it is only a guess from the terminal's name, which may be too low.
  let isByName: Bool

  /// Terminals that have 24-bit colours even if COLORTERM isn't set.
  private static let truecolorNames = [
    "xterm-kitty", "xterm-ghostty", "alacritty", "foot", "foot-extra", "wezterm", "contour", "rio", "iterm2",
  ]

  /// The command line decides, then NO_COLOR (no-color.org), then the terminal's name. `described` is the
  /// number of colours in terminfo.
  init(
    _ name: String, _ family: TerminalFamily, described: Int, environment: [String: String],
    limit: ColorDepth?
  ) {
    if let limit {
      self.init(limit, "by --colors")
    } else if let value = environment[variable: .noColor], !value.isEmpty {
      self.init(.none, "by NO_COLOR")
    } else {
      self.init(name, family, described: described, colorTerm: environment[variable: .colorTerm] ?? "")
    }
  }

  /// The choice after the terminal's answers have shown that it has this many.
  func raised(to depth: ColorDepth) -> ColorChoice {
    ColorChoice(depth, "as it answers", isByName: true)
  }

  private init(_ depth: ColorDepth, _ reason: String, isByName: Bool = false) {
    self.depth = depth
    self.reason = reason
    self.isByName = isByName
  }

  private init(_ name: String, _ family: TerminalFamily, described: Int, colorTerm: String) {
    // Inside screen, COLORTERM is about the outer terminal, and screen doesn't pass on 24-bit colours.
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
