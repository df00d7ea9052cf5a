import Formats
import Learning

/// A save of version 0.1, schema 1: it knew words of decks and which side of them was shown, right and wrong.
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

  /// The save of a new player.
  init() {}

  /// The save of a root whose words were read on the way.
  init(_ root: JSONValue, words: [WordReference: OldWord]) throws(TextError) {
    self.words = words
    rest = try SaveFile(
      .object(JSONObject(try root.object().members(except: ["hours", "courses", "home", "lastEvent"]))),
      items: [:], unknown: [:])
    rest.unknown = try root.object().members(except: Self.keys)
    hours = try HourCount.read(root.optional("hours"))
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
      line.answer, model.grade(of: line.answer), at: line.time, model)
  }
}

/// What a save of version 0.1 knew of a word. Its figures are those of the skills that a word would have, so that what
/// was asked with a letter shown stands under `recognise`.
struct OldWord: Equatable, Sendable {
  var figures = ItemFigures()
  var hint: String?
  var unknown = UnknownMembers()

  init() {}

  init(_ reader: inout JSONReader, of deck: String) throws(TextError) {
    try reader.members { (reader, key, place) throws(TextError) in
      switch key {
      case "seen": figures.seen = try reader.value().count()
      case "right": figures.right = try reader.value().count()
      case "wrong": figures.wrong = try reader.value().count()
      case "lastSeen": figures.lastSeen = try reader.value().time()
      case "mnemonic": hint = try reader.value().string()
      case Direction.term.rawValue: try read(.recognise, of: deck, &reader)
      case Direction.meaning.rawValue: try read(.recall, of: deck, &reader)
      default: unknown.own.append(JSONMember(key, try reader.value(), at: place))
      }
    }
  }

  private mutating func read(
    _ skill: Skill, of deck: String, _ reader: inout JSONReader
  ) throws(TextError) {
    var rest: [JSONMember] = []
    figures.skills[skill] = try SkillFigures(&reader, rest: &rest, deck: deck)
    if !rest.isEmpty { unknown.ofSkills[skill] = rest }
  }
}
