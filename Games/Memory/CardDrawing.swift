import Engine
import Interface
import Learning

/// Draws one card. Nothing is shown by colour alone: border or sign say the same.
struct CardDrawing {
  let pose: Card.Pose
  let hasFocus: Bool
  let isPrompt: Bool
  let face: Text
  /// The language of the face as a BCP 47 tag, if it may be drawn large; nil while the card is moving.
  var language: String?
  /// The reading above the face.
  var ruby: RubyText?
  /// The player's, which decides what is on the back.
  var rank = Rank.novice
  /// Text on the back of the card to turn next.
  var guide: Text?
  /// The key that turns it, on its back.
  var label = Text.empty
  /// The points for it, once it is matched.
  var award = Text.empty

  func draw(on canvas: inout Canvas, in rect: Rect) {
    let theme = canvas.theme
    let fill = fill(theme)
    // Face-down cards would blur into each other if their frames were filled.
    let rim = pose == .down && !hasFocus ? theme.ground : fill
    let frame: Border = hasFocus ? .heavy : guide == nil ? .rounded : .double
    canvas.box(rect, frame, Style(border(theme), on: rim), fill: fill)
    let inside = rect.inset(1, 1)
    if pose == .down {
      let style = Style(theme.muted.mixed(with: theme.raised, 0.55), on: fill)
      CardBack(rank: rank, isPrompt: isPrompt).draw(on: &canvas, in: inside, style)
      drawLabel(on: &canvas, in: rect)
      if let guide { canvas.put(guide, wrappedIn: inside, .center, .middle, canvas.firstMove) }
    } else {
      drawFace(on: &canvas, in: inside, fill)
      drawSign(on: &canvas, in: rect, fill)
    }
  }

  private func drawLabel(on canvas: inout Canvas, in rect: Rect) {
    guard rect.width >= 4 + label.width else { return }
    let color = hasFocus ? canvas.theme.accent : canvas.theme.text
    canvas.put(label, at: Point(rect.left + 2, rect.top), Style(color, on: canvas.theme.ground))
  }

  private func drawFace(on canvas: inout Canvas, in rect: Rect, _ fill: Color) {
    let word = language.map { LargeWord(face, language: $0, ruby: ruby) }
    if let word, word.isLarge(in: rect, on: canvas) { return word.draw(on: &canvas, in: rect) }
    let style = Style(canvas.theme.text, on: fill, .bold)
    canvas.put(face, under: ruby, Style(canvas.theme.second, on: fill), in: rect, style)
  }

  /// The whole card, frame included, is faintly tinted by its state.
  private func fill(_ theme: Theme) -> Color {
    pose == .up || pose == .peeked || pose == .down && !hasFocus
      ? theme.raised : theme.raised.mixed(with: border(theme), 0.1)
  }

  private func border(_ theme: Theme) -> Color {
    switch pose {
    case .matched, .flying, .won: theme.right
    case .mismatched: theme.wrong
    case .down: hasFocus || guide != nil ? theme.accent : theme.muted
    case .up, .peeked: hasFocus ? theme.accent : theme.text
    }
  }

  private func drawSign(on canvas: inout Canvas, in rect: Rect, _ fill: Color) {
    guard rect.width > 4 else { return }
    let corner = Point(rect.right - 3, rect.top)
    switch pose {
    case .matched:
      let style = Style(canvas.theme.right, on: fill).bold
      canvas.put(canvas.ornaments.right, at: corner, style)
      let edge = Rect(rect.left + 1, rect.bottom - 1, rect.width - 2, 1)
      if award.width <= edge.width { canvas.put(award, in: edge, .center, style) }
    case .mismatched: canvas.put(canvas.ornaments.wrong, at: corner, Style(canvas.theme.wrong, on: fill).bold)
    default: break
    }
  }
}
