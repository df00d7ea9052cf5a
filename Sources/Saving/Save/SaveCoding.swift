import Formats
import Learning

/// The save as JSON. `hours` goes by times, `answers` and `sequence` are whole numbers, `words` goes by `deckID/wordID`, `checksum` is
/// that of `Checksum`; a save without one was edited by hand and is taken.
extension SaveFile {
  private static let keys: Set<String> = [
    "schema", "player", "settings", "scores", "words", "hours", "answers", "sequence", "checksum",
  ]

  /// Why bytes are no save for this version.
  enum Refusal: Error {
    /// A newer Babble has written it.
    case newer(Int64)
    /// It is not what was written.
    case damaged(TextError)
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
    var words: [WordKey: WordRecord] = [:]
    var reader = JSONReader(bytes, valueLimit: Self.valueLimit)
    let root = try reader.document { (reader) throws(TextError) in
      let start = reader.place
      var others: [JSONMember] = []
      try reader.members { (reader, key, place) throws(TextError) in
        if key == "words" { return try Self.read(&words, &reader) }
        others.append(JSONMember(key, try reader.value(), at: place))
      }
      return JSONValue(.object(JSONObject(others)), at: start)
    }
    _ = try root.member("schema").integer(in: 1...Self.schema)
    try Self.verify(root, bytes)
    try self.init(root)
    self.words = words
  }

  private init(_ root: JSONValue) throws(TextError) {
    settings = try Settings(player: root.optional("player"), settings: root.optional("settings"))
    for score in try root.optional("scores")?.array() ?? [] { scores.append(try Score(score)) }
    hours = try HourCount.read(root.optional("hours"))
    answers = try root.optional("answers")?.integer(in: 0...Self.mostCounted) ?? 0
    sequence = try root.optional("sequence")?.integer(in: 0...Self.mostCounted) ?? 0
    unknown = try root.object().members(except: Self.keys)
  }

  private static func read(
    _ words: inout [WordKey: WordRecord], _ reader: inout JSONReader
  ) throws(TextError) {
    try reader.members { (reader, key, place) throws(TextError) in
      guard let key = WordKey(key) else { throw TextError(.expected("a key like deck/word"), at: place) }
      if words.count == mostWords && words[key] == nil { throw TextError(.tooManyWords, at: place) }
      words[key] = try WordRecord(&reader)
    }
  }

  /// The schema of a save that only a newer Babble can read; nil for any other text.
  private static func newerSchema(_ bytes: [UInt8]) -> Int64? {
    guard let root = try? JSON.read(bytes), let schema = try? root.member("schema").integer(),
      schema > Self.schema
    else { return nil }
    let checksum = try? root.optional("checksum")?.string()
    let isOurs = checksum?.hasPrefix(Checksum.prefix) ?? false
    return isOurs && (try? verify(root, bytes)) == nil ? nil : schema
  }

  private static func verify(_ root: JSONValue, _ bytes: [UInt8]) throws(TextError) {
    guard let checksum = try root.optional("checksum") else { return }
    if !Checksum.fits(try checksum.string(), bytes) { throw TextError(.wrongChecksum, at: checksum.place) }
  }

  /// The file's content.
  public var bytes: [UInt8] {
    let root = JSONObject(
      [
        JSONMember("schema", .integer(Self.schema)), JSONMember("player", settings.player),
        JSONMember("settings", settings.json), JSONMember("scores", .array(scores.map(\.json))),
        JSONMember("words", .object(JSONObject(words.map { JSONMember($0.key.text, $0.value.json) }).sorted)),
        JSONMember("hours", HourCount.json(hours)),
        JSONMember("answers", .integer(answers)), JSONMember("sequence", .integer(sequence)),
      ] + unknown)
    return Checksum.seal(root, spread: 2)
  }
}

extension TextError.Problem {
  static let tooManyWords = Self(
    "there are more than \(SaveFile.mostWords) words",
    hint: "Remove those of decks that you don't have any more.")
  static let wrongChecksum = Self(
    "the checksum does not fit the content", hint: "After an edit by hand, remove the line with the checksum."
  )
}
