import Testing

@testable import Terminal

@Suite("The pace of frames")
struct FramePaceTests {
  /// A line of constant speed to a terminal that answers. Times are in milliseconds.
  private struct Line {
    var bytesPerSecond: Int
    /// The round trip time.
    var delay: Int
    /// The time when the terminal stops answering.
    var answersUntil = Int.max
    private var drained = 0.0
    private var answers: [Double] = []

    init(bytesPerSecond: Int, delay: Int, answersUntil: Int = .max) {
      self.bytesPerSecond = bytesPerSecond
      self.delay = delay
      self.answersUntil = answersUntil
    }

    /// Sends bytes, optionally followed by a query, and returns when they are seen.
    mutating func send(_ bytes: Int, asks: Bool, at now: Int) -> Double {
      drained = max(drained, Double(now)) + Double(bytes) * 1000 / Double(bytesPerSecond)
      if asks, now < answersUntil { answers.append(drained + Double(delay)) }
      return drained + Double(delay) / 2
    }

    mutating func answers(until now: Int) -> Int {
      let due = answers.prefix { $0 <= Double(now) }.count
      answers.removeFirst(due)
      return due
    }
  }

  private struct Outcome {
    var frames = 0
    /// The longest time from a tick to its picture, in milliseconds, ignoring the first seconds.
    var worst = 0.0
  }

  private static let millisecond = 1_000_000

  /// Plays for some seconds at 60 ticks a second, each of which changes the picture.
  private func play(
    _ line: Line, seconds: Int, from start: Int = 2, frame: (Int) -> Int = { _ in 900 }
  ) -> Outcome {
    var (line, pace, outcome) = (line, FramePace(at: 0), Outcome())
    _ = line.send(60, asks: true, at: 0)
    var unseen: [Int] = []
    for now in 0..<seconds * 1000 {
      for _ in 0..<line.answers(until: now) { pace.answer(at: now * Self.millisecond) }
      pace.expire(at: now * Self.millisecond)
      if now * 60 / 1000 != (now - 1) * 60 / 1000 { unseen.append(now) }
      guard let first = unseen.first, !pace.holdsBack(at: now * Self.millisecond) else { continue }
      let bytes = frame(outcome.frames)
      let seen = line.send(bytes, asks: pace.isAsking, at: now)
      if pace.isAsking { pace.ask(after: bytes, at: now * Self.millisecond) }
      if now > start * 1000 { outcome.worst = max(outcome.worst, seen - Double(first)) }
      outcome.frames += 1
      unseen.removeAll()
    }
    return outcome
  }

  @Test("on a line of 20 KB a second every tick is seen within 150 ms, and the line is used well")
  func slow() {
    let outcome = play(Line(bytesPerSecond: 20_000, delay: 2), seconds: 20)
    #expect(outcome.worst < 150)
    #expect(outcome.frames > 20 * 20_000 / 900 * 3 / 4)
  }

  @Test("that also holds for frames of varying length")
  func uneven() {
    let outcome = play(Line(bytesPerSecond: 20_000, delay: 2), seconds: 20) { [40, 1200, 300, 700][$0 % 4] }
    #expect(outcome.worst < 150)
  }

  @Test("without answers the same line has a delay of seconds")
  func unpaced() {
    #expect(play(Line(bytesPerSecond: 20_000, delay: 2, answersUntil: -1), seconds: 20).worst > 5000)
  }

  @Test("a slow and distant terminal isn't flooded either")
  func slowAndFar() {
    let outcome = play(Line(bytesPerSecond: 20_000, delay: 120), seconds: 20)
    #expect(outcome.worst < 60 + 2 * 150)
  }

  @Test("a fast line shows every tick at any distance", arguments: [0, 5, 30, 80, 300])
  func fast(delay: Int) {
    #expect(play(Line(bytesPerSecond: 10_000_000, delay: delay), seconds: 20).frames >= 20 * 60 - 1)
  }

  @Test("a terminal that never answers gets every frame, and no query after the first")
  func silent() {
    var pace = FramePace(at: 0)
    #expect(!pace.isAsking && !pace.holdsBack(at: 5_000_000_000) && pace.deadline == nil)
    pace.expire(at: 9_000_000_000)
    #expect(!pace.isAsking)
    #expect(play(Line(bytesPerSecond: 10_000_000, delay: 0, answersUntil: -1), seconds: 5).frames >= 299)
  }

  @Test("a terminal that stops answering is waited for three times, then not asked any more")
  func ceases() {
    let line = Line(bytesPerSecond: 10_000_000, delay: 5, answersUntil: 2000)
    let outcome = play(line, seconds: 20)
    #expect(outcome.frames > 14 * 60)
  }

  @Test("a lost answer costs at most a second if frames are short")
  func lost() {
    var pace = FramePace(at: 0)
    pace.answer(at: 1_000_000)
    pace.ask(after: 0, at: 2_000_000)
    #expect(pace.holdsBack(at: 500_000_000))
    #expect(pace.deadline == 1_002_000_000)
    pace.expire(at: 1_002_000_000)
    #expect(pace.isAsking && !pace.holdsBack(at: 1_002_000_000) && pace.deadline == nil)
  }

