import Engine
import Playtest
import Testing

/// A first game shows its first pair, card by card, and no other.
struct FirstMoveTests {
  private func table(_ look: Look = Look(), explains: Bool = true) -> Table {
    Table(round(TestWords.spanish, pairs: 6, explains: explains), look: look)
  }

  @Test("both cards of a first pair are marked, one after the other, and then nothing is")
  func pair() throws {
    var stage = table().stage
    #expect(stage.shows("turn this") && stage.shows("turn the marked card"), "\(stage)")
    stage.press(.enter)
    stage.wait(ticks: 10)
    #expect(stage.shows("and this") && stage.shows("it goes with the marked card"), "\(stage)")
    stage.click(try #require(stage.find("and this")))
    stage.wait(seconds: 2)
    #expect(stage.answers.count == 1)
    #expect(!stage.shows("turn this") && !stage.shows("and this"), "\(stage)")
  }

  @Test("a wrong card leaves the guide where it was, and who knows the game sees none")
  func others() {
    var table = table()
    table.turn("el agua", "house")
    table.stage.wait(seconds: 3)
    #expect(table.stage.shows("turn this"), "\(table.stage)")
    #expect(!self.table(explains: false).stage.shows("turn this"))
  }

  @Test("the mark is seen without colours and without Unicode")
  func withoutColours() throws {
    for look in [Look(), Look(ornaments: .ascii)] {
      let stage = table(look).stage
      let place = try #require(stage.find("turn this"))
      #expect(stage.draw()[place].attributes.contains(.reverse))
    }
  }
}
