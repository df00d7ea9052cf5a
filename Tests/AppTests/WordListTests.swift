import Engine
import Games
import Interface
import Learning
import Players
import Playtest
import Storage
import Testing

@testable import App

@Suite("Decks, their words, and a word's card")
struct WordListTests {
  private func letters(_ learner: Learner = TestLearner.practised(), look: Look = Look()) -> Stage {
    .letters(learner, look: look)
  }

  @Test("Words shows all decks with what is known of them, and Enter shows a deck's words")
  func words() throws {
    var stage = Stage.landing(TestLearner.practised())
    stage.click("Words")
    try Golden.compare(stage.frame, with: "words")
    stage.press(.enter)
    try Golden.compare(stage.frame, with: "letters")
    stage.press(.escape)
    stage.press(.escape)
    #expect(stage.shows("c switch"))
  }

  @Test("languages are shown by name, and decks are found by it")
  func languages() {
    var stage = Stage.landing(TestLearner.practised())
    stage.click("Words")
    #expect(stage.shows("Georgian") && stage.shows("Spanish") && !stage.shows("→"), "\(stage)")
    stage.type("/georg")
    #expect(stage.shows("Test letters") && !stage.shows("Test words"), "\(stage)")
    let others = [
      ("en", "ru", "English–Russian"), ("ka", "ka-Latn", "Georgian"), ("tlh", "en", "Klingon"),
      ("und", "und", ""),
    ]
    for (term, meaning, name) in others {
      let deck = Deck(id: "d", name: "D", language: .init(term: term, meaning: meaning))
      #expect(deck.languageNames.string == name)
    }
  }

  @Test("c asks which deck to play with")
  func taking() {
    var stage = Stage.landing(TestLearner.practised())
    stage.type("c")
    #expect(stage.shows("Today and the games will use it."))
    stage.press(.down)
    stage.press(.enter)
    #expect(stage.shows("Test words ▾"))
    #expect(stage.shows("3 words"))
  }

  @Test(
    "/ or Tab or a click searches the decks; Enter opens the result",
    arguments: ["/", "tab", "click"])
  func searchDecks(_ way: String) {
    var stage = Stage.landing(TestLearner.practised())
    stage.click("Words")
    switch way {
    case "/": stage.type("/")
    case "tab": stage.press(.tab)
    default: stage.click("search")
    }
    stage.type("WÖR")
    #expect(!stage.shows("Test letters"))
    stage.press(.enter)
    #expect(stage.shows("agua"))
  }

  @Test(
    "while the search has the focus, letters are text and arrows do nothing; Esc clears it, then leaves"
  )
  func searchKeys() {
    var stage = letters()
    stage.type("/jkqp?")
    #expect(stage.shows("/ jkqp?") && stage.shows("No word matches."))
    stage.press(.escape)
    #expect(stage.shows("1 of 7"))
    stage.type("/")
    stage.press(.down)
    #expect(stage.shows("1 of 7"))
    stage.press(.tab)
    stage.press(.down)
    #expect(stage.shows("2 of 7"))
    stage.press(.escape)
    #expect(!stage.shows("c switch") && stage.shows("Words"))
  }

  @Test(
    "results stay when Tab leaves the search; Esc shows all, with the same word focused")
  func searchStays() {
    var stage = letters()
    stage.type("/v")
    stage.press(.tab)
    #expect(stage.shows("1 of 1") && stage.shows("/ v"))
    stage.press(.escape)
    #expect(stage.shows("6 of 7"))
  }

