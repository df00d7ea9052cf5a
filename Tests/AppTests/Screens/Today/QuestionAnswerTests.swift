import Engine
import Games
import Interface
import Learning
import Playtest
import Testing

@testable import App

@Suite("After an answer")
struct QuestionAnswerTests {
  @Test("undo takes the answer back, and the question starts afresh")
  func undo() throws {
    var stage = try SampleQuestions.stage("comida", .recall)
    stage.answer("comida")
    stage.answer("x")
    stage.wait(seconds: 5)
    stage.type("u")
    #expect(stage.told.suffix(1) == [.course(.undo)])
    #expect(stage.shows("Enter check") && !stage.shows("with its article"), "\(stage)")
    stage.wait(ticks: 60)
    stage.answer("la comida")
    let answer = try #require(stage.answers.last)
    #expect(answer.verdict == .right && answer.triedBefore == nil)
    #expect((980...1020).contains(answer.milliseconds), "\(answer.milliseconds)")
  }

  @Test("an accepted answer can be undone, too; holding Enter doesn't skip the answer")
  func undoAccepted() throws {
    var stage = try SampleQuestions.stage("comida", .recognise)
    stage.answer("victuals")
    for _ in 0..<9 { stage.send(.key(Key(.enter, phase: .repeat))) }
    #expect(stage.shows("✗ wrong"), "\(stage)")
    stage.type("au")
    #expect(stage.shows("Enter check") && stage.told.suffix(1) == [.course(.undo)], "\(stage)")
    stage.answer("food")
    #expect(stage.answers.map(\.verdict) == [.wrong, .right, .right])
  }

  @Test("z suspends the word and brings it back; undo brings it back, too")
  func suspend() throws {
    var stage = try SampleQuestions.stage("agua", .recognise)
    let word = try SampleQuestions.item("agua", SampleQuestions.deck("spanish-first")).met
    func suspended(_ isSo: Bool) -> ArcadeReport { .course(.suspended(word, isSo)) }
    stage.answer("water")
    stage.type("z")
    #expect(stage.told.last == suspended(true) && stage.shows("✓ right · suspended"), "\(stage)")
    stage.click("z bring back")
    #expect(stage.told.last == suspended(false) && stage.shows("z suspend"), "\(stage)")
    stage.type("zu")
    #expect(stage.told.suffix(3) == [suspended(true), suspended(false), .course(.undo)])
    stage.answer("x")
    stage.type("z")
    stage.press(.enter)
    #expect(stage.outcome(QuestionOutcome.self)?.isSuspended == true)
  }

