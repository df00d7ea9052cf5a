import Engine
import System

/// What the terminal can do: at first according to its name and the environment, then updated by its own
/// answers.
package struct Capabilities: Hashable, Sendable {
  /// The value of TERM.
  let terminal: String
  /// The escape sequences that it understands.
  let family: TerminalFamily
  let renderer: Renderer
  /// The features that screens may use.
  private(set) var features: TerminalFeatures
  let encoding: TextEncoding
  /// The key sequences from terminfo.
  let keyStrings: KeyStrings
  /// Its own name and version, if it has answered XTVERSION.
  private(set) var version: String?
  /// The finest block characters that it is known to draw itself, without a font.
  private(set) var ownBlocks: Mosaic?
  /// Whether it has answered a query.
  private(set) var answersQueries = false
  /// Whether it has the kitty keyboard protocol.
  private(set) var hasKittyKeyboard = false
  /// Whether it can report the mouse in pixels.
  private(set) var hasFinePointer = false
  /// Whether it has shown one letter of UTF-8 as two.
  private(set) var splitsLetters = false
  let modes: ModeSequences
  private(set) var colorChoice: ColorChoice
  private var isTmux: Bool

  /// Derives the capabilities from environment variables, options and terminfo.
  ///
  /// Throws if TERM doesn't name a terminal that can move its cursor.
  package init(environment: [String: String], options: TerminalOptions = .init()) throws(TerminalError) {
    let name = environment[variable: .term] ?? ""
    guard !name.isEmpty else { throw .unnamed }
    let entry = try Self.entry(name)
    let isInsideTmux = environment[variable: .tmux]?.isEmpty == false || name.hasPrefix("tmux")
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
    let plainModes = Self.modes(family, color.depth, renderer) { entry?.string($0) }
    modes = encoding == .utf8 ? plainModes : plainModes.tryingLetter
  }

  private static func features(
    _ name: String, _ family: TerminalFamily, _ colors: ColorDepth, isInsideTmux: Bool
  ) -> TerminalFeatures {
    // Terminals without REP call themselves xterm as well (JediTerm, macOS's Terminal): only own names count.
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

  /// Its terminfo entry; nil for a terminal that we know without one.
  private static func entry(_ name: String) throws(TerminalError) -> Terminfo? {
    guard let entry = try? Terminfo(name) else {
      if TerminalFamily.isModern(name) { return nil }
      throw .unknown(name)
    }
    guard entry.canMoveCursor else { throw .unsuitable(name) }
    return entry
  }

  /// Whether it can show a tint of the ground, which 16 colours can't.
  var showsTints: Bool { features.colors >= .palette256 }

  /// Whether it shows all colours exactly.
  var showsShades: Bool { features.colors == .truecolor }

  /// The number of the first pixel of a row in mouse reports: kitty and ghostty count pixels from 0, xterm
  /// and foot from 1, as they count cells.
  var firstPixel: Int {
    ["kitty", "ghostty"].contains { version?.hasPrefix($0) == true } ? 0 : 1
  }

  /// Whether the terminal is asked for its colours. It may not answer.
  var asksForColors: Bool { family == .xterm }

  /// Whether the terminal is shown a letter of UTF-8, to see what it makes of it. It may not answer.
  var triesLetter: Bool { encoding != .utf8 && !modes.queries.isEmpty }

  /// Updates the capabilities with an answer of the terminal.
  mutating func learn(_ reply: TerminalReply) {
    switch reply {
    case .deviceAttributes: answersQueries = true
    case .mode(2026, let state): features.synchronizesUpdates = state == 1 || state == 2
    // States 0 and 4: the mode is unknown or permanently off.
    case .mode(1016, let state): hasFinePointer = (1...3).contains(state) && family == .xterm && !isTmux
    case .keyboardFlags: hasKittyKeyboard = true
    case .cursorPosition(let place): splitsLetters = place.x == 2
    case .version(let version): learn(version)
    case .palette(255): learn(.palette256)
    case .directColor: learn(.truecolor)
    default: break
    }
  }

  /// Raises the number of colours beyond what the terminal's name says.
  private mutating func learn(_ colors: ColorDepth) {
    guard colorChoice.isByName, family == .xterm, colors > features.colors else { return }
    colorChoice = colorChoice.raised(to: colors)
    features.colors = colors
  }

  /// A terminal new enough to answer XTVERSION has REP. tmux is recognised by its answer, since TERM may name
  /// anything and TMUX may not be passed on, for example by ssh.
  private mutating func learn(_ version: String) {
    self.version = version
    // TMUX may be set without tmux, in a window that was opened from inside it.
    isTmux = version.hasPrefix("tmux")
    ownBlocks = OwnBlocks.mosaic(version)
    if family == .xterm { features.repetition = isTmux ? .ascii : .all }
  }
}
