import Engine
import Interface
import Learning
import WordGame

/// Plays one round after the other and decides what follows each: its results, the same again, only the
/// missed words, another deck, or the end. A single game is a session of one round.
///
/// The session asks the host for a round and waits, with the scene below in sight. Unless `showsResults` is
/// false it pops without an outcome.
package struct SessionScene: Scene {
  /// What the session still has to do.
  package enum Stop: Hashable, Sendable {
    case round(GameRequest)
    /// The menu in which the player picks a variation of the game.
    case choice(GameRequest)
  }

  private enum Phase {
    case waiting
    /// The scene is pushed with the next update, and drawn until then.
    case ready(any Scene)
    /// Another scene is on top.
    case covered
  }

  private var stops: [Stop]
  /// Whether to show the results of each round; if not, its outcome goes to the scene below.
  private let showsResults: Bool
  private var phase = Phase.covered
  /// The current round, or the last one.
  private var request: GameRequest?
  /// Its words that were never learned.
  private var unlearned: [WordReference] = []
  private var areLetters = false
  /// The outcome of the scene above, until the next update.
  private var brought: Outcome?
  /// Keys typed while waiting, for the scene that comes.
  private var typed: [InputEvent] = []

  /// - Parameter showsResults: whether each round ends with its results; if not, the session pops with the
  ///   outcome of its only round.
  package init(_ stops: [Stop], showsResults: Bool = true) {
    self.stops = stops
    self.showsResults = showsResults
  }

  /// A session of one round, with the menu of variations first if the game needs that.
  package static func open(
    _ request: GameRequest, of game: CatalogueEntry, _ step: inout Step
  ) -> Transition {
    open([game.needsChoice(request) ? .choice(request) : .round(request)], &step)
  }

  /// Asks for the first stop at once, so that it is there in the next frame.
  package static func open(_ stops: [Stop], showsResults: Bool = true, _ step: inout Step) -> Transition {
    var session = SessionScene(stops, showsResults: showsResults)
    return session.goOn(&step).map { _ in .stay } ?? .push(session)
  }

  /// The scene below shows through while there is nothing to show.
  package var isTransparent: Bool { if case .ready = phase { false } else { true } }

  package mutating func update(_ step: inout Step) -> Transition {
    let page = Page(step.window)
    while let event = step.next(on: page) {
      if case .waiting = phase, event == .key(Key(.escape)) { return .pop(with: .none) }
      typed.append(event)
    }
    if case .ready(let scene) = phase { return show(scene, &step) }
    if case .waiting = phase { return .sleep(until: nil) }
    let outcome = brought ?? .none
    brought = nil
    return follow(outcome, &step) ?? .sleep(until: nil)
  }

  package mutating func resume(_ outcome: Outcome, _ step: inout Step) -> Transition? {
    brought = outcome
    return nil
  }

  package mutating func hear(_ news: any Sendable) {
    guard case .waiting = phase, let news = news as? ArcadeNews else { return }
    switch news {
    case .round(let round):
      (unlearned, areLetters) = (round.unlearned, round.areLetters)
      phase = .ready(round.scene)
    case .hindered(let hindrance): phase = .ready(NoticeScene(hindrance))
    case .menu(let menu): phase = .ready(VariationScene(menu))
    default: break
    }
  }

  package func draw(on canvas: inout Canvas, fraction: Double) {
    switch phase {
    case .ready(let scene): scene.draw(on: &canvas, fraction: 0)
    case .waiting: Waiting.draw(on: &canvas)
    case .covered: break
    }
  }

  private mutating func show(_ scene: any Scene, _ step: inout Step) -> Transition {
    phase = .covered
    step.leave(typed)
    typed = []
    return .push(scene)
  }
}

/// The order of rounds, results and menus.
extension SessionScene {
  /// Asks for the next stop, or pops after the last one.
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
    case .choice(let request): step.report(.asks(.menu(request)))
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
      request.deck = deck.id
      return play(request, &step)
    }
    stops = []
    return goOn(&step)
  }

  private func scene(of round: RoundOutcome) -> FinaleScene {
    FinaleScene(
      Finale(
        round, hasScore: request?.hasScore != false, hasNext: !stops.isEmpty, unlearned: unlearned,
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
      return show(DeckScene.pending(.play), &step)
    default: break
    }
    stops = []
    return goOn(&step)
  }
}
