import Engine
import Games
import Interface
import Learning

/// Plays one round after the other and decides what follows each: its results, the same again, only the
/// missed words, another deck, or the end. A single game is a session of one round.
///
/// While a round is being made, the scene below stays in sight. Unless `showsResults` is false the session pops without an
/// outcome.
struct SessionScene: Scene {
  /// What the session still has to do.
  enum Stop: Hashable, Sendable {
    case round(GameRequest)
    /// The menu in which the player picks a variation of the game.
    case choice(GameRequest)
  }

  private var stops: [Stop]
  /// Whether to show the results of each round; if not, its outcome goes to the scene below.
  private let showsResults: Bool
  private var starting: Ticket<StartRound>?
  private var choosing: Ticket<OpenGameMenu>?
  /// The current round, or the last one.
  private var request: GameRequest?
  /// Its words that were never learned.
  private var unlearned: [WordReference] = []
  private var areLetters = false
  private var hasBegun = false

  /// - Parameter showsResults: whether each round ends with its results; if not, the session pops with the
  ///   outcome of its only round.
  init(_ stops: [Stop], showsResults: Bool = true) {
    self.stops = stops
    self.showsResults = showsResults
  }

  /// A session of one round.
  init(_ request: GameRequest, showsResults: Bool = true) {
    self.init([.round(request)], showsResults: showsResults)
  }

  /// A session of one round, with the menu of variations first if the game needs that.
  init(_ request: GameRequest, of game: CatalogueEntry) {
    self.init([game.needsChoice(request) ? .choice(request) : .round(request)])
  }

  var isTransparent: Bool { true }

  var isReady: Bool { hasBegun && starting == nil && choosing == nil }

  mutating func update(_ step: inout Step) -> Transition {
    if !hasBegun {
      hasBegun = true
      return startNext(&step)
    }
    if let result = step.result(of: &starting) {
      return (try? result.get()).map { begin($0.round) } ?? .pop(with: .none)
    }
    if let result = step.result(of: &choosing) {
      return (try? result.get()).map { choose($0.menu) } ?? .pop(with: .none)
    }
    return !isReady && step.leavesWaiting() ? .pop(with: .none) : .sleep(until: nil)
  }

  mutating func resume(_ outcome: Outcome, _ step: inout Step) -> Transition? {
    handle(outcome, &step)
  }

  private mutating func begin(_ round: Result<RoundReady, RoundObstacle>) -> Transition {
    switch round {
    case .success(let round):
      (unlearned, areLetters) = (round.unlearned, round.areLetters)
      return .push(round.scene)
    case .failure(let obstacle): return .push(NoticeScene(obstacle))
    }
  }

  private func choose(_ menu: Result<GameMenu, RoundObstacle>) -> Transition {
    switch menu {
    case .success(let menu): .push(VariationScene(menu))
    case .failure(let obstacle): .push(NoticeScene(obstacle))
    }
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    if !isReady { Page(canvas.size).drawWaiting(on: &canvas) }
  }
}

/// The order of rounds, results and menus.
extension SessionScene {
  /// Asks for the next stop, or pops after the last one.
  private mutating func startNext(_ step: inout Step) -> Transition {
    guard !stops.isEmpty else { return .pop(with: .none) }
    switch stops.removeFirst() {
    case .round(let request):
      self.request = request
      starting = step.ask(StartRound(request: request, window: step.window))
    case .choice(let request): choosing = step.ask(OpenGameMenu(request: request))
    }
    return .sleep(until: nil)
  }

  private mutating func play(_ request: GameRequest, _ step: inout Step) -> Transition {
    stops.insert(.round(request), at: 0)
    return startNext(&step)
  }

  private mutating func handle(_ outcome: Outcome, _ step: inout Step) -> Transition {
    if let round = outcome.as(RoundOutcome.self), !showsResults { return .pop(with: Outcome(round)) }
    if let round = outcome.as(RoundOutcome.self), round.ending == .finished {
      return .push(scene(of: round))
    }
    if let obstacle = outcome.as(RoundObstacle.self) {
      return .push(NoticeScene(obstacle))
    }
    if outcome.as(IntroductionScene.WithoutNewWords.self) != nil, let request {
      return play(request.withoutNewWords, &step)
    }
    if let choice = outcome.as(NextStep.self) { return handle(choice, &step) }
    if let request = outcome.as(GameRequest.self) { return play(request, &step) }
    if let deck = outcome.as(DeckChoice.self), var request = request?.withOtherWords {
      request.deck = deck.id
      return play(request, &step)
    }
    stops = []
    return startNext(&step)
  }

  private func scene(of round: RoundOutcome) -> ResultsScene {
    ResultsScene(
      Results(
        round, hasScore: request?.hasScore != false, hasNext: !stops.isEmpty, unlearned: unlearned,
        areLetters: areLetters), isOfRound: true)
  }

  private mutating func handle(_ next: NextStep, _ step: inout Step) -> Transition {
    switch next {
    case .next: return startNext(&step)
    case .today: return .replace(TodayScene())
    case .letters: return play(GameRequest(game: "letters", deck: request?.deck), &step)
    case .practice: return play(GameRequest(game: "practice", deck: request?.deck), &step)
    case .again: if let request { return play(request.again(), &step) }
    case .onlyMissed(let words): if let request { return play(request.again(with: words), &step) }
    case .anotherDeck: return .push(DeckScene.pending(.play))
    default: break
    }
    stops = []
    return startNext(&step)
  }
}
