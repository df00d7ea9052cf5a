import Engine
import Games
import Learning
import Players
import Playtest
import Storage
import Testing

@testable import App

@Suite("The landing screen and what it leads to")
struct LandingTests {
  @Test("it shows games, deck, best score and keys", arguments: [Size(80, 24), Size(120, 40)])
  func picture(window: Size) throws {
    let stage = Stage.landing(TestLearner.learner(best: 1840), window: window)
    try Golden.compare(stage.frame, with: "landing-\(window.width)x\(window.height)")
  }

  @Test("a window that is too small gets one friendly line")
  func tooSmall() throws {
    let stage = Stage.landing(TestLearner.learner(), window: Size(59, 19))
    try Golden.compare(stage.frame, with: "too-small")
  }

  @Test("before anything was chosen, no deck and no progress shows")
  func nothingChosen() {
    var learner = TestLearner.learner()
    learner.roundOptions.deck = nil
    let stage = Stage.landing(learner)
    #expect(stage.shows("What do you want to learn?"), "\(stage)")
    #expect(!stage.shows("known") && !stage.shows(TestLearner.letters.name), "\(stage)")
    learner.save.settings.learn(TestLearner.letters.id)
    #expect(Stage.landing(learner).shows(TestLearner.letters.name))
  }

  @Test("works in ASCII")
  func ascii() throws {
    let stage = Stage.landing(TestLearner.learner(best: 1840), look: Look(ornaments: .ascii))
    try Golden.compare(stage.frame, with: "landing-ascii")
  }

  @Test(
    "in the smallest window every game's foot has room for the key that leaves",
    arguments: ["memory", "bubbles", "challenge", "letters"])
  func feet(name: String) throws {
    let game = try #require(Catalogue.game(named: name))
    let request = GameRequest(game, variation: game.profile.variations.first?.name)
    var stage = Stage.landing(TestLearner.learner(), starting: request, window: Size(60, 20))
    stage.wait(ticks: 1)
    for _ in 0..<3 where !stage.shows("p pause") || stage.shows("Enter next") {
      stage.press(.enter)
      stage.wait(ticks: 40)
    }
    #expect(stage.rows[19].contains("q leave"), "\(stage.frame)")
  }

  @Test("Enter on memory opens its instructions, and Enter again starts it")
  func play() {
    var stage = Stage.landing(TestLearner.learner())
    for _ in 0..<2 { stage.press(.down) }
    stage.press(.enter)
    #expect(stage.shows("Find the pairs"))
    stage.wait(ticks: 1)
    stage.press(.enter)
    #expect(stage.shows("1:00"))
  }

  @Test("a click on a game starts it")
  func click() {
    var stage = Stage.landing(TestLearner.learner())
    stage.click("Memory")
    #expect(stage.shows("Find the pairs"))
  }

  @Test("instructions are shown once")
  func instructionsOnce() {
    var stage = Stage.landing(TestLearner.learner())
    for _ in 0..<2 { stage.press(.down) }
    stage.press(.enter)
    stage.wait(ticks: 1)
    stage.type("q")
    #expect(stage.shows("c switch"))
    stage.press(.enter)
    #expect(!stage.shows("Find the pairs"))
    #expect(stage.shows("New"))
  }

  @Test("c chooses a deck, by keyboard and by mouse")
  func decks() throws {
    var stage = Stage.landing(TestLearner.learner())
    stage.type("c")
    try Golden.compare(stage.frame, with: "decks")
    stage.press(.down)
    stage.press(.enter)
    #expect(stage.shows("Test words ▾"))
    #expect(stage.told.contains([.course(.learns("words"))]))
    stage.click("Test words ▾")
    stage.click("Georgian: the alphabet")
    #expect(stage.shows("Test letters ▾"))
  }

  @Test("settings change at once, and every change is reported")
  func settings() throws {
    var stage = Stage.landing(TestLearner.learner())
    stage.click("Settings")
    stage.click("Look")
    stage.press(.down)
    stage.press(.down)
    stage.press(.right)
    for _ in 0..<3 { stage.press(.down) }
    stage.press(.enter)
    #expect(stage.settings == [.init(.look.theme, to: "dark"), .init(.look.hasMotion, to: false)])
  }

