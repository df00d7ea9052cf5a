import Engine
import Formats
import Games
import Learning
import Storage
import Testing

@testable import App

@Suite("The file of a round with words of two decks")
struct ManyDecksReplayTests {
  /// Two languages; one id is in both decks.
  private static let origins = [
    WordOrigin(deck: "one", language: .init(term: "es", meaning: "en")),
    WordOrigin(deck: "two", language: .init(term: "ka", meaning: "en"), kind: .alphabet),
  ]

  private static func file() throws -> ReplayFile {
    var file = ReplaySamples.file(try ReplaySamples.deck("spanish-first"))
    let words = [Word(id: "1", term: "agua", meanings: ["water"]), Word(id: "1", term: "ა", meanings: ["a"])]
    let taken = origins.map { WordReference(deck: $0.deck, word: "9") }
    file.round.setup.round.content = RoundSetup.Content(
      of: WordOrigin(deck: "all"), name: "2 decks",
      items: zip(words, origins).map {
        RoundSetup.Item($0, of: $1, isNew: false, shown: .term, confusions: taken)
      },
      decoys: zip(words, origins.reversed()).map { word, origin in
        DeckWord(Word(id: "2", term: word.term + "x", meanings: word.meanings), of: origin)
      }, seed: 7)
    return file
  }

  @Test("reads back each word with its own deck")
  func roundTrip() throws {
    let file = try Self.file()
    let read = try ReplayFile(file.bytes)
    #expect(read == file && read.bytes == file.bytes)
    #expect(read.round.setup.round.content.origins == Self.origins + Self.origins.reversed())
    #expect(read.round.setup.round.content.items.map(\.id.rawValue) == ["es:agua", "letter:ka:ა"])
  }

  @Test("hashes differently from the same words of one deck, whose file doesn't mention decks")
  func hashes() throws {
    let many = try Self.file().round.setup
    var one = many
    for index in one.round.content.items.indices {
      one.round.content.items[index].origin = one.round.content.origin
      one.round.content.decoys[index].origin = one.round.content.origin
      one.round.content.items[index].confusions = []
    }
    #expect(one.round.json.isPlain && !many.round.json.isPlain)
    var hashes: [UInt64] = []
    for round in [one.round, many.round] {
      var hash = StateHash()
      hash.combine(round)
      hashes.append(hash.value)
    }
    #expect(hashes[0] != hashes[1])
  }

  @Test("is refused if it names no deck for a word, or a missing one")
  func refused() throws {
    let json = try Self.file().round.setup.round.json
    for (key, value) in [
      ("from", "[0,1]"), ("from", "[0,1,1,2]"), ("from", "[0,1,1,-1]"), ("decks", "[]"), ("decks", "[{}]"),
      ("from", "[0,0,0,0]"),
    ] {
      var members = try json.object()
      members[key] = try JSON.read(Array(value.utf8))
      #expect(throws: TextError.self, "\(key): \(value)") { try RoundSetup(.object(members)) }
    }
  }
}

extension JSONValue {
  /// Whether it has no members for several decks.
  fileprivate var isPlain: Bool {
    (try? optional("from")) == .some(nil) && (try? optional("decks")) == .some(nil)
  }
}
