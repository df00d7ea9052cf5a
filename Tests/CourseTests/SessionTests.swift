import Engine
import Interface
import Learning
import Players
import Playtest
import Testing
import WordGame

@testable import Course

@Suite("A session")
struct SessionTests {
  private static func stage(
    _ requests: [GameRequest], isSlow: Bool = false
  ) -> Stage {
    var stage = Stage(Below(requests.map(SessionScene.Stop.round)))
    stage.host = TinyHost(isSlow: isSlow)
    stage.wait(ticks: 1)
    return stage
  }

  private static func request(_ deck: String? = nil) -> GameRequest { GameRequest(game: "tiny", deck: deck) }

  private func isBack(_ stage: Stage) -> Bool { (stage.stack.top as? Below)?.isBack == true }

  /// To the choices of the results, which come when the score has counted up.
  private func settle(_ stage: inout Stage) { stage.wait(seconds: 1) }

  @Test("plays two rounds over two decks, and the host alone counts what was answered")
  func twoDecks() throws {
    var stage = Self.stage([Self.request("birds"), Self.request("fish")])
    #expect(stage.shows("Tiny · The birds") && stage.shows("águila"), "\(stage)")
    stage.wait(ticks: 1)
    stage.type("yn")
    #expect(stage.shows("All asked") && stage.shows("1 known"), "\(stage)")
    settle(&stage)
    stage.click("Go on")
    #expect(stage.shows("Tiny · The fish") && stage.shows("atún"), "\(stage)")
    stage.wait(ticks: 1)
    stage.type("yyy")
    settle(&stage)
    #expect(stage.shows("3 known") && !stage.shows("Go on"))
    stage.click("Menu")
    #expect(isBack(stage) && stage.shows("the menu below"))
    #expect(stage.replays.map(\.result.deck) == ["birds", "fish"])
    #expect(stage.replays.map(\.result.right) == [1, 3])
    let host = try #require(stage.host as? TinyHost)
    #expect(host.answers.map(\.word) == ["águila", "búho", "atún", "bacalao", "carpa"])
    #expect(host.answers.map(\.verdict.isRight) == [true, false, true, true, true])
  }

  @Test("to play once is a session of one round; again asks for another")
  func once() {
    var stage = Self.stage([Self.request()])
    stage.wait(ticks: 1)
    stage.type("yy")
    settle(&stage)
    stage.press(.enter)
    #expect(stage.shows("águila"), "\(stage)")
    stage.wait(ticks: 1)
    stage.type("yy")
    #expect(stage.replays.count == 2)
  }

  @Test("the missed alone are asked once more, on their own deck")
  func onlyMissed() {
    var stage = Self.stage([Self.request("fish")])
    stage.wait(ticks: 1)
    stage.type("nyn")
    settle(&stage)
    stage.click("Only the missed")
    #expect(stage.shows("Tiny · The fish") && stage.shows("atún"), "\(stage)")
    stage.wait(ticks: 1)
    stage.type("yy")
    #expect(stage.answers.map(\.word).suffix(2) == ["atún", "carpa"])
    #expect(stage.outcomes.isEmpty && stage.shows("2 known"))
  }

  @Test("another deck is chosen from the list, told to the host, and played")
  func anotherDeck() {
    var stage = Self.stage([Self.request("birds")])
    stage.wait(ticks: 1)
    stage.type("yy")
    settle(&stage)
    stage.click("Another deck")
    #expect(stage.shows("Which deck?") && stage.shows("The fish"), "\(stage)")
    stage.press(.down)
    stage.press(.enter)
    #expect(stage.settings == [.deck("fish")] && stage.shows("Tiny · The fish"), "\(stage)")
  }

  @Test("a round that is left ends it, whatever would follow")
  func left() {
    var stage = Self.stage([Self.request("birds"), Self.request("fish")])
    stage.wait(ticks: 1)
    stage.type("yp")
    stage.click("Leave the game")
    #expect(isBack(stage), "\(stage)")
    guard case .left(let result) = stage.told.last else { return #expect(Bool(false), "\(stage.told)") }
    #expect(result.right == 1 && !result.isFinished && stage.replays.isEmpty)
  }

  @Test("a round that starts again from a pause is played in its place")
  func restarted() {
    var stage = Self.stage([Self.request("birds")])
    stage.wait(ticks: 1)
    stage.type("yp")
    stage.click("Start again")
    stage.wait(ticks: 1)
    #expect(stage.shows("águila"), "\(stage)")
    stage.type("yy")
    #expect(stage.shows("2 known") && stage.replays.map(\.result.right) == [2])
  }

  @Test("where there is nothing to play it says why, and another deck can be taken")
  func hindered() {
    var stage = Self.stage([Self.request("trees")])
    #expect(stage.shows("There is no such deck."))
    stage.wait(ticks: 1)
    stage.click("Another deck")
    stage.click("The birds")
    #expect(stage.shows("Tiny · The birds"), "\(stage)")
    stage = Self.stage([Self.request("trees")])
    stage.wait(ticks: 1)
    stage.click("Menu")
    #expect(isBack(stage))
  }

  @Test("while it waits what is below shows through, and no key is lost")
  func waiting() {
    var stage = Self.stage([Self.request("fish")], isSlow: true)
    #expect(stage.shows("the menu below"))
    stage.type("yn")
    stage.wait(ticks: 2)
    #expect(stage.answers.map(\.verdict.isRight) == [true, false], "\(stage)")
    #expect(stage.shows("carpa"))
  }
}
