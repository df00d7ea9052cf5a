import Assets
import Foundation
import Learning
import Testing

/// The decks that come with Babble, as the program reads them.
@Suite("Decks that come with Babble")
struct DeckContentTests {
  static let names = ["georgian-letters", "spanish-150"]

  private static func load(_ name: String) throws -> Deck {
    try DeckFormat.read(TestFolder.assets.deck(name), file: name + ".json")
  }

  @Test("every deck of the folder is known to these tests")
  func all() throws {
    #expect(try TestFolder.assets.decks() == Self.names)
  }

  @Test("a deck's id is its file's name, and its languages are said", arguments: names)
  func heads(name: String) throws {
    let deck = try Self.load(name)
    #expect(deck.id == name)
    #expect(deck.language.term != "und" && deck.language.meaning != "und")
  }

  @Test("no term, id or meaning stands twice, and text is in normal form C", arguments: names)
  func words(name: String) throws {
    let deck = try Self.load(name)
    #expect(Set(deck.words.map(\.id)).count == deck.words.count)
    #expect(Set(deck.words.map(\.term)).count == deck.words.count)
    #expect(Set(deck.words.flatMap(\.meanings)).count == deck.words.flatMap(\.meanings).count)
    for word in deck.words {
      let texts = [word.id, word.term, word.notes ?? "", word.reading ?? ""] + word.meanings
      #expect(texts.allSatisfy { Array(NormalForm.composed($0).utf8) == Array($0.utf8) }, "\(word.id)")
      #expect(texts.allSatisfy { $0 == $0.trimmingCharacters(in: .whitespaces) }, "\(word.id)")
      #expect(word.meanings.allSatisfy { $0.count <= 24 }, "\(word.id)")
    }
  }

  /// Pairs that no short meaning tells apart: they never meet on a board.
  static let clashing: [String: Set<[String]>] = ["spanish-150": [["estar", "ser"]]]

  @Test("words clash only where the language leaves no other way", arguments: names)
  func clashes(name: String) throws {
    let words = try Self.load(name).words
    var found: Set<[String]> = []
    for (index, word) in words.enumerated() {
      for other in words[(index + 1)...] where word.clashes(with: other) {
        found.insert([word.id, other.id].sorted())
      }
    }
    #expect(found == Self.clashing[name] ?? [])
  }

  @Test("the Georgian letters are those of the alphabet, in its order, with the national romanisation")
  func georgian() throws {
    let deck = try Self.load("georgian-letters")
    let romanization =
      "a b g d e v z t i k' l m n o p' zh r s t' u p k gh q' sh ch ts dz ts' ch' kh j h".split(separator: " ")
    #expect(deck.kind == .alphabet)
    #expect(deck.words.map(\.term) == (0x10D0...0x10F0).compactMap { Unicode.Scalar($0).map { String($0) } })
    #expect(deck.words.map(\.meanings) == romanization.map { [String($0)] })
    #expect(deck.words.map { $0.romanization ?? "" } == romanization.map(String.init))
    #expect(deck.words.allSatisfy { $0.reading != nil && $0.notes?.hasPrefix("/") == true })
  }

  @Test("a Georgian letter's name starts with its sound, as ICU romanises it too")
  func georgianNames() throws {
    let transform = StringTransform("Georgian-Latin/BGN")
    for word in try Self.load("georgian-letters").words {
      let name = try #require(word.reading)
      #expect(name.hasPrefix(word.meanings[0]), "\(word.term)")
      let latin = try #require(word.term.applyingTransform(transform, reverse: false))
      #expect(latin.replacing("\u{2BC}", with: "'").replacing("\u{2019}", with: "'") == word.meanings[0])
    }
  }

  @Test("the Spanish deck has 150 words with numbers, time, family, food, body, home, verbs and questions")
  func spanish() throws {
    let deck = try Self.load("spanish-150")
    let groups = Dictionary(grouping: deck.words, by: { $0.tags.first ?? "" }).mapValues(\.count)
    #expect(deck.words.count == 150)
    for tag in ["numbers", "time", "family", "food", "body", "home", "verbs", "questions"] {
      #expect(groups[tag, default: 0] >= 8, "\(tag)")
    }
    #expect(deck.words.allSatisfy { $0.partOfSpeech != nil })
    let nouns = deck.words.filter { $0.partOfSpeech == "noun" }
    #expect(nouns.allSatisfy { $0.term.hasPrefix("el ") || $0.term.hasPrefix("la ") })
  }

  @Test("words of one group don't follow each other in the Spanish deck")
  func spanishOrder() throws {
    let tags = try Self.load("spanish-150").words.map { $0.tags.first ?? "" }
    #expect(zip(tags, tags.dropFirst()).filter { $0 == $1 }.count <= 3)
  }
}
