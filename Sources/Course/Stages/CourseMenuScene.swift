import Engine
import Interface

/// The menu of the map with everything else that can be done there, and its keys. Pops with a `CourseDeed`.
struct CourseMenuScene: Scene {
  private let title: Text
  private let deeds: [CourseDeed]
  private var menu: Menu

  init(_ title: Text, _ deeds: [(deed: CourseDeed, detail: Text)]) {
    self.title = title
    self.deeds = deeds.map(\.deed)
    menu = Menu(
      deeds.map { Menu.Item($0.deed.title, detail: $0.detail, trailing: $0.deed.key ?? .empty, air: 1) })
  }

  mutating func update(_ step: inout Step) -> Transition {
    let page = Page(step.window)
    while let event = step.next(on: page) {
      if let index = menu.handle(event, in: place(page)) { return .pop(with: Outcome(deeds[index])) }
      switch KeyMap.standard.intent(for: event) ?? Self.foot.command(for: event, in: page.foot) {
      case .act: return .pop(with: Outcome(deeds[menu.focus]))
      case .help: return .push(ScreenHelp.path)
      case .pause, .leave: return .pop(with: .none)
      default: break
      }
    }
    return .sleep(until: nil)
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    let page = Page(canvas.size)
    guard !Page.isTooSmall(canvas.size) else { return Page.drawTooSmall(on: &canvas) }
    let place = place(page)
    canvas.put(title, in: page.title(over: place), .leading, Style(canvas.theme.text).bold)
    menu.draw(on: &canvas, in: place)
    Self.foot.draw(on: &canvas, in: page.foot)
  }

  func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, title, deeds.map(\.rawValue), menu)
  }

  private func place(_ page: Page) -> Rect { page.block(rows: menu.height) }

  private static let foot = Foot([.upDown("choose"), KeyHint("Enter", "go", .act), .help, .back])
}

/// What can be done on the map besides playing.
enum CourseDeed: String, CaseIterable, Sendable {
  case write, get, statistics, beside, course, reset, restore

  var title: Text {
    switch self {
    case .write: "Write a kit"
    case .get: "Get kits"
    case .statistics: "Statistics"
    case .beside: "Translations"
    case .course: "Another course"
    case .reset: "Reset"
    case .restore: "Bring back"
    }
  }

  /// The key that does it on the map.
  var key: Text? {
    switch self {
    case .write: "a"
    case .get: "g"
    case .statistics: "s"
    case .beside: "b"
    case .course: "c"
    case .reset, .restore: nil
    }
  }
}
