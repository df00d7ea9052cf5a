import Engine
import Interface
import WordGame

/// Something that can be learned from day to day.
package struct CourseRow: Hashable, Sendable {
  let id: String
  let name: Text
  let size: Text

  /// A row of its parts.
  package init(id: String, name: Text, size: Text) {
    self.id = id
    self.name = name
    self.size = size
  }
}

/// Where a course begins: what somebody wants to learn, and how much a day. Then the first lesson comes.
package struct StartScene: Scene {
  private static let minutes = [5, 10, 15]

  private var rows: [CourseRow]
  private var menu = Menu([])
  /// The row that was chosen; nil while one is to be chosen.
  private var chosen: Int?

  /// The questions, as soon as the host has told what there is.
  package init(_ rows: [CourseRow] = []) {
    self.rows = rows
    menu = Menu(rows.map { Menu.Item($0.name, trailing: $0.size) }, isWaiting: true)
  }

  /// The screen as it comes on top.
  package static func open(_ step: inout Step) -> Transition {
    step.report(.asks(.courses))
    return .push(StartScene())
  }

  package mutating func update(_ step: inout Step) -> Transition {
    let page = Page(step.window)
    while let event = step.next(on: page) {
      if let index = menu.handle(event, in: Self.layout(page, menu).menu) {
        if let transition = take(index, &step) { return transition }
        continue
      }
      switch KeyMap.standard.intent(for: event) ?? foot.command(for: event, in: page.foot) {
      case .act where !menu.isWaiting: if let transition = take(menu.focus, &step) { return transition }
      case .pause where chosen != nil: back()
      case .pause, .leave: return .pop(with: .none)
      default: break
      }
    }
    return .sleep(until: nil)
  }

  package mutating func hear(_ news: any Sendable) {
    if case .courses(let rows) = news as? ArcadeNews { self = StartScene(rows) }
  }

  package func draw(on canvas: inout Canvas, fraction: Double) {
    let page = Page(canvas.size)
    guard !Page.isTooSmall(canvas.size) else { return Page.drawTooSmall(on: &canvas) }
    let (theme, layout) = (canvas.theme, Self.layout(page, menu))
    canvas.put("Today", in: page.head, .leading, Style(theme.muted))
    canvas.put(question, in: layout.question, .leading, Style(theme.text).bold)
    canvas.put(help, in: layout.help, .leading, Style(theme.muted))
    menu.draw(on: &canvas, in: layout.menu)
    foot.draw(on: &canvas, in: page.foot)
  }

  package func hash(into hash: inout StateHash) {
    for row in rows { hash.combine(fieldsOf: row, row.id, row.name, row.size) }
    hash.combine(menu)
    hash.combine(chosen)
  }
}

extension StartScene {
  private var question: Text { chosen == nil ? "What do you want to learn?" : "How much a day?" }

  private var help: Text {
    chosen.map { Text("\(rows[$0].name.string). You can change it later, in Settings.") }
      ?? "Everything else stays there to be played."
  }

  private var foot: Foot {
    Foot([.upDown("choose"), KeyHint("Enter", chosen == nil ? "take it" : "begin", .act), .back])
  }

  private mutating func take(_ index: Int, _ step: inout Step) -> Transition? {
    guard let chosen else {
      guard rows.indices.contains(index) else { return nil }
      self.chosen = index
      menu = Menu(Self.minutes.map(Self.item), focus: 1)
      return nil
    }
    step.report(.setting(.choice(CourseSetting.deck, rows[chosen].id)))
    step.report(.setting(.choice(CourseSetting.minutes, "\(Self.minutes[index])")))
    step.report(.setting(.deck(rows[chosen].id)))
    step.report(.asks(.today(.all)))
    return .replace(TodayScene())
  }

  private mutating func back() {
    let focus = chosen
    self = StartScene(rows)
    if let focus { menu = Menu(menu.items, focus: focus) }
  }

  private static func item(_ minutes: Int) -> Menu.Item {
    let new = [5: 3, 10: 6, 15: 10][minutes] ?? 0
    return Menu.Item(Text("\(minutes) minutes"), detail: Text("up to \(new) new words"))
  }

  private static func layout(_ page: Page, _ menu: Menu) -> (question: Rect, help: Rect, menu: Rect) {
    let size = Size(min(page.body.width, 60), min(page.body.height, menu.height + 4))
    let room = page.body.centered(size)
    return (
      Rect(room.left, room.top, room.width, 1), Rect(room.left, room.top + 1, room.width, 1),
      Rect(room.left, room.top + 3, room.width, room.height - 3)
    )
  }
}

/// The names under which the settings keep what a course is.
package enum CourseSetting {
  /// The id of the deck that new words come from.
  package static let deck = "today.deck"
  /// How many minutes a day.
  package static let minutes = "today.minutes"
  /// How answers are given, `typed` or `chosen`.
  package static let answers = "today.answers"
  /// What may be typed: `own` for a word's own script only.
  package static let script = "today.script"
}
