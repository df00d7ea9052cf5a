/// Decks in JSON, as `Assets/Schemas/deck.schema.json` describes them. Keys that we don't know are passed over.
enum DeckJSON {
  static func deck(_ bytes: [UInt8], file: String) throws(TextError) -> Deck {
    let root = try JSON.read(bytes)
    var list = WordList()
    for value in try root.member("words").array() { try list.add(entry(value)) }
    return Deck(
      id: try id(root, file: file), name: try name(root, file: file), language: try language(root),
      kind: try kind(root), words: list.words)
  }

  private static func id(_ root: JSONValue, file: String) throws(TextError) -> String {
    guard let value = try root.optional("id") else { return Deck.id(ofFile: file) }
    let id = try value.string()
    if !Deck.isValidID(id) { throw TextError(.badDeckID, at: value.place) }
    return id
  }

  private static func name(_ root: JSONValue, file: String) throws(TextError) -> String {
    guard let value = try root.optional("name") else { return Deck.stem(ofFile: file) }
    let name = try value.string()
    if name.isBlank { throw TextError(.expected("a name that can be seen"), at: value.place) }
    return name
  }

  private static func language(_ root: JSONValue) throws(TextError) -> Deck.Languages {
    guard let value = try root.optional("language") else { return Deck.Languages() }
    return Deck.Languages(term: try tag(value, "term"), meaning: try tag(value, "meaning"))
  }

  private static func tag(_ languages: JSONValue, _ key: String) throws(TextError) -> String {
    guard let value = try languages.optional(key) else { return "und" }
    let tag = try value.string()
    if !isLanguageTag(tag) { throw TextError(.badLanguage, at: value.place) }
    return tag
  }

  /// The shape of BCP 47 (RFC 5646): parts of 1–8 letters and digits, the first of letters only.
  private static func isLanguageTag(_ tag: String) -> Bool {
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
    return parts.allSatisfy { part in
      (1...8).contains(part.utf8.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    } && parts[0].allSatisfy(\.isLetter)
  }

  private static func kind(_ root: JSONValue) throws(TextError) -> Deck.Kind {
    guard let value = try root.optional("kind") else { return .words }
    guard let kind = Deck.Kind(rawValue: try value.string()) else {
      throw TextError(.expected("\"words\" or \"alphabet\""), at: value.place)
    }
    return kind
  }

  private static func entry(_ value: JSONValue) throws(TextError) -> WordList.Entry {
    let id = try value.optional("id")
    let meanings = try value.member("meanings")
    var word = Word(
      id: try id?.string() ?? "", term: try value.member("term").string(), meanings: try meanings.strings())
    word.reading = try value.optional("reading")?.string()
    word.romanization = try value.optional("romanization")?.string()
    word.partOfSpeech = try value.optional("partOfSpeech")?.string()
    word.mnemonic = try value.optional("mnemonic")?.string()
    word.notes = try value.optional("notes")?.string()
    word.tags = try value.optional("tags")?.strings() ?? []
    return WordList.Entry(word: word, place: value.place, idPlace: id?.place, meaningsPlace: meanings.place)
  }
}
