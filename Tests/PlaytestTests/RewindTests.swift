import Engine
import Playtest
import Testing

@Suite("Going back in time")
struct RewindTests {
  @Test(
    "the same input from an earlier tick gives the same state and frame",
    arguments: [1, 59, 60, 733, 5_999])
  func again(tick: Tick) {
    var stage = Stage(Pebbles(seed: 7))
    play(&stage, to: tick)
    let (hash, frame) = (stage.stateHash, stage.frame)
    play(&stage, to: 6_000)
    var other = stage.at(tick)
    #expect(other.tick == tick)
    #expect(other.stateHash == hash)
    #expect(other.frame == frame)
    play(&other, to: 6_000)
    #expect(other.stateHash == stage.stateHash)
    #expect(other.frame == stage.frame)
    #expect(other.reports.count == stage.reports.count)
  }

  @Test("everything later is forgotten, and other input has another result")
  func otherwise() throws {
    var stage = Stage(Pebbles(seed: 7))
    stage.wait(seconds: 3)
    stage.press(.character("q"))
    #expect(stage.hasEnded)
    stage.rewind(ticks: 1)
    #expect(!stage.hasEnded)
    #expect(stage.outcomes.isEmpty)
    stage.click("●")
    #expect(stage.shows("stopped 1"))
    stage.rewind(to: 0)
    #expect(stage.shows("stopped 0"))
    #expect(stage.tick == 0)
  }

  @Test("a sleeping scene is restored in the middle of its sleep")
  func asleep() {
    var stage = Stage(Pebbles(seed: 1))
    stage.wait(ticks: 100)
    stage.press(.tab)
    stage.wait(ticks: 20)
    let hash = stage.stateHash
    stage.wait(ticks: 200)
    stage.rewind(to: 121)
    #expect(stage.stateHash == hash)
    #expect(stage.stack.rest == .asleep(forTicks: 19))
  }

  @Test("the host and the reports go back as well")
  func host() {
    var stage = Stage(Counting())
    stage.host = Counter()
    for _ in 0..<200 { stage.press(.enter) }
    #expect(stage.frame.contains("told 200"))
    stage.rewind(to: 90)
    #expect(stage.frame.contains("told 90"))
    #expect(stage.reports.count == 90 && (stage.host as? Counter)?.count == 90)
    stage.press(.enter)
    #expect(stage.frame.contains("told 91"))
  }

  /// Clicks and sleeps now and then.
  private func play(_ stage: inout Stage, to end: Tick) {
    while stage.tick < end {
      let tick = stage.tick
      if tick % 400 == 20 {
        stage.press(.tab)
      } else if tick % 11 == 0 {
        stage.send(.mouse(MouseEvent(.press, .left, at: Point(tick * 7 % 80, tick % 24))))
      } else {
        stage.wait(ticks: 1)
      }
    }
  }
}

/// Reports each key.
private struct Counting: Scene {
  private var told = 0

  mutating func update(_ step: inout Step) -> Transition {
    while let event = step.next() {
      guard case .key = event else { continue }
      told += 1
      step.report(1)
    }
    return .stay
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    canvas.put("told \(told)", at: .zero, Style(canvas.theme.text))
  }
}

/// Counts reports.
private struct Counter: ReportHandler {
  private(set) var count = 0

  mutating func handle(_ reports: [any Sendable]) { count += reports.count }
}
