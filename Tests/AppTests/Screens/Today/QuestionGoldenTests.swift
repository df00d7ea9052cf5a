import Engine
import Games
import Learning
import Players
import Playtest
import Testing

@Suite("The screens of a question")
struct QuestionGoldenTests {
  static let windows = [Size(80, 24), Size(120, 40)]

  private func compare(_ stage: Stage, _ name: String) throws {
    let window = stage.stack.window
    try Golden.compare(stage.inBlocks().frame, with: "question-\(name)-\(window.width)")
  }

  @Test("typed, with text in the line", arguments: windows)
  func typed(window: Size) throws {
    var stage = try SampleQuestions.stage("comida", .recognise, window: window)
    stage.type("foo")
    try compare(stage, "typed")
  }

  @Test("asked again, saying which form, with the palette open", arguments: windows)
  func again(window: Size) throws {
    var stage = try SampleQuestions.stage("comida", .recall, window: window)
    stage.answer("comida")
    stage.press(.character("p"), .control)
    try compare(stage, "again")
  }

  @Test("right, with the card of the word", arguments: windows)
  func right(window: Size) throws {
    var stage = try SampleQuestions.stage("agua", .recall, hint: "aquarium", window: window)
    stage.answer("el agua")
    try compare(stage, "right")
  }

  @Test("almost, compared letter by letter", arguments: windows)
  func almost(window: Size) throws {
    var stage = try SampleQuestions.stage("comida", .recall, window: window)
    stage.answer("la comdia")
    try compare(stage, "almost")
  }

  @Test("wrong, with the given word above the card of the right one", arguments: windows)
  func wrong(window: Size) throws {
    var stage = try SampleQuestions.stage("silla", .recall, window: window)
    stage.answer("la comida")
    try compare(stage, "wrong")
  }

  @Test(
    "a gap in a sentence: the word itself is asked once more, and then the whole is shown", arguments: windows
  )
  func gap(window: Size) throws {
    let deck = try SampleQuestions.deck("spanish-first")
    var question = Question(try SampleQuestions.item("esperar", deck), .recall)
    question.wording = Question.Wording("Te ___ aquí.", beside: question.item.meanings, form: "espero")
    var stage = SampleQuestions.stage(question, of: deck, window: window)
    stage.answer("esperar")
    try compare(stage, "gap-again")
    stage.answer("espero")
    try compare(stage, "gap-right")
    #expect(stage.answers.map(\.verdict) == [.right] && stage.answers.map(\.triedBefore) == [.otherForm])
    #expect(stage.answers.map(\.shown) == ["Te ___ aquí."])
  }

  @Test("chosen among four", arguments: windows)
  func chosen(window: Size) throws {
    var stage = try SampleQuestions.stage(
      "silla", .recognise, .chosen, options: ["food", "chair", "table", "door"], window: window)
    stage.press(.down)
    try compare(stage, "chosen")
  }

  @Test("a letter among eight", arguments: windows)
  func letters(window: Size) throws {
    let options = ["კ", "ქ", "ყ", "გ", "ხ", "ღ", "ჯ", "ჰ"]
    let stage = try SampleQuestions.stage(
      "kan", .recall, of: "georgian-letters", .chosen, options: options, window: window)
    try compare(stage, "letters")
  }

  @Test("a letter that was confused with another", arguments: windows)
  func letter(window: Size) throws {
    var stage = try SampleQuestions.stage("gan", .read, of: "georgian-letters", window: window)
    stage.answer("d")
    try compare(stage, "letter")
  }

  @Test("judged by the learner", arguments: windows)
  func judged(window: Size) throws {
    var stage = try SampleQuestions.stage("gracias", .recognise, .judged, window: window)
    stage.press(.enter)
    try compare(stage, "judged")
  }

  @Test("asked again after a miss, as the head says", arguments: windows)
  func onceMore(window: Size) throws {
    let stage = try SampleQuestions.stage("comida", .recall, window: window, isAgain: true)
    try compare(stage, "once-more")
  }

  @Test(
    "in a placement test a miss isn't called wrong, and the head shows the questions left",
    arguments: windows)
  func trial(window: Size) throws {
    var stage = try SampleQuestions.stage("silla", .recognise, window: window, isTrial: true)
    stage.type("food")
    try compare(stage, "search")
    stage.press(.enter)
    try compare(stage, "search-missed")
    #expect(!stage.told.contains(.cue(.wrong)))
  }

  @Test("help explains how it goes", arguments: windows)
  func help(window: Size) throws {
    var stage = try SampleQuestions.stage("silla", .recognise, window: window)
    stage.press(.function(1))
    try compare(stage, "help")
  }

  @Test("a pause says that the session goes on later", arguments: windows)
  func pause(window: Size) throws {
    var stage = try SampleQuestions.stage("silla", .recognise, window: window)
    stage.press(.escape)
    try compare(stage, "pause")
  }

  @Test("in the smallest window", arguments: ["typed", "told"])
  func least(phase: String) throws {
    var stage = try SampleQuestions.stage("agua", .recall, window: Size(60, 20))
    stage.type("el agau")
    if phase == "told" { stage.press(.enter) } else { stage.press(.character("p"), .control) }
    try compare(stage, "least-" + phase)
  }
}
