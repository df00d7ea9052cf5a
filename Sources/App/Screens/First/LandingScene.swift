import Engine
import Games
import Interface
import Learning

/// The first screen: what today brings, the games with their best scores, and the other screens.
struct LandingScene: PageScene {
  private enum Line: Hashable {
    case today, challenge
    case game(Int)
    case words, find, stages, progress, settings
  }

  private var overview: Overview
  private var shown: Shown<RefreshOverview>
  private var places = Places(count: 0)
  /// Where the command line wants to go.
  private var starting: Start?
  /// Whether a question comes before it, so that there is nothing to see yet.
  private var isHidden: Bool
  /// A game that waits for the player to choose what to learn.
  var awaited: GameRequest?
  /// A game that waits for its words.
  private var wordless: GameRequest?
  private var idleness = Idleness()
  private var reopening: Ticket<ReopenSave>?
  private var nextTry: Tick = 0

  /// - Parameters:
  ///   - overview: nil while the save is being read.
  ///   - starting: is opened at once.
  init(_ overview: Overview?, starting: Start? = nil) {
    shown = Shown(changingWith: [.words, .memory, .settings, .stages, .day], overview)
    let overview = overview ?? Overview()
    self.overview = overview
    self.starting = starting
    isHidden = overview.isNew && starting == .today(.all)
    places = Places(count: lines.count)
  }

  var foot: Foot { isReady && !isHidden ? LandingKey.foot(overview, isGame: focusedGame != nil) : Foot([]) }

  /// Before the save is read, all keys wait.
  var isReady: Bool { shown.value != nil }

