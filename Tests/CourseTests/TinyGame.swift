import Engine
import Interface
import Learning
import Playtest
import WordGame

@testable import Babble

/// The smallest game of words: shows a term, and the player says by y or n whether they know it.
enum TinyGame: WordGame {
  static let profile = GameProfile(
    name: "tiny", title: "Tiny", summary: "say whether you know it", usualWords: 3, usualSides: .term,
    help: HelpScene("Tiny", [.init("How it goes", ["y or n."])]))

  static func rules(_ setup: GameSetup) -> [Text] { ["y or n."] }

  static func play(_ setup: GameSetup) -> (any RoundScene)? {
    setup.round.content.items.isEmpty ? nil : TinyScene(setup: setup)
  }
}

struct TinyScene: RoundScene {
  typealias Played = TinyGame

  let setup: GameSetup
  let clock = Countdown(seconds: nil)
  var score = Tally()
  var tick: Tick = 0
  var choice: PauseChoice?
  private var missed: [Int] = []
  private var index = 0

  init(setup: GameSetup) { self.setup = setup }

  mutating func update(_ step: inout Step) -> Transition {
    tick = step.tick
    if let transition = takeChoice(&step) { return transition }
    while let event = step.next() {
      switch event {
      case .key("y"): answer(true, &step)
      case .key("n"): answer(false, &step)
      case .key("p"): return pause()
      default: break
      }
      if index == items.count { return finish() }
    }
    return .sleep(until: nil)
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    head.draw(on: &canvas, in: Page(canvas.size).head)
    canvas.put(Text(items[index].word.term), at: Point(4, 4), Style(canvas.theme.text))
  }

  func hash(into hash: inout StateHash) {
    hash.combine(setup)
    hash.combine(missed + [index])
    hash.combine(score)
  }

  private var items: [RoundSetup.Item] { setup.round.content.items }

  private mutating func answer(_ isRight: Bool, _ step: inout Step) {
    step.report(
      .answer(
        items[index].answer(
          showing: .term, .judged, shown: items[index].word.term,
          given: isRight ? "yes" : "no", verdict: isRight ? .right : .wrong, milliseconds: 1,
          certainty: .known)))
    if isRight { score.hit(worth: 10, raisesCombo: false) } else { score.miss() }
    if !isRight { missed.append(index) }
    index += 1
  }

  private func finish() -> Transition {
    end("All asked", figures: ["\(score.right) known"], missed: missed.map { MissedWord(items[$0]) })
  }
}

/// A host with two decks that counts answers.
struct TinyHost: ReportHandler {
  static let decks = [("birds", ["águila", "búho"]), ("fish", ["atún", "bacalao", "carpa"])].map {
    id, terms in
    Deck(
      id: id, name: "The \(id)",
      words: terms.map { Word(id: $0, term: $0, meanings: ["a kind of \(id)"]) })
  }

  private(set) var answers: [Answer] = []
  private var settings = Settings(.init(.today.deck, to: "birds"))
  /// Whether replies come a tick later, as from another thread.
  private let isSlow: Bool
  private var waiting: [ArcadeNews] = []

  init(isSlow: Bool = false) { self.isSlow = isSlow }

  mutating func handle(_ reports: [any Sendable]) -> [any Sendable] {
    var news = waiting
    waiting = []
    for case let report as ArcadeReport in reports {
      switch report {
      case .answer(let answer): answers.append(answer)
      case .setting(let change): settings.apply(change)
      case .asks(let question) where isSlow: waiting += reply(to: question)
      case .asks(let question): news += reply(to: question)
      case .course, .learned, .met, .hint, .cue, .spoken, .lookBack, .ended, .left, .endShown,
        .picture, .idle:
        break
      }
    }
    return news
  }

  private func reply(to question: ArcadeQuestion) -> [ArcadeNews] {
    switch question {
    case .round(let request, let window): [round(request, window)]
    case .decks: [.decks(Self.decks.map(row), chosen: settings[.today.deck])]
    case .overview, .settings, .menu, .code, .words, .statistics, .courses, .today, .placement, .todayEnd,
      .own, .bank, .term, .madeDecks:
      []
    }
  }

  private func round(_ request: GameRequest, _ window: Size) -> ArcadeNews {
    guard let deck = Self.decks.first(where: { $0.id == request.deck ?? settings[.today.deck] }) else {
      return .hindered(Hindrance("Tiny", "There is no such deck."))
    }
    let words = deck.words.filter {
      request.words?.contains(WordReference(deck: deck.id, word: $0.id)) ?? true
    }
    let round = RoundSetup(
      RoundSetup.Content(
        of: deck.origin, name: deck.name,
        items: words.map { RoundSetup.Item($0, of: deck.origin, isNew: false, shown: .term) }, seed: 1))
    return .round(RoundReady(CatalogueEntry(TinyGame.self), GameSetup(round, window: window)))
  }

  private func row(_ deck: Deck) -> DeckRow {
    DeckRow(
      id: deck.id, name: Text(deck.name), size: "", languages: "", searchText: deck.name, marks: MarkCounts())
  }
}

/// The scene below a session.
struct Below: Scene {
  let stops: [SessionScene.Stop]
  private(set) var isBack = false

  init(_ stops: [SessionScene.Stop]) { self.stops = stops }

  func update(_ step: inout Step) -> Transition {
    isBack ? .sleep(until: nil) : SessionScene.open(stops, &step)
  }

  mutating func resume(_ outcome: Outcome, _ step: inout Step) -> Transition? {
    isBack = true
    return nil
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    canvas.put("the menu below", at: .zero, Style(canvas.theme.text))
  }
}
