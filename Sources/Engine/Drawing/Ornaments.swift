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
  /// A star, won or not.
  public let star, noStar: Text
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
  public let barFull, barEmpty, barMark: Text
  public let times: Text
  /// Ends a shortened text.
  public let ellipsis: Text
  /// Patterns for the backs of two kinds of cards.
  public let backs: [Text]
  /// Bubbles, from small to large.
  public let bubbles: [Text]
  private let rounded, heavy, double: Frame

  public static let unicode = Ornaments(
    isASCII: false, right: "✓", wrong: "✗", star: "★", noStar: "☆", pointer: "▸", more: "▾", less: "▴",
    pencil: "✎", dot: "·",
    barFull: "━", barEmpty: "─", barMark: "╋", times: "×", ellipsis: "…", backs: ["░", "╱"],
    bubbles: ["·", "○", "●"], rounded: Frame("╭─╮│╰─╯"), heavy: Frame("┏━┓┃┗━┛"), double: Frame("╔═╗║╚═╝"))

  public static let ascii = Ornaments(
    isASCII: true, right: "+", wrong: "x", star: "*", noStar: ".", pointer: ">", more: "v", less: "^",
    pencil: "[edit]", dot: "-",
    barFull: "=", barEmpty: "-", barMark: "#", times: "x", ellipsis: "..", backs: [":", "/"],
    bubbles: [".", "o", "O"], rounded: Frame(".-.|'-'"), heavy: Frame("#=#H#=#"), double: Frame("+=+|+=+"))

  /// A text of the program, such as a title, with its signs replaced by those of this set. Not for the user's
  /// words.
  public func spelled(_ text: Text) -> Text {
    guard isASCII else { return text }
    let signs: [Character: Text] = ["·": dot, "×": times, "…": ellipsis, "→": "->"]
    return Text(text.string.map { signs[$0]?.string ?? String($0) }.joined())
  }

  /// The names of keys, such as "↑↓" or "Enter". Equally wide in both sets, so that a click hits the same place.
  public func keys(_ names: Text) -> Text {
    guard isASCII else { return names }
    let arrows: [Character: Character] = ["←": "<", "↑": "^", "↓": "v", "→": ">"]
    return Text(String(names.string.map { arrows[$0] ?? $0 }))
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
