import Formats
import Learning

/// A save of version 0.1, schema 1. It knew words of decks, which side of them was
/// shown, and right and wrong.
struct OldSave: Equatable, Sendable {
  private static let keys: Set<String> = [
    "schema", "player", "settings", "scores", "words", "hours", "answers", "sequence", "checksum",
  ]

  /// Settings, scores, hours and unknown members, which are the same in both versions.
  var rest = SaveFile()
  var words: [WordReference: OldWord] = [:]
  var hours: [Int64: HourCount] = [:]
  /// The number of the last line of the journal that is included.
  var answers: Int64 = 0
  var sequence: Int64 = 0

  init() {}

  /// Reads the root; its large members were read on the way.
  init(_ root: JSONValue, _ stored: StoredWords) throws(TextError) {
    words = stored.old
    hours = stored.hours
    rest = try SaveFile(
      .object(JSONObject(try root.object().members(except: ["courses", "home", "lastEvent"]))), StoredWords())
    rest.unknown = try root.object().members(except: Self.keys)
    answers = try root.optional("answers")?.integer(in: 0...SaveFile.mostCounted) ?? 0
    sequence = rest.sequence
  }

  /// Counts a line of the journal, unless it is included already.
  mutating func count(_ line: OldLine, _ model: MemoryModel) {
    guard line.number > answers else { return }
    answers = line.number
    hours[HourCount.hour(of: line.time), default: HourCount()].add(line.hourCount)
    let word = line.answer.reference
    guard word.isWhole, words.count < Knowledge.mostItems || words[word] != nil else { return }
    words[word, default: OldWord()].figures.count(
      line.answer, line.grade, on: model.day(of: Moment(line.time)), model)
  }
}

/// What a save of version 0.1 knew of a word. Questions that showed a letter are under `recognise`, as they
/// are for words.
struct OldWord: Equatable, Sendable {
  var figures = ItemFigures()
  var hint: String?
  var unknown = UnknownMembers()

  init() {}

  private enum Name: String, CaseIterable {
    case lastSeen, meaning, mnemonic, right, seen, term, wrong
  }

  private static let names = JSONNames<Name>()

  init(_ reader: inout JSONReader, of deck: String) throws(TextError) {
    unknown.own = try reader.members(Self.names) { (reader, name) throws(TextError) in
      switch name {
      case .seen: figures.seen = try reader.count()
      case .right: figures.right = try reader.count()
      case .wrong: figures.wrong = try reader.count()
      case .lastSeen: figures.lastSeen = MemoryModel().day(of: Moment(try reader.time()))
      case .mnemonic: hint = try reader.string()
      case .term: try read(.recognise, of: deck, &reader)
      case .meaning: try read(.recall, of: deck, &reader)
      }
    }
  }

  private mutating func read(
    _ skill: Skill, of deck: String, _ reader: inout JSONReader
  ) throws(TextError) {
    var rest: [JSONMember] = []
    figures.skills[skill] = try SkillFigures(old: &reader, rest: &rest, of: deck, MemoryModel())
    if !rest.isEmpty { unknown.ofSkills[skill] = rest }
  }
}

/// What version 0.1 kept of one side of a word. Its memories counted in seconds,
/// with learning steps of minutes.
extension SkillFigures {
  private enum Name: String, CaseIterable {
    case confusedWith, difficulty, due, ms, recent, reviewed, right, stability, stage, streak, wrong
  }

  private static let names = JSONNames<Name>()

