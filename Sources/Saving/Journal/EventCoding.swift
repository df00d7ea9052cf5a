import Formats
import Learning

/// The JSON of events.
extension Event.Body {
  init(_ json: JSONValue) throws(TextError) {
    switch try json.member("type").string() {
    case "baseline":
      if let hour = try json.optional("hour") {
        self = .hour(
          try hour.time(), HourCount(right: try json.count("right"), wrong: try json.count("wrong")))
      } else if let day = try json.optional("past") {
        self = .past(try day.day(), reviews: try json.count("reviews"), known: try json.count("known"))
      } else {
        self = .baseline(Event.Baseline(word: try WordMet(json), figures: try ItemFigures(json)))
      }
    case "answer":
      self = .answer(
        try Answer(json), game: try json.member("game").string(),
        grade: try json.optional("grade")?.choice(Grade.self))
    case "met": self = .met(try WordMet(json))
    case "lesson": self = .lesson(try WordMet(json), isKnown: try json.optional("known")?.bool() ?? false)
    case "undo": self = .undo(try Event.Undo(json))
    case "accept":
      let (word, skill) = (try WordMet(json), Skill(rawValue: try json.member("skill").string()))
      let text = try json.member("text").string()
      let isUndone = try json.optional("undone")?.bool() ?? false
      self = isUndone ? .unaccept(word, skill, text) : .accept(word, skill, text)
    case "rest": self = .rest(try WordMet(json), until: try json.member("until").day())
    case "session": self = .session(try Event.SessionSum(json))
    case "hint": self = .hint(try WordMet(json), try json.optional("text")?.string())
    case "weights": self = .weights(try TrainedWeights(json))
    case "score": self = .score(try Score(json))
    case "course":
      switch try json.member("step").choice(CourseStep.self) {
      case .joined: self = .joined(try WordMet(json))
      case .learned: self = .learned(try WordMet(json))
      case .wanted: self = .wanted(try WordMet(json))
      case .practice: self = .practiceOpened(deck: try json.member("deck").string())
      case .exam, .stage, .way: self = .stage(try StageEvent(json))
      }
    case "kit", "exam", "reset": self = .stage(try StageEvent(json))
    default: throw TextError(.expected("a type that this version knows"), at: json.place)
    }
  }

  var members: [JSONMember] {
    switch self {
    case .baseline(let baseline):
      baseline.word.members("baseline") + baseline.figures.members
    case .hour(let hour, let count):
      [Self.type("baseline"), JSONMember("hour", .string(Timestamp.text(hour)))] + count.json.members
    case .past(let day, let reviews, let known):
      [
        Self.type("baseline"), JSONMember("past", .string(Timestamp.date(day))),
        JSONMember("reviews", .count(reviews)), JSONMember("known", .count(known)),
      ]
    case .answer(let answer, let game, let grade):
      answer.members + [JSONMember("game", .string(game))]
        + [grade].compactMap { $0.map { JSONMember("grade", .string($0.rawValue)) } }
    case .met(let word): word.members("met")
    case .lesson(let word, let isKnown):
      word.members("lesson") + (isKnown ? [JSONMember("known", .bool(true))] : [])
    case .undo(let undo): undo.members
    case .accept(let word, let skill, let text): Self.accepted(word, skill, text)
    case .unaccept(let word, let skill, let text):
      Self.accepted(word, skill, text) + [JSONMember("undone", .bool(true))]
    case .rest(let word, let day):
      word.members("rest") + [JSONMember("until", .string(Timestamp.date(day)))]
    case .session(let sum): [Self.type("session")] + sum.members
    case .hint(let word, let text):
      word.members("hint") + [text].compactMap { $0.map { JSONMember("text", .string($0)) } }
    case .weights(let trained): [Self.type("weights")] + trained.json.members
    case .score(let score): [Self.type("score")] + score.json.members
    case .joined(let word): word.members("course") + [Self.step(.joined)]
    case .learned(let word): word.members("course") + [Self.step(.learned)]
    case .wanted(let word): word.members("course") + [Self.step(.wanted)]
    case .practiceOpened(let deck):
      [Self.type("course"), JSONMember("deck", .string(deck)), Self.step(.practice)]
    case .stage(let event): event.members
    }
  }