  @Test("a word is found by term, reading, meaning and tag, or several of them, ignoring case and accents")
  func search() {
    let words = [
      Word(id: "1", term: "niño", meanings: ["child; Boy"], tags: ["family"]),
      Word(id: "2", term: "茶", meanings: ["tea"], reading: "ちゃ", romanization: "cha"),
      Word(id: "3", term: "がっこう", meanings: ["school"]), Word(id: "4", term: "ЁЛКА", meanings: ["fir tree"]),
      Word(id: "5", term: "女儿", meanings: ["daughter"], reading: "nǚ'ér"),
    ]
    var index = TextSearch(count: words.count) { words[$0].searchText }
    let cases: [(String, [Int])] = [
      ("nv", [4]), ("nv3", [4]), ("nver", [4]), ("nver2", [4]), ("nuer", [4]), ("nv4", []),
      ("nver2 daughter", [4]),
      ("", [0, 1, 2, 3, 4]), ("nino", [0]), ("BOY", [0]), ("fami", [0]), ("茶", [1]), ("ち", [1]), ("cha", [1]),
      ("елка", [3]), ("か", [2]), ("gakkou", [2]), ("gakko", [2]), ("tree fir", [3]), ("t", [1, 3, 4]),
      ("xyz", []), ("  ", [0, 1, 2, 3, 4]),
      ("tea fir", []),
      ("childboy", []),
    ]
    for (text, found) in cases { #expect(index.begin(text) == found, "\(text)") }
  }

  @Test("the card shows all fields of a word, and the player's figures")
  func card() throws {
    let kite = Word(
      id: "ქ", term: "ქ", meanings: ["k"], reading: "kani", romanization: "k’", partOfSpeech: "consonant",
      mnemonic: "a kite on its string", notes: "/kʰ/, with a breath, as in kite",
      tags: ["descender", "ascender"],
      distractors: ["k'", "q'"])
    var learner = TestLearner.practised()
    var deck = learner.library.decks[0]
    deck.words.insert(kite, at: 1)
    learner.library.decks = DeckList([deck] + learner.library.decks.dropFirst())
    var stage = letters(learner)
    stage.press(.down)
    stage.press(.enter)
    try Golden.compare(stage.frame, with: "card-new")
    stage.press(.right)
    try Golden.compare(stage.frame, with: "card-good")
    stage.press(.right)
    stage.press(.right)
    try Golden.compare(stage.frame, with: "card-shaky")
    stage.press(.escape)
    #expect(stage.shows("5 of 8"))
  }

  @Test("z suspends a word in its list and brings it back on its card, where the mark says so")
  func suspended() {
    var stage = Stage.landing(TestLearner.learner())
    stage.click("Words")
    stage.click("Test words")
    stage.wait(ticks: 2)
    stage.type("z")
    stage.wait(ticks: 2)
    #expect(stage.rows.contains { $0.contains("agua") && $0.hasSuffix("new, suspended") }, "\(stage)")
    stage.press(.enter)
    stage.wait(ticks: 2)
    #expect(stage.shows("new, suspended") && stage.shows("z bring back"), "\(stage)")
    stage.type("z")
    stage.wait(ticks: 2)
    #expect(!stage.shows("suspended") && stage.shows("z suspend"), "\(stage)")
  }

  @Test("a letter's card shows both forms large, on the left, and speaks them once")
  func largeLetter() throws {
    var learner = TestLearner.learner()
    var deck = learner.library.decks[0]
    deck.words[1].letter = Letter(capital: "Ბ")
    learner.library.decks = DeckList([deck])
    var stage = letters(learner)
    stage.painter = { query in
      let row = [Bool](repeating: true, count: 2 * ((query as? LetterRequest)?.room.width ?? 0))
      return Picture(rows: [row, row, row, row])
    }
    stage.press(.enter)
    stage.wait(ticks: 1)
    #expect(stage.spoken.first == Spoken("ა", language: "ka"))
    let drawn = stage.queries(LetterRequest.self).map(\.letter)
    #expect(Set(drawn) == ["ა", "Ბ ბ"], "the next one is drawn before it is there")
    #expect(stage.shows("⣿⣿⣿⣿⣿⣿⣿⣿"))
    stage.press(.right)
    stage.press(.left)
    stage.press(.up)
    let said = stage.spoken.map(\.text)
    #expect(said == ["ა", "ბ", "ა"])
  }

  @Test("s on a card tells why nothing is heard; opening the card doesn't")
  func silent() {
    var (muted, mute) = (TestLearner.learner(), TestLearner.learner())
    muted.save.settings[.look.sound] = .off
    mute.todayOptions.isSilent = true
    var spoken = TestLearner.learner()
    spoken.devices.voices = { ["ka"] }
    for (learner, reason) in [
      (TestLearner.learner(), "Nothing here speaks Georgian."), (muted, "Sound is off."),
      (mute, "started without sound"), (spoken, nil),
    ] {
      var stage = letters(learner)
      stage.press(.enter)
      stage.wait(ticks: 2)
      let before = "\(stage)"
      stage.type("s")
      stage.wait(ticks: 2)
      #expect(
        reason == nil ? "\(stage)" == before : stage.shows(reason ?? "") && !before.contains(reason ?? ""),
        "\(stage)")
    }
  }

  @Test("all of it works with the mouse alone")
  func mouse() {
    var stage = Stage.landing(TestLearner.practised())
    stage.click("Words")
    stage.click("Test letters")
    stage.click("გ")
    #expect(stage.shows("3 of 7"))
    stage.click("→ next")
    #expect(stage.shows("4 of 7"))
    stage.click("← before")
    stage.click("your hint")
    stage.click("Enter save")
    stage.click("Esc back")
    #expect(stage.shows("3 of 7"))
    stage.click("Esc back")
    stage.click("Esc back")
    #expect(stage.shows("c switch"))
  }

  @Test("in ASCII every mark has a different sign")
  func ascii() throws {
    let stage = letters(look: Look(ornaments: .ascii))
    try Golden.compare(stage.frame, with: "letters-ascii")
  }

  @Test("ten thousand words open, scroll and are searched")
  func manyWords() {
    let words = (0..<10_000).map { Word(id: "\($0)", term: "word \($0)", meanings: ["meaning of \($0)"]) }
    var stage = letters(TestLearner.learner(decks: [Deck(id: "many", name: "Many", words: words)]))
    let isOpen = poll {
      stage.press(.end)
      return stage.shows("of 10,000")
    }
    #expect(isOpen)
    stage.press(.end)
    #expect(stage.rows.contains { $0.contains("10,000 of 10,000") })
    for _ in 0..<20 { stage.press(.pageUp) }
    stage.type("/9999")
    stage.wait(ticks: 5)
    #expect(stage.rows.contains { $0.contains("1 of 1") })
  }

  @Test("a hostile deck stays in its columns, and shows its control characters")
  func hostile() throws {
    let term =
      "\u{1B}]52;c;x\u{7}\u{202E}\u{200B}e" + String(repeating: "\u{301}", count: 10_000) + "\rx\u{8}y"
    let deck = Deck(
      id: "hostile", name: term,
      words: [
        Word(
          id: "1", term: term, meanings: [term], reading: term, notes: term, tags: [term], distractors: [term]
        ),
        Word(id: "2", term: "plain", meanings: ["meaning"], reading: "reading"),
      ])
    var stage = letters(TestLearner.learner(decks: [deck]))
    try Golden.compare(stage.frame, with: "hostile-words")
    stage.press(.enter)
    try Golden.compare(stage.frame, with: "hostile-card")
    let unseen = stage.frame.unicodeScalars.filter { scalar in
      scalar != "\n" && [.control, .format].contains(scalar.properties.generalCategory)
    }
    #expect(unseen.isEmpty)
  }
}