  @Test("an answer to a forgotten query is ignored")
  func late() {
    var pace = FramePace(at: 0)
    pace.answer(at: 1_000_000)
    pace.ask(after: 0, at: 2_000_000)
    pace.forget()
    pace.answer(at: 3_000_000)
    #expect(pace.isAsking && !pace.holdsBack(at: 4_000_000))
  }

  @Test("a late answer to an expired query isn't taken for the next one's")
  func lateAnswer() {
    var pace = FramePace(at: 0)
    pace.answer(at: 1_000_000)
    pace.ask(after: 900, at: 2_000_000)
    pace.expire(at: 3_000_000_000)
    pace.ask(after: 900, at: 3_000_000_000)
    pace.answer(at: 3_001_000_000)
    #expect(pace.holdsBack(at: 3_050_000_000), "that was the answer to the first")
    pace.answer(at: 3_060_000_000)
    #expect(!pace.holdsBack(at: 3_100_000_000))
  }

  @Test("if an answer was lost and the next one taken for it, frames go on after another second at most")
  func takenForLate() {
    var pace = FramePace(at: 0)
    pace.answer(at: 1_000_000)
    pace.ask(after: 0, at: 2_000_000)
    pace.expire(at: 2_000_000_000)
    pace.ask(after: 0, at: 2_000_000_000)
    pace.answer(at: 2_001_000_000)
    pace.expire(at: 3_001_000_000)
    pace.ask(after: 0, at: 4_000_000_000)
    pace.answer(at: 4_001_000_000)
    #expect(pace.isAsking && !pace.holdsBack(at: 5_000_000_000))
  }

  @Test("a single very late answer doesn't keep frames queued for ever")
  func slowForAWhile() {
    let frame = { (index: Int) in index == 5 ? 20_000 : 300 }
    let outcome = play(Line(bytesPerSecond: 4000, delay: 2), seconds: 20, from: 10, frame: frame)
    #expect(outcome.worst < 200)
  }

  @Test("the delay adapts to a terminal that has become more distant")
  func moved() {
    var pace = FramePace(at: 0)
    pace.answer(at: 1_000_000)
    for time in stride(from: 1_000_000_000, to: 4_000_000_000, by: 300_000_000) {
      pace.ask(after: 40, at: time)
      pace.answer(at: time + 150_000_000)
    }
    #expect(pace.delay > 100_000_000)
  }

  /// The sizes of the parts that are sent over a line when the whole picture changes at every tick.
  private func parts(_ line: Line, whole: Int, seconds: Int) -> [Int] {
    var (line, pace, parts) = (line, FramePace(at: 0), [Int]())
    _ = line.send(60, asks: true, at: 0)
    for now in 0..<seconds * 1000 {
      let moment = now * Self.millisecond
      for _ in 0..<line.answers(until: now) { pace.answer(at: moment) }
      pace.expire(at: moment)
      guard now % 16 == 0, !pace.holdsBack(at: moment) else { continue }
      if pace.asksBefore {
        _ = line.send(4, asks: true, at: now)
        pace.ask(after: 0, at: moment)
      }
      parts.append(min(whole, pace.partSize ?? whole))
      _ = line.send(parts[parts.count - 1], asks: pace.isAsking, at: now)
      if pace.isAsking { pace.ask(after: parts[parts.count - 1], at: moment) }
    }
    return parts
  }

  @Test(
    "on a slow line a part takes 40 ms to transmit, at any distance", arguments: [2, 40])
  func partSize(delay: Int) {
    let parts = parts(Line(bytesPerSecond: 20_000, delay: delay), whole: 3300, seconds: 10)
    #expect(parts.suffix(50).allSatisfy { (650...950).contains($0) }, "\(parts.suffix(50))")
  }

  @Test("on a fast line frames are whole", arguments: [0, 5, 30, 80, 300])
  func wholeFrames(delay: Int) {
    let line = Line(bytesPerSecond: 10_000_000, delay: delay)
    #expect(parts(line, whole: 90_000, seconds: 5).allSatisfy { $0 == 90_000 })
  }

  @Test("a late first answer doesn't make the line look faster than it is")
  func lateStart() {
    var pace = FramePace(at: 0)
    pace.answer(at: 45 * Self.millisecond)
    var now = 50 * Self.millisecond
    for _ in 0..<12 {
      if pace.asksBefore {
        pace.ask(after: 0, at: now)
        pace.answer(at: now + Self.millisecond)
      }
      pace.ask(after: 3000, at: now)
      now += 150 * Self.millisecond
      pace.answer(at: now)
    }
    #expect((700...900).contains(pace.partSize ?? 0))
  }

  @Test("a few late answers don't make a line slow, nor a few early ones a slow line fast")
  func exceptions() {
    var speed = LineSpeed()
    for _ in 0..<20 {
      speed.note(800, in: 30 * Self.millisecond)
      speed.note(800, in: 30 * Self.millisecond)
      for _ in 0..<3 { speed.note(800, in: Self.millisecond / 5) }
    }
    #expect(speed.bytesPerSecond == nil)
    for _ in 0..<20 {
      speed.note(1000, in: 50 * Self.millisecond)
      speed.note(1000, in: Self.millisecond)
    }
    #expect(speed.bytesPerSecond == 20_000)
    for _ in 0..<3 { speed.note(1000, in: Self.millisecond) }
    #expect(speed.bytesPerSecond == nil)
  }
}
