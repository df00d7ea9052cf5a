import Engine
import Interface
import Learning
import WordGame

/// Asks some words of a deck to find out how many are known already, and says what follows. The answers
/// aren't graded.
package struct PlacementScene: PageScene {
  enum Phase: Hashable { case waiting, asking, told }

  private var ready: PlacementReady?
  var search = Placement(count: 0)
  var phase = Phase.waiting
  /// Whether the day's session follows; if not, the scene pops.
  private let begins: Bool
  private var brought: Outcome?

  init(begins: Bool) { self.begins = begins }

  /// The test, in place of the scene that asks for it.
  ///
  /// - Parameter begins: whether the day's session follows; if not, the test pops.
  package static func replace(_ deck: String, begins: Bool, _ step: inout Step) -> Transition {
    step.report(.asks(.placement(deck: deck)))
    return .replace(PlacementScene(begins: begins))
  }

  package var isTransparent: Bool { phase != .told }

  package var foot: Foot {
    guard phase == .told else { return Foot([]) }
    return Foot([.enter(begins ? .start : .next), .help, .back])
  }

  /// Before the result is shown the questions above take all input.
  package mutating func beforeInput(_ step: inout Step) -> Transition? {
    if phase == .told { return nil }
    guard let ready else { return wait(&step) }
    if phase == .waiting { return goOn(ready, &step) }
    guard let outcome = brought else { return .sleep(until: nil) }
    brought = nil
    guard let asked = outcome.as(QuestionOutcome.self), let verdict = asked.verdict, !asked.wasLeft else {
      return search.known.isEmpty ? .pop(with: .none) : tell(ready, &step)
    }
    search.take(isKnown: verdict.isRight)
    return goOn(ready, &step)
  }

  package mutating func handle(_ input: PageInput, _ step: inout Step) -> Transition? {
    switch input.command {
    case .act:
      guard begins else { return .pop(with: .none) }
      step.report(.asks(.today(.all)))
      return .replace(TodayScene())
    case .help: return .push(ScreenHelp.placement)
    case .pause, .leave: return .pop(with: .none)
    default: return nil
    }
  }

  package mutating func resume(_ outcome: Outcome, _ step: inout Step) -> Transition? {
    brought = outcome
    return nil
  }

  package mutating func hear(_ news: any Sendable) {
    guard case .placement(let ready) = news as? ArcadeNews, self.ready == nil else { return }
    self.ready = ready
    search = Placement(count: ready.questions.places.count)
  }

  package func draw(on canvas: inout Canvas, in page: Page, fraction: Double) {
    if ready == nil { Waiting.draw(on: &canvas) }
    guard phase == .told else { return }
    let (theme, room) = (canvas.theme, page.body.centered(Size(min(page.body.width, 60), 5)))
    canvas.put(Text(ready?.name ?? ""), in: page.head, .leading, Style(theme.muted))
    canvas.put(
      Text(PlacementTexts.headline(result)), in: Rect(room.left, room.top, room.width, 1), .center,
      Style(theme.text).bold)
    let rest = Rect(room.left, room.top + 2, room.width, 3)
    canvas.put(Text(PlacementTexts.explanation(result)), wrappedIn: rest, .center, .top, Style(theme.muted))
  }
}

extension PlacementScene {
  /// Until the host has sent the questions, the only thing to do is leave.
  private func wait(_ step: inout Step) -> Transition {
    while let event = step.next(on: Page(step.window)) {
      if event == .key(Key(.escape)) { return .pop(with: .none) }
    }
    return .sleep(until: nil)
  }

  private mutating func goOn(_ ready: PlacementReady, _ step: inout Step) -> Transition {
    guard let place = search.next else { return tell(ready, &step) }
    phase = .asking
    let asked = ready.questions.places[place].asked
    return .push(
      QuestionScene(
        asked.question, asked.examiner, title: "\(ready.name) · what you know already",
        progress: (done: search.questions, all: search.mostQuestions), obstacle: ready.obstacle,
        purpose: .trial))
  }

  /// The result counts even if the questions were left half way.
  private mutating func tell(_ ready: PlacementReady, _ step: inout Step) -> Transition {
    phase = .told
    if !result.known.isEmpty { step.report(.course(.placed(deck: ready.deck, words: result.known))) }
    return .stay
  }

  private var result: PlacementResult {
    ready?.questions.result(of: search) ?? PlacementResult(rank: 0, right: 0, asked: 0, known: [])
  }
}
