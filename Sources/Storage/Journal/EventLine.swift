import Formats
import Learning
import Limits

/// One line of the journal: compact JSON with sorted keys, the checksum last.
struct EventLine: Equatable, Sendable {
  /// The version that is written.
  static let version: Int64 = 1
  /// The most bytes of a line. Longer lines are not ours, and are never truncated away at
  /// the end of the file.
  static let longest = Limit.journalLine.most

  /// The largest number of a line that is read.
  static let mostNumber = Int64(1) << 53

  /// Counted from 1; no two lines of a journal have the same number.
  let number: Int64
  /// The name of the home that it was written for.
  let home: String
  /// Nil if only a newer version knows the event: the line stays in the file and changes nothing.
  let event: Event?

  init(_ event: Event, home: String) {
    number = event.number
    self.home = home
    self.event = event
  }

  /// Parses a line, with or without its line feed; nil if it is not a complete line of ours.
  init?(line: ArraySlice<UInt8>) {
    let bare = line.last == UInt8(ascii: "\n") ? line.dropLast() : line
    guard Checksum.fitsLine(bare) else { return nil }
    if AnswerLine.isOne(bare), let answer = try? AnswerLine(Array(bare)), let event = answer.event {
      (number, home, self.event) = (event.number, answer.home, event)
      return
    }
    guard let json = try? JSON.read(Array(bare), allowsRepeats: true),
      let number = try? json.member("n").integer(in: 0...Self.mostNumber)
    else { return nil }
    self.number = number
    home = (try? json.member("home").string()) ?? ""
    let isAnswer = (try? json.member("type").string()) == "answer"
    event = isAnswer ? try? AnswerLine(Array(bare)).event : try? Event(json, number: number)
  }

  /// With the line feed.
  var bytes: [UInt8] {
    guard let event else { return [] }
    var members = event.body.members
    members += [
      JSONMember("v", .integer(Self.version)), JSONMember("home", .string(home)),
      JSONMember("n", .integer(number)), JSONMember("at", .string(Timestamp.text(event.moment))),
      JSONMember("day", .integer(event.day.number)),
    ]
    return Checksum.sealLine(JSONObject(members))
  }
}

extension Event {
  /// The numbers of days that can be.
  static let days: ClosedRange<Int64> = -1_000_000...10_000_000

  /// Accepts only events that this version knows completely.
  fileprivate init(_ json: JSONValue, number: Int64) throws(TextError) {
    _ = try json.member("v").integer(in: EventLine.version...EventLine.version)
    self.init(
      number: number, moment: try json.member("at").moment(),
      day: Day(number: try json.member("day").integer(in: Self.days)), try Body(json))
  }
}
