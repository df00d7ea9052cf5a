import Engine
import Games
import Interface
import Learning

/// The first screen: a menu of games and screens, with the deck, the best scores, and what today brings.
struct LandingScene: PageScene {
  private enum Line: Hashable {
    case today
    case game(Int)
    case stages, words, progress, settings, help, leave
  }

  private var overview: Overview
  private var shown: Shown<RefreshOverview>
  private var menu = Menu([])
  /// Where the command line wants to go.
  private var starting: Start?
  /// Whether a question comes before it, so that there is nothing to see yet.
  private var isHidden: Bool
  /// A game that waits for the player to choose what to learn.
  var awaited: GameRequest?
  /// A game that waits for its words.
  private var wordless: GameRequest?
  private var idleness = Idleness()

  /// - Parameters:
  ///   - overview: nil while the save is being read.
  ///   - starting: is opened at once.
  init(_ overview: Overview?, starting: Start? = nil) {
    shown = Shown(changingWith: [.words, .memory, .settings, .stages, .day], overview)
    let overview = overview ?? Overview()
    self.overview = overview
    self.starting = starting
    isHidden = overview.isNew && starting == .today(.all)
    menu = Menu(items)
  }

  var foot: Foot { LandingKey.foot(overview, isGame: focusedGame != nil) }

  /// Before the save is read, all keys wait.
  var isReady: Bool { shown.value != nil }

  mutating func update(_ step: inout Step) -> Transition {
    if shown.update(&step, RefreshOverview()) {
      guard let overview = shown.value else { return .quit }
      show(overview)
    }
    return isReady ? updatePage(&step) : .sleep(until: nil)
  }

  mutating func beforeInput(_ step: inout Step) -> Transition? {
    defer { starting = nil }
    return starting.flatMap { begin($0) }
  }

  private mutating func show(_ overview: Overview) {
    let before = lines
    self.overview = overview
    // A new menu would forget the item that is pressed.
    if lines == before { return menu.items = items }
    menu = Menu(items, focus: lines.firstIndex(of: before[menu.focus]) ?? 0)
  }

  mutating func handle(_ input: PageInput, _ step: inout Step) -> Transition? {
    let layout = layout(input.page)
    if let index = menu.handle(input.event, in: layout.menu) { return open(lines[index], &step) }
    let isElsewhere = !overview.elsewhere.isEmpty && input.event.isClick(in: layout.news)
    if isElsewhere || input.event.isClick(in: layout.deck) { return .push(StartScene.pending(.change)) }
    if let key = LandingKey.map.intent(for: input.event) {
      return key == .words ? chooseWords(&step) : key.open(overview)
    }
    switch input.command {
    case .act: return open(lines[menu.focus], &step)
    case .help: return open(.help, &step)
    case .leave: return open(.leave, &step)
    default: return nil
    }
  }

  /// The focused game, if it is about words.
  private var focusedGame: GameRequest? {
    guard case .game(let index) = lines[menu.focus], Catalogue.games[index].profile.matter == .words else {
      return nil
    }
    return GameRequest(game: Catalogue.games[index].profile.name)
  }

  private mutating func chooseWords(_ step: inout Step) -> Transition? {
    guard !overview.isNew, let game = focusedGame else { return nil }
    wordless = game
    return .push(DeckScene.pending(.play))
  }

  mutating func afterInput(_ step: inout Step) -> Transition {
    .sleep(until: idleness.pass(&step, isAwaited: overview.hasIdleWork))
  }

  private mutating func begin(_ start: Start) -> Transition? {
    switch start {
    case .today(let part): open(part)
    case .game(let request): Catalogue.game(named: request.game).map { open(request, of: $0) }
    case .text(let text): .push(ReadScene(text))
    case .voice(let scope): .push(Pending(RecordingQueue(scope: scope)) { RecordScene($0) })
    case .walk(let scope): .push(Pending(LessonWords(scope: scope)) { WalkScene($0) })
    }
  }

  /// Where nothing was chosen yet, a game first asks what to learn.
  private mutating func open(_ request: GameRequest, of game: CatalogueEntry) -> Transition {
    if overview.isNew, request.code == nil {
      awaited = request
      return .push(StartScene.pending(.play))
    }
    return .push(SessionScene(request, of: game))
  }

  mutating func resume(_ outcome: Outcome, _ step: inout Step) -> Transition? {
    (isHidden, idleness) = (false, Idleness())
    defer { (awaited, wordless) = (nil, nil) }
    // A new day may have begun.
    shown.ask(RefreshOverview(), &step)
    guard let chosen = outcome.as(DeckChoice.self)?.id else { return nil }
    if var request = wordless {
      request.deck = chosen
      return begin(.game(request))
    }
    step.report(.course(.learns(chosen)))
    guard let awaited else { return nil }
    overview.isNew = false
    return begin(.game(awaited))
  }

  func draw(on canvas: inout Canvas, in page: Page, fraction: Double) {
    if isHidden { return }
    let layout = layout(page)
    Logo.draw(on: &canvas, at: layout.logo)
    drawPlayer(on: &canvas, layout)
    drawDeck(on: &canvas, layout)
    menu.draw(on: &canvas, in: layout.menu)
    if let today = overview.today { drawBelow(today, on: &canvas, layout) }
    canvas.put(notice(page), wrappedIn: layout.notice, .leading, .bottom, Style(canvas.theme.accent))
  }

