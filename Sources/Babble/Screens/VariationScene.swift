import Engine
import Interface
import Learning
import WordGame

/// The kinds of a game, the time for it and, where it takes codes, the day's game and those of friends. Pops with a
/// `GameRequest` for the one that is chosen.
struct VariationScene: Scene {
  private enum Line: Hashable {
    case kind(Int)
    case time, today, code
  }

  private let game: CatalogueEntry
  private let arcade: Arcade
  /// What is played where no code is typed.
  private let newCode: RoundCode?
  private let lines: [Line]
  private var menu = Menu([])
  private let times: [Int?]
  /// Which of them is chosen.
  private var time = 0
  /// The code while it is typed.
  private var field: TextField?
  /// Why what was typed is no code.
  private var problem: Text = .empty

  init(_ game: CatalogueEntry, _ arcade: Arcade, newCode: RoundCode?) {
    self.game = game
    self.arcade = arcade
    self.newCode = newCode
    let codes: [Line] = game.profile.takesCodes && arcade.deck != nil ? [.today, .code] : []
    let usual = game.profile.variations.first?.name ?? ""
    let seconds = arcade.seconds(for: game.profile, usual).map { $0 > 0 ? $0 : Self.usualSeconds }
    // What the command line or the settings ask for may be none of those that the game offers.
    times = game.profile.times.contains(seconds) ? game.profile.times : game.profile.times + [seconds]
    time = times.firstIndex(of: seconds) ?? 0
    lines =
      game.profile.variations.indices.map(Line.kind) + (game.profile.times.isEmpty ? [] : [.time]) + codes
    menu = Menu(lines.map(item))
  }

  mutating func update(_ step: inout Step) -> Transition {
    let page = Page(step.window)
    while let event = step.next(on: page, typing: field != nil) {
      if let transition = field == nil ? handle(event, page) : edit(event, page) { return transition }
    }
    return .sleep(until: nil)
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    let page = Page(canvas.size)
    guard !Page.isTooSmall(canvas.size) else { return Page.drawTooSmall(on: &canvas) }
    canvas.put(game.profile.title, in: page.head, .leading, Style(canvas.theme.text).bold)
    let place = place(page)
    menu.draw(on: &canvas, in: place)
    field?.draw(on: &canvas, in: Rect(place.right - 21, place.bottom - 1, 20, 1))
    let below = Rect(place.left, place.bottom + 1, place.width, 3)
    canvas.put(problem, wrappedIn: below, .leading, .top, Style(canvas.theme.wrong))
    foot.draw(on: &canvas, in: page.foot)
  }

  func hash(into hash: inout StateHash) {
    // Left out: lines and times come from game and arcade.
    hash.combine(fieldsOf: self, game, arcade, newCode, menu, time, field, problem, cosmetic: 2)
  }

  private mutating func handle(_ event: InputEvent, _ page: Page) -> Transition? {
    if let index = menu.handle(event, in: place(page)) { return choose(lines[index]) }
    switch KeyMap.standard.intent(for: event) ?? foot.command(for: event, in: page.foot) {
    case .act: return line.flatMap { choose($0) }
    case .left: turn(to: time - 1)
    case .right: turn(to: time + 1)
    case .help: return .push(game.profile.help)
    case .pause, .leave: return .pop(with: .none)
    default: break
    }
    return nil
  }

  /// The line with the focus; nil for a game that has nothing to choose.
  private var line: Line? { menu.focus < lines.count ? lines[menu.focus] : nil }

  /// Chooses a time; there is none before the first and none behind the last.
  private mutating func turn(to time: Int) {
    self.time = min(max(0, time), times.count - 1)
    menu.items = lines.map(item)
  }

  private mutating func edit(_ event: InputEvent, _ page: Page) -> Transition? {
    if field?.handle(event) == true {
      problem = .empty
      return nil
    }
    switch KeyMap.standard.intent(for: event) ?? foot.command(for: event, in: page.foot) {
    case .act: return start(field?.string ?? "")
    case .pause: (field, problem) = (nil, .empty)
    default: break
    }
    return nil
  }

  private mutating func choose(_ line: Line) -> Transition? {
    switch line {
    case .kind(let index): return play(request(game.profile.variations[index]))
    case .time: turn(to: (time + 1) % times.count)
    case .today: return play(GameRequest(game, code: arcade.today))
    case .code: field = TextField(limit: 20)
    }
    return nil
  }

  private func request(_ variation: GameProfile.Variation) -> GameRequest {
    let hasTime = variation.takesTime && !game.profile.times.isEmpty
    return GameRequest(game, variation: variation.name, time: hasTime ? GameTime(times[time]) : nil)
  }

  /// Starts from what was typed; from nothing, with a new code that can be given to friends.
  private mutating func start(_ typed: String) -> Transition? {
    do throws(RoundCodeError) {
      var code = typed.isEmpty ? newCode : try RoundCode(typed)
      if typed.isEmpty, game.profile.times.contains(times[time]) { code?.seconds = times[time] }
      _ = try code?.deck.deck(among: arcade.decks)
      return play(GameRequest(game, code: code))
    } catch {
      problem = "That is no game: \(error.description)"
      return nil
    }
  }

  /// What a game plays that finds its time itself.
  private static let usualSeconds = 60

  private func play(_ request: GameRequest) -> Transition { .pop(with: Outcome(request)) }

  private func item(_ line: Line) -> Menu.Item {
    switch line {
    case .kind(let index):
      let variation = game.profile.variations[index]
      let best = arcade.best(game.profile.name, variation: variation.name)
      return Menu.Item(
        variation.title, detail: variation.detail,
        trailing: best.map { Text("best \(Figure.grouped($0))") } ?? .empty)
    case .time:
      let value = times[time].map { "\($0) seconds" } ?? "no clock"
      return Menu.Item(
        "Time", detail: "for Clock, Delayed and a new code", trailing: Text(value), startsGroup: true)
    case .today:
      return Menu.Item("Today", detail: "60 seconds, the same for everybody, until midnight UTC")
    case .code: return Menu.Item("Code", detail: "a friend's, or Enter for a new one")
    }
  }

  private var foot: Foot {
    guard field == nil else {
      return Foot([KeyHint("Enter", "play", .act), KeyHint("Esc", "leave it", .pause)])
    }
    let act: Text = line == .time ? "change" : "play"
    let hints: [KeyHint] = [
      .upDown("choose"), KeyHint("Enter", act, .act), .left("shorter"), .right("longer"),
      KeyHint("?", "help", .help), .back,
    ]
    return Foot(times.count > 1 ? hints : hints.filter { $0 != .left("shorter") && $0 != .right("longer") })
  }

  private func place(_ page: Page) -> Rect {
    Rect(page.body.left, page.body.top + 1, min(page.body.width, 76), menu.height)
  }
}
