import Deterministic
import Engine
import Games
import Interface
import Learning
import Playtest
import Storage

@testable import App

/// A host with knowledge of its own that makes a day's session of one deck, as the program does.
struct TodayHost: QueryHost {
  private let deck: Deck
  private let day: Day
  private let minutes: Int
  private(set) var knowledge: Knowledge
  private var undo: Event.Undo?
  private var count: Int64 = 0
  /// Whether the day has ended.
  var isOver = false
  private var hints: [MnemonicChanged] = []
  /// Without knowledge: what is asked of it is answered by this host.
  private let learner: Learner

  init(_ deck: Deck, on day: Int64 = 0, knowing knowledge: Knowledge = Knowledge(), minutes: Int = 5) {
    self.deck = deck
    self.day = Day(number: day)
    self.knowledge = knowledge
    self.minutes = minutes
    learner = .blank(deck)
  }

  mutating func handle(_ reports: [any Sendable]) {
    for case let report as ArcadeReport in reports {
      switch report {
      case .course(let report): handle(report)
      case .answer(let answer): record(answer, in: "tiny")
      case .hint(let hint): hints.append(hint)
      default: break
      }
    }
  }

  func answer(_ asked: AskedQuery) -> (Answered, Changes)? {
    let answered =
      asked.answer(StartToday.self) { StartToday.Started(ready($0.part), by: learner) }
      ?? asked.answer(DayResults.self) { _ in end }
      ?? asked.answer(LearnableCourses.self) { _ in [course] }
      ?? asked.answer(StartPlacement.self) { _ in (placement, learner.chance) }
      ?? asked.answer(SessionHints.self) { hints(of: $0.words) }
      ?? asked.answer(StartRound.self) {
        StartRound.Started(.success(round($0.request, $0.window)), by: learner)
      }
    return answered.map { ($0, []) }
  }

  private func hints(of words: [WordMet]) -> [MnemonicChanged] {
    words.map { word in hints.last { $0.word == word } ?? MnemonicChanged(word: word, text: nil) }
  }

  var changes: Changes {
    var changes: Changes = hints.isEmpty ? [] : .words
    if isOver { changes.insert(.day) }
    return changes
  }

  private mutating func handle(_ report: CourseReport) {
    switch report {
    case .answer(let answer): record(answer, in: Knowledge.course)
    case .written(let answer): record(answer, in: Knowledge.course)
    case .undo: if let undo { record(Event.Body.undo(undo)) }
    case .accept(let word, let skill, let text): record(Event.Body.accept(word, skill, text))
    case .lesson(let cards): for card in cards { record(Event.Body.lesson(card.word, isKnown: card.isKnown)) }
    case .rest(let word): record(Event.Body.rest(word, until: day.after(by: MemoryModel.leechRest)))
    case .suspended(let word, let isSo):
      record(Event.Body.rest(word, until: isSo ? day.after(by: MemoryModel.suspension) : day))
    case .placed(_, let words):
      for place in words {
        record(Event.Body.lesson(knowledge.word(deck.words[place], in: deck), isKnown: true))
      }
    case .trial(let answer): record(answer, in: "placement")
    case .learns, .learnsBeside, .ended, .stage, .wanted, .celebrated, .holiday: break
    }
  }

  private mutating func record(_ answer: Answer, in game: String) {
    let event = event(knowledge.event(answer, game: game, on: day))
    undo = knowledge.undoing(event)
    knowledge.apply(event)
  }

  private mutating func record(_ body: Event.Body) { knowledge.apply(event(body)) }

  private mutating func event(_ body: Event.Body) -> Event {
    count += 1
    return Event(number: count, moment: Moment(day.start), day: day, body)
  }

  private var scope: DayPlan.Input.Scope {
    let forms = deck.withCapitals
    return DayPlan.Input.Scope(decks: [deck.id], course: DeckOutline(deck)) { reference in
      forms.words.first { $0.id == reference.word }.map { DeckWord($0, of: forms.origin) }
    }
  }

  private func ready(_ part: TodayPart) -> TodayReady? {
    var maker = SessionMaker(
      knowledge, scope, CourseOptions(minutes: minutes, newLimit: 6),
      AnswerCheckerMaker(CourseDecks(deck: { [deck] _ in deck }, alphabets: { _ in [] })), Chance(seed: 1))
    return maker.session(part, on: day).map {
      TodayReady($0, decks: [deck.id: deck.name], obstacle: nil, seed: 1)
    }
  }

  private var course: CourseRow {
    CourseRow(id: deck.id, name: "Spanish", size: "150 words", isUntouched: true)
  }

  private var placement: PlacementReady {
    var maker = SessionMaker(
      knowledge, scope, CourseOptions(minutes: minutes, newLimit: 6), AnswerCheckerMaker(CourseDecks([deck])),
      Chance(seed: 1))
    return PlacementReady(deck: deck.id, name: deck.name, maker.placement(), obstacle: nil)
  }

  private var end: TodayEnd {
    let figures = knowledge.record.days[day] ?? CourseRecord.DayFigures()
    let forecast = Forecast(knowledge, on: day, decks: [deck.id])
    return TodayEnd(
      reviews: figures.reviews, known: figures.known, begun: figures.begun,
      proved: figures.proved, missed: knowledge.wordsMissed(on: day, scope),
      summary: TodaySummary(done: 1, week: Array(forecast.days(7)), next: forecast.next))
  }

  private func round(_ request: GameRequest, _ window: Size) -> RoundReady {
    let words = request.words ?? []
    let items = deck.words.filter { words.contains(WordReference(deck: deck.id, word: $0.id)) }
    let round = RoundSetup(
      RoundSetup.Content(
        of: deck.origin, name: deck.name,
        items: items.map { RoundSetup.Item($0, of: deck.origin, isNew: false, shown: .term) }, seed: 1))
    return RoundReady(CatalogueEntry(TinyGame.self), GameSetup(round, window: window))
  }
}

extension Learner {
  /// A learner who knows nothing.
  static func blank(_ decks: Deck...) -> Learner {
    Learner(
      decks: DeckList(decks), save: SaveFile(), roundOptions: RoundOptions(), now: { 0 }, offset: 0,
      notice: .empty,
      chance: Chance(seed: 1))
  }
}

/// Opens a scene, on top of a menu.
struct Opener: Scene {
  let scene: any Scene
  private var hasBegun = false

  init(_ scene: any Scene) { self.scene = scene }

  mutating func update(_ step: inout Step) -> Transition {
    if hasBegun { return .sleep(until: nil) }
    hasBegun = true
    return .push(scene)
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    canvas.put("the menu below", at: .zero, Style(canvas.theme.text))
  }
}
