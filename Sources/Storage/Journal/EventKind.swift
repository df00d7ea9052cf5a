import Formats
import Learning

/// A kind of event as it stands in a line: declared once, read and written by that. `AnswerLine` has that of answers.
struct EventKind: Sendable {
  let type: String
  /// A member that tells it from other kinds of the same type: one with this value, or any with this key.
  private let mark: JSONMember?
  private let key: String?
  private let reading: @Sendable (JSONValue) throws(TextError) -> Event.Body
  private let writing: @Sendable (Event.Body) -> [JSONMember]?

  private init<Value>(
    _ type: String, mark: JSONMember? = nil, having key: String? = nil, _ coding: Coding<Value>,
    _ make: @escaping @Sendable (Value) -> Event.Body, _ value: @escaping @Sendable (Event.Body) -> Value?
  ) {
    (self.type, self.mark, self.key) = (type, mark, key)
    reading = { (json) throws(TextError) in make(try coding.read(json)) }
    writing = { value($0).map(coding.members) }
  }

  private func fits(_ json: JSONValue) throws(TextError) -> Bool {
    if let mark { return try json.optional(mark.key)?.content == mark.value.content }
    if let key { return try json.optional(key) != nil }
    return true
  }
}

extension Event.Body {
  init(_ json: JSONValue) throws(TextError) {
    self = try EventKind.read(json)
  }

  var members: [JSONMember] {
    if case .answer(let answer, let game, let grade) = self { return AnswerLine.members(answer, game, grade) }
    return EventKind.members(of: self)
  }
}

extension EventKind {
  static func read(_ json: JSONValue) throws(TextError) -> Event.Body {
    let type = try json.member("type").string()
    for kind in all where kind.type == type {
      if try kind.fits(json) { return try kind.reading(json) }
    }
    throw TextError(.expected("a type that this version knows"), at: json.place)
  }

  static func members(of body: Event.Body) -> [JSONMember] {
    for kind in all {
      guard let members = kind.writing(body) else { continue }
      return [JSONMember("type", .string(kind.type))] + [kind.mark].compactMap(\.self) + members
    }
    preconditionFailure("no kind of event codes \(body)")
  }

  private typealias WordAndDay = (word: WordMet, day: Day)
  private typealias WordAndText = (word: WordMet, text: String?)
  private typealias Accepted = (word: WordMet, skill: Skill, text: String)
  private typealias Past = (day: Day, reviews: Int, known: Int)
  private typealias Hour = (hour: Int64, count: HourCount)
  private typealias Stage = (course: String, stage: String)
  private typealias Way = (course: String, stage: String, way: String)
  private typealias Kit = (course: String, place: StageCourse.Place, count: RightCount)
  private typealias Exam = (course: String, stage: String, count: RightCount)

  private static let undone = JSONMember("undone", .bool(true))
  private static func step(_ name: String) -> JSONMember { JSONMember("step", .string(name)) }

