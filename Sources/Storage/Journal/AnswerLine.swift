import Formats
import Learning

/// The line of an answer. Nearly all lines are of this kind, so it is read value by value, without a tree.
struct AnswerLine {
  private enum Name: String, CaseIterable {
    case at, checksum, confusedDeck, confusedWith, day, deck, first, game, given, grade, home, item, meanings,
      mode, ms, n
    case options, shown, skill, sure, type, v, verdict, word
  }

  private static let names = JSONNames<Name>()
  private static let mark = Array(#""type":"answer""#.utf8)

  private(set) var number: Int64?
  private(set) var home = ""
  private var moment: Moment?
  private var day: Day?
  private var version: Int64?
  private var (item, deck, word, skill): (String?, String?, String?, String?)
  private var (shown, given, game): (String?, String?, String?)
  private var (meanings, options): ([String], [String]?) = ([], nil)
  private var (mode, certainty): (Mode?, Certainty?)
  private var (verdict, triedBefore): (Verdict?, Verdict?)
  private var milliseconds: Int?
  private var grade: Grade?
  private var (confusedDeck, confusedWith): (String?, String?)

  static func isOne(_ line: ArraySlice<UInt8>) -> Bool {
    // Keys are sorted, so that it is near the end.
    line.withUnsafeBufferPointer { bytes in
      var place = bytes.count - mark.count
      while place >= 0 {
        if bytes[place] == mark[0], mark.elementsEqual(bytes[place..<place + mark.count]) { return true }
        place -= 1
      }
      return false
    }
  }

  /// Reads a line of which `isOne` holds.
  init(_ line: [UInt8]) throws(TextError) {
    var reader = JSONReader(line)
    try reader.document { (reader) throws(TextError) in
      _ = try reader.members(Self.names) { (reader, name) throws(TextError) in try read(name, &reader) }
    }
  }

  /// Nil if something is missing that every answer has.
  var event: Event? {
    guard let number, let moment, let day, version != nil, let item, let deck, let word, let skill, let shown,
      let given,
      let game, let options, let mode, let certainty, let verdict, let milliseconds
    else { return nil }
    let answer = Answer(
      item: ItemID(rawValue: item), skill: Skill(rawValue: skill),
      reference: WordReference(deck: deck, word: word),
      meanings: meanings, mode: mode, shown: shown, options: options, given: given, verdict: verdict,
      milliseconds: milliseconds, certainty: certainty,
      confusedWith: confusedWith.map { WordReference(deck: confusedDeck ?? deck, word: $0) },
      triedBefore: triedBefore)
    return Event(number: number, moment: moment, day: day, .answer(answer, game: game, grade: grade))
  }

  private mutating func read(_ name: Name, _ reader: inout JSONReader) throws(TextError) {
    switch name {
    case .at: moment = try reader.string(Timestamp.moment(bytes:), else: .noMoment)
    case .day: day = Day(number: try reader.value().integer(in: Event.days))
    case .n: number = try reader.value().integer(in: 0...EventLine.mostNumber)
    case .v: version = try reader.value().integer(in: EventLine.version...EventLine.version)
    case .home: home = try reader.string()
    case .item: item = try reader.string()
    case .deck: deck = try reader.string()
    case .word: word = try reader.string()
    case .meanings: meanings = try Self.texts(&reader)
    case .skill: skill = try reader.string()
    case .mode: mode = try reader.string(Mode.init(bytes:), else: .expected("a mode"))
    case .shown: shown = try reader.string()
    case .options: options = try Self.texts(&reader)
    case .given: given = try reader.string()
    case .verdict: verdict = try reader.string(Verdict.init(bytes:), else: .expected("a verdict"))
    case .ms: milliseconds = try reader.count()
    case .sure: certainty = try reader.string(Certainty.init(bytes:), else: .expected("a certainty"))
    case .first: triedBefore = try reader.string(Verdict.init(bytes:), else: .expected("a verdict"))
    case .grade: grade = try reader.string(Grade.init(bytes:), else: .expected("a grade"))
    case .game: game = try reader.string()
    case .confusedWith: confusedWith = try reader.string()
    case .confusedDeck: confusedDeck = try reader.string()
    case .checksum, .type: try reader.pass()
    }
  }

  private static func texts(_ reader: inout JSONReader) throws(TextError) -> [String] {
    var texts: [String] = []
    try reader.items { (reader) throws(TextError) in texts.append(try reader.string()) }
    return texts
  }

  /// What is written.
  static func members(_ answer: Answer, _ game: String, _ grade: Grade?) -> [JSONMember] {
    let word = WordMet(item: answer.item, reference: answer.reference, meanings: answer.meanings)
    let rival = answer.confusedWith
    let others: [JSONMember?] = [
      grade.map { JSONMember("grade", .string($0.rawValue)) },
      rival.map { JSONMember("confusedWith", .string($0.word)) },
      // Written only if it is another one than the word's.
      rival.flatMap { $0.deck == answer.reference.deck ? nil : JSONMember("confusedDeck", .string($0.deck)) },
      answer.triedBefore.map { JSONMember("first", .string($0.rawValue)) },
    ]
    return Coding.word.members(word) + [
      JSONMember("type", .string("answer")), JSONMember("skill", .string(answer.skill.rawValue)),
      JSONMember("mode", .string(answer.mode.rawValue)), JSONMember("shown", .string(answer.shown)),
      JSONMember("options", .array(answer.options.map(JSONValue.string))),
      JSONMember("given", .string(answer.given)),
      JSONMember("verdict", .string(answer.verdict.rawValue)), JSONMember("ms", .count(answer.milliseconds)),
      JSONMember("sure", .string(answer.certainty.rawValue)), JSONMember("game", .string(game)),
    ] + others.compactMap(\.self)
  }
}