  /// An event about a word of the course.
  private static func accepted(_ word: WordMet, _ skill: Skill, _ text: String) -> [JSONMember] {
    word.members("accept") + [
      JSONMember("skill", .string(skill.rawValue)), JSONMember("text", .string(text)),
    ]
  }

  enum CourseStep: String, CaseIterable {
    case exam, joined, learned, practice, stage, wanted, way
  }

  static func step(_ step: CourseStep) -> JSONMember { JSONMember("step", .string(step.rawValue)) }

  static func type(_ name: String) -> JSONMember { JSONMember("type", .string(name)) }
}

extension WordMet {
  init(_ json: JSONValue) throws(TextError) {
    self.init(
      item: ItemID(rawValue: try json.member("item").string()),
      reference: WordReference(
        deck: try json.member("deck").string(), word: try json.member("word").string()),
      meanings: try json.optional("meanings")?.strings() ?? [])
  }

  func members(_ type: String) -> [JSONMember] {
    let list =
      meanings.isEmpty ? [] : [JSONMember("meanings", .array(meanings.map(JSONValue.string)))]
    return [
      Event.Body.type(type), JSONMember("item", .string(item.rawValue)),
      JSONMember("deck", .string(reference.deck)), JSONMember("word", .string(reference.word)),
    ] + list
  }
}

extension Answer {
  fileprivate init(_ json: JSONValue) throws(TextError) {
    let word = try WordMet(json)
    self.init(
      item: word.item, skill: Skill(rawValue: try json.member("skill").string()), reference: word.reference,
      meanings: word.meanings, mode: try json.member("mode").choice(Mode.self),
      shown: try json.member("shown").string(),
      options: try json.member("options").strings(), given: try json.member("given").string(),
      verdict: try json.member("verdict").choice(Verdict.self), milliseconds: try json.count("ms"),
      certainty: try json.member("sure").choice(Certainty.self),
      confusedWith: try Self.confusion(json, in: word.reference.deck),
      triedBefore: try json.optional("first")?.choice(Verdict.self))
  }

  fileprivate var members: [JSONMember] {
    let word = WordMet(item: item, reference: reference, meanings: meanings)
    return word.members("answer") + [
      JSONMember("skill", .string(skill.rawValue)), JSONMember("mode", .string(mode.rawValue)),
      JSONMember("shown", .string(shown)), JSONMember("options", .array(options.map(JSONValue.string))),
      JSONMember("given", .string(given)), JSONMember("verdict", .string(verdict.rawValue)),
      JSONMember("ms", .count(milliseconds)), JSONMember("sure", .string(certainty.rawValue)),
    ] + confusion + [triedBefore].compactMap { $0.map { JSONMember("first", .string($0.rawValue)) } }
  }

  /// The deck is written only if it is another one than the word's.
  private var confusion: [JSONMember] {
    guard let confusedWith else { return [] }
    let deck = confusedWith.deck == deck ? [] : [JSONMember("confusedDeck", .string(confusedWith.deck))]
    return [JSONMember("confusedWith", .string(confusedWith.word))] + deck
  }

  private static func confusion(_ json: JSONValue, in deck: String) throws(TextError) -> WordReference? {
    guard let word = try json.optional("confusedWith")?.string() else { return nil }
    return WordReference(deck: try json.optional("confusedDeck")?.string() ?? deck, word: word)
  }
}

extension ItemFigures {
  init(_ json: JSONValue) throws(TextError) {
    self.init(
      seen: try json.count("seen"), right: try json.count("right"), wrong: try json.count("wrong"),
      lastSeen: try json.optional("lastSeen")?.day())
    var (rest, reader) = (UnknownMembers(), JSONReader(JSON.write(try json.member("skills"), spread: 0)))
    try reader.document { (reader) throws(TextError) in try readSkills(&reader, &rest) }
  }

  var members: [JSONMember] {
    [
      JSONMember("seen", .integer(seen)), JSONMember("right", .integer(right)),
      JSONMember("wrong", .integer(wrong)), JSONMember("skills", skillsJSON([:])),
    ] + [lastSeen].compactMap { $0.map { JSONMember("lastSeen", .string(Timestamp.date($0))) } }
  }
}
