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

/// The kinds of boxes.
public enum Border: Hashable, Sendable, CaseIterable {
  /// For things that can be picked up or pressed.
  case rounded
  /// For the thing that has the focus.
  case heavy
  case double
}

/// Boxes, signs and bars. There are two sets: Unicode characters that nearly every font has, and ASCII.
public struct Ornaments: Hashable, Sendable {
  struct Frame: Hashable, Sendable {
    let topLeft, top, topRight, side, bottomLeft, bottom, bottomRight: Unicode.Scalar
    init(_ glyphs: String) {
      let all = Array(glyphs.unicodeScalars)
      (topLeft, top, topRight, side) = (all[0], all[1], all[2], all[3])
      (bottomLeft, bottom, bottomRight) = (all[4], all[5], all[6])
    }
  }

  public let isASCII: Bool
  /// Marks a right answer.
  public let right: Text
  /// Marks a wrong answer.
  public let wrong: Text
  /// Points at the chosen line.
  public let pointer: Text
  /// More below, or a list that can be opened.
  public let more: Text
  /// More above, in a list that is scrolled.
  public let less: Text
  /// Something that can be edited.
  public let pencil: Text
  /// Separates two things in a line.
  public let dot: Text
  public let barFull, barEmpty: Text
  public let times: Text
  /// The arrow keys. Equally wide in both sets, so that a click hits the same place.
  public let arrows: Text
  public let upDown: Text
  /// Ends a shortened text.
  public let ellipsis: Text
  /// Patterns for the backs of two kinds of cards.
  public let backs: [Text]
  /// Bubbles, from small to large.
  public let bubbles: [Text]
  private let rounded, heavy, double: Frame

  public static let unicode = Ornaments(
    isASCII: false, right: "✓", wrong: "✗", pointer: "▸", more: "▾", less: "▴", pencil: "✎", dot: "·",
    barFull: "▓",
    barEmpty: "░", times: "×", arrows: "←↑↓→", upDown: "↑↓", ellipsis: "…", backs: ["░", "╱"],
    bubbles: ["·", "○", "●"], rounded: Frame("╭─╮│╰─╯"), heavy: Frame("┏━┓┃┗━┛"), double: Frame("╔═╗║╚═╝"))

  public static let ascii = Ornaments(
    isASCII: true, right: "+", wrong: "x", pointer: ">", more: "v", less: "^", pencil: "[edit]", dot: "-",
    barFull: "#",
    barEmpty: ".", times: "x", arrows: "<^v>", upDown: "^v", ellipsis: "..", backs: [":", "/"],
    bubbles: [".", "o", "O"], rounded: Frame(".-.|'-'"), heavy: Frame("#=#H#=#"), double: Frame("+=+|+=+"))

  /// A text of the program, such as a title, with its signs replaced by those of this set. Not for the user's
  /// words.
  public func spelled(_ text: Text) -> Text {
    guard isASCII else { return text }
    let signs: [Character: Text] = ["·": dot, "×": times, "…": ellipsis, "→": "->"]
    return Text(text.string.map { signs[$0]?.string ?? String($0) }.joined())
  }

  /// A name between two arrows: something that the left and right keys change.
  public func turning(_ name: Text) -> Text {
    isASCII ? "< " + name + " >" : "← " + name + " →"
  }

  func frame(_ border: Border) -> Frame {
    switch border {
    case .rounded: rounded
    case .heavy: heavy
    case .double: double
    }
  }
}
