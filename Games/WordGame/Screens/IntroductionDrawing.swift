import Engine
import Interface
import LargeLetters

/// An introduction on the axis of its page: the name of the game, how it is played, the new words, and what starts it.
struct IntroductionDrawing {
  let name: Text
  let rules: [Text]
  let heading: Text
  let words: [IntroductionScene.Line]

  func draw(on canvas: inout Canvas, in body: Rect) {
    let table = NewWords(words)
    let lines = rules.reduce(0) { $0 + $1.lineCount(columns: min(body.width, Page.blockWidth)) }
    let size = table.size(in: min(body.width, Page.blockWidth), canvas.ornaments)
    let layout = IntroductionLayout(
      body, rules: lines, words: words.isEmpty ? 0 : size.height + 2, isLarge: canvas.mosaic != .plain)
    drawName(on: &canvas, in: layout.name)
    drawRules(on: &canvas, in: layout.rules.centered(Size(min(body.width, Page.blockWidth), lines)))
    drawWords(
      table, on: &canvas,
      in: layout.hasAllWords ? layout.words.centered(Size(size.width, size.height + 2)) : layout.words)
    drawStart(on: &canvas, in: layout.start)
  }

  private func drawName(on canvas: inout Canvas, in place: Rect) {
    guard place.height > 0 else { return }
    LargeWord(name, language: "en").draw(on: &canvas, in: place)
  }

  private func drawRules(on canvas: inout Canvas, in place: Rect) {
    var row = place.top
    for rule in rules {
      let rest = Rect(place.left, row, place.width, place.bottom - row)
      row += canvas.put(rule, wrappedIn: rest, .center, .top, Style(canvas.theme.text))
    }
  }

  private func drawWords(_ table: NewWords, on canvas: inout Canvas, in place: Rect) {
    guard !words.isEmpty else { return }
    canvas.put(heading, at: place.origin, Style(canvas.theme.accent).bold)
    table.draw(on: &canvas, in: Rect(place.left, place.top + 2, place.width, max(1, place.height - 2)))
  }

  /// As what can be chosen at the end of a game. A click anywhere starts it, too.
  private func drawStart(on canvas: inout Canvas, in place: Rect) {
    guard place.height > 0 else { return }
    let title: Text = "Start"
    let box = place.centered(Size(title.width + 6, place.height))
    canvas.box(box, .heavy, Style(canvas.theme.accent), fill: canvas.theme.raised)
    canvas.put(title, at: box.origin + Point(3, 1), Style(canvas.theme.accent).bold)
  }
}
