import Engine
import Interface
import Playtest
import Testing

@testable import App

@Suite("A replay")
struct ReplayTests {
  @Test("plays to the end by itself, and then says that it is verified")
  func plays() throws {
    let file = try Self.file()
    var stage = try Self.stage(file)
    #expect(stage.shows("0:00") && !stage.shows("verified"))
    stage.wait(ticks: file.round.run.ticks + 2)
    #expect(stage.shows("✓ verified") && stage.shows("Another deck"), "\(stage)")
    #expect(stage.stack.rest == .asleep(forTicks: nil))
  }

  @Test(
    "plays at the chosen speed",
    arguments: [
      ("", "0:02.00"), ("+", "0:04.00"), ("++++++", "0:32.00"), ("--", "0:00.50"), ("-----", "0:00.50"),
    ])
  func speeds(keys: String, time: String) throws {
    var stage = try Self.stage(try Self.file())
    stage.type("p" + keys)
    stage.press(.home)
    stage.type("p")
    stage.wait(ticks: 119)
    stage.type("p")
    #expect(stage.shows(time), "\(stage)")
  }

  @Test("moves by ticks, by jumps, to both ends and to a click, and shows the right picture")
  func moves() throws {
    let file = try Self.file()
    var stage = try Self.stage(file)
    stage.type("p")
    stage.press(.home)
    #expect(stage.shows("0:00.00"))
    stage.type("....")
    #expect(stage.shows("0:00.06"))
    stage.type(",")
    #expect(stage.shows("0:00.05"))
    let early = stage.frame
    stage.press(.right)
    #expect(stage.shows("0:05.05"))
    stage.press(.left)
    #expect(stage.frame == early)
    stage.press(.end)
    #expect(stage.shows("✓ verified"))
    let last = stage.frame
    stage.press(.home)
    let bar = try #require(stage.find("─"))
    stage.send(.mouse(MouseEvent(.press, .left, at: bar)), .mouse(MouseEvent(.move, .left, at: Point(79, 3))))
    #expect(stage.frame == last)
    stage.type("q")
    #expect(stage.hasEnded)
  }

  @Test("reports nothing from the game in it")
  func silence() throws {
    for (game, variation) in Masher.games {
      var stage = try Self.stage(try #require(Masher.play(game, variation, seed: 1)))
      stage.press(.end)
      stage.wait(seconds: 60)
      #expect(stage.shows("verified"), "\(game)")
      #expect(stage.reports.isEmpty, "\(game)")
    }
  }

  @Test("that was changed tells from when on it differs")
  func differing() throws {
    var file = try Self.file()
    file.round.run.marks[2] ^= 1
    var stage = try Self.stage(file)
    stage.press(.end)
    #expect(stage.shows("✗ differs by 0:0"), "\(stage)")
    var richer = try Self.file()
    richer.round.result.score += 1
    stage = try Self.stage(richer)
    stage.press(.end)
    #expect(stage.shows("✗ another result"))
  }

  @Test(
    "of format 1, which included the last screen, is verified by its result, and shows its end"
  )
  func firstForm() throws {
    var file = try Self.file()
    file.round.run.hashesStateOnly = false
    file.round.run.marks[file.round.run.marks.count - 1] ^= 1
    #expect(try Verification(file).verdict == .verified)
    var stage = try Self.stage(file)
    stage.press(.end)
    #expect(stage.shows("✓ verified") && stage.shows("Another deck"), "\(stage)")
    var other = file
    other.round.run.marks[1] ^= 1
    guard case .differs = try Verification(other).verdict else { return #expect(Bool(false), "another mark") }
    other = file
    other.round.run.ticks += 1
    guard case .differs = try Verification(other).verdict else { return #expect(Bool(false), "another end") }
    file.round.result.score += 1
    guard case .otherResult = try Verification(file).verdict else {
      return #expect(Bool(false), "another score")
    }
  }

  @Test("explains itself")
  func help() throws {
    var stage = try Self.stage(try Self.file())
    stage.type("?")
    #expect(stage.shows("jump back or ahead") && stage.shows("1970-01-01"))
    stage.press(.escape)
    #expect(stage.shows("p pause"))
  }

  @Test("pictures of it")
  func goldens() throws {
    let file = try Self.file()
    try Golden.compare(Self.picture(file, at: 240), with: "replay")
    try Golden.compare(Self.picture(file, at: .max), with: "replay-end")
    try Golden.compare(Self.picture(file, at: 240, look: Look(ornaments: .ascii)), with: "replay-ascii")
    try Golden.compare(Self.picture(file, at: 240, window: Size(60, 20)), with: "replay-60x20")
    try Golden.compare(Self.picture(file, at: 240, window: Size(120, 40)), with: "replay-in-larger")
    let large = try #require(Masher.play("challenge", "clock", seed: 1, window: Size(120, 40)))
    try Golden.compare(Self.picture(large, at: 240), with: "replay-of-larger")
    #expect(Self.picture(file, at: 0, window: Size(59, 19)).contains("A little larger, please"))
  }

  @Test("of a window larger than any screen draws nothing of the game")
  func hugeWindow() throws {
    var file = try Self.file()
    file.round.setup.window = Size(4096, 4096)
    let frame = Self.picture(file, at: 0)
    #expect(frame.contains("4096×4096: which is too large to be drawn"))
  }

  private static func file() throws -> ReplayFile {
    try #require(Masher.play("challenge", "clock", seed: 1))
  }

  private static func stage(
    _ file: ReplayFile, window: Size = Size(80, 24), look: Look = Look()
  ) throws -> Stage {
    var stage = Stage(try file.scene(speed: 1), window: window, look: look)
    stage.wait(ticks: 1)
    return stage
  }

  private static func picture(
    _ file: ReplayFile, at tick: Tick, window: Size = Size(80, 24), look: Look = Look()
  ) -> String {
    guard var stage = try? stage(file, window: window, look: look) else { return "" }
    stage.type("p")
    if tick == .max { stage.press(.end) } else { stage.send((1..<max(1, tick)).map { _ in .key(".") }) }
    return stage.frame
  }
}
