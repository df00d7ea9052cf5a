import Learning
import System

/// How far the journals of a home are in what is known.
struct AppliedJournals: Equatable, Sendable {
  /// Where reading goes on in a journal.
  struct Place: Equatable, Sendable {
    var length = 0
    /// Of what stands before that place.
    var checksum: UInt32 = 0
    /// The home that the last event before it names.
    var home = ""
  }

  /// The last event of a home: its number, and its time in the order of all events, in seconds since 1970 UTC.
  struct Last: Equatable, Sendable {
    var number: Int64 = 0
    var time: Int64 = .min
  }

  /// A place in the order of all events.
  struct Order: Comparable, Sendable {
    var time: Int64 = .min
    var home = ""

    static func < (one: Self, other: Self) -> Bool { (one.time, one.home) < (other.time, other.home) }
  }

  /// By the names of the journals.
  var places: [String: Place] = [:]
  /// By the names of the homes.
  var homes: [String: Last] = [:]
  /// Where the newest event stands.
  var newest = Order()
  /// Whether an event came that belongs before others, so that everything has to be counted again.
  private(set) var isDisordered = false

  /// A number that is so much larger than the one before can't be ours.
  static let widestGap: Int64 = 1_000_000_000

  /// The number of the last event of a home.
  func last(of home: String) -> Int64 { homes[home]?.number ?? 0 }

  /// Notes an event that was applied after all others.
  mutating func note(_ number: Int64, of home: String, at time: Int64) {
    let last = homes[home] ?? Last()
    let order = Order(time: max(time, last.time), home: home)
    if order < newest { isDisordered = true }
    newest = max(newest, order)
    homes[home] = Last(number: max(number, last.number), time: order.time)
  }

  /// Notes a line that changes nothing.
  mutating func note(unknown number: Int64, of home: String) {
    let last = homes[home] ?? Last()
    guard number - last.number <= Self.widestGap else { return }
    homes[home] = Last(number: max(number, last.number), time: last.time)
  }

  /// Whether events, in their order, come after all that is applied and were made with it: then they can just be applied.
  func precede(_ events: [HomeEvent]) -> Bool {
    var (copy, run): (Self, EventRun?) = (self, nil)
    return events.allSatisfy { event in
      run = EventRun(event.event.number, of: event.home, after: run)
      if event.event.number <= copy.last(of: event.home) { return false }
      copy.note(event.event.number, of: event.home, at: event.event.moment.time)
      if copy.isDisordered { return false }
      switch event.event.body {
      // What it takes back has to be among them: only then the figures from before are known.
      case .undo(let undo): return run?.holds(undo) ?? false
      // Two homes may have taken over the same.
      case .baseline, .hour, .past: return copy.homes.count == 1
      default: return true
      }
    }
  }
}

extension AppliedJournals.Place {
  /// How many bytes before a place tell that the file is still the same.
  private static let checked = 4096

  /// The end of what was read of a journal.
  init(_ path: String, length: Int, home: String, files: some FileSystem) throws(FileError) {
    let start = max(0, length - Self.checked)
    let bytes = try files.read(path, from: start, count: length - start)
    self.init(length: length, checksum: Checksum.crc32(bytes[...]), home: home)
  }

  /// Whether a journal still begins with what was read of it.
  func isIn(_ path: String, files: some FileSystem) -> Bool {
    if length == 0 { return true }
    guard let size = try? files.size(of: path), size >= length else { return false }
    return (try? Self(path, length: length, home: home, files: files)) == self
  }
}
