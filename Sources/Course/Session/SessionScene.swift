import Engine
import Interface
import Learning
import WordGame

/// Plays one round after the other and decides what follows each: its results, the same once more, the missed words
/// alone, another deck, or the end. To play once is a session of one round.
///
/// Words come from the host: the session asks for a round and waits, with what is below in sight. It goes without an
/// outcome.
package struct SessionScene: Scene {
  /// What a session has before it.
  package enum Stop: Hashable, Sendable {
    /// A round.
    case round(GameRequest)
    /// The menu in which the player says what kind of a game it is to be.
    case choice(game: String)
  }

  private enum Phase {
    case waiting
    /// Comes on top with the next update, and is what one sees until then.
    case ready(any Scene)
    /// Something is on top.
    case covered
  }

  private var stops: [Stop]
  /// Whether the end of a round is shown; else its outcome goes to the scene below.
  private let showsResults: Bool
  private var phase = Phase.covered
  /// The round that runs, or ran last.
  private var request: GameRequest?
  /// Its words that were never learned.
  private var unlearned: [WordReference] = []
  private var areLetters = false
  /// What the scene above has brought, until the next update.
  private var brought: Outcome?
  /// Keys of a player who is faster, for the scene that comes.
  private var typed: [InputEvent] = []

  /// A session of these stops.
  ///
  /// - Parameter showsResults: whether each round ends with its results; else the session pops with the outcome of its
  ///   only round.
  package init(_ stops: [Stop], showsResults: Bool = true) {
    self.stops = stops
    self.showsResults = showsResults
  }

  /// A session of one round, behind the menu of its kinds where the game needs that.
  package static func open(
    _ request: GameRequest, of game: CatalogueEntry, _ step: inout Step
  ) -> Transition {
    open([game.needsChoice(request) ? .choice(game: request.game) : .round(request)], &step)
  }

  /// A session that comes on top. Its first stop is asked for at once, so that it stands in the next frame.
  package static func open(_ stops: [Stop], showsResults: Bool = true, _ step: inout Step) -> Transition {
    var session = SessionScene(stops, showsResults: showsResults)
    return session.goOn(&step).map { _ in .stay } ?? .push(session)
  }

  /// What is below shows through while there is nothing to show.
  package var isTransparent: Bool { if case .ready = phase { false } else { true } }

  package mutating func update(_ step: inout Step) -> Transition {
    let page = Page(step.window)
    while let event = step.next(on: page) { typed.append(event) }
    if case .ready(let scene) = phase { return show(scene, &step) }
    if case .waiting = phase { return .sleep(until: nil) }
    let outcome = brought ?? .none
    brought = nil
    return follow(outcome, &step) ?? .sleep(until: nil)
  }

  package mutating func resume(_ outcome: Outcome) {
    brought = outcome
  }

  package mutating func hear(_ news: any Sendable) {
    guard case .waiting = phase, let news = news as? ArcadeNews else { return }
    switch news {
    case .round(let round):
      (unlearned, areLetters) = (round.unlearned, round.areLetters)
      phase = .ready(round.scene)
    case .hindered(let hindrance): phase = .ready(NoticeScene(hindrance))
    case .menu(let menu): phase = .ready(VariationScene(menu))
    case .overview, .settings, .code, .decks, .madeDecks, .words, .statistics, .courses, .today, .todayEnd,
      .dayOver,
      .placement, .own, .lookUp, .bank, .stages, .stage, .stageStatistics, .stagesReset, .kits, .fetched,
      .voice, .walk, .term, .hint, .roundEnd, .picture, .refused:
      break
    }
  }

  package func draw(on canvas: inout Canvas, fraction: Double) {
    switch phase {
    case .ready(let scene): scene.draw(on: &canvas, fraction: 0)
    case .waiting: Waiting.draw(on: &canvas)
    case .covered: break
    }
  }

  package func hash(into hash: inout StateHash) {
    hash.combine(stops)
    hash.combine(showsResults)
    hash.combine(request)
    hash.combine(unlearned.map(\.text))
    hash.combine(areLetters)
    hash.combine(typed)
    switch phase {
    case .waiting: hash.combine(0)
    case .covered: hash.combine(1)
    case .ready(let scene): scene.hash(into: &hash)
    }
  }

  private mutating func show(_ scene: any Scene, _ step: inout Step) -> Transition {
    phase = .covered
    step.leave(typed)
    typed = []
    return .push(scene)
  }
}

/// What follows what.
extension SessionScene {
  /// Asks for the next stop; behind the last one the session goes.
  private mutating func goOn(_ step: inout Step) -> Transition? {
    guard !stops.isEmpty else {
      step.leave(typed)
      return .pop(with: .none)
    }
    phase = .waiting
    switch stops.removeFirst() {
    case .round(let request):
      self.request = request
      step.report(.asks(.round(request, window: step.window)))
    case .choice(let game): step.report(.asks(.menu(game: game)))
    }
    return nil
  }

  private mutating func play(_ request: GameRequest, _ step: inout Step) -> Transition? {
    stops.insert(.round(request), at: 0)
    return goOn(&step)
  }

  private mutating func follow(_ outcome: Outcome, _ step: inout Step) -> Transition? {
    if let round = outcome.as(RoundOutcome.self), !showsResults { return .pop(with: Outcome(round)) }
    if let round = outcome.as(RoundOutcome.self), round.ending == .finished {
      step.report(.endShown)
      return show(scene(of: round), &step)
    }
    if let hindrance = outcome.as(Hindrance.self) {
      return show(NoticeScene(hindrance), &step)
    }
    if let choice = outcome.as(NextStep.self) { return follow(choice, &step) }
    if let request = outcome.as(GameRequest.self) { return play(request, &step) }
    if let deck = outcome.as(DeckChoice.self), var request = request?.withOtherWords {
      step.report(.setting(.deck(deck.id)))
      request.deck = nil
      return play(request, &step)
    }
    stops = []
    return goOn(&step)
  }

  private func scene(of round: RoundOutcome) -> FinaleScene {
    FinaleScene(
      Finale(
        round, hasScore: request?.isDrill != true, hasNext: !stops.isEmpty, unlearned: unlearned,
        areLetters: areLetters))
  }

  private mutating func follow(_ next: NextStep, _ step: inout Step) -> Transition? {
    switch next {
    case .next: return goOn(&step)
    case .today:
      step.report(.asks(.today(.all)))
      return .replace(TodayScene())
    case .letters: return play(GameRequest(game: "letters", deck: request?.deck), &step)
    case .practice: return play(GameRequest(game: "practice", deck: request?.deck), &step)
    case .again: if let request { return play(request.again(), &step) }
    case .onlyMissed(let words): if let request { return play(request.again(with: words), &step) }
    case .anotherDeck:
      return show(DeckScene.awaited(.take, &step), &step)
    case .menu, .learn, .takeDeck, .done: break
    }
    stops = []
    return goOn(&step)
  }
}

extension SessionScene.Stop: StateHashable {
  package func hash(into hash: inout StateHash) {
    switch self {
    case .round(let request): hash.combine(request)
    case .choice(let game): hash.combine(game)
    }
  }
}
