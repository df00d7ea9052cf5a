import Engine
import Interface
import Learning
import Playtest
import Saving
import Testing
import WordGame

@testable import Babble
@testable import Course

/// States of the screens around the games.
enum ScreenStates {
  private static let pages = [
    HelpScene("One", [.init("Head", Array(repeating: "A line of help.", count: 40))]),
    HelpScene(
      "Two", [.init("Other", ["Little."]), .init("More", Array(repeating: "Another line.", count: 50))]),
  ]

  static func help() -> [HelpScene] { pages.flatMap { Monkey.states($0, moves: 20, reads: true) } }

  static func notice() -> [NoticeScene] {
    [Hindrance("One", "There is nothing."), Hindrance("Two", "There is little.", needsLetters: true)]
      .map { NoticeScene($0) }.flatMap(wander)
  }

  static func pause() -> [PauseScene] {
    [
      PauseScene(over: "One", help: pages[0], lookBack: "look back"),
      PauseScene(
        over: "Two", note: "the window has changed", help: pages[1], leaving: true,
        lookBack: "look back"),
      PauseScene(overSession: "Three", promise: "It goes on.", help: pages[0]),
    ].flatMap(wander)
  }

  static func ends() -> [GameOverScene] {
    [GameOverScene(points: 3), GameOverScene("Missed", points: 4)].flatMap { scene in
      Monkey.states(scene, moves: 40, seed: 2) + wander(scene)
    }
  }

  private static let word = WordReference(deck: "d", word: "a")

  static func finales() -> [FinaleScene] {
    func finale(_ missed: [String], _ steps: [NextStep]) -> Finale {
      var finale = Finale(
        title: "One", headline: "All",
        total: missed.isEmpty ? nil : .init(0, "points", note: "best 2", isBest: missed == ["b"]),
        figures: ["5 of 5"],
        missed: missed.map(Self.missed),
        chart: ScaledChart(Chart([.init(missed.count, "Mo")]), legend: "days"), steps: steps)
      finale.gains = [Gain(.met, missed, areLetters: false)]
      return finale
    }
    var other = Finale(
      title: "Two", headline: "Some", figures: ["4 of 5"], missed: (0..<40).map { "\($0)" }.map(missed),
      chart: ScaledChart(Chart([.init(1, "Tu", hatched: 2)]), legend: "hours", top: "a", bottom: "b"),
      steps: [.takeDeck(id: "d", name: "D"), .done])
    other.gains = [Gain(.good, ["a"], areLetters: true)]
    other.comingBack = "Tomorrow 3."
    other.player = Avatar("A")
    var kept = FinaleScene(other)
    kept.hear(ArcadeNews.picture(PictureKept("Picture: a", isKept: true)))
    var failed = FinaleScene(other)
    failed.hear(ArcadeNews.picture(PictureKept("No picture", isKept: false)))
    var taking = Stage(FinaleScene(other))
    taking.send([])
    taking.press(.enter)
    let taken = [taking.stack.top as? FinaleScene].compactMap(\.self)
    var counted = other
    counted.total = .init(3, "words", note: "all")
    return taken + [kept, failed, FinaleScene(counted)]
      + [
        finale([], [.again, .menu]), finale(["a"], [.learn([word]), .menu]), finale(["b"], [.menu]), other,
      ]
      .flatMap { wander(FinaleScene($0)) }
  }

  private static func missed(_ word: String) -> MissedWord {
    MissedWord(
      WordReference(deck: "d", word: word), Text(word), "b", told: word == "a" ? "c" : nil)
  }

  /// The states in which a menu is when one goes through it in a small window.
  private static func wander<Played: Scene>(_ scene: Played) -> [Played] {
    Monkey.states(scene, window: Size(60, 20), moves: 8, reads: true)
  }
}
