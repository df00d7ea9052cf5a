import Formats
import Learning
import System

/// What is due on the days that come, in a file of its own, so that who asks needs to read nothing else. It is written
/// with the save; where the journal goes on behind it, it is stale.
public struct DueFile: Hashable, Sendable {
  private static let byteLimit = 1 << 20

  /// What is due of a deck.
  public struct DeckShare: Hashable, Sendable {
    /// How many are due on each day from the file's own on; the first has all that was due before.
    public var due: [Int]
    /// How many words were never learned.
    public var new: Int

    /// A deck's share.
    public init(due: [Int], new: Int) {
      self.due = due
      self.new = new
    }
  }

  /// How often the save was written, this time included, and the last event in it.
  public var sequence, lastEvent: Int64
  /// The day of the save.
  public var day: Day
  /// The hour at which a day starts.
  public var dayStart: Int
  /// What is left of that day: what is asked, and new words.
  public var due, new: Int
  /// How many are asked on a day at most, and how many new words it has.
  public var room, newLimit: Int
  /// The deck that new words come from; nil for none.
  public var course: String?
  /// The decks by their ids.
  public var decks: [String: DeckShare]

  /// A file of its parts.
  public init(
    sequence: Int64, lastEvent: Int64, day: Day, dayStart: Int, due: Int, new: Int, room: Int, newLimit: Int,
    course: String?, decks: [String: DeckShare]
  ) {
    self.sequence = sequence
    self.lastEvent = lastEvent
    self.day = day
    self.dayStart = dayStart
    self.due = due
    self.new = new
    self.room = room
    self.newLimit = newLimit
    self.course = course
    self.decks = decks
  }

  /// What is due and new on a day: what is left of the file's own, or what has gathered until a later one.
  public func count(on other: Day) -> (due: Int, new: Int) {
    guard other > day else { return (due, new) }
    let days = Int(min(other.number - day.number, Int64(Forecast.length)))
    let gathered = decks.values.reduce(0) { $0 + $1.due.prefix(days + 1).reduce(0, +) }
    return (min(gathered, room), min(course.flatMap { decks[$0]?.new } ?? 0, newLimit))
  }
}

/// As a file.
extension DueFile {
  /// Reads the file of a home; nil where there is none that says what is so now: then the save has to be read.
  public init?(of home: Home, files: some FileSystem) {
    guard let bytes = try? files.read(home.due, limit: Self.byteLimit), let json = try? JSON.read(bytes),
      let file = try? DueFile(json),
      let tail = try? JournalTail<EventLine>(home.journal, after: file.lastEvent, files: files),
      tail.lastNumber <= file.lastEvent
    else { return nil }
    self = file
  }

  /// Writes the file. Who can't read the save can't read this either, and whoever finds none reads the save.
  func write(to home: Home, files: some FileSystem) throws(FileError) {
    try files.replace(home.due, with: JSON.write(.object(json), spread: 2))
  }

  private init(_ json: JSONValue) throws(TextError) {
    var decks: [String: DeckShare] = [:]
    for deck in try json.member("decks").object().members {
      var due: [Int] = []
      for count in try deck.value.member("due").array() { due.append(try count.count()) }
      decks[deck.key] = DeckShare(due: due, new: try deck.value.count("new"))
    }
    self.init(
      sequence: try json.member("sequence").integer(in: 0...SaveFile.mostCounted),
      lastEvent: try json.member("lastEvent").integer(in: 0...SaveFile.mostCounted),
      day: try json.member("day").day(), dayStart: try json.count("dayStart"), due: try json.count("due"),
      new: try json.count("new"), room: try json.count("room"), newLimit: try json.count("newLimit"),
      course: try json.optional("course")?.string(), decks: decks)
  }

  private var json: JSONObject {
    let shares = decks.map { id, share in
      let due = JSONValue.array(share.due.map { .integer($0) })
      return JSONMember(id, .object(["due": due, "new": .integer(share.new)]))
    }
    return [
      "course": course.map(JSONValue.string) ?? .null, "day": .string(Timestamp.date(day)),
      "dayStart": .integer(dayStart), "decks": .object(JSONObject(shares).sorted), "due": .integer(due),
      "lastEvent": .integer(lastEvent), "new": .integer(new), "newLimit": .integer(newLimit),
      "room": .integer(room), "sequence": .integer(sequence),
    ]
  }
}
