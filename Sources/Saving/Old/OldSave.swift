import Formats
import Learning

/// A save of version 0.1, schema 1. It knew words of decks, which side of them was shown, and right and
/// wrong.
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
