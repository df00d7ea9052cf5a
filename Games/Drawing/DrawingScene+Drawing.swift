import Engine
import Interface
import Learning

extension DrawingScene {
  func layout(_ window: Size) -> DrawingLayout { DrawingLayout(window, cellShape) }

  func draw(on canvas: inout Canvas, fraction: Double) {
    guard !Page.isTooSmall(canvas.size) else { return Page.drawTooSmall(on: &canvas) }
    let layout = layout(canvas.size)
    head.draw(on: &canvas, in: layout.page.head)
    if case .told = phase {
      drawAnswer(on: &canvas, layout, fraction)
    } else {
      drawQuestion(on: &canvas, layout)
    }
    foot.draw(on: &canvas, in: layout.page.foot)
  }
}

/// The screen while the player draws.
extension DrawingScene {
  private func drawQuestion(on canvas: inout Canvas, _ layout: DrawingLayout) {
    let theme = canvas.theme
    canvas.drawBoard(layout.board)
    if isTraced { drawModel(on: &canvas, in: layout.board, isFaint: true) }
    if isStepwise, refusals >= Self.patience, let model { drawNext(of: model, on: &canvas, layout) }
    board.draw(on: &canvas, in: layout.board, tick: tick, theme.text)
    let rows = drawTexts(on: &canvas, in: layout.text)
    drawLast(on: &canvas, layout, below: layout.text.top + rows)
  }

  /// Refusals before the right stroke is shown.
  private static let patience = 2

  private func drawNext(of model: CharacterModel, on canvas: inout Canvas, _ layout: DrawingLayout) {
    let next = board.drawing.strokes.count
    canvas.draw(
      model, from: next, shown: Double(next + 1), in: layout.board, canvas.theme.second, isFaint: true)
  }

  /// Returns the number of rows used.
  private func drawTexts(on canvas: inout Canvas, in place: Rect) -> Int {
    let theme = canvas.theme
    let item = word.item
    var lines: [(Text, Style)] = [(Text(item.meanings), Style(theme.text).bold)]
    if !readings.isEmpty { lines.append((readings, Style(theme.second))) }
    lines.append((standing, Style(theme.muted)))
    if let note { lines.append((note, Style(theme.accent))) }
    return lines.reduce(0) { top, line in
      let rest = Rect(place.left, place.top + top, place.width, place.height - top)
      return top + canvas.put(line.0, wrappedIn: rest, .leading, .top, line.1) + 1
    }
  }

  /// The readings that differ from the term.
  private var readings: Text {
    Text(word.item.word.readings.filter { $0 != word.item.word.term }.joined(separator: ", "))
  }

  /// Which character of the word comes next; for a single character, how many words are left.
  private var standing: Text {
    let left = count(waiting.count)
    guard word.characters.count > 1 else { return Text("\(left) left") }
    let drawn = String(word.characters.prefix(place))
    return Text("character \(place + 1) of \(word.characters.count)  \(drawn)")
  }

  private var note: Text? {
    if case .reading = phase { return "Reading …" }
    switch refusal {
    case .reversed: return "Right stroke, wrong direction."
    case .another(let number): return "That's stroke \(number). Another one comes first."
    case .no: return "Not that stroke. Try again."
    case .right, nil: break
    }
    if board.isFull { return "The board is full. Take something back, or press Enter." }
    if board.isEmpty, last == nil, setup.round.presentation.explains {
      return "Draw it, with the mouse or the arrow keys and Space. Then press Enter."
    }
    return nil
  }

  private func drawLast(on canvas: inout Canvas, _ layout: DrawingLayout, below top: Int) {
    guard let last, layout.last.rect.top > top, layout.last.rect.height > 2 else { return }
    let dots = layout.last.dots
    canvas.draw(
      Brush(thick: 0.08, thin: 0.04).ink(last, width: dots.width, height: dots.height), in: layout.last,
      canvas.theme.muted)
  }

  /// The strokes if they are known, else the letter as printed.
  private func drawModel(on canvas: inout Canvas, in place: InkPlace, isFaint: Bool) {
    let theme = canvas.theme
    let color = isFaint ? theme.muted.mixed(with: theme.ground, 0.4) : theme.text
    if let model {
      canvas.draw(model, in: place, color, isFaint: isFaint)
    } else {
      let language = word.item.origin.language.term
      canvas.draw(
        printed: character, language: language, in: place, color,
        isNumbered: !isFaint && InkLanguage(tag: language) == .japanese, isFaint: isFaint)
    }
  }
}

/// The screen after the drawing was judged.
extension DrawingScene {
  private func drawAnswer(on canvas: inout Canvas, _ layout: DrawingLayout, _ fraction: Double) {
    let theme = canvas.theme
    drawVerdict(on: &canvas, in: layout.verdict)
    canvas.drawBoard(layout.mine, hasGuides: false)
    canvas.drawBoard(layout.right, hasGuides: false)
    canvas.draw(board.drawing, faultsOf: verdict?.report, in: layout.mine)
    if let guide {
      let show = guide.show(at: tick, fraction: fraction, isStill: canvas.look.reducesMotion)
      show.draw(on: &canvas, in: layout.right)
      canvas.put(show.caption, below: layout.right)
    } else {
      if let model {
        canvas.draw(model, lackingIn: verdict?.report, in: layout.right)
      } else {
        drawModel(on: &canvas, in: layout.right, isFaint: false)
      }
      canvas.put(solution(canvas.ornaments), below: layout.right)
    }
    canvas.put("yours", below: layout.mine)
    if board.isEmpty {
      canvas.put("nothing", wrappedIn: layout.mine.rect, .center, .middle, Style(theme.muted))
    }
  }

  /// The character and, if it is the whole word, its readings and meanings.
  private func solution(_ ornaments: Ornaments) -> Text {
    let whole = word.characters.count == 1 ? [readings, Text(word.item.meanings)] : []
    return Text.joined(
      [Text(String(character))] + whole.filter { !$0.isEmpty }, by: " " + ornaments.dot + " ")
  }

  private func drawVerdict(on canvas: inout Canvas, in place: Rect) {
    let theme = canvas.theme
    guard let verdict else {
      return canvas.put("This is how it's written.", in: place, .center, Style(theme.second).bold)
    }
    let sign =
      verdict.isOpen ? Text.empty : (verdict.isRight ? canvas.ornaments.right : canvas.ornaments.wrong) + " "
    let color = verdict.isOpen ? theme.text : verdict.isRight ? theme.right : theme.wrong
    let stars = verdict.stars.map { "  " + canvas.ornaments.stars($0) } ?? .empty
    canvas.put(sign + verdict.word + stars, in: place, .center, Style(color).bold)
    let rest = Rect(place.left, place.top + 1, place.width, place.height - 1)
    let remarks = verdict.remarks
    let text = remarks.isEmpty ? ignorance : Text.joined(remarks, by: " ")
    canvas.put(text, wrappedIn: rest, .center, .top, Style(remarks.isEmpty ? theme.muted : theme.second))
  }

  /// Why there is no remark on the strokes, in a script that has a stroke order.
  private var ignorance: Text {
    guard InkLanguage(tag: word.item.origin.language.term) != nil,
      case .unknown(let reason) = strokes.answer(for: word.strokes(of: character))
    else { return .empty }
    return reason
  }
}