  mutating func update(_ step: inout Step) -> Transition {
    if shown.update(&step, RefreshOverview()) {
      guard let overview = shown.value else { return .quit }
      show(overview)
      if !overview.milestones.isEmpty, !isHidden, starting == nil { return celebrate(&step) }
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
    // Others would forget the thing that is pressed.
    if lines == before { return }
    let focus = lines.firstIndex(of: before[places.focus]) ?? 0
    places = Places(count: lines.count)
    places.select(focus)
  }

  private func celebrate(_ step: inout Step) -> Transition {
    step.report(.course(.celebrated(overview.milestones)))
    return .push(MilestoneScene(overview.milestones, avatar: overview.avatar))
  }

  mutating func handle(_ input: PageInput, _ step: inout Step) -> Transition? {
    let layout = layout(input.page)
    if let index = places.handle(input.event, in: layout.places) { return open(lines[index], &step) }
    let isElsewhere = !overview.elsewhere.isEmpty && input.event.isClick(in: layout.news)
    if isElsewhere || input.event.isClick(in: layout.head) { return .push(StartScene.pending(.change)) }
    if let key = LandingKey.map.intent(for: input.event) {
      return key == .words ? chooseWords(&step) : key.open(overview)
    }
    switch input.command {
    case .act: return open(lines[places.focus], &step)
    case .help: return .push(ArcadeHelp.scene)
    case .leave: return .quit
    default: return nil
    }
  }

  /// The focused game, if it is about words.
  private var focusedGame: GameRequest? {
    guard case .game(let index) = lines[places.focus], Catalogue.games[index].profile.matter == .words else {
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
    if !overview.obstacle.isEmpty { return .sleep(until: reopen(&step)) }
    return .sleep(until: idleness.pass(&step, isAwaited: overview.hasIdleWork))
  }

  /// Tries each second to save again. Returns when to try next.
  private mutating func reopen(_ step: inout Step) -> Tick? {
    if let result = step.result(of: &reopening) {
      guard case .success(nil) = result else { return nil }
      nextTry = step.tick + Tick.ticksPerSecond
    }
    guard reopening == nil, step.tick >= nextTry else { return reopening == nil ? nextTry : nil }
    reopening = step.ask(ReopenSave(), .inOrder)
    return nil
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

  private func open(_ part: TodayPart) -> Transition {
    .push(overview.today == nil ? StartScene.pending(.begin) : TodayScene(part))
  }

  private mutating func open(_ line: Line, _ step: inout Step) -> Transition {
    switch line {
    case .today: return open(.all)
    case .challenge:
      return .push(Pending(DailyCode()) { SessionScene(GameRequest(game: Learner.challenge.name, code: $0)) })
    case .game(let index):
      let chosen = Catalogue.games[index]
      // The tile has already told what the deck lacks: choose another one to open the game.
      if !overview.isNew, overview.missing != nil, overview.deckCount > 1 {
        return .push(StartScene.pending(.change))
      }
      return open(GameRequest(game: chosen.profile.name), of: chosen)
    case .words: return .push(DeckScene.pending(.look))
    case .find: return .push(LookUpScene())
    case .stages: return .push(Pending(StagesOverview()) { PathScene($0) })
    case .progress:
      return .push(Pending(StatisticsOverview()) { ProgressScene($0.statistics, chosen: $0.deck) })
    case .settings: return .push(SettingsScene.pending)
    }
  }

  /// The games that the deck's language has, by their places in the catalogue.
  private var games: [Int] {
    Catalogue.games.indices.filter { !overview.absent.contains(Catalogue.games[$0].profile.name) }
  }

  private var links: [Line] {
    [.words, .find] + (overview.hasStages ? [.stages] : []) + [.progress, .settings]
  }

  private var lines: [Line] {
    [.today] + (overview.hasChallenge ? [.challenge] : []) + games.map(Line.game) + links
  }
}

extension LandingScene {
  func draw(on canvas: inout Canvas, in page: Page, fraction: Double) {
    if isHidden { return }
    let layout = layout(page)
    if let logo = layout.logo { Logo.draw(on: &canvas, at: logo) }
    // What comes with the save would push away what stood there before.
    guard isReady else { return }
    LandingHead(overview: overview).draw(on: &canvas, layout)
    let lines = lines
    places.draw(on: &canvas, in: layout.places) { canvas, index, place, hasFocus in
      draw(lines[index], on: &canvas, in: place, hasFocus: hasFocus)
      if hasFocus { canvas.put(detail(lines[index]), in: layout.detail, .leading, Style(canvas.theme.muted)) }
    }
    if let news = news.first(where: { $0.width <= layout.news.width }) {
      canvas.put(news, in: layout.news, .leading, Style(canvas.theme.muted))
    }
    canvas.put(notice(page), wrappedIn: layout.notice, .leading, .bottom, Style(canvas.theme.accent))
  }

  private func draw(_ line: Line, on canvas: inout Canvas, in place: Rect, hasFocus: Bool) {
    if line == .today {
      return TodayCard(overview: overview).draw(on: &canvas, in: place, hasFocus: hasFocus)
    }
    let theme = canvas.theme
    if hasFocus { canvas.fill(place, theme.raised) }
    let style = hasFocus ? Style(theme.accent).bold : Style(theme.text)
    if hasFocus { canvas.put(canvas.ornaments.pointer, at: place.origin, style) }
    let text = Rect(place.left + 2, place.top, place.width - 2, 1)
    canvas.put(title(line), in: text, .leading, style)
    var standing = canvas.ornaments.spelled(standing(line, canvas.ornaments))
    // In a narrow tile the number says enough.
    if standing.width > text.width { standing = Text(standing.string.replacing("best ", with: "")) }
    let below = line == .challenge ? text : text.moved(by: Point(0, 1))
    canvas.put(
      standing.shortened(to: text.width), in: below, line == .challenge ? .trailing : .leading,
      Style(theme.muted))
  }

  private func title(_ line: Line) -> Text {
    switch line {
    case .today: "Today"
    case .challenge: "Today's challenge"
    case .game(let index): Catalogue.games[index].profile.title
    case .words: "Words"
    case .find: "Look up"
    case .stages: "Stages"
    case .progress: "Progress"
    case .settings: "Settings"
    }
  }

  /// What stands below a game's title, or at the end of the challenge's line.
  private func standing(_ line: Line, _ ornaments: Ornaments) -> Text {
    if line == .challenge { return challengeStanding }
    guard case .game(let index) = line else { return .empty }
    let game = Catalogue.games[index]
    let best = overview.best[game.profile.name].map { Text("best \(Figure.grouped($0))") }
    let standing = overview.alphabet.flatMap { game.progress($0) } ?? best ?? "new"
    return ornaments.isASCII ? standing : game.profile.sign + " " + standing
  }

  private var challengeStanding: Text {
    let own = overview.challengeScore.map { Text("you \(Figure.grouped($0))") }
    if own == nil, overview.challengeRival.isEmpty {
      return overview.challengeBand.map { "first \($0) words, 60 seconds" } ?? "60 seconds"
    }
    let parts = [overview.challengeRival, own ?? "your turn"].filter { !$0.isEmpty }
    return Text.joined(parts, by: " · ")
  }

  /// What the focused line is, below all others.
  private func detail(_ line: Line) -> Text {
    switch line {
    case .today: .empty
    case .challenge:
      overview.challengeScore == nil
        ? "the same for everybody who is as far; your first run counts, until \(overview.dayStart):00"
        : "your first run counts; a new challenge comes at \(overview.dayStart):00"
    case .game(let index):
      overview.missing ?? Catalogue.games[index].profile.summary
    case .words:
      overview.deckCount == 0
        ? "your decks" : "your decks: " + Text(Figure.grouped(overview.deckCount))
    case .find: "any word, in the decks and dictionaries you have"
    case .stages: "grow up in a language"
    case .progress: "what you know"
    case .settings: "name, theme, motion, clock"
    }
  }

  private func layout(_ page: Page) -> LandingLayout {
    LandingLayout(
      page, games: games.count, links: links.map(title), hasChallenge: overview.hasChallenge,
      hasNews: !news.isEmpty, notice: notice(page), hasAvatar: overview.avatar != nil)
  }

  /// What to say below the card, in full and shorter; empty on most days.
  private var news: [Text] {
    let parts = [Text(overview.today?.reason ?? ""), overview.elsewhere].filter { !$0.isEmpty }
    return (parts.count > 1 ? [Text.joined(parts, by: " ")] : []) + parts
  }

  /// Leaves out what the first line of the screen already says.
  private func notice(_ page: Page) -> Text {
    let parts = [overview.obstacle.sentences(behind: page.head.width), overview.notice]
    return Text.joined(parts.filter { !$0.isEmpty }, by: " ")
  }
}
