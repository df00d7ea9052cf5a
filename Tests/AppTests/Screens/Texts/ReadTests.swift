import Engine
import Games
import Interface
import Learning
import Playtest
import Storage
import Testing

@testable import App

@Suite("Reading a text")
struct ReadTests {
  private func stage(
    _ text: ReadText = SampleText.japanese, window: Size = Size(80, 24), isASCII: Bool = false
  ) -> Stage {
    Stage(ReadScene(text), window: window, look: Look(ornaments: isASCII ? .ascii : .unicode))
  }

  private func scene(_ stage: Stage) throws -> ReadScene { try #require(stage.stack.top as? ReadScene) }

  @Test("is drawn in every window", arguments: [Size(80, 24), Size(120, 40), Size(60, 20)])
  func windows(window: Size) throws {
    var stage = stage(window: window)
    try Golden.compare(stage.frame, with: "read-\(window.width)")
    stage.press(.tab)
    try Golden.compare(stage.frame, with: "read-word-\(window.width)")
  }

  @Test("is drawn with ASCII ornaments")
  func ascii() throws {
    var stage = stage(SampleText.spanish, isASCII: true)
    stage.press(.tab)
    #expect(stage.frame.allSatisfy { $0.isASCII })
    try Golden.compare(stage.frame, with: "read-ascii")
  }

  @Test("underlines unknown words, without relying on colour")
  func underlined() throws {
    let stage = stage()
    let canvas = stage.draw()
    let place = try #require(stage.find("山の近く"))
    #expect(canvas[place].attributes.contains(.underline))
    #expect(!canvas[Point(place.x + 2, place.y)].attributes.contains(.underline))
  }

  @Test("moves from word to word across pages, both ways, and stops at the ends")
  func words() throws {
    var stage = stage(SampleText.spanish)
    let count = SampleText.spanish.unknown.count
    for _ in 0..<count + 3 { stage.press(.tab) }
    #expect(try scene(stage).focus == count - 1 && stage.shows("40. El perro"))
    for _ in 0..<count + 3 { stage.press(.left) }
    #expect(try scene(stage).focus == 0 && stage.shows(" 1. El perro"))
  }

  @Test("shows the reading of the focused word where the line above leaves room")
  func readings() {
    var stage = stage()
    stage.press(.tab)
    #expect(stage.rows[2].contains("やま"), "\(stage)")
    stage.press(.tab)
    #expect(stage.rows.count { $0.contains("やま") } == 1, "\(stage)")
    stage.look.ruby = .never
    stage.press(.left)
    #expect(!stage.rows[2].contains("やま"))
  }

  @Test("takes the reading of an inflected form from the host")
  func forms() {
    let entry = DictionaryEntry(language: "ja", term: "行く", reading: "いく", senses: [.init(["to go"])])
    var stage = stage(ReadText("a", Array("学校に行った。"), unknown: [TextWord(3..<6, entry)]))
    stage.reader = { $0.text == "行った" ? RubyText([.init("行", "い"), .init("った")]) : nil }
    stage.press(.tab)
    #expect(stage.rows[2].contains("い"), "\(stage)")
  }

  @Test("opens the entry of a word by key and by mouse")
  func entries() throws {
    var stage = stage()
    stage.press(.tab)
    stage.press(.enter)
    #expect(stage.stack.top is LookUpPageScene && stage.shows("mountain"))
    stage.press(.escape)
    let wasThere = stage.click("洗濯")
    #expect(wasThere)
    #expect(stage.stack.top is LookUpPageScene && stage.shows("washing; laundry"))
  }

  @Test("adds a word with its sentence")
  func adding() throws {
    var stage = stage()
    stage.type("a")
    #expect(stage.queries(ChangeOwnWords.self).isEmpty)
    stage.press(.tab)
    stage.press(.tab)
    stage.type("a")
    let entry = SampleText.japanese.unknown[1].entry
    #expect(
      stage.queries(ChangeOwnWords.self).map(\.change) == [
        .entry(entry, sentence: "ある日、おじいさんは山へ木を切りに行きました。")
      ])
  }

