import Formats

/// Types of notes and decks as JSON.
enum CollectionJSON {
  /// Some tools for Anki write a key twice. Anki itself goes by the last one.
  static func read(_ bytes: [UInt8]) throws(TextError) -> JSONValue {
    try JSON.read(bytes, allowsRepeats: true)
  }

  static func noteTypes(_ bytes: [UInt8]) throws(TextError) -> [Int64: AnkiCollection.NoteType] {
    var types: [Int64: AnkiCollection.NoteType] = [:]
    for member in try read(bytes).object().members {
      guard let id = Int64(member.key) else { continue }
      types[id] = AnkiCollection.NoteType(
        name: try member.value.member("name").string(),
        fields: try texts("name", of: try member.value.member("flds")),
        questions: try texts("qfmt", of: try member.value.member("tmpls")),
        isCloze: try member.value.optional("type")?.integer() == 1)
    }
    return types
  }

  static func decks(_ bytes: [UInt8]) throws(TextError) -> [Int64: AnkiCollection.Deck] {
    var decks: [Int64: AnkiCollection.Deck] = [:]
    for member in try read(bytes).object().members {
      guard let id = Int64(member.key) else { continue }
      decks[id] = AnkiCollection.Deck(
        name: try member.value.member("name").string(),
        description: (try? member.value.optional("desc")?.string()) ?? "")
    }
    return decks
  }

  private static func texts(_ key: String, of list: JSONValue) throws(TextError) -> [String] {
    var texts: [String] = []
    for item in try list.array() { texts.append(try item.member(key).string()) }
    return texts
  }
}
