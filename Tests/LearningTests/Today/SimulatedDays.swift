import Deterministic
import Learning

/// Days of a learner of characters with all skills on: what was asked, and the journal.
struct SimulatedDays {
  static let deck = Deck(
    id: "kanji", name: "Kanji", language: .init(term: "ja", meaning: "en"),
    words: "日本水火山川田人口手足目耳木林森".enumerated().map { number, character in
      Word(
        id: "k\(number)", term: String(character), meanings: ["thing \(number)"], reading: "よみ\(number / 2)")
    })

  static let on = ExtraSkills(heard: [deck.id], drawn: [deck.id])

  private(set) var knowledge = Knowledge()
  private(set) var events: [Event] = []
  /// The skills asked of each item today.
  private(set) var asked: [ItemID: Set<Skill>] = [:]
  private(set) var day = Day(number: 50)
  private var chance: Chance
  private let takesBack: Bool

  /// - Parameter takesBack: whether answers are sometimes undone.
  init(seed: UInt64, takesBack: Bool = true) {
    chance = Chance(seed: seed)
    self.takesBack = takesBack
  }

  static func scope(_ extras: ExtraSkills) -> DayPlan.Input.Scope {
    DayPlan.Input.Scope(decks: [deck.id], course: DeckOutline(deck), extras: extras) { reference in
      deck.words.first { $0.id == reference.word }.map { DeckWord($0, of: deck.origin) }
    }
  }

  static func input(_ knowledge: Knowledge, on day: Day, _ extras: ExtraSkills) -> DayPlan.Input {
    DayPlan.Input(knowledge, on: day, scope(extras), minutes: 15)
  }

  func session(_ extras: ExtraSkills = Self.on, seed: UInt64 = 1) -> CourseSession? {
    var maker = SessionMaker(
      knowledge, Self.scope(extras), CourseOptions(minutes: 15), AnswerCheckerMaker(CourseDecks([Self.deck])),
      Chance(seed: seed))
    return maker.session(.all, on: day)
  }

  /// A day, with a session that is sometimes interrupted and resumed.
  mutating func play() {
    asked = [:]
    while let session = session() {
      if play(session) { break }
    }
  }

  mutating func advance() { day = day.after(by: 1 + Int64(chance.below(3))) }

  /// Returns whether it was finished.
  private mutating func play(_ session: CourseSession) -> Bool {
    var queue = session.queue
    while true {
      switch queue.next() {
      case .end: return true
      case .round(let tasks): for task in tasks { answer(task, .dragged, &queue) }
      case .lesson(let tasks):
        for task in tasks {
          guard let question = session.questions[task]?.question else { continue }
          apply(.lesson(question.item.met, isKnown: false))
        }
      case .ask(let task):
        if chance.below(12) == 0 { return false }
        let mode = session.questions[task]?.question.mode ?? .typed
        answer(task, task.skill == .recall && chance.below(2) == 0 ? .drawn : mode, &queue)
      }
    }
  }

  private mutating func answer(_ task: CourseQueue.Task, _ mode: Mode, _ queue: inout CourseQueue) {
    asked[task.item, default: []].insert(task.skill)
    let isRight = chance.below(5) > 0
    var undos = [give(task, mode, isRight ? .right : .wrong)]
    if mode == .drawn, task.skill == .recall {
      let strokes = CourseQueue.Task(task.item, .write)
      undos.append(give(strokes, .drawn, !isRight ? .wrong : chance.below(3) == 0 ? .accent : .right))
    }
    if takesBack, chance.below(10) == 0 {
      for undo in undos.reversed() { apply(.undo(undo)) }
      undos = [give(task, mode, isRight ? .right : .wrong)]
    }
    queue.record(task, isRight: isRight, &chance)
  }

  private mutating func give(_ task: CourseQueue.Task, _ mode: Mode, _ verdict: Verdict) -> Event.Undo {
    let word =
      Self.deck.words.first { knowledge.id(of: $0, in: Self.deck) == task.item } ?? Self.deck.words[0]
    let answer = Answer(
      item: task.item, skill: task.skill, reference: WordReference(deck: Self.deck.id, word: word.id),
      meanings: word.meanings, mode: mode, shown: "x", given: "y", verdict: verdict, milliseconds: 900,
      certainty: .known)
    let event = event(knowledge.event(answer, game: Knowledge.course, on: day))
    let undo = knowledge.undoing(event)
    apply(event)
    return undo
      ?? Event.Undo(
        number: 0, word: knowledge.word(word, in: Self.deck), figures: ItemFigures(), isFirst: true,
        wasLearned: false, hour: 0, wasRight: false, entry: nil)
  }

  private func event(_ body: Event.Body) -> Event {
    Event(number: Int64(events.count + 1), moment: Moment(day.start), day: day, body)
  }

  private mutating func apply(_ body: Event.Body) { apply(event(body)) }

  private mutating func apply(_ event: Event) {
    events.append(event)
    knowledge.apply(event)
  }
}
