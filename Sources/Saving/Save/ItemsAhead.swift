import Formats
import Learning
import System

/// An item, and its members that this version doesn't know.
struct StoredItem: Sendable {
  let id: ItemID
  let item: Knowledge.Item
  let unknown: UnknownMembers

  /// Reads the next value.
  init(_ id: ItemID, _ reader: inout JSONReader) throws(TextError) {
    var rest = UnknownMembers()
    self.id = id
    item = try Knowledge.Item(&reader, rest: &rest)
    unknown = rest
  }
}

/// The items in the second half of a large save, which another thread parses while the first half is read. It
/// guesses where an item begins, given that each is written on a line of its own. The guess was right if the
/// reader of the first half arrives at that place; otherwise, and if anything is wrong with the items, the
/// reader simply goes on by itself.
struct ItemsAhead {
  private struct Part: Sendable {
    /// The last one first, so that they can be moved out in order.
    var items: [StoredItem] = []
    /// Where the first item's value begins and the last one ends.
    var start = 0
    var end = 0
    var values = 0
  }

  /// Smaller saves are parsed before a thread has started.
  private static let fewestBytes = 1 << 20
  /// More than half, because what comes before the items takes less time.
  private static let share = 0.54
  private static let lineStart = Array("\n    \"".utf8)

  /// The first item is searched from here.
  let middle: Int
  private let reading: Awaited<Part?>

  /// Starts the thread; nil if that isn't worth it.
  init?(_ bytes: [UInt8], _ reader: JSONReader) {
    guard bytes.count >= Self.fewestBytes,
      let key = Self.key(in: bytes, behind: Int(Double(bytes.count) * Self.share)),
      let reading = Awaited({ Self.read(reader.reader(at: key, depth: 1)) })
    else { return nil }
    middle = key
    self.reading = reading
  }

  /// The items from the next one on, if the reader has arrived at the first of those that were parsed ahead.
  /// They come in reverse order, and the reader moves behind them.
  ///
  /// - Parameter areNew: whether none of them is there yet, and all have room.
  func items(_ reader: inout JSONReader, where areNew: ([StoredItem]) -> Bool) throws(TextError)
    -> [StoredItem]?
  {
    guard let part = reading.value ?? nil, part.start == reader.offset, areNew(part.items) else { return nil }
    try reader.goOn(behind: part.end, valuesRead: part.values)
    return part.items
  }

  private static func key(in bytes: [UInt8], behind place: Int) -> Int? {
    var place = place
    while let feed = bytes[place...].firstIndex(of: UInt8(ascii: "\n")) {
      if bytes[feed...].starts(with: lineStart) { return feed + lineStart.count - 1 }
      place = feed + 1
    }
    return nil
  }

  private static func read(_ reader: JSONReader) -> Part? {
    var (reader, part) = (reader, Part())
    do throws(TextError) {
      try reader.members(ItemID.init(bytes:), else: .notUTF8, isInside: true) {
        (reader, id) throws(TextError) in
        if part.start == 0 { part.start = reader.offset }
        part.items.append(try StoredItem(id, &reader))
        (part.end, part.values) = (reader.offset, reader.values)
      }
    } catch {
      return nil
    }
    part.items.reverse()
    return part
  }
}
