import Formats
import Learning

/// One line of the journal: an answer, its number and when and where it was given.
public struct JournalEntry: Equatable, Sendable {
  /// Counts answers from 1; no two lines have the same.
  public var number: Int64
  /// When it was given, in seconds since 1970 UTC.
  public var time: Int64
  /// The game's word on the command line.
  public var game: String
  /// The answer.
  public var answer: Answer
  /// Which case of a letter was shown, `upper` or `lower`; nil where letters have none.
  public var letterCase: String?

  /// A line of its parts.
  public init(number: Int64, time: Int64, game: String, answer: Answer, letterCase: String? = nil) {
    self.number = number
    self.time = time
    self.game = game
    self.answer = answer
    self.letterCase = letterCase
  }
}

/// As the journal has it: compact JSON with sorted keys and a checksum, as that of the save, in one line.
extension JournalEntry {
  /// The entry of a line, with its line feed or without; nil when the bytes are no whole line of ours.
  init?(line: ArraySlice<UInt8>) {
    let bytes = Array(line.last == UInt8(ascii: "\n") ? line.dropLast() : line)
    guard let json = try? JSON.read(bytes), let checksum = try? json.member("checksum").string(),
      Checksum.fits(checksum, bytes), let entry = try? JournalEntry(json)
    else { return nil }
    self = entry
  }

  private init(_ json: JSONValue) throws(TextError) {
    self.init(
      number: try json.member("n").integer(in: 0...SaveFile.mostCounted), time: try json.member("at").time(),
      game: try json.member("game").string(), answer: try Answer(json),
      letterCase: try json.optional("case")?.string())
  }

  /// The line with its end.
  var line: [UInt8] {
    var object: JSONObject = [
      "n": .integer(number), "at": .string(Timestamp.text(time)), "game": .string(game),
      "case": letterCase.map(JSONValue.string) ?? .null,
    ]
    for member in answer.json.members { object[member.key] = member.value }
    return Checksum.seal(object, spread: 0) + [UInt8(ascii: "\n")]
  }
}

extension Answer {
  fileprivate init(_ json: JSONValue) throws(TextError) {
    self.init(
      deck: try json.member("deck").string(), word: try json.member("word").string(),
      direction: try json.member("direction").choice(Direction.self),
      shown: try json.member("shown").string(),
      options: try json.member("options").strings(), given: try json.member("given").string(),
      isRight: try json.member("right").bool(), milliseconds: try json.count("ms"),
      certainty: try json.member("sure").choice(Certainty.self),
      confusedWith: try json.optional("confusedWith")?.string())
  }

  fileprivate var json: JSONObject {
    [
      "deck": .string(deck), "word": .string(word), "direction": .string(direction.rawValue),
      "shown": .string(shown), "options": .array(options.map(JSONValue.string)), "given": .string(given),
      "right": .bool(isRight), "ms": .count(milliseconds), "sure": .string(certainty.rawValue),
      "confusedWith": confusedWith.map(JSONValue.string) ?? .null,
    ]
  }
}
