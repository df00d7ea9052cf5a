import Engine
import Interface
import Learning
import WordGame

/// The end of a day's session: what is known now, what was expected, and when to come back.
struct TodayEndScene: Scene {
  private let end: TodayEnd
  private let words: [MissedWord]
  private var missed: MissedList { MissedList(words) }
  /// Whether the deck that could come next was taken.
  private var isTaken = false

  /// - Parameter missed: what was missed in the session.
  init(_ end: TodayEnd, missed: [MissedWord]) {
    (self.end, words) = (end, missed)
  }

  mutating func update(_ step: inout Step) -> Transition {
    let page = Page(step.window)
    while let event = step.next(on: page) {
      let event = foot.pressed(by: event, in: page.foot)
      if Self.takeKey.intent(for: event) != nil, let deck = end.nextDeck, !isTaken {
        isTaken = true
        step.report(.course(.chosen(.deck(deck.id))))
      }
      switch KeyMap.standard.intent(for: event) {
      case .act, .leave, .pause: return .pop(with: .none)
      case .help: return .push(ScreenHelp.todayEnd)
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
    foot.draw(on: &canvas, in: page.foot)
  }

  func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, end, words, isTaken)
  }

  private static let takeKey = KeyMap([(keys: ["n"], intent: true)])

  private var foot: Foot {
    let take = end.nextDeck != nil && !isTaken ? [KeyHint("n", "learn it next", pressing: "n")] : []
    return Foot(
      [KeyHint("Enter", "done", pressing: Key(.enter))] + take + [KeyHint("?", "help", pressing: "?")])
  }

  private var headline: Text {
    let parts = [
      end.reviews > 0 ? Figure.count(end.known, "word stronger", "words stronger") : nil,
      end.begun > 0 ? "\(end.kind.new(end.begun)) begun" : nil,
      end.proved > 0 ? "\(Figure.grouped(end.proved)) proved" : nil,
    ].compactMap(\.self)
    return parts.isEmpty ? "Nothing is due now." : Text(parts.joined(separator: ", "))
  }

  private var lines: [Text] {
    [end.foretold, end.summary.comingBack, next].compactMap(\.self).map { Text($0) }
  }

  private var next: String? {
    end.nextDeck.map { deck in
      isTaken
        ? "New words come from \(deck.name) now."
        : "No \(end.kind.newOnes) are left here. Next could be \(deck.name)."
    }
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
    hash.combine(
      fieldsOf: self, reviews, known, expected, begun, proved, kind.rawValue, missed, summary, nextDeck)
  }
}

extension TodayEnd.NextDeck: StateHashable {
  package func hash(into hash: inout StateHash) { hash.combine([id, name]) }
}
