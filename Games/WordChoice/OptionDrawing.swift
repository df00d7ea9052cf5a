import Engine

/// Draws one option with its number. Every state has its own border or sign, so that none relies on colour
/// alone.
package struct OptionDrawing {
  package enum Mark: Hashable {
    case open, right, wrong, other
  }

  package enum Grip: Hashable {
    case none, focused, pointed, pressed
  }

  let number: Int
  let text: Text
  let ruby: RubyText?
  let mark: Mark
  let grip: Grip
  /// Whether its number is highlighted as a key to press.
  let isInvited: Bool
  /// The colour of an untouched option's frame; muted if nil.
  let frame: Color?

  /// - Parameter grip: ignored once the option can't be picked any more.
  package init(
    number: Int, text: Text, ruby: RubyText? = nil, mark: Mark = .open, grip: Grip = .none,
    isInvited: Bool = false, frame: Color? = nil
  ) {
    (self.number, self.text, self.ruby, self.mark) = (number, text, ruby, mark)
    self.isInvited = isInvited && mark == .open
    self.frame = frame
    self.grip = mark == .open ? grip : .none
  }

  /// Columns for the number, and for the sign.
  private static let besideFace = 2

  /// The rows a text needs in a box of this width, border included.
  static func rows(of text: Text, width: Int) -> Int {
    text.lineCount(columns: width - 4 - 2 * besideFace) + 2
  }

  package func draw(on canvas: inout Canvas, in rect: Rect) {
    let (theme, color) = (canvas.theme, color(canvas.theme))
    let fill = fill(theme)
    canvas.box(rect, border, Style(color, on: fill), fill: fill)
    let inside = rect.inset(2, 1)
    drawNumber(on: &canvas, at: inside.origin, fill)
    let face = Rect(
      inside.left + Self.besideFace, inside.top, inside.width - 2 * Self.besideFace, inside.height)
    let word = Style(mark == .other ? theme.muted : theme.text, on: fill)
    // The question is the brightest while it is asked, and then the right answer.
    let isBold = mark == .right || mark == .open && grip != .none
    let above = Style(mark == .other ? theme.muted : theme.second, on: fill)
    canvas.put(text, under: ruby, above, in: face, isBold ? word.bold : word)
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

  /// An option keeps its frame when it can't be picked any more, so that nothing moves after an answer.
  private var border: Border {
    switch mark {
    case .right: .heavy
    case .wrong, .other: .rounded
    case .open: grip == .focused ? .heavy : grip == .pressed ? .double : .rounded
    }
  }

  /// Whether it is filled on terminals without tints.
  private var isFilled: Bool { mark == .right || grip == .focused || grip == .pressed }

  /// The background of the whole box, frame included: a tint so faint that words keep their contrast. An
  /// untouched option is only an outline, or boxes above each other would blur together.
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
    case .open: grip == .none ? frame ?? theme.muted : theme.accent
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