  @Test("an added word isn't underlined any more; adding from the entry also takes the sentence along")
  func added() throws {
    var stage = stage()
    stage.answer(ChangeOwnWords.self) { query in
      let word = DeckWord(Word(id: "山", term: "山", meanings: ["mountain"]), of: WordOrigin(deck: "own.ja"))
      let kept = OwnWordsKept("It is there.", words: [word], all: [word.reference], hints: [])
      return .success(.init(kept: kept, library: Library(decks: DeckList([Deck]()))))
    }
    stage.press(.tab)
    stage.press(.enter)
    stage.press(.enter)
    let entry = SampleText.japanese.unknown[0].entry
    #expect(
      stage.queries(ChangeOwnWords.self).map(\.change) == [
        .entry(entry, sentence: "昔々、おじいさんとおばあさんが山の近くに住んでいました。")
      ])
    stage.press(.escape)
    stage.press(.tab)
    let place = try #require(stage.find("山の近く"))
    #expect(!stage.draw()[place].attributes.contains(.underline))
  }

  @Test("words added faster than they are kept are each known then, and Esc waits for the last")
  func fast() throws {
    var stage = stage()
    stage.answering = .late(ticks: 10)
    stage.answer(ChangeOwnWords.self) { query in
      guard case .entry(let entry, _) = query.change else { return .failure(.missing(.refused)) }
      let word = DeckWord(
        Word(id: entry.term, term: entry.term, meanings: ["m"]), of: WordOrigin(deck: "own.ja"))
      let kept = OwnWordsKept("It is there.", words: [word], all: [word.reference], hints: [])
      return .success(.init(kept: kept, library: Library(decks: DeckList([Deck]()))))
    }
    for _ in 0..<3 {
      stage.press(.tab)
      stage.type("a")
    }
    var leaving = stage
    stage.wait(ticks: 12)
    let terms = Set(SampleText.japanese.unknown.prefix(3).map(\.entry.term))
    #expect(try terms.count > 1 && scene(stage).added == terms)
    leaving.press(.escape)
    #expect(!leaving.hasEnded)
    var waiting = leaving
    waiting.wait(ticks: 12)
    #expect(waiting.hasEnded)
    leaving.press(.escape)
    #expect(leaving.hasEnded, "nobody has to wait")
  }

  @Test("pages down to the last line and no further, and up again")
  func pages() throws {
    var stage = stage(SampleText.spanish)
    for _ in 0..<12 { stage.type(" ") }
    #expect(stage.shows("40. El perro") && stage.shows("100 %"))
    let end = stage.frame
    stage.press(.pageDown)
    #expect(stage.frame == end)
    for _ in 0..<12 { stage.press(.pageUp) }
    #expect(try scene(stage).top == 0 && stage.shows(" 1. El perro"))
    stage.press(.end)
    #expect(stage.frame == end)
  }

  @Test("keeps its place when the window changes, and until it is opened again")
  func places() throws {
    var stage = stage(SampleText.spanish)
    for _ in 0..<9 { stage.press(.down) }
    let top = try scene(stage).top
    stage.resize(Size(120, 40))
    stage.resize(Size(80, 24))
    #expect(try abs(scene(stage).top - top) < 80)
    let place = try scene(stage).top
    stage.press(.escape)
    let kept = SampleText.spanish.kept(at: place)
    #expect(stage.settings.last == Settings.Change(ReadText.places, to: kept))
    var again = SampleText.spanish
    again.go(toKept: kept)
    #expect(again.place == place)
    var other = SampleText.japanese
    other.go(toKept: kept)
    other.go(toKept: "x")
    #expect(other.place == 0)
  }

  @Test("the place is saved at each page, since a terminal may close at any time")
  func closed() throws {
    var stage = stage(SampleText.spanish)
    for page in 1...2 {
      stage.type(" ")
      let kept = try SampleText.spanish.kept(at: scene(stage).top)
      #expect(
        stage.settings.count == page && stage.settings.last == Settings.Change(ReadText.places, to: kept))
    }
  }

  @Test("places are kept for the last eight texts")
  func severalPlaces() {
    let texts = (0..<9).map { ReadText("a \($0)\nb", Array("a b c d e f"), unknown: []) }
    var kept = ""
    for (number, text) in texts.enumerated() {
      var text = text
      text.go(toKept: kept)
      kept = text.kept(at: number % 5 + 1)
    }
    let places = texts.map { text in
      var text = text
      text.go(toKept: kept)
      return text.place
    }
    #expect(places == [0, 2, 3, 4, 5, 1, 2, 3, 4])
  }

  @Test("a text without unknown words can be read, too")
  func plain() {
    var stage = stage(ReadText("empty", Array("1\n2"), unknown: []))
    for key: Key.Code in [.tab, .enter, .up, .down, .pageDown, .end, .home] { stage.press(key) }
    #expect(stage.shows("1") && stage.shows("2"))
  }
}

extension Stage {
  fileprivate var settings: [Settings.Change] {
    reports.compactMap { $0 as? ArcadeReport }.compactMap {
      if case .setting(let change) = $0 { change } else { nil }
    }
  }
}

/// Long texts with their unknown words.
private enum SampleText {
  static let japanese = make(
    "桃太郎",
    """
    昔々、おじいさんとおばあさんが山の近くに住んでいました。ある日、おじいさんは山へ木を切りに行きました。おばあさんは川へ洗濯に行きました。
    すると、大きな桃が流れてきました。「これは大きな桃だ。」

    二人は桃を切りました。
    """,
    [("山", "やま", "mountain"), ("川", "かわ", "river"), ("洗濯", "せんたく", "washing; laundry"), ("桃", "もも", "peach")])

  static let spanish = make(
    "cuento.txt",
    (1...40).map {
      "\($0). El perro ladra en la calle y el gato duerme, como siempre, junto a la ventana abierta."
    }
    .joined(separator: "\n"), [("ladra", nil, "to bark"), ("ventana", nil, "window")])

  /// Marks every occurrence of the words as unknown.
  private static func make(_ title: String, _ text: String, _ words: [(String, String?, String)]) -> ReadText
  {
    let characters = Array(text)
    let found = words.flatMap { term, reading, meaning -> [TextWord] in
      let entry = DictionaryEntry(
        language: reading == nil ? "es" : "ja", term: term, reading: reading,
        senses: [.init([meaning], partOfSpeech: "noun")])
      let letters = Array(term)
      return characters.indices.filter { characters[$0...].starts(with: letters) }.map {
        TextWord($0..<$0 + letters.count, entry)
      }
    }
    return ReadText(
      title, characters, unknown: found.sorted { $0.range.lowerBound < $1.range.lowerBound })
  }
}
