import Engine
import Interface
import Learning
import WordGame

/// The end of a day's session: what is known now, what was expected, and when to come back.
struct TodayEndScene: Scene {
  private let end: TodayEnd

  init(_ end: TodayEnd) {
    self.end = end
  }

  mutating func update(_ step: inout Step) -> Transition {
    let page = Page(step.window)
    while let event = step.next(on: page) {
      switch KeyMap.standard.intent(for: event) ?? Self.foot.command(for: event, in: page.foot) {
      case .act, .leave, .pause: return .pop(with: .none)
      default: break
      }
    }
    return .sleep(until: nil)
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    let page = Page(canvas.size)
    guard !Page.isTooSmall(canvas.size) else { return Page.drawTooSmall(on: &canvas) }
    let theme = canvas.theme
    let lines = lines
    let height = lines.count + 3 + WeekBars.height
    let room = page.body.centered(Size(page.body.width, min(height, page.body.height)))
    canvas.put("Today", in: page.head, .leading, Style(theme.muted))
    canvas.put(headline, in: Rect(room.left, room.top, room.width, 1), .center, Style(theme.text).bold)
    for (row, line) in lines.enumerated() {
      canvas.put(line, in: Rect(room.left, room.top + 2 + row, room.width, 1), .center, Style(theme.muted))
    }
    WeekBars(end.summary.week)
      .draw(on: &canvas, in: Rect(room.left, room.top + lines.count + 3, room.width, WeekBars.height))
    Self.foot.draw(on: &canvas, in: page.foot)
  }

  func hash(into hash: inout StateHash) { hash.combine(end) }

  private static let foot = Foot([KeyHint("Enter", "done", .act)])

  private var headline: Text {
    let known = Figure.count(end.known, "word stronger", "words stronger")
    if end.begun == 0 { return Text(known) }
    let new = Figure.count(end.begun, "new word begun", "new words begun")
    return end.reviews == 0 ? Text(new) : Text("\(known), \(new)")
  }

  private var lines: [Text] {
    let honest = "Babble expected \(end.expected) of \(end.reviews), you knew \(end.known)."
    let deck = end.nextDeck.map { "No new words are left here. Next could be \($0)." }
    return ([end.reviews > 0 ? honest : nil, end.summary.comingBack, deck] as [String?])
      .compactMap(\.self).map { Text($0) }
  }
}

extension TodayEnd: StateHashable {
  package func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, reviews, known, expected, begun, summary, nextDeck)
  }
}
