import Formats
import Learning

/// Decks in JSON, in the format of `Assets/Schemas/deck.schema.json`. Unknown keys are ignored.
enum DeckJSON {
  static func deck(_ bytes: [UInt8], file: String) throws(TextError) -> Deck {
    let root = try JSON.read(bytes)
    if case .array(let questions) = root.content { return try IndiKit.deck(questions, file: file) }
    return try deck(root, file: file)
  }

  static func deck(_ root: JSONValue, file: String) throws(TextError) -> Deck {
    var deck = try head(root).deck(words(root.member("words")), file: file)
    if let alphabet = try root.optional("alphabet") { deck.alphabet = try Alphabet(alphabet) }
    if let credits = try root.optional("credits") { deck.credits = try Deck.Credit.list(credits) }
    return deck
  }

  static func json(_ deck: Deck) -> JSONValue {
    var members: JSONObject = [
      "id": .string(deck.id), "name": .string(deck.name), "kind": .string(deck.kind.rawValue),
      "language": .object([
        "term": .string(deck.language.term), "meaning": .string(deck.language.meaning),
      ]),
      "words": words(deck.words),
    ]
    members["alphabet"] = deck.alphabet?.json
    if !deck.credits.isEmpty { members["credits"] = deck.credits.json }
    return .object(members)
  }

  /// A list of words: those of a deck, or some of them.
  static func words(_ words: [Word]) -> JSONValue { .array(words.map(json)) }

  /// Reads a list of words, checked as for a deck.
  static func words(_ list: JSONValue) throws(TextError) -> [Word] {
    var words = WordList()
    for value in try list.array() { try words.add(entry(value)) }
    return words.words
  }

  private static func head(_ root: JSONValue) throws(TextError) -> DeckHead {
    var head = DeckHead()
    let language = try root.optional("language")
    let values: [(DeckHead.Part, JSONValue?)] = [
      (.id, try root.optional("id")), (.name, try root.optional("name")), (.kind, try root.optional("kind")),
      (.term, try language?.optional("term")), (.meaning, try language?.optional("meaning")),
    ]
    for case (let part, let value?) in values { try head.set(part, value.string(), at: value.place) }
    return head
  }

  static func entry(_ value: JSONValue) throws(TextError) -> WordList.Entry {
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
    word.distractors = try value.optional("distractors")?.strings() ?? []
    word.contrast = try value.optional("contrast")?.strings() ?? []
    if let letter = try value.optional("letter") { word.letter = try Letter(letter) }
    word.otherTerms = try value.optional("terms")?.strings() ?? []
    word.otherReadings = try value.optional("readings")?.strings() ?? []
    word.sentence = try Sentence(of: value)
    word.provenance = try Provenance(of: value).told
    word.sound = try value.optional("sound")?.string()
    return WordList.Entry(word: word, place: value.place, idPlace: id?.place, meaningsPlace: meanings.place)
  }

  static func json(_ word: Word) -> JSONValue { .object(members(of: word)) }

  static func members(of word: Word) -> JSONObject {
    var members: JSONObject = [
      "id": .string(word.id), "term": .string(word.term), "meanings": list(word.meanings),
    ]
    members["reading"] = word.reading.map(JSONValue.string)
    members["romanization"] = word.romanization.map(JSONValue.string)
    members["partOfSpeech"] = word.partOfSpeech.map(JSONValue.string)
    members["mnemonic"] = word.mnemonic.map(JSONValue.string)
    members["notes"] = word.notes.map(JSONValue.string)
    if !word.tags.isEmpty { members["tags"] = list(word.tags) }
    if !word.distractors.isEmpty { members["distractors"] = list(word.distractors) }
    if !word.contrast.isEmpty { members["contrast"] = list(word.contrast) }
    members["letter"] = word.letter?.json
    if !word.otherTerms.isEmpty { members["terms"] = list(word.otherTerms) }
    if !word.otherReadings.isEmpty { members["readings"] = list(word.otherReadings) }
    for (key, value) in (word.sentence?.members ?? []) + (word.provenance?.members ?? []) {
      members[key] = value
    }
    members["sound"] = word.sound.map(JSONValue.string)
    return members
  }

  private static func list(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.string)) }
}

extension Deck.Credit {
  /// The most works that a deck names.
  private static let most = 100

