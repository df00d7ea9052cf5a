import Engine
import Games
import Learning
import Playtest
import Testing

@testable import App

@Suite("A question stays where it is when it is answered")
struct QuestionPlaceTests {
  private static let windows = [Size(60, 20), Size(80, 24), Size(120, 40)]
  private static let english = ["food", "chair", "thing", "door"]

  /// The rows of the prompt: from below the head to above the task.
  private func prompt(_ stage: Stage, above task: Int) -> [String] { Array(stage.rows[2..<task]) }

  private func row(_ text: String, _ stage: Stage) throws -> Int {
    try #require(stage.rows.firstIndex { $0.contains(text) }, "\(stage)")
  }

  @Test("the prompt keeps its rows, typed", arguments: windows, [Skill.recognise, .recall])
  func typed(window: Size, skill: Skill) throws {
    for answer in ["la silla", "chair", "chiar", "la comida", "victuals"] {
      var stage = try SampleQuestions.stage("silla", skill, window: window).inBlocks()
      let task = try row(skill == .recall ? "in Spanish" : "what does it mean?", stage)
      let line = try row("┃", stage)
      let before = prompt(stage, above: task)
      for _ in 0..<2 where stage.answers.isEmpty { stage.answer(answer) }
      #expect(prompt(stage, above: task) == before, "\(stage)")
      #expect(["✓", "✗", "~"].contains { stage.rows[task].contains($0) }, "the verdict: \(stage)")
      let right = skill == .recall ? "la silla" : "chair"
      #expect(stage.rows[line].contains(right), "in place of the line: \(stage)")
    }
  }

  @Test("the options stay, and are marked", arguments: windows, ["1", "2", "g"])
  func chosen(window: Size, key: Character) throws {
    var stage = try SampleQuestions.stage(
      "silla", .recognise, .chosen, options: Self.english, window: window
    ).inBlocks()
    let task = try row("what does it mean?", stage)
    let (before, rows) = (prompt(stage, above: task), try Self.english.map { try row($0, stage) })
    if key == "g" { stage.press(.character("g"), .control) } else { stage.type(String(key)) }
    #expect(prompt(stage, above: task) == before, "\(stage)")
    #expect(try Self.english.map { try row($0, stage) } == rows, "\(stage)")
    // A tall option has its mark in the row above its word.
    let firstOptions = stage.rows[(rows[0] - 1)...rows[0]].joined()
    #expect(firstOptions.contains("✓"), "\(stage)")
    #expect(firstOptions.contains("✗") == (key == "1"), "\(stage)")
  }

  @Test("the prompt keeps its rows, judged by the learner")
  func judged() throws {
    var stage = try SampleQuestions.stage("gracias", .recognise, .judged).inBlocks()
    let task = try row("what does it mean?", stage)
    let before = prompt(stage, above: task)
    for key in ["\r", "3"] {
      if key == "\r" { stage.press(.enter) } else { stage.type(key) }
      #expect(prompt(stage, above: task) == before && stage.shows("thank you"), "\(stage)")
    }
  }

  @Test("the bar moves with the answer, and back when that is taken back")
  func bar() throws {
    var stage = try SampleQuestions.stage("silla", .recall)
    #expect(stage.shows("23 left"))
    stage.answer("la silla")
    #expect(stage.shows("22 left"), "\(stage)")
    stage.type("u")
    #expect(stage.shows("23 left"))
    stage.answer("la comida")
    #expect(stage.shows("23 left"), "a missed word comes again: \(stage)")
  }

  @Test("the right answer is brighter than the given one", arguments: [Theme.dark, .light])
  func brightest(theme: Theme) throws {
    for given in ["victuals", "food", "chiar"] {
      var stage = try SampleQuestions.stage("silla", .recognise, look: Look(theme: theme))
      stage.answer(given)
      let right = try ink(of: "chair", stage)
      #expect(right.isBold && right.contrast >= theme.text.contrast(with: theme.ground), "\(stage)")
      let other = try ink(of: given == "food" ? "la comida" : given, stage)
      #expect(!other.isBold && other.contrast < right.contrast, "\(stage)")
    }
    var stage = try SampleQuestions.stage(
      "silla", .recognise, .chosen, options: Self.english, look: Look(theme: theme))
    stage.type("1")
    #expect(try ink(of: "chair", stage).isBold && !ink(of: "food", stage).isBold, "\(stage)")
  }

  private func ink(of text: String, _ stage: Stage) throws -> (contrast: Double, isBold: Bool) {
    let screen = Stage.Screen(stage.draw())
    let cell = screen.canvas[try #require(screen.find(text), "\(stage)")]
    return (cell.foreground.contrast(with: stage.look.theme.ground), cell.attributes.contains(.bold))
  }

  @Test("a letter that was asked for is shown large beside its sound")
  func letter() throws {
    var stage = try SampleQuestions.stage(
      "kan", .recall, of: "georgian-letters", .chosen,
      options: ["ქ", "ყ", "გ", "ხ", "ღ", "ჯ", "ჰ", "კ"])
    let task = try row("the letter", stage)
    stage.type("1")
    let shown = prompt(stage, above: task).joined()
    #expect(shown.contains("კ") && shown.contains("k'"), "\(stage)")
  }
}
