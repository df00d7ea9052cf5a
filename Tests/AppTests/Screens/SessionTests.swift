import Engine
import Games
import Interface
import Learning
import Players
import Playtest
import Testing

@testable import App

@Suite("A session")
struct SessionTests {
  private static func stage(
    _ requests: [GameRequest], isSlow: Bool = false
  ) -> Stage {
    var stage = Stage(Below(requests.map(SessionScene.Stop.round)))
    stage.host = TinyHost()
    stage.answer(AllDecks.self) { _ in .success(TinyHost.rows) }
    if isSlow { stage.answering = .late(ticks: 1) }
    stage.wait(ticks: 1)
    return stage
  }

  private static func request(_ deck: String? = nil) -> GameRequest { GameRequest(game: "tiny", deck: deck) }

  private func isBack(_ stage: Stage) -> Bool { (stage.stack.top as? Below)?.isBack == true }

  /// Waits for the choices, which come when the score has counted up.
  private func settle(_ stage: inout Stage) { stage.wait(seconds: 1) }

  @Test("plays two rounds over two decks, and only the host counts answers")
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

  @Test("a single game is a session of one round, and \"once more\" asks for another")
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

  @Test("\"only the missed\" repeats the missed words of the same deck")
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

  @Test("another deck is chosen from the list, reported to the host, and played")
  func anotherDeck() {
    var stage = Self.stage([Self.request("birds")])
    stage.wait(ticks: 1)
    stage.type("yy")
    settle(&stage)
    stage.click("Another deck")
    #expect(stage.shows("Which words") && stage.shows("The fish"), "\(stage)")
    stage.press(.down)
    stage.press(.enter)
    #expect(stage.settings == [] && stage.shows("Tiny · The fish"), "\(stage)")
  }

  @Test("leaving a round ends the session, whatever would follow")
  func left() {
    var stage = Self.stage([Self.request("birds"), Self.request("fish")])
    stage.wait(ticks: 1)
    stage.type("yp")
    stage.click("Leave the game")
    #expect(isBack(stage), "\(stage)")
    guard case .left(let result) = stage.told.last else { return #expect(Bool(false), "\(stage.told)") }
    #expect(result.right == 1 && !result.isFinished && stage.replays.isEmpty)
  }

  @Test("a round restarted from a pause replaces the first try")
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

  @Test("if nothing can be played it says why, and another deck can be chosen")
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

  @Test("while it waits the scene below shows through, and no key is lost")
  func waiting() {
    var stage = Self.stage([Self.request("fish")], isSlow: true)
    #expect(stage.shows("the menu below"))
    stage.type("yn")
    stage.wait(ticks: 2)
    #expect(stage.answers.map(\.verdict.isRight) == [true, false], "\(stage)")
    #expect(stage.shows("carpa"))
  }
}

@Suite("A screen that waits for what it shows")
struct PendingTests {
  /// Opens the list of decks at any key, and shows which was chosen.
  private struct Ground: Scene {
    private var chosen = ""

    mutating func update(_ step: inout Step) -> Transition {
      step.next() == nil ? .sleep(until: nil) : .push(DeckScene.pending(.play))
    }

    mutating func resume(_ outcome: Outcome, _ step: inout Step) -> Transition? {
      chosen = outcome.as(DeckChoice.self)?.id ?? "none"
      return nil
    }

    func draw(on canvas: inout Canvas, fraction: Double) {
      canvas.put("the menu below", at: .zero, Style(canvas.theme.text))
      canvas.put(Text("chosen: \(chosen)"), at: Point(0, 1), Style(canvas.theme.text))
    }
  }

  private static func stage(_ answering: Stage.Answering = .late(ticks: 20)) -> Stage {
    var stage = Stage(Ground())
    stage.answer(AllDecks.self) { _ in .success(TinyHost.rows) }
    stage.answering = answering
    stage.press(.character("d"))
    return stage
  }

  private static func keys(_ text: String) -> [InputEvent] { text.map { .key(Key(.character($0))) } }

  @Test("after a moment says that it waits, over the screen below, until the answer comes")
  func waits() {
    var stage = Self.stage()
    #expect(stage.shows("the menu below") && !stage.shows("One moment."), "\(stage)")
    stage.wait(ticks: 12)
    #expect(
      stage.shows("the menu below") && stage.shows("One moment.") && !stage.shows("Which words"), "\(stage)")
    stage.wait(ticks: 12)
    #expect(stage.shows("Which words") && stage.shows("The fish") && !stage.shows("One moment."), "\(stage)")
  }

  @Test("an answer that comes at once is in the first frame")
  func atOnce() {
    #expect(Self.stage(.atOnce).shows("The fish"))
  }

  @Test(
    "keys typed in advance choose and search in the screen",
    arguments: [.late(ticks: 20), Stage.Answering.atOnce])
  func fast(answering: Stage.Answering) {
    var stage = Self.stage(answering)
    stage.send([.key(Key(.down)), .key(Key(.enter))])
    stage.wait(ticks: 24)
    #expect(stage.shows("chosen: fish"), "\(stage)")
    stage = Self.stage(answering)
    stage.send(Self.keys("/bir"))
    stage.wait(ticks: 24)
    #expect(stage.shows("The birds") && !stage.shows("The fish"), "\(stage)")
  }

  @Test("Esc leaves before the answer comes, and a late one opens nothing")
  func leaving() {
    var stage = Self.stage()
    stage.press(.escape)
    stage.wait(ticks: 24)
    #expect(stage.shows("chosen: none") && !stage.shows("Which words"), "\(stage)")
  }
}
