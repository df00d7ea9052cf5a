import Course
import Engine
import Interface
import Learning
import Playtest
import Saving
import Testing
import WordGame

@testable import Babble

@Suite("A word that was good and has likely sunk since")
struct FadingTests {
  /// Somebody who knew water a year ago, and bread last week.
  private static func arcade() -> Arcade {
    var arcade = TestArcade.arcade(decks: [TestArcade.words])
    for (word, days) in [("agua", 302), ("agua", 300), ("pan", 9), ("pan", 7)] as [(String, Int64)] {
      arcade.save.count(
        TestArcade.answer(word, in: TestArcade.words, direction: .meaning),
        at: TestArcade.now - days * 86_400)
    }
    return arcade
  }

  private static func list(_ window: Size, _ ornaments: Ornaments = .unicode) -> Stage {
    var stage = Stage.landing(arcade(), window: window, look: Look(ornaments: ornaments))
    stage.click("Words")
    stage.press(.enter)
    return stage
  }

  @Test("the list says so behind it, and of no other word", arguments: [Size(60, 20), Size(80, 24)])
  func list(window: Size) {
    let stage = Self.list(window)
    let rows = stage.frame.split(separator: "\n").filter { $0.contains("good, fading") }
    #expect(rows.count == 1 && rows[0].contains("◐ agua") && rows[0].contains("water"), "\(stage.frame)")
    #expect(stage.shows("◐ pan") && stage.shows("· sal"))
  }

  @Test("a long meaning gives way to it")
  func longMeaning() {
    var arcade = Self.arcade()
    var deck = TestArcade.words
    deck.words[0].meanings = [String(repeating: "water, ", count: 12)]
    arcade.decks = DeckList([deck])
    var stage = Stage.landing(arcade, window: Size(60, 20))
    stage.click("Words")
    stage.press(.enter)
    let row = stage.frame.split(separator: "\n").first { $0.contains("good, fading") } ?? ""
    #expect(row.contains("…  good, fading") && row.count <= 58, "\(stage.frame)")
  }

  @Test("what rests says until when, in the list and on its card", arguments: [Size(60, 20), Size(80, 24)])
  func resting(window: Size) {
    var arcade = TestArcade.arcade()
    let met = TestArcade.met("pan", in: TestArcade.words)
    arcade.choose(deck: "words")
    // The day is 14 November.
    arcade.save.take(.rest(met, until: arcade.day.after(by: 7)), at: arcade.moment)
    var stage = Stage.landing(arcade, window: window)
    stage.click("Words")
    stage.press(.enter)
    #expect(stage.shows("rests until 21 November"), "\(stage.frame)")
    stage.press(.down)
    stage.press(.enter)
    #expect(stage.shows("rests until 21 November") && stage.shows("pan"), "\(stage.frame)")
  }

  @Test("its card says so", arguments: [Size(60, 20), Size(80, 24)])
  func card(window: Size) {
    var stage = Self.list(window)
    stage.press(.enter)
    #expect(stage.shows("◐ good, fading"), "\(stage.frame)")
    stage.press(.right)
    #expect(stage.shows("◐ good") && !stage.shows("fading"), "\(stage.frame)")
  }

  @Test("in the figures it is a good one still")
  func figures() {
    var stage = Stage.landing(Self.arcade(), window: Size(60, 20))
    stage.scroll(to: "Progress")
    stage.click("Progress")
    #expect(stage.shows("◐ 2 good   ○ 0 shaky   ◌ 0 met   · 1 new"), "\(stage.frame)")
  }
}
