import Formats
import Learning

/// The content of `bank.json`, as a value: changing it writes nothing.
public struct BankFile: HomeFile {
  public typealias Refusal = HomeFileRefusal<BankFile>

  /// The newest version that can be read, and the one that is written.
  public static let schema: Int64 = 1
  /// Names what is missing if the file can't be read.
  public static let holding = "your own words"

  public static func path(in home: Home) -> String { home.bank }

  public var bank: WordBank
  /// Members that this version doesn't know: of the file, of words, and of corrections.
  var unknown: [JSONMember] = []
  var unknownOfWords: [WordReference: [JSONMember]] = [:]
  var unknownOfCorrections: [WordReference: [JSONMember]] = [:]

  /// An empty bank.
  public init() { self.init(WordBank()) }

  public init(_ bank: WordBank) { self.bank = bank }

  /// Moves the corrections to the decks that have the words now.
  ///
  /// - Parameter successors: these decks, by the ids of the old ones.
  public mutating func move(_ successors: [String: String]) {
    bank.move(successors)
    unknownOfCorrections = Dictionary(
      unknownOfCorrections.map { ($0.key.moved(successors), $0.value) }, uniquingKeysWith: { $0 + $1 })
  }
}

/// The bank as JSON. `words` is a list of words in the format of decks, each with `language` and `added`.
/// `corrections` has `deck/word` as keys; a field with one text is a string, an empty one for no text.
/// `characters` has mnemonics. `undo` is a list of changes, the newest last.
extension BankFile {
  private static let keys: Set<String> = ["schema", "words", "corrections", "characters", "undo"]
  private static let wordKeys = Word.keys.union(["language", "added"])
  /// One word or correction per line.
  public var bytes: [UInt8] {
    let words = bank.words.map { own in
      var members = own.json
      for member in unknownOfWords[own.reference] ?? [] { members[member.key] = member.value }
      return JSONValue.object(members)
    }
    let corrections = bank.corrections.map { word, correction in
      let members = correction.map { JSONMember($0.rawValue, $0.json($1)) }
      return JSONMember(word.text, .object(JSONObject(members + (unknownOfCorrections[word] ?? []))))
    }
    let hints = bank.hints.map { JSONMember(String($0), .string($1)) }
    var members: [JSONMember] = [
      JSONMember("schema", .integer(Self.schema)), JSONMember("words", .array(words)),
      JSONMember("corrections", .object(JSONObject(corrections))),
      JSONMember("undo", .array(bank.undoing.map(\.json))),
    ]
    if !hints.isEmpty { members.append(JSONMember("characters", .object(JSONObject(hints)))) }
    members += unknown
    return JSON.write(.object(JSONObject(members)), spread: 2)
  }
}

extension BankFile {
  /// Reads a file of this or an earlier version.
  ///
  /// - Throws: what is wrong, and where.
  public init(_ root: JSONValue) throws(TextError) {
    self.init()
    unknown = try root.object().members(except: Self.keys)
    let words = try readWords(root)
    let corrections = try readCorrections(root)
    bank = WordBank(
      words: words, corrections: corrections, hints: try Self.hints(root), undoing: try Self.undoing(root))
  }

  private static let tooManyWords = TextError.Problem(
    "there are more than \(WordBank.mostWords) words", hint: "Remove those that you don't need any more.")

  private mutating func readWords(_ root: JSONValue) throws(TextError) -> [BankWord] {
    var (readers, words) = ([String: WordReader](), [BankWord]())
    for json in try root.optional("words")?.array() ?? [] {
      if words.count == WordBank.mostWords { throw TextError(Self.tooManyWords, at: json.place) }
      let language = try json.member("language").languages()
      let word = try BankWord(json, language, &readers[language.term, default: WordReader()])
      let others = try json.object().members(except: Self.wordKeys)
      if !others.isEmpty { unknownOfWords[word.reference] = others }
      words.append(word)
    }
    return words
  }

  private mutating func readCorrections(
    _ root: JSONValue
  ) throws(TextError) -> [WordReference: WordBank.Correction] {
    var corrections: [WordReference: WordBank.Correction] = [:]
    for member in try root.optional("corrections")?.object().members ?? [] {
      guard let word = WordReference(member.key) else {
        throw TextError(.expected("a key like deck/word"), at: member.place)
      }
      for text in try member.value.object().members {
        if let field = WordField(rawValue: text.key) {
          corrections[word, default: [:]][field] = try field.texts(text.value)
        } else {
          unknownOfCorrections[word, default: []].append(text)
        }
      }
    }
    return corrections
  }

  private static func hints(_ root: JSONValue) throws(TextError) -> [Character: String] {
    var hints: [Character: String] = [:]
    for member in try root.optional("characters")?.object().members ?? [] {
      let text = try WordReader.text(member.value)
      if !text.isEmpty { hints[try HanCharacter.one(in: member.key, at: member.place)] = text }
    }
    return hints
  }

  /// If a change is unknown, because a newer version wrote it, the changes before it can't be undone either.
  private static func undoing(_ root: JSONValue) throws(TextError) -> [BankChange] {
    var undoing: [BankChange] = []
    for json in try root.optional("undo")?.array() ?? [] {
      if let change = try BankChange(json) { undoing.append(change) } else { undoing = [] }
    }
    return undoing
  }
}

extension BankWord {
  /// - Parameter reader: has read the earlier words of the same language.
  init(_ json: JSONValue, _ language: Deck.Languages, _ reader: inout WordReader) throws(TextError) {
    self.init(
      try reader.read(json), language: language, added: try json.optional("added")?.time() ?? 0)
  }

  /// The word in the format of decks, with the bank's members.
  var json: JSONObject {
    var members = word.json
    members["language"] = .object(["term": .string(language.term), "meaning": .string(language.meaning)])
    if added != 0 { members["added"] = .string(Timestamp.text(added)) }
    return members
  }
}

extension JSONValue {
  func languages() throws(TextError) -> Deck.Languages {
    var languages = Deck.Languages()
    if let term = try optional("term") { languages.term = try term.tag() }
    if let meaning = try optional("meaning") { languages.meaning = try meaning.tag() }
    return languages
  }

  private func tag() throws(TextError) -> String {
    let tag = try string()
    guard LanguageTag.isTag(tag) else {
      throw TextError(.expected("a language tag, like es, ka or zh-Hans,"), at: place)
    }
    return tag
  }
}

extension HanCharacter {
  static func one(in text: String, at place: TextPlace) throws(TextError) -> Character {
    guard let character = one(in: text) else { throw TextError(.expected("a Chinese character"), at: place) }
    return character
  }
}

extension WordField {
  /// The texts of one field of a correction.
  func texts(_ json: JSONValue) throws(TextError) -> [String] {
    var texts: [String] = []
    if isList {
      for text in try json.array() { texts.append(try WordReader.text(text)) }
    } else {
      texts = [try WordReader.text(json)]
    }
    texts.removeAll(where: \.isEmpty)
    if isNeeded && texts.isEmpty { throw TextError(.expected("a text"), at: json.place) }
    return texts
  }

  /// The inverse of `texts`.
  func json(_ texts: [String]) -> JSONValue {
    isList ? .array(texts.map(JSONValue.string)) : .string(texts.first ?? "")
  }
}
