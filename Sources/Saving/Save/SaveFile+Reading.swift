import Formats
import Learning

extension SaveFile {
  /// Why bytes are no save that this version can read.
  enum Refusal: Error {
    /// Another version has written it.
    case otherSchema(Int64)
    /// It is damaged.
    case damaged(TextError)
  }

  /// Where a save of another schema can be opened.
  static func advice(forSchema found: Int64) -> String {
    found < schema ? "Open its folder once with Babble 0.2" : "Install a newer Babble"
  }

  /// The checksum is tested before the schema, so that a flipped bit doesn't pass for another version. A
  /// checksum in another format can only be from a newer version.
  init(bytes: [UInt8]) throws(Refusal) {
    do throws(TextError) {
      try self.init(reading: bytes)
    } catch {
      if let schema = Self.otherSchema(bytes) { throw .otherSchema(schema) }
      throw .damaged(error)
    }
  }

  private init(reading bytes: [UInt8]) throws(TextError) {
    var reader = JSONReader(bytes, valueLimit: Self.valueLimit)
    var words = StoredWords(size: bytes.count)
    let ahead = ItemsAhead(bytes, reader)
    let root = try reader.document { (reader) throws(TextError) in
      let start = reader.place
      let others = try reader.members(Self.large) { (reader, part) throws(TextError) in
        switch part {
        case .items: try words.readItems(&reader, ahead)
        case .hours: words.hours = try HourCount.read(&reader)
        }
      }
      return JSONValue(.object(JSONObject(others)), at: start)
    }
    _ = try root.member("schema").integer(in: Self.schema...Self.schema)
    try Self.verify(root, bytes)
    try self.init(root, words)
  }

  /// The large members, which are parsed without a tree.
  private enum Large: String, CaseIterable {
    case hours, items
  }

  private static let large = JSONNames<Large>()

  /// The schema, if only another Babble can read the save; nil for any other text. All other members are
  /// skipped, since a newer version may keep more than this one reads.
  private static func otherSchema(_ bytes: [UInt8]) -> Int64? {
    guard let root = try? head(bytes), let schema = try? root.member("schema").integer(),
      schema > 0, schema != Self.schema
    else { return nil }
    let checksum = try? root.optional("checksum")?.string()
    let isOurs = checksum?.hasPrefix(Checksum.prefix) ?? false
    return isOurs && (try? verify(root, bytes)) == nil ? nil : schema
  }

  private static func head(_ bytes: [UInt8]) throws(TextError) -> JSONValue {
    var reader = JSONReader(bytes)
    return try reader.document { (reader) throws(TextError) in
      var members: [JSONMember] = []
      try reader.members { (reader, key, place) throws(TextError) in
        guard key == "schema" || key == "checksum" else { return try reader.pass() }
        members.append(JSONMember(key, try reader.value(), at: place))
      }
      return JSONValue(.object(JSONObject(members)))
    }
  }

  private static func verify(_ root: JSONValue, _ bytes: [UInt8]) throws(TextError) {
    guard let checksum = try root.optional("checksum") else { return }
    if !Checksum.fits(try checksum.string(), bytes) { throw TextError(.wrongChecksum, at: checksum.place) }
  }
}

/// What is known of words, read before the rest of the save.
struct StoredWords {
  /// No item of a word that was asked has fewer bytes.
  private static let fewestBytes = 400

  private(set) var items: [ItemID: Knowledge.Item] = [:]
  private(set) var unknownOfItems: [ItemID: UnknownMembers] = [:]
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
}
