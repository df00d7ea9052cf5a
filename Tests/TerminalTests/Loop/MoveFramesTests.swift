import Engine
import Testing

@testable import Terminal

@Suite("Frames between ticks")
struct MoveFramesTests {
  private static let millisecond = 1_000_000

  /// Draws a sign at the mouse's place, and records the tick and column of each move.
  private struct Sign: Scene {
    var follows = true
    var sleeps = false
    var diary: [Int] = []
    var place = Point.zero

    mutating func update(_ step: inout Step) -> Transition {
      for case .mouse(let mouse) in step.input {
        place = mouse.position
        diary += [step.tick, place.x]
      }
      return sleeps ? .sleep(until: nil) : .stay
    }

    func draw(on canvas: inout Canvas, fraction: Double) {
      let move = follows ? canvas.followMouse() : nil
      canvas.put("x", at: move?.position ?? place, Style(canvas.theme.text))
    }

    func hash(into hash: inout StateHash) { hash.combine(diary) }
  }

  /// Does what the run loop does, with a clock controlled by the test and a terminal that answers after a
  /// delay.
  private struct LoopModel {
    var delay = 100_000
    var hasFramesBetween = true
    var driver: SceneDriver
    private var canvas = Canvas(Size(200, 1))
    private var (moves, pace) = (MoveFrames(), FramePace(at: 0))
    private var needsFrame = true
    private var answers: [Int] = []
    /// The frames drawn between ticks: when, and what they showed.
    private(set) var between: [(moment: Int, column: Int)] = []
    /// The number of frames of a new state.
    private(set) var states = 0

    init(_ scene: Sign) {
      driver = SceneDriver(SceneStack(scene, window: Size(200, 1)), at: 0)
      pace.answer(at: 0)
    }

    /// Wakes up at this time.
    mutating func wake(at now: Int, _ events: [InputEvent] = []) {
      for moment in answers.prefix(while: { $0 <= now }) { pace.answer(at: moment) }
      answers.removeAll { $0 <= now }
      driver.queue(events)
      if driver.run(until: now, { _ in .init() }) > 0 { needsFrame = true }
      let moment = moves.moment(for: driver.newestMove, pace, at: now)
      if needsFrame ? !pace.holdsBack(at: now) : hasFramesBetween && moment.map({ $0 <= now }) ?? false {
        draw(at: now)
      }
    }

    private mutating func draw(at now: Int) {
      canvas.newestMove = driver.newestMove
      driver.stack.draw(on: &canvas, fraction: 0)
      moves.note(canvas, isBetweenTicks: !needsFrame, at: now)
      if needsFrame { states += 1 } else { between.append((now, column ?? -1)) }
      needsFrame = false
      pace.ask(after: 20, at: now)
      answers.append(now + delay)
    }

    var column: Int? { (0..<200).first { canvas.grapheme(at: Point($0, 0)) == "x" } }

    var fingerprint: UInt64 {
      var hash = StateHash()
      driver.stack.hash(into: &hash)
      return hash.value
    }
  }

  private func move(to column: Int) -> InputEvent { .mouse(MouseEvent(.move, .left, at: Point(column, 0))) }

  /// Moves the mouse by a column at this rate a second, for two seconds.
  private func play(_ loop: LoopModel, rate: Int) -> LoopModel {
    var (loop, sent) = (loop, 0)
    for now in stride(from: 0, to: 2000 * Self.millisecond, by: 100_000) {
      let due = now / 1000 * rate / 1_000_000
      loop.wake(at: now, (sent..<due).map { move(to: 1 + $0 % 199) })
      sent = due
    }
    return loop
  }

  @Test(
    "a move between two ticks is shown at once, and still reaches its tick", arguments: [true, false])
  func atOnce(sleeps: Bool) {
    var loop = LoopModel(Sign(sleeps: sleeps))
    loop.wake(at: 17 * Self.millisecond)
    loop.wake(at: 19 * Self.millisecond)
    let before = loop.fingerprint
    loop.wake(at: 20 * Self.millisecond, [move(to: 7)])
    #expect(loop.between.map(\.moment) == [20 * Self.millisecond] && loop.column == 7)
    #expect(loop.fingerprint == before)
    loop.wake(at: 34 * Self.millisecond)
    #expect(loop.column == 7 && loop.states == 2)
    #expect((loop.driver.stack.top as? Sign)?.diary == [1, 7])
  }

