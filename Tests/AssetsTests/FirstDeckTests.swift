import Foundation
import Learning
import Testing

/// Rules for the first decks, in addition to those for every deck.
@Suite("Decks of the commonest words")
struct FirstDeckTests {
  static let names = DeckContentTests.names.filter { $0.contains("-first") }

  @Test("there are enough of the small words that make sentences", arguments: names)
  func groups(name: String) throws {
    let words = try AssetsFolder.deck(name).words
    for tag in ["pronouns", "joining", "questions", "small words", "time", "verbs"] {
      #expect(words.count { $0.tags.first == tag } >= 4, "\(tag)")
    }
  }

  @Test("no two neighbours are of one group or set against each other", arguments: names)
  func neighbours(name: String) throws {
    let words = try AssetsFolder.deck(name).words
    for (word, next) in zip(words, words.dropFirst()) {
      #expect(word.tags.first != next.tags.first, "\(word.id), \(next.id)")
      #expect(!word.contrast.contains(next.id), "\(word.id), \(next.id)")
    }
  }

  @Test("a sentence is short, ends like one and has a translation", arguments: names)
  func sentences(name: String) throws {
    let words = try Self.sentences(of: name)
    #expect(words.count >= 70)
    for (sentence, meaning) in words {
      #expect(sentence.count <= 44 && meaning.count <= 50, "\(sentence)")
      #expect(
        sentence.last.map(".!?;։。！？".contains) == true && meaning.last.map(".!?".contains) == true,
        "\(sentence)"
      )
    }
  }

  @Test("no sentence is repeated", arguments: names)
  func repeated(name: String) throws {
    let sentences = try Self.sentences(of: name).map(\.0)
    #expect(Set(sentences).count == sentences.count)
  }

  private static func sentences(of name: String) throws -> [(String, String)] {
    let json = try JSONSerialization.jsonObject(with: Data(AssetsFolder.assets.deck(name)))
    let words = try #require((json as? [String: Any])?["words"] as? [[String: Any]])
    return try words.filter { $0["sentence"] != nil || $0["sentenceMeaning"] != nil }.map {
      (try #require($0["sentence"] as? String), try #require($0["sentenceMeaning"] as? String))
    }
  }
}