  @Test("a theme is previewed; Enter saves it and Esc restores the old one")
  func themes() throws {
    var stage = Stage.landing(TestLearner.learner())
    stage.click("Settings")
    stage.click("Look")
    stage.press(.down)
    stage.press(.down)
    stage.press(.enter)
    try Golden.compare(stage.frame, with: "themes")
    for _ in 0..<2 { stage.press(.down) }
    #expect(stage.draw()[Point(0, 0)].background == Theme.light.ground && stage.settings.isEmpty)
    #expect(stage.draw().theme == .light, "what the host adds is drawn on the same ground")
    stage.press(.escape)
    #expect(stage.draw()[Point(0, 0)].background == Theme.dark.ground && stage.settings.isEmpty)
    stage.press(.enter)
    stage.press(.end)
    #expect(stage.shows("Your terminal didn't tell its colours"), "\(stage)")
    stage.look.adopt(TerminalColors(ground: Color(0x202020), text: Color(0xE0E0E0)))
    #expect(!stage.shows("Your terminal didn't tell its colours"), "\(stage)")
    stage.click("high contrast")
    #expect(stage.settings == [.init(.look.theme, to: "contrast")])
    #expect(stage.shows("high contrast") && stage.shows("Motion"), "\(stage)")
  }

  @Test("games of letters are there only where the deck's language has letters, and play with these")
  func alphabetNeeded() {
    var learner = TestLearner.practised()
    learner.roundOptions.deck = "words"
    #expect(!Stage.landing(learner).shows("Letters"))
    var words = TestLearner.words
    var letters = TestLearner.letters
    (words.id, words.language.term) = ("georgian", "ka")
    (letters.id, letters.language.term) = ("georgian-letters", "ka")
    learner = TestLearner.learner(decks: [words, letters])
    learner.roundOptions.deck = "georgian"
    var stage = Stage.landing(learner)
    stage.click("Letters  ")
    stage.wait(ticks: 2)
    #expect(stage.shows("Letters · Test letters"), "\(stage)")
  }

  @Test("letters typed in the name field are text; Enter saves the name and Esc restores the old one")
  func name() {
    var stage = Stage.landing(TestLearner.learner())
    stage.click("Settings")
    stage.click("Look")
    stage.press(.enter)
    stage.type("qp?ნინო")
    stage.press(.enter)
    #expect(stage.shows("qp?ნინო"))
    stage.press(.enter)
    stage.type("x")
    stage.press(.escape)
    #expect(!stage.shows("qp?ნინოx"))
    stage.press(.escape)
    #expect(stage.shows("qp?ნინო"))
  }

  @Test("with the mouse alone, a click beside the name keeps it and a click on the foot restores the old one")
  func nameByMouse() {
    var stage = Stage.landing(TestLearner.learner())
    stage.click("Settings")
    stage.click("Look")
    stage.click("Name")
    stage.type("Nino")
    stage.click("Theme")
    stage.click("Name")
    stage.type("x")
    stage.click("leave it")
    #expect(stage.shows("Nino"))
    #expect(!stage.shows("Ninox"))
  }

  @Test("a name is kept as displayed, without characters that change the writing direction")
  func hostileName() {
    var stage = Stage.landing(TestLearner.learner())
    stage.click("Settings")
    stage.click("Look")
    stage.press(.enter)
    stage.send(.paste("A\u{202E}n\u{200B}a\u{FEFF}"))
    stage.press(.enter)
    #expect(stage.settings == [.init(.look.name, to: "Ana")])
  }

  @Test("help explains, q leaves the program")
  func helpAndLeave() throws {
    var stage = Stage.landing(TestLearner.learner())
    stage.type("?")
    try Golden.compare(stage.frame, with: "help")
    stage.press(.escape)
    stage.type("q")
    #expect(stage.hasEnded)
  }

