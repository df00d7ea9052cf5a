import Engine
import Games
import Interface
import Learning

/// A letter with mark, score and streak for each form.
struct LetterTile {
  static let formWidth = 11

  let forms: [AlphabetShare.Form]
  let hasFocus: Bool

  func draw(on canvas: inout Canvas, in place: Rect, isBoxed: Bool) {
    let theme = canvas.theme
    if isBoxed {
      let border = Style(hasFocus ? theme.accent : theme.muted.mixed(with: theme.ground, 0.5))
      canvas.box(place, hasFocus ? .heavy : .rounded, border, fill: hasFocus ? theme.raised : nil)
    } else if hasFocus {
      canvas.fill(place, theme.raised)
      canvas.put(canvas.ornaments.pointer, at: place.origin, Style(theme.accent).bold)
    }
    let inner = isBoxed ? place.inset(2, 1) : Rect(place.left + 1, place.top, place.width - 1, 1)
    for (index, form) in forms.reversed().enumerated() {
      draw(form, on: &canvas, at: inner.origin + Point(index * (Self.formWidth + 1), 0))
    }
  }

  private func draw(_ form: AlphabetShare.Form, on canvas: inout Canvas, at point: Point) {
    let theme = canvas.theme
    canvas.put(form.mark.sign(canvas.ornaments), at: point, Style(form.mark.color(theme)))
    let color = hasFocus ? theme.accent : form.mark == .new ? theme.muted : theme.text
    canvas.put(Text(form.word.term), at: point + Point(2, 0), Style(color).bold)
    guard form.isAsked else { return }
    let score = Rect(point.x + 4, point.y, 3, 1)
    canvas.put(Text(Figure.grouped(form.figures.score)), in: score, .trailing, Style(theme.text))
    guard form.figures.streak > 0 else { return }
    canvas.put("+\(form.figures.streak)", at: point + Point(8, 0), Style(theme.right))
  }
}