  @Test("\"count mine\" takes the answer back, accepts it, and answers again")
  func accept() throws {
    var stage = try SampleQuestions.stage("comida", .recognise)
    stage.answer("victuals")
    #expect(stage.shows("✗ wrong") && stage.shows("you wrote  victuals"))
    stage.type("a")
    let item = try SampleQuestions.item("comida", SampleQuestions.deck("spanish-first"))
    let told = stage.told.filter { if case .course(.answer) = $0 { false } else { true } }
    #expect(
      told.contains(.course(.undo))
        && told.contains(.course(.accept(item.met, .recognise, "victuals"))))
    #expect(stage.answers.map(\.verdict) == [.wrong, .right] && stage.answers[1].given == "victuals")
    #expect(stage.shows("✓ right") && !stage.shows("count mine"), "\(stage)")
    stage.click("next")
    #expect(stage.outcome(QuestionOutcome.self)?.verdict == .right)
  }

  @Test("Esc pauses, and leaving keeps the verdict if there is one")
  func leaving() throws {
    var stage = try SampleQuestions.stage("agua", .recognise)
    stage.type("wa")
    stage.press(.escape)
    #expect(stage.shows("Paused") && !stage.shows("Start again") && !stage.shows("look back"), "\(stage)")
    stage.click("Help")
    stage.press(.enter)
    stage.click("Go on")
    #expect(stage.shows("┃ wa"))
    stage.press(.escape)
    stage.click("Leave the session")
    let left = try #require(stage.outcome(QuestionOutcome.self))
    #expect(left.wasLeft && left.verdict == nil && stage.answers.isEmpty)
    stage = try SampleQuestions.stage("agua", .recognise)
    stage.answer("water")
    stage.type("q")
    stage.press(.enter)
    let after = try #require(stage.outcome(QuestionOutcome.self))
    #expect(after.wasLeft && after.verdict == .right)
  }

  @Test("after a pause or lost focus the thinking time isn't reported", arguments: [true, false])
  func disturbed(byPause: Bool) throws {
    var stage = try SampleQuestions.stage("agua", .recognise)
    stage.wait(ticks: 60)
    if byPause { for _ in 0..<2 { stage.press(.escape) } } else { stage.send(.focus(false)) }
    stage.answer("water")
    #expect(stage.answers.map(\.milliseconds) == [0])
  }

  @Test("a hint is written on the card, by key and mouse")
  func hint() throws {
    var stage = try SampleQuestions.stage("agua", .recognise, hint: "old")
    stage.answer("water")
    #expect(stage.shows("your hint   old"))
    stage.type("h")
    stage.type(" one")
    stage.press(.enter)
    #expect(stage.hints.map(\.text) == ["old one"] && stage.shows("your hint   old one"), "\(stage)")
    stage.click("your hint")
    #expect(stage.shows("Enter save"))
  }

  @Test("one of four is chosen by digit, arrows or mouse, and a wrong choice is named", arguments: 0..<3)
  func chosen(way: Int) throws {
    var stage = try SampleQuestions.stage(
      "silla", .recognise, .chosen, options: ["food", "chair", "anvil", "door"])
    #expect(!stage.shows("check") && stage.shows("1-4 answer"))
    switch way {
    case 0: stage.type("1")
    case 1:
      stage.press(.down)
      stage.press(.enter)
    default: stage.click("food")
    }
    #expect(stage.answers.map(\.verdict) == [.otherWord] && stage.answers[0].mode == .chosen)
    #expect(stage.answers[0].confusedWith?.word == "comida" && stage.answers[0].options.count == 4)
    #expect(stage.shows("✗ la comida  food, meal") && !stage.shows("count mine"), "\(stage)")
    stage.type("u2")
    #expect(stage.answers.last?.verdict == .right && stage.shows("✓ right"))
    stage.type("u3")
    #expect(stage.answers.last?.verdict == .wrong && stage.shows("✗ wrong"), "\(stage)")
    #expect(stage.rows.contains { $0.contains("anvil") && $0.contains("✗") }, "\(stage)")
  }

  @Test("a letter is one of eight; digits up to 8 choose it")
  func letters() throws {
    var stage = try SampleQuestions.stage(
      "kan", .recall, of: "georgian-letters", .chosen,
      options: ["ქ", "ყ", "გ", "ხ", "ღ", "ჯ", "ჰ", "კ"])
    stage.type("8")
    #expect(stage.answers.map(\.verdict) == [.right] && stage.answers[0].given == "კ", "\(stage)")
  }

  @Test(
    "an answer too long to type is shown, and the learner judges",
    arguments: [("1", Verdict.wrong), ("2", .accent), ("3", .right)])
  func judged(key: String, verdict: Verdict) throws {
    var stage = try SampleQuestions.stage("gracias", .recognise, .judged)
    #expect(!stage.shows("thank you") && stage.shows("Enter show the answer"))
    stage.type(key)
    #expect(stage.answers.isEmpty)
    stage.press(.enter)
    #expect(stage.shows("thank you") && stage.shows("1 again   2 hard   3 good"), "\(stage)")
    stage.type(key)
    #expect(stage.answers.map(\.verdict) == [verdict] && stage.answers[0].mode == .judged)
    #expect(stage.shows("you said"))
    stage.press(.enter)
    #expect(stage.outcome(QuestionOutcome.self)?.verdict == verdict)
  }

  @Test("judging works with the mouse alone")
  func judgedByMouse() throws {
    var stage = try SampleQuestions.stage("gracias", .recognise, .judged)
    stage.click("show the answer")
    stage.click("hard")
    stage.click("next")
    #expect(stage.outcome(QuestionOutcome.self)?.verdict == .accent)
  }

  @Test("with reduced motion or in ASCII it says the same", arguments: [true, false])
  func looks(isASCII: Bool) throws {
    let look = Look(ornaments: isASCII ? .ascii : .unicode, reducesMotion: true)
    var stage = try SampleQuestions.stage("comida", .recall, look: look)
    stage.answer("la comdia")
    #expect(stage.shows("~ almost \(isASCII ? "-" : "·") one typo"))
    #expect(stage.rows.joined().contains("^^"))
  }

  @Test("words longer than a line don't break the screen", arguments: [Size(60, 20), Size(80, 24)])
  func long(window: Size) throws {
    let long = String(repeating: "donaudampfschifffahrt", count: 12)
    let words = [Word(id: "a", term: long, meanings: [long + "s", "b"], reading: long, notes: long)]
    let deck = Deck(id: "long", name: long, words: words)
    for skill in [Skill.recognise, .recall, .read] {
      let question = Question(try SampleQuestions.item("a", deck), skill, .typed)
      var stage = SampleQuestions.stage(question, of: deck, window: window)
      stage.type(long)
      #expect(stage.shows("Enter check"), "\(stage)")
      stage.press(.enter)
      #expect(stage.shows("Enter next") && stage.answers.count == 1, "\(stage)")
    }
  }
}
