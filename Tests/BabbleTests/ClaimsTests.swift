import Playtest
import Saving
import Testing

@testable import Babble

@Suite("What a learner says they know, on the first screen")
struct ClaimsTests {
  @Test("what the learner says they know stands there as told: probably known, then proved")
  func claims() {
    var arcade = TestArcade.arcade(decks: [TestArcade.words])
    for word in ["agua", "pan"] {
      arcade.save.take(.lesson(TestArcade.met(word, in: TestArcade.words), isKnown: true), at: arcade.moment)
    }
    #expect(Stage.landing(arcade).shows("3 words, 2 probably known"))
    arcade.save.count(
      TestArcade.answer("agua", in: TestArcade.words, direction: .meaning), at: TestArcade.now)
    #expect(Stage.landing(arcade).shows("3 words, 1 proved, 1 probably known"))
    #expect(!Stage.landing(arcade).shows("0 of"))
  }
}
