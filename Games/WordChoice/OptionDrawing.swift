import Engine
import WordGame

/// One option with its number. Every state has a border or a sign of its own, so that none goes by colour alone.
package struct OptionDrawing {
  /// What is known of it.
  package enum Mark: Hashable {
    case open, right, wrong, other
  }

  /// What the player's hand does with it.
  package enum Grip: Hashable {
    case none, focused, pointed, pressed
  }

  let number: Int
  let text: Text
  let ruby: RubyText?
  let mark: Mark
  let grip: Grip
  /// Whether its number stands out as a key to press.
  let isInvited: Bool

  /// - Parameter grip: counts only as long as it can be taken.
  package init(
    number: Int, text: Text, ruby: RubyText? = nil, mark: Mark = .open, grip: Grip = .none,
    isInvited: Bool = false
  ) {
    (self.number, self.text, self.ruby, self.mark) = (number, text, ruby, mark)
    self.isInvited = isInvited && mark == .open
    self.grip = mark == .open ? grip : .none
  }

  /// Columns for the number, and as many for the sign.
  private static let besideFace = 2

  /// How many rows a text takes in a box of this width, border and all.
  static func rows(of text: Text, width: Int) -> Int {
    text.lineCount(columns: width - 4 - 2 * besideFace) + 2
  }

  package func draw(on canvas: inout Canvas, in rect: Rect) {
    let (theme, color) = (canvas.theme, color(canvas.theme))
    let fill = fill(theme)
    if let border {
      canvas.box(rect, border, Style(color, on: fill), fill: fill)
    } else {
      canvas.fill(rect, fill)
    }
    let inside = rect.inset(2, 1)
    drawNumber(on: &canvas, at: inside.origin, fill)
    let face = Rect(
      inside.left + Self.besideFace, inside.top, inside.width - 2 * Self.besideFace, inside.height)
    let word = Style(mark == .other ? theme.muted : theme.text, on: fill)
    let above = Style(mark == .other ? theme.muted : theme.second, on: fill)
    canvas.put(text, under: ruby, above, in: face, mark == .other ? word : word.bold)
    if let sign = sign(canvas.ornaments) {
      let corner = Rect(inside.left, inside.top, inside.width, 1)
      canvas.put(sign, in: corner, .trailing, Style(color, on: fill).bold)
    }
    if isFilled { canvas.reverseWithoutTints(rect, color) }
  }

  private func drawNumber(on canvas: inout Canvas, at point: Point, _ fill: Color) {
    if isInvited { return _ = canvas.put(Text(" \(number) "), at: point + Point(-1, 0), canvas.firstMove) }
    let isQuiet = mark == .other || mark == .open && grip == .none
    let color = isQuiet ? canvas.theme.muted : canvas.theme.text
    canvas.put(Text("\(number)"), at: point, Style(color, on: fill))
  }

  /// What can't be taken any more has no frame.
  private var border: Border? {
    switch mark {
    case .right: .heavy
    case .wrong: .rounded
    case .open: grip == .focused ? .heavy : grip == .pressed ? .double : .rounded
    case .other: nil
    }
  }

  /// Whether it is filled where tints can't be seen.
  private var isFilled: Bool { mark == .right || grip == .focused || grip == .pressed }

  /// The ground of the whole box, its frame too: a tint so faint that words keep their contrast. One that nobody touches
  /// is a mere outline, or boxes one above the other would run into each other.
  private func fill(_ theme: Theme) -> Color {
    if mark == .other || mark == .open && grip == .none { return theme.ground }
    return theme.raised.mixed(with: color(theme), grip == .pressed ? Self.deepTint : Self.tint)
  }

  private static let tint = 0.1
  private static let deepTint = 0.16

  private func color(_ theme: Theme) -> Color {
    switch mark {
    case .right: theme.right
    case .wrong: theme.wrong
    case .open: grip == .none ? theme.muted : theme.accent
    case .other: theme.muted
    }
  }

  private func sign(_ ornaments: Ornaments) -> Text? {
    switch mark {
    case .right: ornaments.right
    case .wrong: ornaments.wrong
    case .open: grip == .pointed || grip == .pressed ? ornaments.pointer : nil
    case .other: nil
    }
  }
}
