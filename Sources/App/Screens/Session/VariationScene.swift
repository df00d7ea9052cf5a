import Engine
import Games
import Interface
import Learning

/// The variations of a game, its time limit and, if it takes codes, the day's game and those of friends. Pops
/// with a `GameRequest`.
struct VariationScene: PageScene {
  private enum Line: Hashable {
    case kind(Int)
    case words, time, daily, code
  }

  private let source: GameMenu
  private let lines: [Line]
  private var menu = Menu([])
  private let times: [Int?]
  private var time = 0
  /// The words chosen for this game; nil for the current deck.
  private var deck: DeckChoice?
  /// The code while it is being typed.
  private var field: TextField?
  /// Why the typed code is invalid.
  private var problem: Text = .empty
  /// A valid code whose deck is looked for.
  private var asked: (code: RoundCode, ticket: Ticket<CheckCode>)?

  init(_ source: GameMenu) {
    self.source = source
    let profile = source.game.profile
    let codes: [Line] = profile.takesCodes && source.daily != nil ? [.daily, .code] : []
    let seconds = source.seconds.map { $0 > 0 ? $0 : Self.usualSeconds }
    // The command line or the settings may ask for a time that the game doesn't offer.
    times = profile.times.contains(seconds) ? profile.times : profile.times + [seconds]
    time = times.firstIndex(of: seconds) ?? 0
    let words: [Line] = profile.matter == .words ? [.words] : []
    lines = profile.variations.indices.map(Line.kind) + words + (profile.times.isEmpty ? [] : [.time]) + codes
    let usual = profile.variations.firstIndex { $0.name == source.usual }
    menu = Menu(lines.map(item), focus: usual ?? 0)
  }

  var isTyping: Bool { field != nil }

  var foot: Foot {
    if isTyping {
      return Foot([.enter(.start), KeyHint("Esc", "leave it", .pause), .helpWhileTyping])
    }
    let turning: [KeyHint] = times.count > 1 ? [.left("shorter"), .right("longer")] : []
    return Foot(
      [.upDown("choose"), .enter(line == .time || line == .words ? .select : .start)] + turning
        + [.help, .back])
  }

  mutating func beforeInput(_ step: inout Step) -> Transition? {
    guard let asked, let answer = step.answer(asked.ticket) else { return nil }
    self.asked = nil
    switch answer {
    case .success: return play(request(code: asked.code))
    case .failure(.failed(let error)): refuse(error.description)
    case .failure(.missing): break
    }
    return nil
  }

  mutating func handle(_ input: PageInput, _ step: inout Step) -> Transition? {
    if isTyping { return type(input, &step) }
    if let index = menu.handle(input.event, in: place(input.page)) { return choose(lines[index], &step) }
    switch input.command {
    case .act: return line.flatMap { choose($0, &step) }
    case .left: turn(to: time - 1)
    case .right: turn(to: time + 1)
    case .help: return .push(profile.help)
    case .pause, .leave: return .pop(with: .none)
    default: break
    }
    return nil
  }

  mutating func resume(_ outcome: Outcome, _ step: inout Step) -> Transition? {
    deck = outcome.as(DeckChoice.self) ?? deck
    menu.items = lines.map(item)
    return nil
  }

  func draw(on canvas: inout Canvas, in page: Page, fraction: Double) {
    let place = place(page)
    canvas.putTitle(profile.title, in: page.title(over: place))
    // While the field is open it also takes the mouse.
    if field != nil { canvas.newestMove = nil }
    menu.draw(on: &canvas, in: place)
    field?.draw(on: &canvas, in: Rect(place.right - 21, place.bottom - 1, 20, 1))
    let below = Rect(place.left, place.bottom + 1, place.width, 3)
    let (text, color) = problem.isEmpty ? (note, canvas.theme.muted) : (problem, canvas.theme.wrong)
    canvas.put(text, wrappedIn: below, .leading, .top, Style(color))
  }

  private var profile: GameProfile { source.game.profile }

  /// Nil for a game that has nothing to choose.
  private var line: Line? { menu.focus < lines.count ? lines[menu.focus] : nil }

  private var note: Text {
    if case .kind(let index) = line { profile.variations[index].note } else { .empty }
  }

  /// Chooses a time, without wrapping around.
  private mutating func turn(to time: Int) {
    self.time = min(max(0, time), times.count - 1)
    menu.items = lines.map(item)
  }

  private mutating func type(_ input: PageInput, _ step: inout Step) -> Transition? {
    if field?.handle(input.event) == true {
      (problem, asked) = (.empty, nil)
      return nil
    }
    switch input.command {
    case .act: return start(field?.string ?? "", &step)
    case .pause: (field, problem, asked) = (nil, .empty, nil)
    case .help: return .push(profile.help)
    default: break
    }
    return nil
  }

  private mutating func choose(_ line: Line, _ step: inout Step) -> Transition? {
    switch line {
    case .kind(let index): return play(request(profile.variations[index]))
    case .words: return .push(DeckScene.pending(.play))
    case .time: turn(to: (time + 1) % times.count)
    case .daily: return play(request(code: source.daily))
    case .code: field = TextField(limit: 20)
    }
    return nil
  }

  private func request(_ variation: GameProfile.Variation) -> GameRequest {
    let hasTime = variation.takesTime && !profile.times.isEmpty
    return GameRequest(
      game: profile.name, deck: deck?.id ?? source.deck, variation: variation.name,
      time: hasTime ? GameTime(times[time]) : nil)
  }

  private func request(code: RoundCode?) -> GameRequest { GameRequest(game: profile.name, code: code) }

  /// Looks for the deck of the typed code. If nothing was typed, starts with a new code that can be
  /// given to friends.
  private mutating func start(_ typed: String, _ step: inout Step) -> Transition? {
    guard !typed.isEmpty else {
      var code = source.newCode
      if profile.times.contains(times[time]) { code?.seconds = times[time] }
      return play(request(code: code))
    }
    do throws(RoundCodeError) {
      let code = try RoundCode(typed)
      asked = (code, step.ask(CheckCode(code: code), .newest))
    } catch {
      refuse(error.description)
    }
    return nil
  }

  private mutating func refuse(_ reason: String) {
    problem = Text("That code starts no game: \(reason)")
  }

  /// For games that choose the time themselves.
  private static let usualSeconds = 60

  private func play(_ request: GameRequest) -> Transition { .pop(with: Outcome(request)) }

  private func item(_ line: Line) -> Menu.Item {
    switch line {
    case .kind(let index):
      let variation = profile.variations[index]
      let best = source.best[variation.name]
      return Menu.Item(
        variation.title, detail: variation.detail,
        trailing: best.map { Text("best \(Figure.grouped($0))") } ?? .empty)
    case .words:
      return Menu.Item("Words", detail: deck?.name ?? source.words, air: 1)
    case .time:
      let value = times[time].map { "\($0) seconds" } ?? "no clock"
      return Menu.Item(
        "Time", detail: "how long Clock and Delayed last", trailing: Text(value),
        air: profile.matter == .words ? 0 : 1)
    case .daily:
      return Menu.Item("Daily", detail: "60 seconds with the same words for everybody", air: 1)
    case .code: return Menu.Item("Code", detail: "a friend's, or Enter for a new one")
    }
  }

  private func place(_ page: Page) -> Rect { page.block(rows: menu.height) }
}
