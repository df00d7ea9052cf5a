import Engine
import Games
import Interface
import Learning

extension WordBoard {
  /// - Parameters:
  ///   - texts: the question's texts, most important first.
  ///   - strokes: stroke orders, as far as they are known.
  func draw(
    _ texts: [(Text, Style)], _ strokes: AskedStrokes, on canvas: inout Canvas, _ layout: WordBoardLayout,
    _ tick: Tick
  ) {
    if let open { return drawQuestion(about: open, strokes, on: &canvas, layout) }
    let lines = texts + [(standing, Style(canvas.theme.muted))]
    var top = layout.text.top
    for (text, style) in lines where !text.isEmpty {
      let rest = Rect(layout.text.left, top, layout.text.width, layout.text.bottom - top)
      top += canvas.put(text, wrappedIn: rest, .leading, .top, style) + 1
    }
    drawDone(on: &canvas, in: layout.done, layout.board)
    canvas.drawBoard(layout.board)
    if isDrawing { board.draw(on: &canvas, in: layout.board, tick: tick, canvas.theme.text) }
  }

  /// As in "character 2 of 3".
  private var standing: Text {
    if !isDrawing { return "Reading …" }
    if board.isFull { return "The board is full. Take something back, or press Enter." }
    return word.characters.count == 1 ? .empty : "character \(done.count + 1) of \(word.characters.count)"
  }

  private func drawDone(on canvas: inout Canvas, in room: Rect, _ board: InkPlace) {
    guard room.height > 1 else { return }
    let width = room.height * board.rect.width / max(1, board.rect.height) + 1
    for (place, done) in done.suffix(max(1, room.width / width)).enumerated() {
      let corner = Rect(room.left + place * width, room.top, width - 1, room.height)
      let small = board.fitted(into: corner)
      let ink = Brush(thick: 0.08, thin: 0.04).ink(
        done.drawing, width: small.dots.width, height: small.dots.height)
      canvas.draw(ink, in: small, canvas.theme.muted)
    }
  }

  private func drawQuestion(
    about place: Int, _ strokes: AskedStrokes, on canvas: inout Canvas, _ layout: WordBoardLayout
  ) {
    let (theme, character) = (canvas.theme, word.characters[place])
    let row = Rect(layout.question.left, layout.question.top, layout.question.width, 1)
    canvas.put("Is it right?", in: row, .center, Style(theme.accent).bold)
    let reason = done[place].verdict?.reason ?? .empty
    canvas.put(
      reason.sentences(fitting: row.width), in: row.moved(by: Point(0, 1)), .center, Style(theme.muted))
    canvas.drawBoard(layout.pair.mine, hasGuides: false)
    canvas.drawBoard(layout.pair.right, hasGuides: false)
    canvas.draw(done[place].drawing, faultsOf: nil, in: layout.pair.mine)
    canvas.put("yours", below: layout.pair.mine)
    canvas.draw(
      printed: character, language: word.item.origin.language.term, in: layout.pair.right, theme.text)
    canvas.put(Text(String(character)), below: layout.pair.right)
  }
}
