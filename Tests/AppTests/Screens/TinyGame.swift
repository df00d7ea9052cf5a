import Engine
import Interface
import Learning
import Playtest

@testable import App
@testable import Games

/// The smallest game of words: shows a term, and the player says by y or n whether they know it.
enum TinyGame: WordGame {
  static let profile = GameProfile(
    name: "tiny", title: "Tiny", summary: "say whether you know it", usualWords: 3, usualSides: .term,
    makeHelp: { HelpScene("Tiny", "Yes or no.", keys: [("y n", "answer")]) })

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
    if let transition = applyChoice(&step) { return transition }
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
struct TinyHost: QueryHost {
  static let decks = [("birds", ["águila", "búho"]), ("fish", ["atún", "bacalao", "carpa"])].map {
    id, terms in
    Deck(
      id: id, name: "The \(id)",
      words: terms.map { Word(id: $0, term: $0, meanings: ["a kind of \(id)"]) })
  }

  private(set) var answers: [Answer] = []
  private var settings = Settings(.init(.today.deck, to: "birds"))

  mutating func handle(_ reports: [any Sendable]) {
    for case let report as ArcadeReport in reports {
      switch report {
      case .answer(let answer): answers.append(answer)
      case .setting(let change): settings.apply(change)
      default: break
      }
    }
  }

  func answer(_ asked: AskedQuery) -> (Answered, Changes)? {
    asked.answer(StartRound.self) {
      StartRound.Started(round($0.request, $0.window), by: .blank())
    }.map { ($0, []) }
  }

  private func round(_ request: GameRequest, _ window: Size) -> Result<RoundReady, RoundObstacle> {
    guard let deck = Self.decks.first(where: { $0.id == request.deck ?? settings[.today.deck] }) else {
      return .failure(RoundObstacle("Tiny", "There is no such deck."))
    }
    let words = deck.words.filter {
      request.words?.contains(WordReference(deck: deck.id, word: $0.id)) ?? true
    }
    let round = RoundSetup(
      RoundSetup.Content(
        of: deck.origin, name: deck.name,
        items: words.map { RoundSetup.Item($0, of: deck.origin, isNew: false, shown: .term) }, seed: 1))
    return .success(RoundReady(CatalogueEntry(TinyGame.self), GameSetup(round, window: window)))
  }

  /// The list of its decks.
  static var rows: DeckRows {
    let rows = decks.map { deck in
      DeckRow(
        id: deck.id, name: Text(deck.name), size: "", languages: "", searchText: deck.name,
        marks: MarkCounts())
    }
    return DeckRows(rows: rows, chosen: "birds")
  }
}

/// The scene below a session.
struct Below: Scene {
  let stops: [SessionScene.Stop]
  private(set) var isBack = false

  init(_ stops: [SessionScene.Stop]) { self.stops = stops }

  func update(_ step: inout Step) -> Transition {
    isBack ? .sleep(until: nil) : .push(SessionScene(stops))
  }

  mutating func resume(_ outcome: Outcome, _ step: inout Step) -> Transition? {
    isBack = true
    return nil
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    canvas.put("the menu below", at: .zero, Style(canvas.theme.text))
  }
}
