import Engine
import Formats
import Interface
import Learning
import Playtest
import Storage
import Testing

@testable import App

@Suite("Progress of an alphabet")
struct AlphabetTests {
  private static let greek = Deck(
    id: "greek", name: "Greek letters", language: .init(term: "el", meaning: "el-Latn"), kind: .alphabet,
    words: ["αΑa", "βΒv", "γΓg", "ςs"].map { forms in
      let forms = forms.map(String.init)
      let capital = forms.count > 2 ? forms[1] : nil
      return Word(
        id: forms[0], term: forms[0], meanings: [forms[forms.count - 1]], letter: Letter(capital: capital))
    })

  private static let today = MemoryModel().day(of: Moment(TestLearner.now))

  /// A player who reads β well and γ badly, was asked for γ's capital in a game only, and has seen α.
  private static func begun() -> Learner {
    var learner = TestLearner.learner(decks: [greek])
    let letters: [(id: String, side: ShownSide, rights: [Bool])] = [
      ("β", .term, [true, true, true]), ("β", .meaning, [true]), ("β#upper", .term, [true, true]),
      ("γ", .term, [true, false, false, true, false]), ("γ#upper", .term, [true]),
    ]
    for daysAgo in (1...5).reversed() {
      for letter in letters where letter.rights.count >= daysAgo {
        let isRight = letter.rights[letter.rights.count - daysAgo]
        learner.save.count(
          TestLearner.answer(
            letter.id, in: greek, direction: letter.side, isRight: isRight, takenFor: "β", milliseconds: 900),
          game: letter.id == "γ#upper" ? "letters" : Knowledge.course,
          at: TestLearner.now - Int64(daysAgo) * 86_400)
      }
    }
    learner.save.count(TestLearner.met(["α"], in: greek), at: TestLearner.now)
    return learner
  }

  private func stage(_ learner: Learner = begun(), window: Size = Size(80, 24), look: Look = Look()) -> Stage
  {
    var stage = Stage.landing(learner, window: window, look: look)
    stage.scroll(to: "Progress")
    stage.click("Progress")
    stage.press(.enter)
    return stage
  }

  @Test(
    "whoever has learned all letters has a diploma, which can be saved as a picture",
    arguments: [Size(80, 24), Size(60, 20)])
  func diploma(window: Size) throws {
    var learner = Self.begun()
    for day in [2, 1, 0] as [Int64] {
      for letter in Self.greek.withCapitals.words {
        let answer = TestLearner.answer(letter.id, in: Self.greek)
        learner.save.count(answer, at: TestLearner.now - day * 86_400)
      }
    }
    learner.save.settings[.look.name] = "Nino"
    learner.save.settings[.look.avatar] = "owl"
    var stage = stage(learner, window: window)
    stage.click("your diploma")
    stage.wait(ticks: 2)
    try Golden.compare(stage.frame, with: "diploma-\(window.width)")
    stage.type("c")
    stage.wait(ticks: 2)
    #expect(stage.shows("Nothing is kept here"), "\(stage)")
    #expect(!self.stage().shows("diploma"), "letters are missing")
  }

  @Test("both forms of a letter appear side by side with their own figures, and the weakest letters below")
  func picture() throws {
    try Golden.compare(stage().frame, with: "alphabet-forms")
    try Golden.compare(stage(look: Look(ornaments: .ascii)).frame, with: "alphabet-ascii")
    try Golden.compare(stage(window: Size(60, 20)).frame, with: "alphabet-least")
  }

  @Test("score, streak, learned letters and the weakest come from the answers")
  func share() {
    let share = AlphabetShare(Self.begun().save.knowledge(of: Self.greek, on: Self.today))
    #expect(share.letters.map { $0.map(\.figures.score) } == [[0, 0], [4, 2], [0, 1], [0]])
    #expect(share.letters.map { $0.map(\.figures.streak) } == [[0, 0], [1, 2], [0, 1], [0]])
    #expect(share.learned == 1 && share.score == 7)
    #expect(share.weakest == [2], "what was never missed is not weak")
    #expect(share.marks.total == 7 && share.marks[.new] == 2 && share.marks[.met] == 2)
  }

  @Test("a letter of two forms has the mark of the weaker one everywhere")
  func marks() {
    let save = Self.begun().save
    let known = save.knowledge(of: Self.greek, on: Self.today)
    let marks = Self.greek.words.map { known.mark(of: $0) }
    #expect(marks[0] == .met && marks[1] == .good && marks[2] == .met)
    #expect(
      save.marks(of: DeckOutline(Self.greek)) == known.marks && known.marks.total == 4)
  }

  @Test("Enter and a click open the letter's card, with both forms' figures; the focus follows it back")
  func card() throws {
    var stage = stage()
    stage.press(.right)
    stage.press(.enter)
    try Golden.compare(stage.frame, with: "alphabet-card")
    stage.press(.right)
    stage.press(.escape)
    #expect(stage.shows("Γ γ  g"))
    stage.click("Β ")
    #expect(stage.shows("2 of 4") && stage.shows("β → v"))
  }

  @Test("moving the pointer moves the focus, and the line below tells more")
  func hover() throws {
    var stage = stage()
    stage.hover(try #require(stage.find("γ")))
    #expect(stage.shows("Γ γ  g  Γ 1 of 1 right · γ 2 of 5 right"), "\(stage)")
  }

  @Test("a hint written on the card is there when it opens again")
  func hint() {
    var stage = stage()
    stage.press(.enter)
    stage.type("h")
    stage.type("a fish")
    stage.press(.enter)
    stage.press(.escape)
    stage.press(.enter)
    #expect(stage.shows("your hint   a fish"))
  }

  @Test("before the first letter it tells how to begin")
  func empty() {
    #expect(
      stage(TestLearner.learner(decks: [Self.greek])).shows("Letters, in the menu, shows them one by one."))
  }

  @Test("Progress opens with the chosen deck, and a deck of words shows its words")
  func words() {
    var learner = TestLearner.practised()
    learner.roundOptions.deck = "words"
    var stage = stage(learner)
    #expect(stage.shows("1 of 3") && stage.shows("agua"))
    stage.press(.escape)
    #expect(stage.shows("Enter open"))
    stage.press(.up)
    #expect(stage.shows("Enter open"))
  }

  @Test("the text and the JSON of an alphabet include its total")
  func statistics() throws {
    let learner = Self.begun()
    let sums = Statistics(learner.save, decks: learner.library.decks, at: Moment(TestLearner.now))
    let lines = sums.lines(.unicode).map(\.string)
    #expect(lines.contains("Greek letters    1 of 4       7  γ"), "\(lines)")
    let json = try JSON.read(JSON.write(sums.json())).member("decks").array()[0].member("letters")
    let figures = try ["all", "learned", "score"].map { try json.member($0).integer() }
    #expect(figures == [4, 1, 7])
    #expect(try json.member("weakest").strings() == ["γ"])
  }
}
