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
    if let asked = asked(canvas.size) {
      asked.drawAsked(on: &canvas, ink(canvas.theme))
    } else {
      drawPrompt(Text(prompt), item.language(question.shown), on: &canvas, in: layout.prompt)
    }
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

  /// The letter in question, as fine as on its card; nil while its sound is shown, or a card.
  func asked(_ window: Size) -> LargeLetter? {
    if case .card = phase { return nil }
    guard question.shown == .term else { return nil }
    let prompt = ChoiceLayout(window, options: options).prompt
    let place = Rect(prompt.left, prompt.top, prompt.width, max(0, prompt.height - 1))
    return LargeLetter(item.word.term, language: item.language(.term), in: place)
  }

  /// The alphabet, with the learned letters lit up; if it is too long, a bar.
  private func drawProgress(on canvas: inout Canvas, in rect: Rect) {
    let words = letters.deck.words
    let number: Text = "\(count) of \(letters.questions)"
    canvas.put(number, in: rect, .trailing, Style(canvas.theme.muted))
    let label: Text = "\(learned) of \(words.count) learned  "
    let end = canvas.put(label, at: rect.origin, Style(canvas.theme.muted))
    let room = Rect(rect.left + end, rect.top, rect.width - end - number.width - 3, 1)
    if words.reduce(-1, { $0 + Text($1.term).width + 1 }) <= room.width {
      drawTrail(words, on: &canvas, at: room.origin)
    } else {
      canvas.bar(Double(learned) / Double(max(1, words.count)), in: room, canvas.theme.accent)
    }
  }

  /// The letter that is asked isn't marked, since it may be the answer.
  private func drawTrail(_ words: [Word], on canvas: inout Canvas, at start: Point) {
    let (theme, held) = (canvas.theme, held)
    var x = start.x
    for word in words {
      let style = letters.isLearned(word, with: held) ? Style(theme.right).bold : Style(theme.muted)
      x += canvas.put(Text(word.term), at: Point(x, start.y), style) + 1
    }
  }

  /// The very first card says how to go on.
  private func drawFirstKey(on canvas: inout Canvas, in rect: Rect) {
    guard showsFirstMove else { return }
    let (key, rest): (Text, Text) = (" Enter ", " or click once you know it; soon you are asked")
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