  static func list(_ json: JSONValue) throws(TextError) -> [Deck.Credit] {
    var credits: [Deck.Credit] = []
    for work in try json.bounded(most) {
      let name = try WordReader.text(work.member("name"))
      let licence = try work.optional("licence").map(WordReader.text) ?? ""
      if name.isEmpty { throw TextError(.expected("the name of a work"), at: work.place) }
      credits.append(Deck.Credit(name: name, licence: licence))
    }
    return credits
  }

  /// In the single line that tables have.
  static func list(line: String, at place: TextPlace) throws(TextError) -> [Deck.Credit] {
    try list(JSONValue.line(line, at: place))
  }
}

extension [Deck.Credit] {
  var json: JSONValue {
    .array(
      map { credit in
        var members: JSONObject = ["name": .string(credit.name)]
        if !credit.licence.isEmpty { members["licence"] = .string(credit.licence) }
        return .object(members)
      })
  }
}

extension DeckFormat {
  /// Reads the outline of a JSON deck that comes with the program. Of each word only the ids of its forms are read,
  /// and of the first what tells its skills, so that errors elsewhere go unnoticed.
  ///
  /// - Parameter file: its name, as in `read`.
  /// - Throws: what is wrong, with line and column.
  public static func outline(of bytes: [UInt8], file: String) throws(TextError) -> DeckOutline {
    do throws(TextError) {
      var reader = JSONReader(bytes)
      return try reader.document { (reader) throws(TextError) in try DeckJSON.outline(&reader, file: file) }
    } catch {
      throw TextError(error.problem, at: error.place, in: file)
    }
  }
}

extension DeckJSON {
  fileprivate static func outline(
    _ reader: inout JSONReader, file: String
  ) throws(TextError) -> DeckOutline {
    var (head, first, words) = (DeckHead(), Word?.none, [[String]]())
    try reader.members { (reader, key, _) throws(TextError) in
      switch key {
      case "id": try head.read(.id, &reader)
      case "name": try head.read(.name, &reader)
      case "kind": try head.read(.kind, &reader)
      case "language":
        try reader.members { (reader, key, _) throws(TextError) in
          switch key {
          case "term": try head.read(.term, &reader)
          case "meaning": try head.read(.meaning, &reader)
          default: try reader.pass()
          }
        }
      case "words":
        try reader.items { (reader) throws(TextError) in
          if first != nil { return words.append(try forms(&reader)) }
          let word = try self.first(&reader)
          first = word
          words.append(word.forms.map(\.id))
        }
      default: try reader.pass()
      }
    }
    let deck = head.deck([], file: file)
    return DeckOutline(deck, words: words, skills: DeckOutline.skills(of: first, in: deck))
  }

  /// As much of the first word as tells its forms and skills.
  private static func first(_ reader: inout JSONReader) throws(TextError) -> Word {
    let value = try reader.value()
    let capital = try value.optional("letter")?.optional("capital")?.string()
    return Word(
      id: try value.member("id").string(), term: try value.optional("term")?.string() ?? "", meanings: [],
      reading: try value.optional("reading")?.string(),
      letter: capital.flatMap { $0.isBlank ? nil : Letter(capital: $0) }
    ).trimmed
  }

  /// The ids of a word's forms.
  private static func forms(_ reader: inout JSONReader) throws(TextError) -> [String] {
    let place = reader.place
    var id: String?
    var hasCapital = false
    try reader.members { (reader, key, _) throws(TextError) in
      switch key {
      case "id": id = try reader.value().string().trimmed
      case "letter": hasCapital = try self.hasCapital(&reader)
      default: try reader.pass()
      }
    }
    guard let id else { throw TextError(.missing("id"), at: place) }
    return hasCapital ? [id, id + Word.capitalMark] : [id]
  }

  private static func hasCapital(_ reader: inout JSONReader) throws(TextError) -> Bool {
    var isThere = false
    try reader.members { (reader, key, _) throws(TextError) in
      if key == "capital" { isThere = try !reader.value().string().isBlank } else { try reader.pass() }
    }
    return isThere
  }
}

extension DeckHead {
  fileprivate mutating func read(_ part: Part, _ reader: inout JSONReader) throws(TextError) {
    let value = try reader.value()
    try set(part, value.string(), at: value.place)
  }
}
