import Engine
import Games
import Interface
import Learning

/// Celebrates what was reached, once: the greatest of it large, the rest below. Every key goes on.
struct MilestoneScene: PageScene {
  /// In less time nobody has seen it.
  private static let notice = Tick.ticksPerSecond / 2
  private static let hops = AvatarHops(start: 0)

  private let milestones: [Milestone]
  private let avatar: Avatar?
  private var celebration = Celebration()
  private var tick: Tick = 0

  /// - Parameter milestones: at least one, the greatest first.
  init(_ milestones: [Milestone], avatar: Avatar?) {
    (self.milestones, self.avatar) = (milestones, avatar)
  }

  var foot: Foot { Foot([.enter(.next), .help]) }

  mutating func beforeInput(_ step: inout Step) -> Transition? {
    if tick == 0 { celebration.begin(around: MilestoneLayout(Page(step.window)).headline, at: step.tick) }
    tick = step.tick
    return nil
  }

  mutating func handle(_ input: PageInput, _ step: inout Step) -> Transition? {
    if input.command == .help { return .push(ScreenHelp.milestone) }
    guard tick >= Self.notice else { return nil }
    let isClick = input.event.isClick(in: input.page.window)
    return isClick || [.act, .pause, .leave].contains(input.command) ? .pop(with: .none) : nil
  }

  mutating func afterInput(_ step: inout Step) -> Transition {
    celebration.isOver(at: tick) && tick >= Self.hops.end ? .sleep(until: nil) : .stay
  }

  func draw(on canvas: inout Canvas, in page: Page, fraction: Double) {
    let (theme, layout) = (canvas.theme, MilestoneLayout(page))
    celebration.draw(on: &canvas, at: tick, fraction)
    let hop = Self.hops.height(at: tick, canvas.look)
    if let avatar { AvatarDrawing(avatar).draw(on: &canvas, at: layout.avatar - Point(0, hop)) }
    guard let first = milestones.first else { return }
    LargeWord(first.title, language: Language.home.tag)
      .draw(on: &canvas, in: layout.headline, .middle, theme.accent)
    canvas.put(first.detail, in: layout.detail, .center, Style(theme.muted))
    for (row, milestone) in milestones.dropFirst().prefix(layout.others.height).enumerated() {
      canvas.put(
        canvas.ornaments.star + " " + milestone.title, in: layout.others.row(row), .center,
        Style(theme.accent))
    }
  }
}

private struct MilestoneLayout {
  let avatar: Point
  let headline, detail, others: Rect

  init(_ page: Page) {
    let body = page.body
    let top = body.top + max(0, body.height - 14) / 3
    avatar = Point(body.left + (body.width - AvatarDrawing.size.width) / 2, top + 1)
    headline = Rect(body.left, top + AvatarDrawing.size.height + 2, body.width, 6)
    detail = Rect(body.left, headline.bottom + 1, body.width, 1)
    others = Rect(body.left, detail.bottom + 1, body.width, max(0, body.bottom - detail.bottom - 1))
  }
}

/// The texts shown on screens and printed by commands.
extension Milestone {
  /// As in "25 words".
  var title: Text {
    let number = Figure.grouped(count)
    return switch kind {
    case .rank: Text(rank.title)
    case .days: "\(number) days in a row"
    case .alphabets: count == 1 ? "A whole alphabet" : "\(number) alphabets"
    case .sentences: "A first sentence"
    case .words: "\(number) words known"
    case .answers: "\(number) answers"
    }
  }

  fileprivate var detail: Text {
    switch kind {
    case .rank:
      (rank.next.map { Text("a new rank; the next one is \($0.title)") } ?? "the highest rank there is")
        + ". Memory has new backs."
    case .days: "a day now and then keeps words alive"
    case .alphabets: "your diploma is in Progress, with the letters"
    case .sentences: "read with letters that you learned here"
    case .words: "and each of them came back on a later day"
    case .answers: "right or wrong, each one told Babble what to ask next"
    }
  }

  private var rank: Rank { Rank.allCases[min(count, Rank.allCases.count - 1)] }
}
