import Formats
import Learning

/// The parts of events.
extension Coding<WordMet> {
  static let word = Coding(
    .none, Field("item", \.item, .item), Field("deck", \.reference.deck, .text),
    Field("word", \.reference.word, .text),
    Field("meanings", \.meanings, .texts, unless: []))
}

extension Coding<HourCount> {
  static let hour = Coding(HourCount(), Field("right", \.right, .count), Field("wrong", \.wrong, .count))
}

extension Coding<RightCount> {
  static let right = Coding(RightCount(), Field("asked", \.asked, .count), Field("right", \.right, .count))
}

extension Coding<Event.SessionSum> {
  static let session = Coding(
    Event.SessionSum(reviews: 0, known: 0, begun: 0, seconds: 0), Field("begun", \.begun, .count),
    Field("known", \.known, .count), Field("reviews", \.reviews, .count), Field("seconds", \.seconds, .count))
}

extension Coding<Score> {
  static let score = Coding(
    read: { (json) throws(TextError) in try Score(json) }, members: { $0.json.members })
}

extension Coding<TrainedWeights> {
  static let weights = Coding(
    read: { (json) throws(TextError) in try TrainedWeights(json) }, members: { $0.json.members })
}

extension Coding<Event.Undo> {
  static let undo = Coding(
    Event.Undo(
      number: 0, word: .none, figures: ItemFigures(), isFirst: false, wasLearned: false, hour: 0,
      wasRight: false, entry: nil),
    Field(\.word, .word), Field(\.figures, .figures), Field("of", \.number, .number),
    Field("hour", \.hour, .time),
    Field("wasRight", \.wasRight, .flag), Field("first", \.isFirst, .flag, unless: false),
    Field("learned", \.wasLearned, .flag, unless: false), Field("retry", \.isRetry, .flag, unless: false),
    Field("entry", maybe: \.entry, .object(entry)))

  private static let entry = Coding<CourseRecord.Entry>(
    CourseRecord.Entry(day: .none, recall: nil, isKnown: false, pace: nil), Field("day", \.day, .day),
    Field("known", \.isKnown, .flag), Field("recall", maybe: \.recall, .count),
    Field("typed", \.isTyped, .flag, unless: false),
    Field("new", \.isNew, .flag, unless: false), Field("claim", \.isClaim, .flag, unless: false),
    Field("pace", maybe: \.pace, .count))
}

extension Coding<ItemFigures> {
  static let figures = Coding(
    ItemFigures(), Field("seen", \.seen, .count), Field("right", \.right, .count),
    Field("wrong", \.wrong, .count),
    Field("lastSeen", maybe: \.lastSeen, .day), Field("skills", \.skills, .entries(.skill, .object(.skill))))
}

extension Coding<SkillFigures> {
  /// The last answers are a text of 1 and 0, the newest last.
  fileprivate static let skill = Coding(
    SkillFigures(), Field("right", \.right, .count, unless: 0), Field("wrong", \.wrong, .count, unless: 0),
    Field("streak", \.streak, .count, unless: 0), Field("ms", \.milliseconds, .count, unless: 0),
    Field("recent", \.recent, .recent, unless: []), Field("box", maybe: \.keptBox, .box),
    Field("confusedWith", \.confusions, .entries(.reference, .count), unless: [:]),
    Field("held", \.isHeld, .flag, unless: false), Field("produced", \.wasProduced, .flag, unless: false),
    Field("lapses", \.lapses, .count, unless: 0), Field("missed", maybe: \.missed, .day),
    Field("stability", maybe: \.memory, .memory))
}

extension Coding<MemoryState> {
  fileprivate static let memory = Coding(
    MemoryState(stability: 1, difficulty: 1, reviewed: .none, due: .none),
    Field("stability", \.stability, .number(in: MemoryState.stabilities)),
    Field("difficulty", \.difficulty, .number(in: 1...10)), Field("reviewed", \.reviewed, .day),
    Field("due", \.due, .day))
}

extension Form<Int> {
  fileprivate static let box = count(in: 1...Int64(Leitner.waits.count))
}

extension Form<[Bool]> {
  fileprivate static let recent = Form(
    read: { (json) throws(TextError) in
      let digits = Array(try json.string().utf8)
      guard digits.count <= SkillFigures.recentCount, digits.allSatisfy({ $0 == 48 || $0 == 49 }) else {
        throw TextError(
          .expected("a text of at most \(SkillFigures.recentCount) digits 0 and 1"), at: json.place)
      }
      return digits.map { $0 == 49 }
    }, write: { .string(String($0.map { $0 ? "1" : "0" })) })
}

extension Form<WordReference> {
  fileprivate static let reference = Form(
    read: { (json) throws(TextError) in
      var text = try json.string()
      guard let word = text.withUTF8(WordReference.init(bytes:)) else {
        throw TextError(.expected("a key like deck/word"), at: json.place)
      }
      return word
    }, write: { .string($0.text) })
}

extension WordMet {
  /// Stands where one is read.
  static let none = WordMet(item: ItemID(rawValue: ""), reference: WordReference(deck: "", word: ""))
}

extension Day {
  /// Stands where one is read.
  static let none = Day(number: 0)
}

extension RightCount {
  /// No more can be right than were asked.
  var bounded: RightCount { RightCount(right: min(right, asked), asked: asked) }

  init(_ json: JSONValue) throws(TextError) { self = try Coding.right.read(json).bounded }

  var members: [JSONMember] { Coding.right.members(self) }
}