  @Test("a deck without words is reported and starts nothing")
  func emptyDeck() {
    let empty = Deck(id: "none", name: "Nothing yet")
    var stage = Stage.landing(TestLearner.learner(decks: [empty]))
    stage.press(.down)
    stage.press(.enter)
    #expect(stage.shows("Nothing yet has no words yet."))
  }

  @Test("a notice, such as a repaired save, appears above the keys")
  func notice() {
    var learner = TestLearner.learner()
    learner.notice = "The save was damaged."
    #expect(Stage.landing(learner).shows("The save was damaged."))
  }

  @Test(
    "the reason why nothing is saved is readable to its end, in the smallest window too",
    arguments: [Size(80, 24), Size(60, 20)])
  func longNotice(window: Size) {
    let (sentence, advice) = (
      "Nothing is saved: another Babble is open on this folder.",
      "Close it (process 4242), or choose another folder with --home."
    )
    var learner = TestLearner.learner()
    learner.obstacle = sentence + " " + advice
    let stage = Stage.landing(learner, window: window)
    let words = stage.frame.split { $0.isWhitespace }.joined(separator: " ")
    #expect(words.contains(advice) && !stage.shows("Nothing is saved"), "\(stage)")
    #expect(stage.shows("Settings"), "\(stage)")
    #expect(Text(learner.obstacle ?? "").sentences(fitting: window.width - 4).string == sentence)
  }

  @Test("the line below a focused game tells what the deck lacks for it")
  func missing() {
    var empty = Stage.landing(TestLearner.learner(decks: [Deck(id: "none", name: "None")]))
    empty.press(.down)
    #expect(empty.shows("▸ Memory") && empty.shows("no words yet: choose a deck"), "\(empty)")
  }

  @Test("Practice says why it is closed, and leads to Letters", arguments: [true, false])
  func closedPractice(byMouse: Bool) {
    var stage = Stage.landing(TestLearner.practised())
    if byMouse {
      stage.click("Practice")
    } else {
      for _ in 0..<20 where !stage.rows.contains(where: { $0.contains("▸ Practice") }) { stage.press(.right) }
      stage.press(.enter)
    }
    stage.wait(ticks: 1)
    #expect(stage.shows("Practice opens when") && stage.shows("▸ Learn the letters"), "\(stage)")
    stage.press(.enter)
    stage.wait(ticks: 1)
    #expect(stage.shows("Letters · Test letters"), "\(stage)")
  }

  @Test("asking for Practice by name before it is open leads to Letters as well")
  func closedPracticeByName() {
    var stage = Stage.landing(TestLearner.practised(), starting: GameRequest(game: "practice"))
    stage.wait(ticks: 1)
    #expect(stage.shows("Practice opens when") && stage.shows("▸ Learn the letters"), "\(stage)")
    stage.press(.enter)
    stage.wait(ticks: 1)
    #expect(stage.shows("Letters · Test letters"), "\(stage)")
  }

  @Test("the tiles count learned letters, and the missing ones for Practice until that has a best score")
  func learned() {
    var learner = TestLearner.practised()
    let before = Stage.landing(learner)
    #expect(before.shows("◇ 3 of 7") && before.shows("¶ 4 to learn"), "\(before)")
    for letter in TestLearner.letters.words {
      for _ in 0..<2 { learner.save.count(TestLearner.answer(letter.id), at: TestLearner.now) }
    }
    let result = RoundResult(
      game: "practice", deck: "letters", direction: .term, seed: 1, seconds: 0, score: 47, right: 4, wrong: 0,
      ticks: 600, isFinished: true)
    learner.save.add([Score(result, playedAt: 0)])
    let stage = Stage.landing(learner)
    #expect(stage.shows("7 of 7 letters learned"), "\(stage)")
    #expect(!stage.shows("known"), "the head and the line of the game count the same\n\(stage)")
    #expect(stage.shows("¶ best 47"), "\(stage)")
    learner.roundOptions.deck = "words"
    #expect(!Stage.landing(learner).shows(" of 7"))
  }
}
