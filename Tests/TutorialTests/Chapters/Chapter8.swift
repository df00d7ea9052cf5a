// swift-format-ignore-file
// Made of docs/course/8-sound-and-scores.md by `make course`.
import Engine
import Interface
import Playtest
import Sound
import Terminal
import Testing
@Suite("docs/course/8-sound-and-scores.md") struct Chapter8 {
struct Block1 {
#sourceLocation(file: "docs/course/8-sound-and-scores.md", line: 7)





struct Whack: Scene {
  private var chance: Chance
  private var mole = Point(10, 5)
  private var points = 0
  private var scores = Shown<ScoresQuery>()

  init(seed: UInt64) { chance = Chance(seed: seed) }

  mutating func update(_ step: inout Step) -> Transition {
    _ = scores.update(&step, ScoresQuery())
    while let event = step.next() {
      if let note = PauseScene.note(for: event) { return .push(PauseScene(over: "Whack", note: note)) }
      if event.isClick(in: Rect(mole, Size(5, 2))) {
        points += 1
        step.report(SoundCue.pop)
        move(in: step.window)
      } else if event.isClick(in: Rect(step.window)) {
        step.report(SoundCue.wrong)
        return .push(GameOverScene("Missed", points: points))
      } else if KeyMap.standard.intent(for: event) == .pause {
        return .push(PauseScene(over: "Whack"))
      }
    }
    return .sleep(until: nil)
  }

  mutating func resume(_ outcome: Outcome, _ step: inout Step) -> Transition? {
    let choice = outcome.as(PauseChoice.self)
    if choice == .leave { return .quit }
    if choice == .restart { points = 0 }
    move(in: step.window)
    scores.ask(ScoresQuery(), &step)
    return nil
  }

  private mutating func move(in window: Size) {
    mole = Point(chance.below(max(1, window.width - 5)), 1 + chance.below(max(1, window.height - 3)))
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    canvas.draw(Sprite("(o.o)\n ^ ^"), at: mole, Style(canvas.theme.accent))
    let line = "\(points)   best \(scores.value?.best ?? 0)   click the mole   Esc pauses"
    canvas.put(Text(line), at: Point(2, 0), Style(canvas.theme.muted))
  }
}

 enum Main {
  static func main() {
    let configuration = TerminalApp.Configuration(
      handlers: [CuePlayer()], contexts: Contexts(ScoreKeeper.file(of: "whack")))
    TerminalApp.run(configuration) { seed in Whack(seed: seed) }
  }
}
#sourceLocation()
@Test("the program in block 1 of docs/course/8-sound-and-scores.md stands whatever is pressed") func played1() throws {
try Fuzz(seed: 7).play(Stage(Whack(seed: 7)), ticks: 600)
}
@Test("docs/course/8-sound-and-scores.md, line 76") func line76() throws {
#sourceLocation(file: "docs/course/8-sound-and-scores.md", line: 76)
let jump = Samples.tune([330, 440, 660], seconds: 0.08)
#expect(abs(jump.seconds - 0.24) < 0.001 && jump.peak > 0.1)
#sourceLocation()
}
@Test("docs/course/8-sound-and-scores.md, line 96") func line96() throws {
#sourceLocation(file: "docs/course/8-sound-and-scores.md", line: 96)
var stage = Stage(Whack(seed: 1))
stage.provide(ScoreKeeper())
stage.click("(o.o)")
#expect(stage.reports.contains { $0 as? SoundCue == .pop })
stage.press(.escape)
#expect(stage.shows("Paused"))
stage.press(.enter)
stage.wait(ticks: 1)
stage.click(Point(70, 22))
stage.wait(seconds: 1)
#expect(stage.shows("Missed") && stage.context(ScoreKeeper.self)?.scores.best == 1)
#sourceLocation()
}
struct Block2 {
#sourceLocation(file: "docs/course/8-sound-and-scores.md", line: 115)
/// The words of a file.
struct WordsOf: Query {
  let path: String

  func answer(in context: Void) throws -> [String] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init)
  }
}

/// The next message of a server; it may be long in coming.
struct NextMessage: Query {
  func answer(in server: Server) -> String { server.next() }
}

/// What queries about a server are answered from.
struct Server: Sendable {
  let next: @Sendable () -> String
}

struct Board: Scene {
  private var reading: Ticket<WordsOf>?
  private var listening: Ticket<NextMessage>?
  private var lines: [String] = []
  private let path: String

  init(path: String) { self.path = path }

  mutating func update(_ step: inout Step) -> Transition {
    if lines.isEmpty, reading == nil { reading = step.ask(WordsOf(path: path)) }
    switch step.result(of: &reading) {
    case .success(let words): lines += words
    case .failure(let reason): lines.append("\(path) can't be read: \(reason)")
    case nil: break
    }
    if let message = step.value(of: &listening) { lines.append(message) }
    if listening == nil { listening = step.ask(NextMessage()) }
    return .sleep(until: nil)
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    for (row, line) in lines.suffix(canvas.size.height).enumerated() {
      canvas.put(Text(line), at: Point(2, row), Style(canvas.theme.text))
    }
  }
}
#sourceLocation()
@Test("docs/course/8-sound-and-scores.md, line 167") func line167() throws {
#sourceLocation(file: "docs/course/8-sound-and-scores.md", line: 167)
var stage = Stage(Board(path: "words.txt"))
stage.answer(WordsOf.self) { _ in .success(["pan", "sal"]) }
stage.answer(NextMessage.self) { _ in .success("Ana has joined") }
stage.answering = .late(ticks: 30)
stage.wait(ticks: 20)
#expect(!stage.shows("sal"))
stage.wait(ticks: 20)
#expect(stage.shows("sal") && stage.shows("Ana has joined"))
#sourceLocation()
}
struct Block3 {
#sourceLocation(file: "docs/course/8-sound-and-scores.md", line: 186)
struct Applause: ReportHandler {
  private(set) var pops = 0

  mutating func handle(_ reports: [any Sendable]) {
    pops += reports.count { $0 as? SoundCue == .pop }
  }
}
#sourceLocation()
@Test("docs/course/8-sound-and-scores.md, line 196") func line196() throws {
#sourceLocation(file: "docs/course/8-sound-and-scores.md", line: 196)
var stage = Stage(Whack(seed: 1))
stage.host = Applause()
for _ in 0..<3 { stage.click("(o.o)") }
#expect((stage.host as? Applause)?.pops == 3)
#sourceLocation()
}
}
}
}
}
