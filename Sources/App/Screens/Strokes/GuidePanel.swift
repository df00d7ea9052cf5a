import Engine
import Games
import Learning

/// The stroke order of a word's characters beside its meaning and, if it was drawn just now, beside the
/// drawing.
struct GuidePanel {
  let guide: StrokeGuide
  /// The drawing, character by character; empty if there is none.
  var mine: [DrawnCharacter] = []
  /// The texts beside it, most important first.
  var texts: [(Text, Style)] = []
  let tick: Tick
  let fraction: Double
  let cell: CellShape

  func draw(on canvas: inout Canvas, in room: Rect) {
    let isStill = canvas.look.reducesMotion
    let place = guide.place(at: tick, isStill: isStill)
    let model = guide.models[place]
    let mine = mine.first { $0.character == model.character }
    let boards = boards(in: room, isPair: mine != nil)
    let show = guide.show(at: tick, fraction: fraction, isStill: isStill)
    if let mine, let board = boards.mine { draw(mine, on: &canvas, in: board) }
    canvas.drawBoard(boards.right, hasGuides: false)
    show.draw(on: &canvas, in: boards.right)
    canvas.put(Text("\(model.character)  ") + show.caption, below: boards.right)
    let remarks = (mine?.verdict.remarks ?? []).map { ($0, Style(canvas.theme.accent)) }
    drawTexts(texts + remarks + [(order(model), Style(canvas.theme.muted))], on: &canvas, in: boards.text)
  }

  /// The standard that the stroke order follows.
  private func order(_ model: CharacterModel) -> Text {
    model.order == .japanese ? "Japanese stroke order" : "Chinese stroke order"
  }

  private func draw(_ mine: DrawnCharacter, on canvas: inout Canvas, in board: InkPlace) {
    canvas.drawBoard(board, hasGuides: false)
    canvas.draw(mine.drawing, faultsOf: mine.verdict.report, in: board)
    canvas.put("yours", below: board)
  }

  private func drawTexts(_ texts: [(Text, Style)], on canvas: inout Canvas, in place: Rect) {
    var top = place.top
    for (text, style) in texts where !text.isEmpty {
      let rest = Rect(place.left, top, place.width, place.bottom - top)
      guard rest.height > 0 else { return }
      top += canvas.put(text, wrappedIn: rest, .leading, .top, style) + (place.height > 12 ? 1 : 0)
    }
  }

  /// The boards on the right, as large as possible with room for the texts.
  private func boards(in room: Rect, isPair: Bool) -> (text: Rect, mine: InkPlace?, right: InkPlace) {
    let height = max(3, room.height - 1)
    let most = isPair ? room.width * 2 / 3 : room.width / 2
    let width = min(most / (isPair ? 2 : 1), (height - 2) * cell.height / cell.width + 3)
    func board(_ place: Int) -> InkPlace {
      InkPlace(in: Rect(room.right - place * width, room.top, width - 1, height).inset(1, 1), cell)
    }
    let right = board(1)
    let mine = isPair ? board(2) : nil
    let text = Rect(
      room.left, room.top + 1, (mine ?? right).rect.left - 3 - room.left, room.height - 1)
    return (text, mine, right)
  }
}
