import Engine
import Learning
import Playtest
import Testing
import WordGame

@testable import Bubbles

/// Keys that pick a bubble can't be taken for what stands in one, and few words make a whole round.
struct LabelTests {
  private static let latin = "abgdevz".map { Word(id: "\($0)", term: "letter \($0)", meanings: ["\($0)"]) }

  private func labels(_ words: [Word], rules: Int? = nil) -> [String] {
    var setup = GameSetup(round(words), window: Size(80, 24))
    setup.rules = rules
    return BubblesScene(setup).labels.texts.prefix(12).map(\.string)
  }

  @Test("beside single Latin letters and numbers labels are F2 to F12 but for F3, which the loop keeps")
  func functionKeys() {
    let keys = ([2] + Array(4...12)).map { "F\($0)" } + ["", ""]
    #expect(labels(Self.latin) == keys)
    #expect(labels([Word(id: "7", term: "siete", meanings: ["7"])] + TestWords.spanish) == keys)
    #expect(labels(TestWords.spanish).prefix(3) == ["1", "2", "3"])
    #expect(labels(Self.latin, rules: 1).prefix(3) == ["1", "2", "3"], "a replay of old")
  }

  @Test("a function key sends its bubble, a figure none, and the foot names them")
  func sending() throws {
    var game = stage(round(Self.latin, seconds: nil, still: true), window: Size(120, 40))
    game.wait(seconds: 1)
    #expect(game.frame.contains("F2 F4-F"), "\(game)")
    game.type("1")
    game.wait(seconds: 1)
    #expect(game.answers.isEmpty)
    game.press(.function(2))
    game.wait(seconds: 1)
    #expect(game.answers.count == 1)
  }

  @Test("few words come several times, never twice running, and all of them are asked as often")
  func again() {
    var few = round(Array(TestWords.spanish.prefix(5)), seconds: nil, still: true)
    few.policy.mostAsked = 5
    var game = stage(few)
    for _ in 0..<25 { game.sendRight() }
    game.wait(seconds: 2)
    #expect(game.shows("All definitions found"), "\(game)")
    let asked = game.answers.map(\.word)
    #expect(asked.count == 25)
    for word in Set(asked) { #expect(asked.filter { $0 == word }.count == 5) }
    #expect(zip(asked, asked.dropFirst()).allSatisfy { $0 != $1 }, "\(asked)")
  }
}
