import Engine
import Interface
import Learning
import WordGame

/// The end of a day's session: what is known now, what was expected, and when to come back.
struct TodayEndScene: Scene {
  private let end: TodayEnd
  private let words: [MissedWord]
  private var missed: MissedList { MissedList(words) }

  /// - Parameter missed: what was missed in the session.
  init(_ end: TodayEnd, missed: [MissedWord]) {
    (self.end, words) = (end, missed)
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
    let layout = EndLayout(page, lines: lines.count, missed: missed)
    canvas.put("Today", in: page.head, .leading, Style(theme.muted))
    canvas.put(headline, in: layout.headline, .center, Style(theme.text).bold)
    for (row, line) in lines.enumerated() {
      canvas.put(line, in: layout.lines.row(row), .center, Style(theme.muted))
    }
    missed.draw(on: &canvas, in: layout.missed)
    WeekBars(end.summary.week).draw(on: &canvas, in: layout.week)
    Self.foot.draw(on: &canvas, in: page.foot)
  }

  func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, end, words)
  }

  private static let foot = Foot([KeyHint("Enter", "done", .act)])

  private var headline: Text {
    if end.reviews + end.begun == 0 { return "Nothing is to be seen now." }
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

/// Where the parts of the end stand.
private struct EndLayout {
  let headline, lines, missed, week: Rect

  init(_ page: Page, lines count: Int, missed list: MissedList) {
    let fixed = 1 + 1 + count + 1 + WeekBars.height
    let room = max(0, page.body.height - fixed - 1)
    let rows = min(list.height, room)
    let body = page.body.centered(
      Size(page.body.width, min(page.body.height, fixed + (rows > 0 ? rows + 1 : 0))))
    headline = Rect(body.left, body.top, body.width, 1)
    lines = Rect(body.left, body.top + 2, body.width, count)
    let width = min(list.width, body.width)
    missed = Rect(body.left + (body.width - width) / 2, lines.bottom + 1, width, rows)
    week = Rect(body.left, body.bottom - WeekBars.height, body.width, WeekBars.height)
  }
}

extension Rect {
  fileprivate func row(_ index: Int) -> Rect { Rect(left, top + index, width, 1) }
}

extension TodayEnd: StateHashable {
  package func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, reviews, known, expected, begun, summary, nextDeck)
  }
}
