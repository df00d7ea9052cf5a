import Engine

/// What the terminal can do: first as its name and the environment tell, then as it answers by itself.
package struct Capabilities: Hashable, Sendable {
  /// TERM.
  package let terminal: String
  /// The language that it speaks.
  package let family: TerminalFamily
  /// The way to the screen.
  package let renderer: Renderer
  /// What screens may use.
  package private(set) var features: TerminalFeatures
  /// What the locale says of text.
  package let encoding: TextEncoding
  /// The sequences that terminfo has for keys.
  package let keyStrings: KeyStrings
  /// What it calls itself, if it says so.
  package private(set) var version: String?
  /// The best that it draws by itself of what words are drawn large with, as far as it is known.
  private(set) var ownBlocks: Mosaic?
  /// Whether it has answered a question.
  package private(set) var answersQueries = false
  /// Whether it tells keys apart as kitty does.
  package private(set) var hasKittyKeyboard = false
  /// Whether it can tell the mouse in pixels.
  package private(set) var hasFinePointer = false
  let modes: ModeSequences
  private(set) var colorChoice: ColorChoice
  private var isTmux: Bool

  /// From the environment's variables and the command line's options. Reads terminfo.
  ///
  /// Throws where TERM names no terminal on which text can be placed.
  package init(environment: [String: String], options: TerminalOptions = .init()) throws(TerminalError) {
    let name = environment["TERM"] ?? ""
    guard !name.isEmpty else { throw .unnamed }
    let entry = try Self.entry(name)
    let isInsideTmux = environment["TMUX"]?.isEmpty == false || name.hasPrefix("tmux")
    family = TerminalFamily(name, isInsideTmux: isInsideTmux)
    let color = ColorChoice(
      name, family, described: entry?.colors ?? 256, environment: environment, limit: options.colors)
    terminal = name
    isTmux = isInsideTmux
    encoding = TextEncoding(environment)
    renderer = options.renderer ?? (family == .other ? .curses : .ansi)
    keyStrings = entry?.keyStrings ?? [:]
    colorChoice = color
    features = Self.features(name, family, color.depth, isInsideTmux: isInsideTmux)
    modes = Self.modes(family, color.depth, renderer) { entry?.string($0) }
  }

  private static func features(
    _ name: String, _ family: TerminalFamily, _ colors: ColorDepth, isInsideTmux: Bool
  ) -> TerminalFeatures {
    // Terminals without it call themselves xterm, too (JediTerm, macOS's Terminal): a name of one's own tells.
    let repetition: Repetition = isInsideTmux ? .ascii : TerminalFamily.isModern(name) ? .all : .none
    return TerminalFeatures(
      colors: colors, repetition: repetition, erasesWithBackground: family == .xterm || family == .linux,
      shiftsRows: family != .other, fillsInReverse: family != .linux)
  }

  private static func modes(
    _ family: TerminalFamily, _ colors: ColorDepth, _ renderer: Renderer, _ string: (String) -> [UInt8]?
  ) -> ModeSequences {
    if family == .other { return .described(by: string) }
    let mayAskForColors = family != .screen && colors != .none
    let own: ModeSequences = family == .linux ? .linux : mayAskForColors ? .xterm : .withoutColors
    return renderer == .curses ? own.undoing(string) : own
  }

  /// Its description; nil for a terminal that does without.
  private static func entry(_ name: String) throws(TerminalError) -> Terminfo? {
    guard let entry = try? Terminfo(name) else {
      if TerminalFamily.isModern(name) { return nil }
      throw .unknown(name)
    }
    guard entry.canMoveCursor else { throw .unsuitable(name) }
    return entry
  }

  /// Whether it can show a tint of the ground: not among 16 colours.
  var showsTints: Bool { features.colors >= .palette256 }

  /// Whether it shows all colours as they are.
  var showsShades: Bool { features.colors == .truecolor }

  /// The number that it gives to the first pixel in a row, where it tells the mouse in pixels: kitty and ghostty count
  /// them from 0, xterm and foot from 1 as they do cells.
  var firstPixel: Int {
    ["kitty", "ghostty"].contains { version?.hasPrefix($0) == true } ? 0 : 1
  }

  /// Whether the terminal is asked for its colours, which it may leave unanswered.
  var asksForColors: Bool { family == .xterm }

  /// Takes note of an answer of the terminal.
  package mutating func learn(_ reply: TerminalReply) {
    switch reply {
    case .deviceAttributes: answersQueries = true
    case .mode(2026, let state): features.synchronizesUpdates = state == 1 || state == 2
    // States 0 and 4: it doesn't know the mode, or never turns it on.
    case .mode(1016, let state): hasFinePointer = (1...3).contains(state) && family == .xterm && !isTmux
    case .keyboardFlags: hasKittyKeyboard = true
    case .version(let version): learn(version)
    case .palette(255): learn(.palette256)
    case .directColor: learn(.truecolor)
    default: break
    }
  }

  /// It shows more colours than its name says.
  private mutating func learn(_ colors: ColorDepth) {
    guard colorChoice.isByName, family == .xterm, colors > features.colors else { return }
    colorChoice = colorChoice.raised(to: colors)
    features.colors = colors
  }

  /// Who tells its version, which is a newer custom, repeats characters. tmux passes for whatever TERM names, above
  /// all where TMUX didn't come along, as over ssh.
  private mutating func learn(_ version: String) {
    self.version = version
    // TMUX is still there in a window that was opened from within it.
    isTmux = version.hasPrefix("tmux")
    ownBlocks = OwnBlocks.mosaic(version)
    if family == .xterm { features.repetition = isTmux ? .ascii : .all }
  }
}
