import Engine
import Learning
import Playtest
import Testing

@testable import App

@Suite("A word's card")
struct WordCardTests {
  /// A card of the first letters, on the second. After the key m, only some of them are left.
  private static func stage(leaving rows: [Int]) throws -> Stage {
    let deck = try #require(Setups.all().lazy.compactMap(\.round.content.letters?.deck).first)
    let learner = try #require(ScreenStates.arcades().first)
    let known = learner.save.knowledge(of: deck, on: learner.day)
    var stage = Stage(WordCardScene(known, rows: [0, 1, 2], at: 1))
    stage.answer(MistakeNote.self, changing: .words) { _ in .success("It is noted.") }
    stage.answer(CardsOf.self) { query in .success(CardWords([known], rows.map { query.words[$0] })) }
    return stage
  }

  @Test("when its word is gone, it closes")
  func gone() throws {
    var stage = try Self.stage(leaving: [0, 2])
    #expect(stage.shows("2 of 3"), "\(stage)")
    stage.type("m")
    #expect(stage.hasEnded)
  }

  @Test("when others are gone, it stays on its word")
  func others() throws {
    var stage = try Self.stage(leaving: [1, 2])
    stage.type("m")
    #expect(stage.shows("1 of 2") && stage.shows("It is noted."), "\(stage)")
    stage.press(.left)
    #expect(stage.shows("1 of 2"), "\(stage)")
    stage.press(.right)
    #expect(stage.shows("2 of 2"), "\(stage)")
  }
}