  /// Those with a mark come before the one of their type that has none.
  private static let all: [EventKind] =
    [
      EventKind(
        "baseline", having: "hour",
        Coding(Hour(0, HourCount()), Field("hour", \.hour, .time), Field(\.count, .hour)),
        { .hour($0.hour, $0.count) },
        { if case .hour(let hour, let count) = $0 { (hour, count) } else { nil } }),
      EventKind(
        "baseline", having: "past",
        Coding(
          Past(.none, 0, 0), Field("past", \.day, .day), Field("reviews", \.reviews, .count),
          Field("known", \.known, .count)),
        { .past($0.day, reviews: $0.reviews, known: $0.known) },
        { if case .past(let day, let reviews, let known) = $0 { (day, reviews, known) } else { nil } }),
      EventKind(
        "baseline",
        Coding(
          Event.Baseline(word: .none, figures: ItemFigures()), Field(\.word, .word),
          Field(\.figures, .figures)),
        { .baseline($0) }, { if case .baseline(let baseline) = $0 { baseline } else { nil } }),
      EventKind("met", .word, { .met($0) }, { if case .met(let word) = $0 { word } else { nil } }),
      EventKind(
        "lesson",
        Coding(
          (word: WordMet.none, isKnown: false), Field(\.word, .word),
          Field("known", \.isKnown, .flag, unless: false)),
        { .lesson($0.word, isKnown: $0.isKnown) },
        { if case .lesson(let word, let isKnown) = $0 { (word, isKnown) } else { nil } }),
      EventKind("undo", .undo, { .undo($0) }, { if case .undo(let undo) = $0 { undo } else { nil } }),
      EventKind(
        "accept", mark: undone, accepted, { .unaccept($0.word, $0.skill, $0.text) },
        { if case .unaccept(let word, let skill, let text) = $0 { (word, skill, text) } else { nil } }),
      EventKind(
        "accept", accepted, { .accept($0.word, $0.skill, $0.text) },
        { if case .accept(let word, let skill, let text) = $0 { (word, skill, text) } else { nil } }),
      EventKind(
        "rest", Coding(WordAndDay(.none, .none), Field(\.word, .word), Field("until", \.day, .day)),
        { .rest($0.word, until: $0.day) },
        { if case .rest(let word, let day) = $0 { (word, day) } else { nil } }),
      EventKind(
        "weights", .weights, { .weights($0) }, { if case .weights(let trained) = $0 { trained } else { nil } }
      ),
      EventKind("score", .score, { .score($0) }, { if case .score(let score) = $0 { score } else { nil } }),
      EventKind(
        "session", .session, { .session($0) }, { if case .session(let sum) = $0 { sum } else { nil } }),
      EventKind(
        "hint", Coding(WordAndText(.none, nil), Field(\.word, .word), Field("text", maybe: \.text, .text)),
        { .hint($0.word, $0.text) }, { if case .hint(let word, let text) = $0 { (word, text) } else { nil } }),
      EventKind(
        "milestone", .milestone, { .milestone($0) },
        { if case .milestone(let milestone) = $0 { milestone } else { nil } }),
      EventKind(
        "holiday", Coding(Day.none, Field("until", \.self, .day)), { .holiday(until: $0) },
        { if case .holiday(let end) = $0 { end } else { nil } }),
      EventKind(
        "course", mark: step("joined"), .word, { .joined($0) },
        { if case .joined(let word) = $0 { word } else { nil } }),
      EventKind(
        "course", mark: step("learned"), .word, { .learned($0) },
        { if case .learned(let word) = $0 { word } else { nil } }),
      EventKind(
        "course", mark: step("wanted"), .word, { .wanted($0) },
        { if case .wanted(let word) = $0 { word } else { nil } }),
      EventKind(
        "course", mark: step("practice"), Coding("", Field("deck", \.self, .text)),
        { .practiceOpened(deck: $0) },
        { if case .practiceOpened(let deck) = $0 { deck } else { nil } }),
    ] + stages

  private static let accepted = Coding(
    Accepted(.none, .recall, ""), Field(\.word, .word), Field("skill", \.skill, .skill),
    Field("text", \.text, .text))

  /// Courses of stages.
  private static let stages: [EventKind] = [
    EventKind(
      "kit",
      Coding(
        Kit("", StageCourse.Place(stage: "", kit: ""), RightCount()), Field("course", \.course, .text),
        Field("stage", \.place.stage, .text), Field("kit", \.place.kit, .text), Field(\.count, .right)),
      { .stage(StageEvent($0.course, .kit($0.place, $0.count.bounded))) },
      {
        if case .stage(let event) = $0, case .kit(let place, let count) = event.step {
          (event.course, place, count)
        } else {
          nil
        }
      }),
    EventKind(
      "exam",
      Coding(
        Exam("", "", RightCount()), Field("course", \.course, .text), Field("stage", \.stage, .text),
        Field(\.count, .right)),
      { .stage(StageEvent($0.course, .exam(stage: $0.stage, $0.count.bounded))) },
      {
        if case .stage(let event) = $0, case .exam(let stage, let count) = event.step {
          (event.course, stage, count)
        } else {
          nil
        }
      }),
    EventKind(
      "reset", mark: undone, Coding("", Field("course", \.self, .text)),
      { .stage(StageEvent($0, .restored)) },
      { if case .stage(let event) = $0, event.step == .restored { event.course } else { nil } }),
    EventKind(
      "reset", Coding("", Field("course", \.self, .text)), { .stage(StageEvent($0, .reset)) },
      { if case .stage(let event) = $0, event.step == .reset { event.course } else { nil } }),
    EventKind(
      "course", mark: step("exam"), stage, { .stage(StageEvent($0.course, .examOpened(stage: $0.stage))) },
      {
        if case .stage(let event) = $0, case .examOpened(let stage) = event.step {
          (event.course, stage)
        } else {
          nil
        }
      }),
    EventKind(
      "course", mark: step("stage"), stage, { .stage(StageEvent($0.course, .stageOpened($0.stage))) },
      {
        if case .stage(let event) = $0, case .stageOpened(let stage) = event.step {
          (event.course, stage)
        } else {
          nil
        }
      }),
    EventKind(
      "course", mark: step("way"),
      Coding(
        Way("", "", ""), Field("course", \.course, .text), Field("stage", \.stage, .text),
        Field("way", \.way, .text)),
      { .stage(StageEvent($0.course, .chosen(stage: $0.stage, way: $0.way))) },
      {
        if case .stage(let event) = $0, case .chosen(let stage, let way) = event.step {
          (event.course, stage, way)
        } else {
          nil
        }
      }),
  ]

  private static let stage = Coding(
    Stage("", ""), Field("course", \.course, .text), Field("stage", \.stage, .text))
}
