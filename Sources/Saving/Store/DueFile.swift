import Formats
import Learning
import System

/// What is due on the days that come, in a file of its own, so that a command that asks reads nothing else. It is written
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
  /// What is left of that day.
  public var left: Count
  /// The decks by their ids.
  public var decks: [String: DeckShare]
  /// What the days after it are made from.
  public var ahead: Ahead

  /// What there is to do on a day.
  public struct Count: Hashable, Sendable {
    /// What is asked, how many words are new, and how many are asked as proof that they are known.
    public var due, new, proofs: Int

    /// A count of its parts.
    public init(due: Int, new: Int, proofs: Int) {
      self.due = due
      self.new = new
      self.proofs = proofs
    }
  }

  /// What is known of the days after the file's own.
  public struct Ahead: Hashable, Sendable {
    /// The minutes that the learner wants to give a day.
    public var minutes: Int
    /// How many words can be begun.
    public var unseen: Int
    /// How many skills of known words can open.
    public var openable: Int
    /// How many words the learner says they know without having proved it, as far as a day can ask them.
    public var claimed: Int
    /// How many are due on each day of all decks together; words of several decks count once.
    public var due: [Int]
    /// How many reviews there were on each of the last days that were played.
    public var pastReviews: [Int]

    /// The days ahead of their parts.
    public init(minutes: Int, unseen: Int, openable: Int, claimed: Int, due: [Int], pastReviews: [Int]) {
      self.minutes = minutes
      self.unseen = unseen
      self.openable = openable
      self.claimed = claimed
      self.due = due
      self.pastReviews = pastReviews
    }
  }

  /// A file of its parts.
  public init(
    sequence: Int64, lastEvent: Int64, day: Day, dayStart: Int, left: Count, decks: [String: DeckShare],
    ahead: Ahead
  ) {
    self.sequence = sequence
    self.lastEvent = lastEvent
    self.day = day
    self.dayStart = dayStart
    self.left = left
    self.decks = decks
    self.ahead = ahead
  }

  /// What there is to do on a day: what is left of the file's own, or what a later one will have.
  public func count(on other: Day) -> Count {
    guard other > day else { return left }
    let days = Int(min(other.number - day.number, Int64(Forecast.length)))
    var ground = DayPlan.Ground()
    (ground.minutes, ground.unseen, ground.pastReviews) = (ahead.minutes, ahead.unseen, ahead.pastReviews)
    let amount = DayAmount(
      due: ahead.due.prefix(days + 1).reduce(0, +), openable: ahead.openable,
      claimed: ahead.claimed, of: ground)
    return Count(due: amount.reviews + amount.opened, new: amount.new, proofs: amount.proofs)
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

  /// Writes the file; where there is none, the save is read instead.
  func write(to home: Home, files: some FileSystem) throws(FileError) {
    try files.replace(home.due, with: JSON.write(.object(json), spread: 2))
  }

  private init(_ json: JSONValue) throws(TextError) {
    var decks: [String: DeckShare] = [:]
    for deck in try json.member("decks").object().members {
      decks[deck.key] = DeckShare(due: try deck.value.counts("due"), new: try deck.value.count("new"))
    }
    let ahead = try json.member("ahead")
    self.init(
      sequence: try json.member("sequence").integer(in: 0...SaveFile.mostCounted),
      lastEvent: try json.member("lastEvent").integer(in: 0...SaveFile.mostCounted),
      day: try json.member("day").day(), dayStart: try json.count("dayStart"),
      left: Count(
        due: try json.count("due"), new: try json.count("new"), proofs: try json.count("proofs")),
      decks: decks,
      ahead: Ahead(
        minutes: try ahead.count("minutes"), unseen: try ahead.count("unseen"),
        openable: try ahead.count("openable"), claimed: try ahead.count("claimed"),
        due: try ahead.counts("due"),
        pastReviews: try ahead.counts("pastReviews")))
  }

  private var json: JSONObject {
    let shares = decks.map { id, share in
      JSONMember(id, .object(["due": .counts(share.due), "new": .integer(share.new)]))
    }
    return [
      "ahead": .object([
        "claimed": .integer(ahead.claimed), "due": .counts(ahead.due), "minutes": .integer(ahead.minutes),
        "openable": .integer(ahead.openable),
        "pastReviews": .counts(ahead.pastReviews), "unseen": .integer(ahead.unseen),
      ]),
      "day": .string(Timestamp.date(day)), "dayStart": .integer(dayStart),
      "decks": .object(JSONObject(shares).sorted), "due": .integer(left.due),
      "lastEvent": .integer(lastEvent), "new": .integer(left.new), "proofs": .integer(left.proofs),
      "sequence": .integer(sequence),
    ]
  }
}

extension JSONValue {
  fileprivate static func counts(_ counts: [Int]) -> JSONValue { .array(counts.map { .integer($0) }) }

  fileprivate func counts(_ name: String) throws(TextError) -> [Int] {
    var counts: [Int] = []
    for count in try member(name).array() { counts.append(try count.count()) }
    return counts
  }
}
