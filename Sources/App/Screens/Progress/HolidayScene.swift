import Engine
import Games
import Interface
import Learning

/// Asks how long the learner is away: a holiday breaks no row of days. What is due waits meanwhile.
struct HolidayScene: PageScene {
  private static let choices: [(title: Text, days: Int64)] = [
    ("Today", 1), ("Three days", 3), ("A week", 7), ("Two weeks", 14), ("Four weeks", 28),
    ("No holiday", 0),
  ]

  private let today: Day
  private var menu: Menu

  init(from today: Day) {
    self.today = today
    menu = Menu(
      Self.choices.map { title, days in
        Menu.Item(
          title,
          detail: days == 0 ? "ends one that has begun" : Text("until \(Dates.name(today.after(by: days)))"))
      })
  }

  var foot: Foot { Foot([.upDown("choose"), .enter(.select), .help, .back]) }

  mutating func handle(_ input: PageInput, _ step: inout Step) -> Transition? {
    if let index = menu.handle(input.event, in: place(input.page)) {
      step.report(.course(.holiday(until: today.after(by: Self.choices[index].days))))
      return .pop(with: Outcome(Self.choices[index].days))
    }
    switch input.command {
    case .help: return .push(ScreenHelp.holiday)
    case .pause, .leave: return .pop(with: .none)
    default: return nil
    }
  }

  func draw(on canvas: inout Canvas, in page: Page, fraction: Double) {
    let place = place(page)
    canvas.putTitle("Holiday", in: page.title(over: place))
    menu.draw(on: &canvas, in: place)
    let below = Rect(place.left, place.bottom + 1, place.width, 2)
    canvas.put(
      "You can still learn on these days. If you don't, your row of days goes on afterwards.",
      wrappedIn: below,
      .leading, .top, Style(canvas.theme.muted))
  }

  private func place(_ page: Page) -> Rect { page.block(rows: menu.height) }
}
