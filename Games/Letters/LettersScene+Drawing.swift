import Engine
import Interface
import Learning

extension LettersScene {
  func draw(on canvas: inout Canvas, fraction: Double) {
    guard !Page.isTooSmall(canvas.size) else { return Page.drawTooSmall(on: &canvas) }
    let layout = ChoiceLayout(canvas.size, options: options)
    head.draw(on: &canvas, in: layout.page.head)
    drawProgress(on: &canvas, in: layout.meter)
    foot.draw(on: &canvas, in: layout.page.foot)
    if let card = card(canvas.size) {
      card.draw(on: &canvas)
      return drawLine(on: &canvas, in: LetterCard.line(layout.page), fraction)
    }
    drawPrompt(Text(prompt), item.language(question.shown), on: &canvas, in: layout.prompt)
    drawOptions(on: &canvas, layout.grid)
    drawLine(on: &canvas, in: layout.line, fraction)
  }

  /// The card, if it is shown now.
  func card(_ window: Size) -> LetterCard? {
    guard case .card = phase else { return nil }
    return LetterCard(
      item.word, letters, item.origin.language, course.letters[question.word], drawings: drawings, hint: hint,
      window: window)
  }

  private static let meterWidth = 16

  private func drawProgress(on canvas: inout Canvas, in rect: Rect) {
    let all = letters.deck.words.count
    let label: Text = "\(learned) of \(all) learned "
    let row = rect.centered(Size(label.width + Self.meterWidth, 1))
    canvas.put(label, in: row, .leading, Style(canvas.theme.muted))
    let bar = Rect(row.left + label.width, row.top, Self.meterWidth, 1)
    canvas.bar(Double(learned) / Double(max(1, all)), in: bar, canvas.theme.accent)
    let number: Text = "\(count) of \(letters.questions)"
    canvas.put(number, in: rect, .trailing, Style(canvas.theme.muted))
  }

  /// The very first card says how to go on.
  private func drawFirstKey(on canvas: inout Canvas, in rect: Rect) {
    guard showsFirstMove else { return }
    let (key, rest): (Text, Text) = (" Enter ", " or click once you know it; then you are asked")
    let row = rect.centered(Size(key.width + rest.width, rect.height))
    let end = canvas.put(key, at: row.origin, canvas.firstMove)
    canvas.put(rest, at: row.origin + Point(end, 0), Style(canvas.theme.text))
  }

  private func drawLine(on canvas: inout Canvas, in rect: Rect, _ fraction: Double) {
    if phase.isLooking, let given {
      let told = setup.told(
        item, and: pool.items[question.options[given]], from: question.shown, canvas.ornaments)
      canvas.put(told, wrappedIn: rect, .center, .top, Style(canvas.theme.second))
    } else {
      drawFlash(of: Text(pool.items[flash.word].whole), on: &canvas, in: rect, fraction)
      if card(canvas.size) == nil {
        drawInvitation(on: &canvas, in: rect)
      } else {
        drawFirstKey(on: &canvas, in: rect)
      }
    }
  }
}
