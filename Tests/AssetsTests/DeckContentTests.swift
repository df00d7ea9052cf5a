import Assets
import Foundation
import Learning
import Testing

/// The decks that come with Babble, as the program reads them.
@Suite("Decks that come with Babble")
struct DeckContentTests {
  static let names = [
    "georgian-letters", "spanish-150", "armenian-letters", "georgian-100", "chinese-150", "japanese-150",
    "english-150-russian",
  ]
  /// Those of words rather than letters.
  static let wordDecks = names.filter { !$0.hasSuffix("letters") }

  private static func load(_ name: String) throws -> Deck {
    try DeckFormat.read(TestFolder.assets.deck(name), file: name + ".json")
  }

  @Test("every deck of the folder is known to these tests, in the order in which they are offered")
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
      let texts =
        [word.id, word.term] + [word.notes, word.reading, word.romanization].compactMap { $0 } + word.meanings
      #expect(texts.allSatisfy { Array(NormalForm.composed($0).utf8) == Array($0.utf8) }, "\(word.id)")
      #expect(texts.allSatisfy { $0 == $0.trimmingCharacters(in: .whitespaces) }, "\(word.id)")
      #expect(word.meanings.allSatisfy { $0.count <= 24 }, "\(word.id)")
    }
  }

  /// Pairs that no short meaning tells apart: they never meet on a board.
  static let clashing: [String: Set<[String]>] = [
    "chinese-150": [["他", "她"]], "english-150-russian": [["I", "eye"], ["know", "no"]],
    "japanese-150": [["ある", "いる"]], "spanish-150": [["estar", "ser"]],
  ]

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

  @Test("the Armenian letters are those of the alphabet, in its order, in ISO 9985")
  func armenian() throws {
    let deck = try Self.load("armenian-letters")
    let romanization =
      "a b g d e z ē ë t’ ž i l x ç k h j ġ č̣ m y n š o č p ǰ ṙ s v t r c’ w p’ k’ ò f".split(separator: " ")
    #expect(deck.kind == .alphabet)
    #expect(deck.words.map(\.term).joined() == "աբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆ")
    #expect(deck.words.map(\.meanings) == romanization.map { [String($0)] })
    for word in deck.words {
      #expect(word.notes?.hasPrefix("/") == true)
      #expect(word.notes?.hasSuffix("capital \(word.term.uppercased())") == true, "\(word.term)")
    }
  }

  @Test("a word deck holds what a beginner needs, each word with its part of speech", arguments: wordDecks)
  func groups(name: String) throws {
    let deck = try Self.load(name)
    let groups = Dictionary(grouping: deck.words, by: { $0.tags.first ?? "" }).mapValues(\.count)
    #expect(deck.words.count == (name == "georgian-100" ? 100 : 150))
    for tag in ["numbers", "time", "family", "food", "body", "home", "verbs", "questions"] {
      #expect(groups[tag, default: 0] >= 7, "\(tag)")
    }
    #expect(deck.words.allSatisfy { $0.partOfSpeech != nil })
  }

  @Test("a Spanish noun stands with its article")
  func spanish() throws {
    let nouns = try Self.load("spanish-150").words.filter { $0.partOfSpeech == "noun" }
    #expect(nouns.allSatisfy { $0.term.hasPrefix("el ") || $0.term.hasPrefix("la ") })
  }

  @Test("Georgian words are romanised letter by letter, as the letters' deck has it")
  func georgianWords() throws {
    let letters = try Self.load("georgian-letters").words.map { ($0.term, $0.meanings[0]) }
    let table = Dictionary(uniqueKeysWithValues: letters)
    for word in try Self.load("georgian-100").words {
      let latin = word.term.map { $0 == "?" ? "" : table[String($0)] ?? "missing" }.joined()
      #expect(word.romanization == latin)
    }
  }

  @Test("Chinese words have pinyin with tones, Japanese words kana and romaji")
  func readings() throws {
    for word in try Self.load("chinese-150").words {
      #expect(word.reading?.isEmpty == false, "\(word.term)")
      #expect(word.term.unicodeScalars.allSatisfy { $0.properties.isIdeographic }, "\(word.term)")
    }
    for word in try Self.load("japanese-150").words {
      #expect(word.reading?.unicodeScalars.allSatisfy { (0x3041...0x30FC).contains($0.value) } == true)
      #expect(
        word.romanization?.allSatisfy { $0 == " " || "abcdefghijkmnoprstuwyzāīūēō".contains($0) } == true)
    }
  }

  @Test(
    "words of one group seldom follow each other: learned together they are confused", arguments: wordDecks)
  func order(name: String) throws {
    let tags = try Self.load(name).words.map { $0.tags.first ?? "" }
    #expect(zip(tags, tags.dropFirst()).filter { $0 == $1 }.count <= 3)
  }
}
