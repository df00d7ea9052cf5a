import Foundation
import Learning
import Testing

@Suite("Decks of letters")
struct LetterDeckTests {
  @Test("the Georgian letters are those of the alphabet, in its order, with the national romanisation")
  func georgian() throws {
    let deck = try TestFolder.deck("georgian-letters")
    let romanization =
      "a b g d e v z t i k' l m n o p' zh r s t' u p k gh q' sh ch ts dz ts' ch' kh j h".split(separator: " ")
    #expect(deck.kind == .alphabet)
    #expect(deck.words.map(\.term) == Self.letters(0x10D0...0x10F0))
    #expect(deck.words.map(\.meanings) == romanization.map { [String($0)] })
    #expect(deck.words.map { $0.romanization ?? "" } == romanization.map(String.init))
    #expect(deck.words.allSatisfy { $0.reading != nil && $0.notes?.hasPrefix("/") == true })
  }

  @Test("a Georgian letter's name starts with its sound, as ICU romanises it too")
  func georgianNames() throws {
    for word in try TestFolder.deck("georgian-letters").words {
      let name = try #require(word.reading)
      #expect(name.hasPrefix(word.meanings[0]), "\(word.term)")
      #expect(try Georgian.latin(word.term) == word.meanings[0])
    }
  }

  /// Classical order with the two letters of the Middle Ages at the end; և is a ligature and no letter here.
  @Test("the Armenian letters are those of the alphabet, in its order, in ISO 9985")
  func armenian() throws {
    let deck = try TestFolder.deck("armenian-letters")
    let romanization =
      "a b g d e z ē ë t’ ž i l x ç k h j ġ č̣ m y n š o č p ǰ ṙ s v t r c’ w p’ k’ ò f".split(separator: " ")
    #expect(deck.kind == .alphabet)
    #expect(deck.words.map(\.term) == Self.letters(0x561...0x586))
    #expect(deck.words.map(\.meanings) == romanization.map { [String($0)] })
    #expect(deck.words.map { $0.romanization ?? "" } == romanization.map(String.init))
  }

  @Test("an Armenian letter stands with its name, its sound, and its capital, which is one letter too")
  func armenianCards() throws {
    let deck = try TestFolder.deck("armenian-letters")
    for word in deck.words {
      let notes = try #require(word.notes)
      #expect(notes.hasPrefix("/") && notes.hasSuffix("; capital \(word.term.uppercased())"), "\(word.term)")
      #expect(word.term.uppercased().unicodeScalars.count == 1)
    }
    #expect(Set(deck.words.compactMap(\.reading)).count == 38)
  }

  @Test("both Armenian letters of ու say that it is one vowel")
  func armenianVowel() throws {
    let words = try TestFolder.deck("armenian-letters").words.filter { "ու".contains($0.term) }
    #expect(words.count == 2 && words.allSatisfy { $0.notes?.contains("ու") == true })
  }

  private static func letters(_ range: ClosedRange<UInt32>) -> [String] {
    range.compactMap { Unicode.Scalar($0).map { String($0) } }
  }
}

enum Georgian {
  /// The national romanisation by ICU, with the plain apostrophe of our decks.
  static func latin(_ text: String) throws -> String {
    let latin = try #require(text.applyingTransform(StringTransform("Georgian-Latin/BGN"), reverse: false))
    return latin.replacing("\u{2BC}", with: "'").replacing("\u{2019}", with: "'")
  }
}
