import Formats
import Learning

/// A save as it stands in a file, of this version or of the one before.
enum StoredSave: Equatable, Sendable {
  case current(SaveFile)
  case old(OldSave)

  /// Why bytes are no save for this version.
  enum Refusal: Error {
    /// A newer Babble has written it.
    case newer(Int64)
    /// It is not what was written.
    case damaged(TextError)
  }

  /// How often it has been written.
  var sequence: Int64 {
    switch self {
    case .current(let save): save.sequence
    case .old(let save): save.sequence
    }
  }

  /// The checksum comes before the schema: a flipped bit must not pass for a newer version. One of another
  /// form can only be a newer version's.
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

  /// What there is much of, and what is therefore read without a tree.
  private enum Large: String, CaseIterable {
    case hours, items, words
  }

  private static let large = JSONNames<Large>()

  /// The schema of a save that only a newer Babble can read; nil for any other text. All else in it is passed over: a
  /// newer Babble may keep more than this one reads.
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
  /// The save of this version in a file's content.
  init(bytes: [UInt8]) throws(StoredSave.Refusal) {
    switch try StoredSave(bytes: bytes) {
    case .current(let save): self = save
    case .old: throw .damaged(TextError(.expected("a save of this version"), at: .none))
    }
  }
}
