import Engine
import Games
import Interface
import Learning

/// Asks some words of a deck to find out how many are known already, and says what follows. The answers
/// aren't graded.
struct PlacementScene: PageScene {
  enum Phase: Hashable { case asking, told }

  private let ready: PlacementReady
  var search: Placement
  var phase = Phase.asking
  /// Whether the day's session follows; if not, the scene pops.
  private let begins: Bool

  init(_ ready: PlacementReady, begins: Bool) {
    (self.ready, self.begins) = (ready, begins)
    search = Placement(count: ready.questions.places.count)
  }

  /// The test of a deck.
  ///
  /// - Parameter begins: whether the day's session follows; if not, the test pops.
  static func pending(_ deck: String, begins: Bool) -> Pending<StartPlacement> {
    Pending(StartPlacement(deck: deck)) { PlacementScene($0.ready, begins: begins) }
  }

  var isTransparent: Bool { phase != .told }

  var foot: Foot {
    guard phase == .told else { return Foot([]) }
    return Foot([.enter(begins ? .start : .next), .help, .back])
  }

  /// Before the result is shown the questions above take all input.
  mutating func beforeInput(_ step: inout Step) -> Transition? {
    phase == .told ? nil : next(&step)
  }

  mutating func resume(_ outcome: Outcome, _ step: inout Step) -> Transition? {
    guard phase == .asking else { return nil }
    guard let asked = outcome.as(QuestionOutcome.self), let verdict = asked.verdict, !asked.wasLeft else {
      return search.known.isEmpty ? .pop(with: .none) : showResult(&step)
    }
    search.record(isKnown: verdict.isRight)
    return next(&step)
  }

  mutating func handle(_ input: PageInput, _ step: inout Step) -> Transition? {
    switch input.command {
    case .act:
      return begins ? .replace(TodayScene()) : .pop(with: .none)
    case .help: return .push(ScreenHelp.placement)
    case .pause, .leave: return .pop(with: .none)
    default: return nil
    }
  }

  func draw(on canvas: inout Canvas, in page: Page, fraction: Double) {
    guard phase == .told else { return }
    let (theme, room) = (canvas.theme, page.body.centered(Size(min(page.body.width, 60), 5)))
    canvas.put(Text(ready.name), in: page.head, .leading, Style(theme.muted))
    canvas.put(
      Text(PlacementTexts.headline(result)), in: Rect(room.left, room.top, room.width, 1), .center,
      Style(theme.text).bold)
    let rest = Rect(room.left, room.top + 2, room.width, 3)
    canvas.put(Text(PlacementTexts.explanation(result)), wrappedIn: rest, .center, .top, Style(theme.muted))
  }
}

extension PlacementScene {
  private mutating func next(_ step: inout Step) -> Transition {
    guard let place = search.next else { return showResult(&step) }
    let asked = ready.questions.places[place].asked
    return .push(
      QuestionScene(
        asked.question, asked.checker, title: "\(ready.name) · what you know already",
        progress: (done: search.questions, all: search.mostQuestions), obstacle: ready.obstacle,
        purpose: .trial))
  }

  /// The result counts even if the questions were left half way.
  private mutating func showResult(_ step: inout Step) -> Transition {
    phase = .told
    if !result.known.isEmpty { step.report(.course(.placed(deck: ready.deck, words: result.known))) }
    return .stay
  }

  private var result: PlacementResult {
    ready.questions.result(of: search)
  }
}