  /// The week, why there are fewer new words, and what other languages have, if there is room between the day and the
  /// games.
  private func drawBelow(_ today: TodaySummary, on canvas: inout Canvas, _ layout: LandingLayout) {
    let games = menu.rows(in: layout.menu.height)[1]
    if games > 1 { WeekLine(today.week, from: overview.weekday).draw(on: &canvas, in: layout.week) }
    guard games > 2, let news = news.first(where: { $0.width <= layout.news.width }) else { return }
    canvas.put(news, in: layout.news, .leading, Style(canvas.theme.muted))
  }

  /// What to say below the week, in full and shorter; empty on most days.
  private var news: [Text] {
    let parts = [Text(overview.today?.reason ?? ""), overview.elsewhere].filter { !$0.isEmpty }
    return (parts.count > 1 ? [Text.joined(parts, by: " ")] : []) + parts
  }

  private static let barWidth = 16

  private func layout(_ page: Page) -> LandingLayout {
    LandingLayout(page, menu: menu, notice: notice(page), hasAvatar: overview.avatar != nil)
  }

  /// Leaves out what the first line of the screen already says.
  private func notice(_ page: Page) -> Text {
    let parts = [overview.obstacle.sentences(behind: page.head.width), overview.notice]
    return Text.joined(parts.filter { !$0.isEmpty }, by: " ")
  }

  /// The games that the deck's language has, by their places in the catalogue.
  private var games: [Int] {
    Catalogue.games.indices.filter { !overview.absent.contains(Catalogue.games[$0].profile.name) }
  }

  private var lines: [Line] {
    [.today] + games.map(Line.game) + (overview.hasStages ? [.stages] : [])
      + [.words, .progress, .settings, .help, .leave]
  }

  private var items: [Menu.Item] {
    let games = games.map { index in
      let game = Catalogue.games[index]
      let best = overview.best[game.profile.name].map { Text("best \(Figure.grouped($0))") } ?? .empty
      let progress = overview.alphabet.flatMap { game.progress($0) }
      return Menu.Item(
        game.profile.title, detail: game.profile.summary,
        trailing: overview.missing[game.profile.name] ?? progress ?? best,
        air: index == 0 ? airBelowToday : 0)
    }
    let count = overview.deckCount
    let decks: Text = count == 0 ? .empty : Text(Figure.count(count, "deck", "decks"))
    let stages = overview.hasStages ? [Menu.Item("Stages", detail: "grow up in a language", air: 1)] : []
    return [Menu.Item("Today", detail: Text(today), trailing: daysInRow)] + games + stages + [
      Menu.Item("Words", detail: "your decks", trailing: decks, air: stages.isEmpty ? 1 : 0),
      Menu.Item("Progress", detail: "what you know"),
      Menu.Item("Settings", detail: "name, theme, motion, clock"), Menu.Item("Help", detail: "how it works"),
      Menu.Item("Leave"),
    ]
  }

  /// The rows between the day and the games: the week, news, and air.
  private var airBelowToday: Int { news.isEmpty ? 2 : 3 }

  /// Such as `5 days in a row`; empty for a single day.
  private var daysInRow: Text {
    let count = overview.today?.daysInRow ?? 0
    return count > 1 ? Text("\(Figure.grouped(count)) days in a row") : .empty
  }

  private var today: String { overview.today?.line ?? "What do you want to learn?" }

  private func open(_ part: TodayPart) -> Transition {
    .push(overview.today == nil ? StartScene.pending(.begin) : TodayScene(part))
  }

  private mutating func open(_ line: Line, _ step: inout Step) -> Transition {
    switch line {
    case .today: return open(.all)
    case .game(let index):
      let chosen = Catalogue.games[index]
      // The menu has already told what the deck lacks: choose another one to open the game.
      if !overview.isNew, overview.missing[chosen.profile.name] != nil, overview.deckCount > 1 {
        return .push(StartScene.pending(.change))
      }
      return open(GameRequest(game: chosen.profile.name), of: chosen)
    case .stages: return .push(Pending(StagesOverview()) { PathScene($0) })
    case .words: return .push(DeckScene.pending(.look))
    case .progress:
      return .push(Pending(StatisticsOverview()) { ProgressScene($0.statistics, chosen: $0.deck) })
    case .settings: return .push(SettingsScene.pending)
    case .help: return .push(ArcadeHelp.scene)
    case .leave: return .quit
    }
  }

  private func drawDeck(on canvas: inout Canvas, _ layout: LandingLayout) {
    let theme = canvas.theme
    guard let deck = overview.deck else { return }
    let more = " " + canvas.ornaments.more
    let name = Text(deck).shortened(to: layout.deck.width - more.width) + more
    canvas.put(name, in: layout.deck, .trailing, Style(theme.text).bold)
    let below = layout.deck.moved(by: Point(0, 1))
    canvas.put(overview.standing(fitting: below.width), in: below, .trailing, Style(theme.muted))
    if overview.marks.met > 0 {
      let bar = Rect(below.right - Self.barWidth, below.top + 1, Self.barWidth, 1)
      KnownBar(count: overview.reached.count, all: overview.reached.all).draw(on: &canvas, in: bar)
    }
  }

  private func drawPlayer(on canvas: inout Canvas, _ layout: LandingLayout) {
    if let avatar = overview.avatar { AvatarDrawing(avatar).draw(on: &canvas, at: layout.avatar) }
    guard overview.deck != nil else { return }
    let name = Text(overview.player)
    canvas.put(name, in: layout.deck.moved(by: Point(0, -1)), .trailing, Style(canvas.theme.muted))
  }
}
