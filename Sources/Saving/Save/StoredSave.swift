import Formats
import Learning

/// A save in a file, of this version or of the one before.
enum StoredSave: Equatable, Sendable {
  case current(SaveFile)
  case old(OldSave)

  /// Why bytes are no save that this version can read.
  enum Refusal: Error {
    /// A newer Babble has written it.
    case newer(Int64)
    /// It is damaged.
    case damaged(TextError)
  }

  /// How many times it was written.
  var sequence: Int64 {
    switch self {
    case .current(let save): save.sequence
    case .old(let save): save.sequence
    }
  }

  /// The checksum is tested before the schema, so that a flipped bit doesn't pass for a newer version. A
  /// checksum in another format can only be from a newer version.
  init(bytes: [UInt8]) throws(Refusal) {
    do throws(TextError) {
      try self.init(reading: bytes)
    } catch {
      if let schema = Self.newerSchema(bytes) { throw .newer(schema) }
      throw .damaged(error)
    }
  }

  private init(reading bytes: [UInt8]) throws(TextError) {
    var reader = JSONReader(bytes, valueLimit: SaveFile.valueLimit)
    var words = StoredWords(size: bytes.count)
    let ahead = ItemsAhead(bytes, reader)
    let root = try reader.document { (reader) throws(TextError) in
      let start = reader.place
      let others = try reader.members(Self.large) { (reader, part) throws(TextError) in
        switch part {
        case .items: try words.readItems(&reader, ahead)
        case .words: try words.readWords(&reader)
        case .hours: words.hours = try HourCount.read(&reader)
        }
      }
      return JSONValue(.object(JSONObject(others)), at: start)
    }
    let schema = try root.member("schema").integer(in: 1...SaveFile.schema)
    try Self.verify(root, bytes)
    self =
      schema == SaveFile.schema ? .current(try SaveFile(root, words)) : .old(try OldSave(root, words))
  }

  /// The large members, which are parsed without a tree.
  private enum Large: String, CaseIterable {
    case hours, items, words
  }

  private static let large = JSONNames<Large>()

  /// The schema, if only a newer Babble can read the save; nil for any other text. All other members are
  /// skipped, since a newer version may keep more than this one reads.
  private static func newerSchema(_ bytes: [UInt8]) -> Int64? {
    guard let root = try? head(bytes), let schema = try? root.member("schema").integer(),
      schema > SaveFile.schema
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

extension SaveFile {
  init(bytes: [UInt8]) throws(StoredSave.Refusal) {
    switch try StoredSave(bytes: bytes) {
    case .current(let save): self = save
    case .old: throw .damaged(TextError(.expected("a save of this version"), at: .none))
    }
  }
}

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