  @Test("frames between ticks don't change state or input", arguments: [50, 125, 1000])
  func sameState(rate: Int) {
    var without = LoopModel(Sign())
    without.hasFramesBetween = false
    let (with, plain) = (play(LoopModel(Sign()), rate: rate), play(without, rate: rate))
    #expect(with.fingerprint == plain.fingerprint && with.states == plain.states)
    #expect(plain.between.isEmpty && with.between.count >= min(rate, 300))
  }

  @Test("at 1,000 moves a second there is at most one frame in 4 ms, with the newest move")
  func often() {
    let frames = play(LoopModel(Sign()), rate: 1000).between
    for (last, next) in zip(frames, frames.dropFirst()) {
      #expect(next.moment - last.moment >= 4 * Self.millisecond)
    }
    #expect(frames.count > 300)
    #expect(frames.allSatisfy { $0.column == 1 + ($0.moment / Self.millisecond - 1) % 199 })
  }

  @Test("a move soon after a frame between ticks has a time when it may be shown")
  func moment() {
    var (moves, pace, canvas) = (MoveFrames(), FramePace(at: 0), Canvas(Size(9, 1)))
    pace.answer(at: 0)
    _ = canvas.followMouse()
    let move = MouseEvent(.move, at: Point(1, 0))
    moves.note(canvas, isBetweenTicks: true, at: 50)
    #expect(moves.moment(for: move, pace, at: 60) == 50 + MoveFrames.interval)
    #expect(moves.moment(for: nil, pace, at: 60) == nil)
    canvas.newestMove = move
    #expect(moves.moment(for: move, pace, at: 60) == 50 + MoveFrames.interval)
    _ = canvas.followMouse()
    moves.note(canvas, isBetweenTicks: true, at: 60)
    #expect(moves.moment(for: move, pace, at: 70) == nil, "it is shown already")
  }

  @Test("there are no frames between ticks while the terminal is busy")
  func slow() {
    var loop = LoopModel(Sign())
    loop.delay = 60 * Self.millisecond
    loop.wake(at: 0)
    for now in stride(from: Self.millisecond, to: 60 * Self.millisecond, by: Self.millisecond) {
      loop.wake(at: now, [move(to: now / Self.millisecond)])
    }
    #expect(loop.between.isEmpty && loop.states == 1)
  }

  @Test("there are none if the terminal doesn't answer")
  func silent() {
    var (moves, canvas) = (MoveFrames(), Canvas(Size(9, 1)))
    _ = canvas.followMouse()
    moves.note(canvas, isBetweenTicks: false, at: 0)
    #expect(moves.moment(for: MouseEvent(.move, at: .zero), FramePace(at: 0), at: 9) == nil)
  }

  @Test("there are none if nothing follows the mouse")
  func nothingFollows() {
    #expect(play(LoopModel(Sign(follows: false)), rate: 1000).between.isEmpty)
  }

  @Test("moves after a press, a release or a key wait for the tick")
  func behindOthers() {
    let press = InputEvent.mouse(MouseEvent(.press, .left, at: Point(9, 0)))
    let release = InputEvent.mouse(MouseEvent(.release, .left, at: Point(9, 0)))
    for other in [press, release, .key(Key(.enter)), .focus(false)] {
      var driver = SceneDriver(SceneStack(Sign(), window: Size(9, 1)), at: 0)
      #expect(driver.newestMove == nil)
      driver.queue([other, move(to: 1)])
      #expect(driver.newestMove == nil)
      driver = SceneDriver(SceneStack(Sign(), window: Size(9, 1)), at: 0)
      driver.queue([move(to: 2), move(to: 3), other, move(to: 4)])
      #expect(driver.newestMove?.position == Point(3, 0))
    }
  }
}
