import Formats
import Learning

/// The words of a round with their decks. If all are of one deck, it is named once; otherwise there are two
/// more members: `decks`, a list, and `from`, with the index of each word's deck in that list.
struct WordsOfDecks {
  /// No player has more decks on one board.
  private static let mostDecks = 1000

  let words: [DeckWord]

  var count: Int { words.count }

  /// - Parameter origin: the deck if there is nothing else.
  init(_ json: JSONValue, _ origin: WordOrigin, atMost limit: Int) throws(TextError) {
    let list = try json.member("words").bounded(limit)
    guard let decks = try json.optional("decks")?.bounded(Self.mostDecks) else {
      words = try DeckJSON.words(json.member("words")).map { DeckWord($0, of: origin) }
      return
    }
    let from = try json.member("from").bounded(limit)
    guard from.count == list.count, !decks.isEmpty else {
      throw TextError(.expected("a deck for each word"), at: json.place)
    }
    var places: [Int] = []
    for place in from { places.append(try place.whole(0...Int64(decks.count - 1))) }
    words = try Self.words(list, places, decks)
  }

  /// Words of one deck must be valid together; words of two decks may have the same id.
  private static func words(
    _ list: [JSONValue], _ places: [Int], _ decks: [JSONValue]
  ) throws(TextError) -> [DeckWord] {
    var sorted: [Int: DeckWord] = [:]
    for (number, deck) in decks.enumerated() {
      let origin = try WordOrigin(deck)
      let own = list.indices.filter { places[$0] == number }
      for (index, word) in zip(own, try DeckJSON.words(.array(own.map { list[$0] }))) {
        sorted[index] = DeckWord(word, of: origin)
      }
    }
    return list.indices.compactMap { sorted[$0] }
  }

  /// The additional members, if the words come from several decks.
  static func members(_ origins: [WordOrigin]) -> [JSONMember] {
    var (decks, places) = ([WordOrigin](), [WordOrigin: Int]())
    for origin in origins where places[origin] == nil {
      places[origin] = decks.count
      decks.append(origin)
    }
    return [
      JSONMember("decks", .array(decks.map(\.json))),
      JSONMember("from", .array(origins.map { .integer(places[$0] ?? 0) })),
    ]
  }
}

extension WordOrigin {
  fileprivate init(_ json: JSONValue) throws(TextError) {
    self.init(
      deck: try json.member("deck").short(), language: try json.member("language").languagePair(),
      kind: try json.member("kind").choice(Deck.Kind.self))
  }

  fileprivate var json: JSONValue {
    .object(["deck": .string(deck), "language": language.json, "kind": .string(kind.rawValue)])
  }
}

extension Deck.Languages {
  var json: JSONValue { .array([.string(term), .string(meaning)]) }
}

extension JSONValue {
  /// The tags of term and meaning.
  func languagePair() throws(TextError) -> Deck.Languages {
    let tags = try bounded(2)
    guard tags.count == 2 else { throw TextError(.expected("two languages"), at: place) }
    return Deck.Languages(term: try tags[0].short(), meaning: try tags[1].short())
  }
}
