import Learning

/// Answers about one word, and what is known of it.
enum AnswerSamples {
  static let word = WordMet(
    item: ItemID(rawValue: "es:casa"), reference: WordReference(deck: "d", word: "casa"), meanings: ["house"])

  static func answer(
    _ verdict: Verdict = .right, _ mode: Mode = .typed, _ skill: Skill = .recall, of word: WordMet = word,
    after triedBefore: Verdict? = nil, milliseconds: Int = 1000, certainty: Certainty = .known
  ) -> Answer {
    Answer(
      item: word.item, skill: skill, reference: word.reference, meanings: word.meanings, mode: mode,
      shown: "house", given: "casa", verdict: verdict, milliseconds: milliseconds, certainty: certainty,
      triedBefore: triedBefore)
  }

  /// A memory that was answered on day 0.
  static func memory(_ stability: Double, difficulty: Double = 2.118) -> MemoryState {
    MemoryState(
      stability: stability, difficulty: difficulty, reviewed: Day(number: 0),
      due: Day(number: MemoryModel().interval(stability)))
  }

  /// Figures of a word with that memory, last seen on day 0.
  static func figures(_ memory: MemoryState?, _ skill: Skill = .recall, recent: [Bool] = [true])
    -> ItemFigures
  {
    ItemFigures(
      seen: 1, right: 1, lastSeen: Day(number: 0),
      skills: [skill: SkillFigures(right: 1, recent: recent, memory: memory)])
  }
}

/// A learner of one word, by events.
struct Learner {
  var knowledge = Knowledge()
  private var number: Int64 = 0

  init(_ memory: MemoryState? = nil) {
    guard let memory else { return }
    let word = AnswerSamples.word
    apply(
      .baseline(Event.Baseline(word: word, figures: AnswerSamples.figures(memory))), on: Day(number: 0))
  }

  var figures: ItemFigures { knowledge.figures(of: AnswerSamples.word.reference) }
  var skill: SkillFigures { figures.skills[.recall] ?? SkillFigures() }
  var memory: MemoryState? { skill.memory }

  /// Noon of a day in UTC.
  static func noon(_ day: Day) -> Moment { Moment(day.start + 12 * 3600) }

  @discardableResult
  mutating func apply(_ body: Event.Body, on day: Day) -> Event {
    number += 1
    let event = Event(number: number, moment: Self.noon(day), day: day, body)
    knowledge.apply(event)
    return event
  }

  /// Answers, and returns the model's grade.
  @discardableResult
  mutating func answer(_ answer: Answer, on day: Int64, game: String = Knowledge.course) -> Grade? {
    let body = knowledge.event(answer, game: game, on: Day(number: day))
    apply(body, on: Day(number: day))
    if case .answer(_, _, let grade) = body { return grade }
    return nil
  }
}
