/// The kinds of box: what can be picked up, what has the focus, and what merely divides.
public enum Border: Hashable, Sendable, CaseIterable {
  /// Something that can be picked up or pressed.
  case rounded
  /// What has the focus.
  case heavy
  /// A plain frame.
  case double
}

/// The glyphs that are not words: boxes, signs, bars. There are two careful sets of them, one for every font
/// and one of ASCII alone.
public struct Ornaments: Hashable, Sendable {
  /// The seven glyphs of a box.
  struct Frame: Hashable, Sendable {
    let topLeft, top, topRight, side, bottomLeft, bottom, bottomRight: Unicode.Scalar
    init(_ glyphs: String) {
      let all = Array(glyphs.unicodeScalars)
      (topLeft, top, topRight, side) = (all[0], all[1], all[2], all[3])
      (bottomLeft, bottom, bottomRight) = (all[4], all[5], all[6])
    }
  }

  /// Whether it is the set of ASCII alone.
  public let isASCII: Bool
  /// Right.
  public let right: Text
  /// Wrong.
  public let wrong: Text
  /// Chosen.
  public let pointer: Text
  /// More below, or a list that opens.
  public let more: Text
  /// More above, in a list that is longer than its room.
  public let less: Text
  /// Something that can be written anew.
  public let pencil: Text
  /// Between two things of one line.
  public let dot: Text
  /// A full and an empty step of a bar.
  public let barFull, barEmpty: Text
  /// Times, as in ×3.
  public let times: Text
  /// The arrow keys; both sets take as many columns, so that a click finds the same place.
  public let arrows: Text
  /// Up and down.
  public let upDown: Text
  /// A missing end.
  public let ellipsis: Text
  /// The backs of two kinds of card.
  public let backs: [Text]
  /// Bubbles, from small to large.
  public let bubbles: [Text]
  private let rounded, heavy, double: Frame

  /// Box drawing, arrows and signs.
  public static let unicode = Ornaments(
    isASCII: false, right: "✓", wrong: "✗", pointer: "▸", more: "▾", less: "▴", pencil: "✎", dot: "·",
    barFull: "▓",
    barEmpty: "░", times: "×", arrows: "←↑↓→", upDown: "↑↓", ellipsis: "…", backs: ["░", "╱"],
    bubbles: ["·", "○", "●"], rounded: Frame("╭─╮│╰─╯"), heavy: Frame("┏━┓┃┗━┛"), double: Frame("╔═╗║╚═╝"))

  /// Letters that every terminal has.
  public static let ascii = Ornaments(
    isASCII: true, right: "+", wrong: "x", pointer: ">", more: "v", less: "^", pencil: "[edit]", dot: "-",
    barFull: "#",
    barEmpty: ".", times: "x", arrows: "<^v>", upDown: "^v", ellipsis: "..", backs: [":", "/"],
    bubbles: [".", "o", "O"], rounded: Frame(".-.|'-'"), heavy: Frame("#=#H#=#"), double: Frame("+=+|+=+"))

  /// A text of ours, such as a title, with its signs as this set has them. Words of a deck stay as they are.
  public func spelled(_ text: Text) -> Text {
    guard isASCII else { return text }
    let signs: [Character: Text] = ["·": dot, "×": times, "…": ellipsis, "→": "->"]
    return Text(text.string.map { signs[$0]?.string ?? String($0) }.joined())
  }

  /// A name between two arrows, since the keys left and right put another one in its place.
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
