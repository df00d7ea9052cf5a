import Engine
import Interface
import Learning
import Saving
import WordGame

/// The first screen: the games, the deck, best scores, settings. Every game is started from here, whatever
/// asked for it, and every game ends here.
struct LandingScene: Scene {
  private enum Line: Hashable {
    case game(Int)
    case words, progress, settings, help, leave
  }

  private var arcade: Arcade
  private var menu: Menu
  /// What is known of the chosen deck; counted anew when a screen above has gone.
  private var counts: MarkCounts
  /// What is to be done in the next update: started by the command line, or chosen at the end of a game.
  private var pending: Request?
  /// Whether a deck was chosen that the settings don't know yet.
  private var hasNewDeck = false
  /// The game that was played last.
  private var played: GameRequest?

  /// Something that another screen, or the command line, wants from this one.
  private enum Request: StateHashable {
    case play(GameRequest)
    case pickDeck(thenPlay: GameRequest?)

    func hash(into hash: inout StateHash) {
      switch self {
      case .play(let game):
        hash.combine(0)
        hash.combine(game)
      case .pickDeck(let game):
        hash.combine(1)
        hash.combine(game)
      }
    }
  }

  /// The landing screen; with a game, it is started at once.
  init(_ arcade: Arcade, starting game: GameRequest? = nil) {
    self.arcade = arcade
    counts = arcade.deckMarks
    menu = Menu([])
    pending = game.map(Request.play)
    menu = Menu(items)
  }

  mutating func update(_ step: inout Step) -> Transition {
    if hasNewDeck { step.report(SettingsChanged(settings: arcade.save.settings)) }
    hasNewDeck = false
    if let pending {
      self.pending = nil
      return carryOut(pending, &step)
    }
    let page = Page(step.window)
    while let event = step.next(on: page) {
      if let transition = act(on: event, page, &step) { return transition }
    }
    return .sleep(until: nil)
  }

  private mutating func act(on event: InputEvent, _ page: Page, _ step: inout Step) -> Transition? {
    if let index = menu.handle(event, in: layout(page).menu) { return open(Self.lines[index], &step) }
    if event.isClick(in: layout(page).deck) { return carryOut(.pickDeck(thenPlay: nil), &step) }
    return handle(event, page, &step)
  }

  mutating func resume(_ outcome: Outcome) {
    if let deck = outcome.as(DeckChoice.self) {
      arcade.choose(deck: deck.id)
      pending = deck.game.map(Request.play)
      hasNewDeck = true
    }
    counts = arcade.deckMarks
    menu.items = items
    if let chosen = outcome.as(GameRequest.self) { pending = .play(chosen) }
    guard let choice = outcome.as(ResultsChoice.self), let played else { return }
    switch choice {
    case .again: pending = .play(played.again())
    case .onlyMissed(let words): pending = .play(played.again(with: words))
    case .anotherDeck: pending = .pickDeck(thenPlay: played.withOtherWords)
    case .menu: break
    }
  }

  mutating func hear(_ report: any Sendable) {
    _ = arcade.save.take(report, at: arcade.now())
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    let page = Page(canvas.size)
    guard !Page.isTooSmall(canvas.size) else { return Page.drawTooSmall(on: &canvas) }
    let layout = layout(page)
    Logo.draw(on: &canvas, at: layout.logo)
    drawDeck(on: &canvas, layout)
    menu.draw(on: &canvas, in: layout.menu)
    canvas.put(arcade.notice, wrappedIn: layout.notice, .leading, .bottom, Style(canvas.theme.accent))
    Self.foot.draw(on: &canvas, in: page.foot)
  }

  func hash(into hash: inout StateHash) {
    // Left out: how much is known of the deck comes from the save.
    hash.combine(fieldsOf: self, arcade, menu, pending, hasNewDeck, played, cosmetic: 1)
  }

  private static let barWidth = 16

  private func layout(_ page: Page) -> LandingLayout {
    LandingLayout(page, menu: menu, hasNotice: !arcade.notice.isEmpty)
  }

  private static let lines: [Line] =
    Catalogue.games.indices.map(Line.game) + [.words, .progress, .settings, .help, .leave]

  private static let foot = Foot([
    .upDown("choose"), KeyHint("Enter", "play", .act), KeyHint("d", "deck"), KeyHint("?", "help", .help),
    KeyHint("q", "leave", .leave),
  ])

  private var items: [Menu.Item] {
    let alphabet = arcade.alphabet
    let games = Catalogue.games.map { game in
      let best = arcade.best(game.profile.name).map { Text("best \(Figure.grouped($0))") } ?? .empty
      let progress = alphabet.flatMap { game.progress($0) }
      return Menu.Item(game.profile.title, detail: game.profile.summary, trailing: progress ?? best)
    }
    let count = arcade.decks.count
    let decks: Text = count == 0 ? .empty : Text(Figure.count(count, "deck", "decks"))
    return games + [
      Menu.Item("Words", detail: "your decks", trailing: decks, startsGroup: true),
      Menu.Item("Progress", detail: "what you know"),
      Menu.Item("Settings", detail: "name, theme, motion, clock"), Menu.Item("Help", detail: "how it works"),
      Menu.Item("Leave"),
    ]
  }