  /// Reads the next value; unknown members go to `rest`.
  ///
  /// - Parameter deck: the deck of the confused words, which are stored without it.
  init(
    old reader: inout JSONReader, rest: inout [JSONMember], of deck: String, _ model: MemoryModel
  ) throws(TextError) {
    self.init()
    var stored = OldMemory()
    let start = reader.offset
    rest = try reader.members(Self.names) { (reader, name) throws(TextError) in
      switch name {
      case .right: right = try reader.count()
      case .wrong: wrong = try reader.count()
      case .streak: streak = try reader.count()
      case .ms: milliseconds = try reader.count()
      case .recent: recent = try reader.string(Self.recent, else: .noRecentAnswers)
      case .confusedWith: confusions = try Self.confusions(&reader, of: deck)
      case .stability: stored.stability = try reader.double(in: MemoryState.stabilities)
      case .difficulty: stored.difficulty = try reader.double(in: 1...10)
      case .stage: stored.stage = try reader.string(OldMemory.Stage.init(bytes:), else: .noStage)
      case .reviewed: stored.reviewed = try reader.time()
      case .due: stored.due = try reader.time()
      }
    }
    memory = try stored.memory(&reader, start, model)
    isHeld = memory != nil && stored.stage == .review
  }

  private static func confusions(
    _ reader: inout JSONReader, of deck: String
  ) throws(TextError) -> [WordReference: Int] {
    var counts: [WordReference: Int] = [:]
    try reader.members { (reader, key, _) throws(TextError) in
      let (word, count) = (WordReference(deck: deck, word: key), try reader.count())
      if word.isWhole { counts[word] = count }
    }
    return counts
  }
}

/// Collects the members of a memory of version 0.1.
private struct OldMemory {
  enum Stage: String, CaseIterable {
    case firstStep = "first-step"
    case secondStep = "second-step"
    case review, relearning
  }

  var stability: Double?
  var difficulty: Double?
  var stage: Stage?
  var reviewed: Int64?
  var due: Int64?

  /// Nil if it has no members; some but not all are an error. Days are those of UTC, because
  /// the local time wasn't recorded.
  func memory(
    _ reader: inout JSONReader, _ start: Int, _ model: MemoryModel
  ) throws(TextError) -> MemoryState? {
    guard let stability, let difficulty, stage != nil, let reviewed, let due else {
      if stability == nil && stage == nil && due == nil { return nil }
      throw TextError(
        .expected("stability, difficulty, stage, reviewed and due"), at: reader.place(at: start))
    }
    let day = model.day(of: Moment(reviewed))
    return MemoryState(
      stability: stability, difficulty: difficulty, reviewed: day,
      due: max(model.day(of: Moment(due)), day.after(by: 1)))
  }
}

extension TextError.Problem {
  fileprivate static let noStage = expected(
    OldMemory.Stage.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: " or "))
}

/// One line of the journal of version 0.1: an answer with its number and time.
struct OldLine: JournalLine {
  let number: Int64
  let time: Int64
  /// Without the item, which wasn't recorded.
  let answer: Answer

  var hourCount: HourCount {
    HourCount(right: answer.verdict.isRight ? 1 : 0, wrong: answer.verdict.isRight ? 0 : 1)
  }

  /// Version 0.1 only knew right and wrong.
  var grade: Grade? {
    answer.certainty == .known ? answer.verdict.isRight ? .good : .again : nil
  }

  /// Parses a line, with or without its line feed; nil if it is not a complete line of ours.
  init?(line: ArraySlice<UInt8>) {
    let bytes = Array(line.last == UInt8(ascii: "\n") ? line.dropLast() : line)
    guard let json = try? JSON.read(bytes), let checksum = try? json.member("checksum").string(),
      Checksum.fits(checksum, bytes), let read = try? Self(json)
    else { return nil }
    self = read
  }

  private init(_ json: JSONValue) throws(TextError) {
    number = try json.member("n").integer(in: 0...SaveFile.mostCounted)
    time = try json.member("at").time()
    let side = try json.member("direction").choice(ShownSide.self)
    let word = WordReference(
      deck: try json.member("deck").string(), word: try json.member("word").string())
    let other = try json.optional("confusedWith")?.string()
    answer = Answer(
      item: ItemID(word), skill: Skill(showing: side, isLetter: false), reference: word, mode: .chosen,
      shown: "", given: "", verdict: try json.member("right").bool() ? .right : .wrong,
      milliseconds: try json.count("ms"), certainty: try json.member("sure").choice(Certainty.self),
      confusedWith: other.map { WordReference(deck: word.deck, word: $0) })
  }
}
