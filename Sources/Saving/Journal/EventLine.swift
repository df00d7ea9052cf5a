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
    guard Checksum.fitsLine(bare), let json = try? JSON.read(Array(bare)),
      let number = try? json.member("n").integer(in: 0...SaveFile.mostCounted)
    else { return nil }
    self.number = number
    home = (try? json.member("home").string()) ?? ""
    event = try? Event(json, number: number)
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
  /// Accepts only events that this version knows completely.
  fileprivate init(_ json: JSONValue, number: Int64) throws(TextError) {
    _ = try json.member("v").integer(in: EventLine.version...EventLine.version)
    self.init(
      number: number, moment: try json.member("at").moment(),
      day: Day(number: try json.member("day").integer(in: -1_000_000...10_000_000)), try Body(json))
  }
}
