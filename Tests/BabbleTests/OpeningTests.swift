import Engine
import System
import Playtest
import Saving
import Synchronization
import Testing

@testable import Babble

@Suite("The first screen while a large save is read")
struct OpeningTests {
  private let folder = TestFolder()

  /// What another thread would bring.
  private final class Brought: Sendable {
    let result = Mutex<Result<OpeningScene.Opened, Failure>?>(nil)
  }

  private func stage(_ brought: Brought) -> Stage {
    Stage(OpeningScene(TestArcade.arcade(decks: [])) { { brought.result.withLock { $0 } } })
  }

  @Test("it stands at once without deck and figures, which come with the save")
  func opening() throws {
    let brought = Brought()
    var stage = stage(brought)
    try Golden.compare(stage.frame, with: "opening")
    stage.wait(ticks: 3)
    let save = try OpenedSave(home: Home(folder.path), files: PosixFileSystem(), TestArcade.surroundings)
    brought.result.withLock { $0 = .success(.init(save: save, arcade: TestArcade.arcade(best: 1840))) }
    stage.wait(ticks: 1)
    #expect(stage.shows("Test letters ▾") && stage.shows("best 1,840"))
    #expect(stage.reports.count { $0 is OpenedSave } == 1)
  }

  @Test("keys that are pressed before the save is there count then")
  func typedAhead() throws {
    let brought = Brought()
    var stage = stage(brought)
    stage.press(.down)
    stage.type("d")
    let save = try OpenedSave(home: Home(folder.path), files: PosixFileSystem(), TestArcade.surroundings)
    brought.result.withLock { $0 = .success(.init(save: save, arcade: TestArcade.arcade())) }
    stage.wait(ticks: 2)
    #expect(stage.shows("Which deck?"))
  }

  @Test("of keys that lead from screen to screen none is lost")
  func typedThrough() throws {
    let brought = Brought()
    var stage = stage(brought)
    stage.type("d")
    stage.press(.escape)
    stage.type("?")
    let save = try OpenedSave(home: Home(folder.path), files: PosixFileSystem(), TestArcade.surroundings)
    brought.result.withLock { $0 = .success(.init(save: save, arcade: TestArcade.arcade())) }
    stage.wait(ticks: 4)
    #expect(stage.shows("What it is"), "\(stage)")
  }

  @Test("a save that cannot be opened ends it, and the host knows why")
  func refusal() {
    let brought = Brought()
    var stage = stage(brought)
    brought.result.withLock { $0 = .failure(Failure(description: "too new")) }
    stage.wait(ticks: 1)
    #expect(stage.hasEnded)
    var host = ArcadeHost(look: Look())
    host.handle(stage.reports)
    #expect(host.refusal?.description == "too new" && host.complaint == nil)
  }
}
