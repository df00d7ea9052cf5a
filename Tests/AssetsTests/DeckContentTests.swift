import App
import Formats
import Foundation
import Storage
import Testing

@testable import Learning

/// The decks that come with Babble, as the program reads them.
@Suite("Decks that come with Babble")
struct DeckContentTests {
  static let names = (try? AssetsFolder.assets.decks()) ?? []
  /// The decks of words rather than letters.
  static let wordDecks = names.filter { !LetterDeckTests.names.contains($0) }

  @Test("they are offered in the order of the list, which has all of them")
  func all() throws {
    let order = try String(contentsOfFile: AssetsFolder.path + "/Decks/order.txt", encoding: .utf8)
    #expect(Self.names.count > 16 && Self.names == order.words)
  }

  @Test("a deck's id is its file's name, and its languages are said", arguments: names)
  func heads(name: String) throws {
    let deck = try AssetsFolder.deck(name)
    #expect(deck.id == name)
    #expect(deck.language.term != "und" && deck.language.meaning != "und")
  }

  @Test("a deck's outline, which the first screen shows, agrees with the deck", arguments: names)
  func outlines(name: String) throws {
    let outline = try DeckFormat.outline(of: AssetsFolder.assets.deck(name), file: name + ".json")
    #expect(outline == DeckOutline(try AssetsFolder.deck(name)))
  }

  @Test("no term, id or meaning is repeated, and text is in normal form C", arguments: names)
  func words(name: String) throws {
    let deck = try AssetsFolder.deck(name)
    #expect(Set(deck.words.map(\.id)).count == deck.words.count)
    #expect(Set(deck.words.map(\.term)).count == deck.words.count)
    let shared = Self.clashing[name, default: []].filter { !Self.wordDecks.contains(name) && $0.count == 2 }
    #expect(Set(deck.words.flatMap(\.meanings)).count == deck.words.flatMap(\.meanings).count - shared.count)
    for word in deck.words {
      let texts =
        [word.id, word.term] + [word.notes, word.reading, word.romanization].compactMap { $0 } + word.meanings
      #expect(texts.allSatisfy { Array(NormalForm.composed($0).utf8) == Array($0.utf8) }, "\(word.id)")
      #expect(texts.allSatisfy { $0 == $0.trimmingCharacters(in: .whitespaces) }, "\(word.id)")
      #expect(word.meanings.allSatisfy { $0.count <= 24 }, "\(word.id)")
    }
  }

  /// Pairs that no short meaning tells apart, including words and letters that sound the same: they never
  /// meet on a board.
  static let clashing: [String: Set<[String]>] = [
    "english-first-russian": englishOfOneSound,
    "german-first": [["sie", "sie-polite"]],
    "greek-letters": [["eta", "iota"], ["omega", "omicron"], ["final-sigma", "sigma"]],
    "chinese-first": [["事", "是"], ["做", "坐"], ["块", "快"], ["完", "玩"], ["近", "进"], ["中文", "汉语"]],
    "japanese-first": [
      ["に", "二"], ["です", "だ"].sorted(), ["する", "やる"], ["どうして", "なぜ"], ["ください", "お願いします"].sorted(),
      ["僕", "私"].sorted(), ["花", "鼻"],
    ],
    "armenian-letters": [["vew", "yiwn"], ["et", "yi"]], "russian-letters": [["short-i", "yeru"]],
    "hiragana": kanaOfOneSound, "katakana": kanaOfOneSound,
  ]

  private static let englishOfOneSound: Set<[String]> = [
    ["I", "eye"], ["know", "no"], ["too", "two"], ["their", "there"], ["right", "write"], ["hour", "our"],
    ["buy", "by"], ["hear", "here"], ["son", "sun"], ["meat", "meet"],
  ]
  private static let kanaOfOneSound: Set<[String]> = [["di", "zi"], ["du", "zu"], ["o", "wo"]]

  @Test("words clash only where the language leaves no choice", arguments: names)
  func clashes(name: String) throws {
    let words = try AssetsFolder.deck(name).words.map { ComparedWord($0, of: name) }
    var found: Set<[String]> = []
    for (index, word) in words.enumerated() {
      for other in words[(index + 1)...] where word.clashes(with: other) {
        found.insert([word.word.id, other.word.id].sorted())
      }
    }
    #expect(found == Self.clashing[name] ?? [])
  }

  @Test("a word deck holds what a beginner needs, each word with its part of speech", arguments: wordDecks)
  func groups(name: String) throws {
    let deck = try AssetsFolder.deck(name)
    let groups = Dictionary(grouping: deck.words, by: { $0.tags.first ?? "" }).mapValues(\.count)
    #expect(deck.words.count >= 100 && deck.name.hasSuffix(" the first \(deck.words.count)"))
    #expect(deck.words.allSatisfy { $0.partOfSpeech != nil })
    // A hundred words leave no room for seven of each group.
    if deck.words.count < 200 { return }
    for tag in ["numbers", "time", "family", "food", "body", "home", "verbs", "questions"] {
      #expect(groups[tag, default: 0] >= 7, "\(tag)")
    }
  }

  @Test(
    "words of one group seldom follow each other: they would be confused", arguments: wordDecks)
  func order(name: String) throws {
    let tags = try AssetsFolder.deck(name).words.map { $0.tags.first ?? "" }
    #expect(zip(tags, tags.dropFirst()).filter { $0 == $1 }.count <= 3)
  }
}
