import Engine
import Games
import Learning
import Playtest
import Testing

@testable import App

@Suite("A question that is typed")
struct QuestionTypingTests {
  @Test("letters are text even if they are commands elsewhere; only F1, Esc and Ctrl keys are commands")
  func letters() throws {
    var stage = try SampleQuestions.stage("agua", .recognise)
    stage.type("h j k l p q ? space")
    #expect(stage.shows("h j k l p q ? space") && stage.shows("Enter check"), "\(stage)")
    stage.press(.backspace)
    #expect(stage.shows("? spac") && !stage.shows("space"))
    stage.press(.character("u"), .control)
    #expect(!stage.shows("h j"))
    stage.press(.function(1))
    #expect(stage.shows("check the answer"), "\(stage)")
    #expect(stage.answers.isEmpty)
  }

  @Test(
    "a right answer is reported in the tick of Enter, with the time to the first key")
  func right() throws {
    var stage = try SampleQuestions.stage("agua", .recognise)
    stage.wait(ticks: 90)
    stage.type("water")
    stage.wait(seconds: 9)
    stage.press(.enter)
    let answer = try #require(stage.answers.first)
    #expect(answer.verdict == .right && answer.mode == .typed && answer.given == "water")
    #expect(answer.skill == .recognise && answer.shown == "el agua" && answer.certainty == .known)
    #expect((1480...1520).contains(answer.milliseconds), "\(answer.milliseconds)")
    #expect(
      stage.shows("✓ right") && stage.shows("feminine, with el") && stage.shows("Enter next"), "\(stage)")
    #expect(stage.spoken.map(\.text) == ["el agua"])
    stage.press(.enter)
    let outcome = try #require(stage.outcome(QuestionOutcome.self))
    #expect(outcome.verdict == .right && !outcome.wasLeft && answer.triedBefore == nil)
  }

  @Test("an empty line is no answer")
  func empty() throws {
    var stage = try SampleQuestions.stage("agua", .recognise)
    stage.press(.enter)
    #expect(stage.shows("type it, or press Ctrl-G to give up") && stage.answers.isEmpty)
    stage.type(" ")
    #expect(!stage.shows("type it, or"))
    stage.press(.enter)
    #expect(stage.answers.isEmpty)
  }

  @Test("giving up, by key or mouse, shows the answer", arguments: [true, false])
  func givingUp(byMouse: Bool) throws {
    var stage = try SampleQuestions.stage("agua", .recognise)
    if byMouse { stage.click("give up") } else { stage.press(.character("g"), .control) }
    #expect(stage.answers.map(\.verdict) == [.givenUp] && stage.answers[0].given.isEmpty)
    #expect(stage.shows("✗ wrong · given up") && stage.shows("water") && !stage.shows("count mine"))
    #expect(stage.cues == [.wrong])
  }

  @Test("another form gets a second try, which settles the question and reports the first")
  func otherForm() throws {
    var stage = try SampleQuestions.stage("comida", .recall)
    stage.answer("comida")
    #expect(stage.shows("Almost: with its article.") && stage.answers.isEmpty, "\(stage)")
    stage.answer("la comida")
    #expect(stage.answers.map(\.verdict) == [.right] && stage.answers[0].triedBefore == .otherForm)
    #expect(stage.shows("on the second try"))
    stage = try SampleQuestions.stage("comida", .recall)
    stage.answer("comida")
    stage.answer("comida")
    #expect(stage.answers.map(\.verdict) == [.otherForm] && stage.shows("✗ wrong · wanted with its article"))
  }

  @Test("a synonym gets a second try with the first letter of the right word")
  func synonym() throws {
    let words = [
      Word(id: "casa", term: "la casa", meanings: ["house"]),
      Word(id: "hogar", term: "el hogar", meanings: ["home", "house"]),
    ]
    let deck = Deck(id: "two", name: "Two", language: .init(term: "es", meaning: "en"), words: words)
    var stage = SampleQuestions.stage(Question(try SampleQuestions.item("casa", deck), .recall), of: deck)
    stage.answer("el hogar")
    #expect(stage.shows("el hogar means that, too. The one asked for begins with c."), "\(stage)")
    stage.answer("la casa")
    #expect(stage.answers.map(\.triedBefore) == [.otherWord] && stage.answers[0].verdict == .right)
  }

  @Test("a typo that makes another word gets a second try, and counts as a typo")
  func slipIntoWord() throws {
    let words = [Word(id: "casa", term: "casa", meanings: ["house"])]
    let deck = Deck(id: "one", name: "One", language: .init(term: "es", meaning: "en"), words: words)
    var stage = SampleQuestions.stage(Question(try SampleQuestions.item("casa", deck), .recognise), of: deck)
    stage.answer("horse")
    #expect(stage.shows("horse is another word. Once more, please."), "\(stage)")
    stage.answer("house")
    #expect(stage.answers.map(\.triedBefore) == [.slip])
  }

  @Test("typos and accents are accepted and compared letter by letter")
  func slips() throws {
    var stage = try SampleQuestions.stage("comida", .recall)
    stage.answer("la comdia")
    #expect(stage.answers.map(\.verdict) == [.slip] && stage.shows("~ almost · one typo"))
    #expect(stage.shows("you wrote  la comdia") && stage.shows("it is      la comida") && stage.shows("^^"))
    stage = try SampleQuestions.stage("pan", .recall)
    stage.answer("el pán")
    #expect(stage.answers.map(\.verdict) == [.accent] && stage.shows("mind the accents"), "\(stage)")
  }

  @Test("a confused word is shown beside the right one, and reported with the answer")
  func otherWord() throws {
    var stage = try SampleQuestions.stage("silla", .recall)
    stage.answer("la comida")
    #expect(stage.answers.map(\.confusedWith) == [WordReference(deck: "spanish-first", word: "comida")])
    #expect(stage.answers[0].verdict == .otherWord)
    #expect(stage.shows("✗ la comida  food, meal") && stage.shows("chair"), "\(stage)")
  }

  @Test("composed letters, pasted text and palette letters go into the line")
  func composing() throws {
    var stage = try SampleQuestions.stage("comida", .recall)
    stage.type("a'")
    #expect(stage.shows("┃ á"))
    stage.send(.paste("\u{1B}[2J la\n"))
    #expect(stage.shows("┃ á[2J la"), "\(stage)")
    stage.press(.character("u"), .control)
    stage.press(.character("p"), .control)
    stage.press(.right)
    stage.press(.enter)
    stage.type("q")
    #expect(stage.shows("│ éq") && stage.shows("Esc close"), "\(stage)")
    stage.press(.escape)
    #expect(stage.shows("┃ éq") && stage.shows("Enter check"))
  }

  @Test("if the keyboard has all letters, the palette offers them for use by mouse alone")
  func plainPalette() throws {
    var stage = try SampleQuestions.stage("querer", .recognise)
    stage.click("Ctrl-P abc")
    for letter in ["t", "o", "␣", "w", "a", "n", "t"] { stage.click("\(letter)   ") }
    #expect(stage.shows("│ to want"), "\(stage)")
    stage.click("close")
    stage.click("check")
    #expect(stage.answers.map(\.verdict) == [.right], "\(stage)")
  }

  @Test("palette and answer work with the mouse alone")
  func mouse() throws {
    var stage = try SampleQuestions.stage("mañana", .recall)
    stage.type("maana")
    for _ in 0..<3 { stage.press(.backspace) }
    stage.click("áéí")
    stage.click("ñ")
    #expect(stage.shows("│ mañ"), "\(stage)")
    stage.click("erase")
    stage.click("ñ")
    stage.click("close")
    stage.type("ana")
    stage.click("check")
    #expect(stage.answers.map(\.verdict) == [.right], "\(stage)")
    stage.click("undo")
    stage.click("give up")
    stage.click("next")
    #expect(stage.outcome(QuestionOutcome.self)?.verdict == .givenUp)
  }
}
