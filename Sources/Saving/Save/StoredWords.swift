import Formats
import Learning

/// What is known of words, read under the key of this version or of the one before: the file may say its
/// version only later.
struct StoredWords {
  /// No item of a word that was asked has fewer bytes.
  private static let fewestBytes = 400

  private(set) var items: [ItemID: Knowledge.Item] = [:]
  private(set) var unknownOfItems: [ItemID: UnknownMembers] = [:]
  private(set) var old: [WordReference: OldWord] = [:]
  var hours: [Int64: HourCount] = [:]

  /// - Parameter size: the size of the file in bytes, to reserve memory.
  init(size: Int = 0) { items.reserveCapacity(min(size / Self.fewestBytes, Knowledge.mostItems)) }

  /// - Parameter ahead: the items that another thread parses.
  mutating func readItems(_ reader: inout JSONReader, _ ahead: ItemsAhead?) throws(TextError) {
    var ahead = ahead
    try reader.members(ItemID.init(bytes:), else: .notUTF8) { (reader, id) throws(TextError) in
      if let others = ahead, reader.offset > others.middle {
        ahead = nil
        if var found = try others.items(&reader, where: areNew) {
          while let item = found.popLast() { take(item) }
          return
        }
      }
      if items.count == Knowledge.mostItems { throw TextError(.tooManyWords, at: reader.place) }
      take(try StoredItem(id, &reader))
    }
  }

  private func areNew(_ others: [StoredItem]) -> Bool {
    items.count + others.count <= Knowledge.mostItems && others.allSatisfy { items[$0.id] == nil }
  }

  private mutating func take(_ stored: StoredItem) {
    items[stored.id] = stored.item
    if !stored.unknown.isEmpty { unknownOfItems[stored.id] = stored.unknown }
  }

  mutating func readWords(_ reader: inout JSONReader) throws(TextError) {
    try reader.members(WordReference.init(bytes:), else: .noReference) { (reader, word) throws(TextError) in
      if old.count == Knowledge.mostItems && old[word] == nil {
        throw TextError(.tooManyWords, at: reader.place)
      }
      old[word] = try OldWord(&reader, of: word.deck)
    }
  }
}