  private mutating func handle(_ event: InputEvent, _ page: Page, _ step: inout Step) -> Transition? {
    if Self.deckKey.intent(for: event) != nil { return carryOut(.pickDeck(thenPlay: nil), &step) }
    switch KeyMap.standard.intent(for: event) ?? Self.foot.command(for: event, in: page.foot) {
    case .act: return open(Self.lines[menu.focus], &step)
    case .help: return open(.help, &step)
    case .leave: return open(.leave, &step)
    default: return nil
    }
  }

  private static let deckKey = KeyMap<Bool>([(keys: ["d"], intent: true)])

  private mutating func open(_ line: Line, _ step: inout Step) -> Transition {
    switch line {
    case .game(let index): carryOut(.play(GameRequest(Catalogue.games[index])), &step)
    case .words: .push(DeckScene(arcade, .look))
    case .progress: .push(ProgressScene(arcade))
    case .settings: .push(SettingsScene(arcade.save.settings, own: [arcade.romanization].compactMap(\.self)))
    case .help: .push(ArcadeHelp.scene)
    case .leave: .quit
    }
  }

  private mutating func carryOut(_ request: Request, _ step: inout Step) -> Transition {
    switch request {
    case .pickDeck(let game):
      return .push(DeckScene(arcade, .take(thenPlay: game)))
    case .play(let request) where request.game.profile.matter == .letters && arcade.deck?.kind != .alphabet:
      played = request
      return .push(NoticeScene(request.game.profile.title, arcade.alphabetNotice))
    case .play(let request) where request.needsChoice:
      return .push(VariationScene(request.game, arcade, newCode: arcade.newCode()))
    case .play(let request):
      guard let round = arcade.round(request) else {
        arcade.notice = arcade.deck.map { "\($0.name) has no words yet." } ?? "There is no deck to play with."
        return .sleep(until: nil)
      }
      played = request
      arcade.notice = .empty
      arcade.choose(deck: round.deck)
      if let time = request.time { arcade.keep(time, for: request.game.profile) }
      arcade.save.settings.choices[Arcade.explained(request.game, round.variation)] = "yes"
      step.report(SettingsChanged(settings: arcade.save.settings))
      step.report(RoundStarted(game: request.game.profile.name))
      let setup = GameSetup(round, window: step.window)
      return .push(request.game.round(setup, ghost: arcade.ghost(beside: setup, request)))
    }
  }

  private func drawDeck(on canvas: inout Canvas, _ layout: LandingLayout) {
    let theme = canvas.theme
    guard let deck = arcade.outline else { return }
    let more = " " + canvas.ornaments.more
    let name = Text(deck.name).shortened(to: layout.deck.width - more.width) + more
    canvas.put(name, in: layout.deck, .trailing, Style(theme.text).bold)
    let below = layout.deck.moved(by: Point(0, 1))
    let size =
      counts.met == 0 ? deck.size : Text("\(Figure.grouped(counts.known)) of ") + deck.size + " known"
    canvas.put(size, in: below, .trailing, Style(theme.muted))
    if counts.met > 0 {
      canvas.bar(counts, in: Rect(below.right - Self.barWidth, below.top + 1, Self.barWidth, 1))
    }
    if !arcade.save.settings.name.isEmpty {
      let name = Text(arcade.save.settings.name)
      canvas.put(name, in: layout.deck.moved(by: Point(0, -1)), .trailing, Style(theme.muted))
    }
  }
}

/// Where the parts of the landing screen stand.
struct LandingLayout {
  let logo: Point
  let deck: Rect
  let menu: Rect
  let notice: Rect

  /// A notice gets three rows above the foot, and all else moves up for it.
  init(_ page: Page, menu: Menu, hasNotice: Bool) {
    let size = Size(min(page.body.width, 72), menu.height + Logo.size.height + 3)
    let room = Rect(page.body.left, page.body.top, page.body.width, page.body.height - (hasNotice ? 3 : 0))
    let top = max(room.top, room.centered(size).top)
    logo = Point(room.centered(size).left, top)
    deck = Rect(logo.x + Logo.size.width + 3, top + 1, size.width - Logo.size.width - 4, 1)
    let menuTop = top + Logo.size.height + 3
    self.menu = Rect(logo.x, menuTop, size.width, min(menu.height, room.bottom - menuTop))
    notice = Rect(page.foot.left, room.bottom, page.foot.width, page.foot.top - 1 - room.bottom)
  }
}
