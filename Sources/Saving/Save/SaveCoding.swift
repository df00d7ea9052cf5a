import Learning

/// The save as JSON. `answers` and `sequence` are whole numbers, `words` goes by `deckID/wordID`, `checksum` is
/// that of `Checksum`; a save without one was edited by hand and is taken.
extension SaveFile {
  private static let keys: Set<String> = [
    "schema", "player", "settings", "scores", "words", "answers", "sequence", "checksum",
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
    let schema: Int64
    do throws(TextError) {
      let root = try JSON.read(bytes)
      schema = try root.member("schema").integer(in: 1...Int64.max)
      try Self.verify(root, bytes, schema: schema)
      if schema <= Self.schema {
        try self.init(root)
        return
      }
    } catch {
      throw .damaged(error)
    }
    throw .newer(schema)
  }

  private init(_ root: JSONValue) throws(TextError) {
    settings = try Settings(player: root.optional("player"), settings: root.optional("settings"))
    for score in try root.optional("scores")?.array() ?? [] { scores.append(try Score(score)) }
    for member in try root.optional("words")?.object().members ?? [] {
      guard let key = WordKey(member.key) else {
        throw TextError(.expected("a key like deck/word"), at: member.place)
      }
      words[key] = try WordRecord(member.value)
    }
    answers = try root.optional("answers")?.integer(in: 0...Self.mostCounted) ?? 0
    sequence = try root.optional("sequence")?.integer(in: 0...Self.mostCounted) ?? 0
    unknown = try root.object().members(except: Self.keys)
  }

  private static func verify(_ root: JSONValue, _ bytes: [UInt8], schema: Int64) throws(TextError) {
    guard let checksum = try root.optional("checksum") else { return }
    let text = try checksum.string()
    if schema > Self.schema && !text.hasPrefix(Checksum.prefix) { return }
    if !Checksum.fits(text, bytes) { throw TextError(.wrongChecksum, at: checksum.place) }
  }

  /// The file's content.
  var bytes: [UInt8] {
    let root = JSONObject(
      [
        JSONMember("schema", .integer(Self.schema)), JSONMember("player", settings.player),
        JSONMember("settings", settings.json), JSONMember("scores", .array(scores.map(\.json))),
        JSONMember("words", .object(JSONObject(words.map { JSONMember($0.key.text, $0.value.json) }).sorted)),
        JSONMember("answers", .integer(answers)), JSONMember("sequence", .integer(sequence)),
      ] + unknown)
    return Checksum.seal(root, spread: 2)
  }
}

extension TextError.Problem {
  static let wrongChecksum = Self(
    "the checksum does not fit the content", hint: "After an edit by hand, remove the line with the checksum."
  )
}
