import Engine
import Learning
import Playtest
import Testing

@testable import App

@Suite("A question in another script")
struct QuestionScriptTests {
  @Test("kana are typed in Latin letters, including a final n")
  func kana() throws {
    var stage = try SampleQuestions.stage("日本", .read, of: "japanese-first")
    #expect(stage.shows("how is it read?"))
    stage.type("niho")
    #expect(stage.shows("┃ にほ"))
    stage.type("n")
    stage.press(.enter)
    #expect(stage.answers.map(\.given) == ["にほん"] && stage.answers[0].verdict == .right, "\(stage)")
  }

  @Test("pinyin takes its marks from numbers")
  func pinyin() throws {
    var stage = try SampleQuestions.stage("你好", .read, of: "chinese-first")
    stage.type("ni3 hao3")
    #expect(stage.shows("┃ nǐ hǎo"))
    stage.press(.enter)
    #expect(stage.answers.map(\.verdict) == [.right] && stage.answers[0].skill == .read)
    stage.press(.character("u"))
    stage.answer("ni3 hao4")
    #expect(stage.answers.last?.verdict == .accent && stage.shows("you wrote  nǐ hào"), "\(stage)")
  }

  @Test("letters allow no typos, are picked from the palette, and read in Latin letters")
  func georgian() throws {
    var stage = try SampleQuestions.stage("kan", .recall, of: "georgian-letters")
    #expect(stage.shows("the letter") && stage.shows("Ctrl-P აბგ"))
    stage.press(.character("p"), .control)
    stage.click("ქ")
    stage.press(.escape)
    stage.press(.enter)
    #expect(stage.answers.map(\.verdict) == [.otherWord], "\(stage)")
    #expect(stage.answers[0].confusedWith?.word == "khar")
    #expect(!stage.shows("count mine"))
    stage = try SampleQuestions.stage("kan", .read, of: "georgian-letters")
    #expect(stage.shows("in Latin letters"))
    stage.answer("k'")
    #expect(stage.answers.map(\.verdict) == [.right] && stage.shows("k'  k'ani"), "\(stage)")
  }

  @Test("if not all letters fit, the palette says so and scrolls")
  func manyLetters() throws {
    var stage = try SampleQuestions.stage("ka", .recall, of: "hiragana", window: Size(60, 20))
    stage.press(.character("p"), .control)
    #expect(stage.shows("↑↓ more") && !stage.shows("ん"), "\(stage)")
    for _ in 0..<9 { stage.press(.down) }
    #expect(!stage.shows("▸あ"))
    try Golden.compare(stage.frame, with: "question-palette-60")
  }

  @Test("a capital is picked from capitals")
  func capital() throws {
    var stage = try SampleQuestions.stage("be#upper", .recall, of: "russian-letters")
    #expect(stage.shows("the capital letter"))
    stage.press(.character("p"), .control)
    #expect(stage.shows("Б") && !stage.shows("б"))
    stage.click("Б")
    stage.press(.escape)
    stage.press(.enter)
    #expect(stage.answers.map(\.verdict) == [.right], "\(stage)")
  }
}
