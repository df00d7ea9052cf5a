import Engine
import Interface
import Playtest
import Testing

struct GameHeadTests {
  private static func row(_ head: GameHead, _ columns: Int = 60) -> String {
    var canvas = Canvas(Size(columns, 1))
    head.draw(on: &canvas, in: canvas.bounds)
    return canvas.rows[0]
  }

  @Test("title at the left, time and score at the right")
  func parts() {
    let head = GameHead(
      title: "Memory · Spanish", time: .init(left: 161, all: 240), score: 1240, multiplier: 3)
    #expect(Self.row(head) == "Memory · Spanish         ━━━━━━━━━━───── 2:41       1,240 ×3")
    #expect(Self.row(head, 100).hasSuffix("━━━━━━━━━━━━━─────── 2:41       1,240 ×3"))
  }

  @Test("dots beside the points show the answers that count towards the next multiplier")
  func steps() {
    var head = GameHead(title: "Challenge", time: .init(left: 41, all: 60), score: 1120, multiplier: 3)
    head.steps = [true, true, true, false]
    #expect(Self.row(head).hasSuffix("━━━━━━━━━━───── 0:41   ×3 ●●●○   1,120"), "\(Self.row(head))")
    (head.multiplier, head.score) = (1, 0)
    head.steps = [false, false, false, false]
    #expect(Self.row(head).hasSuffix("0:41      ○○○○       0"), "\(Self.row(head))")
  }

  @Test("without a clock there is no bar, and a multiplier of one isn't shown")
  func untimed() {
    #expect(
      Self.row(GameHead(title: "Memory", time: nil, score: 20)) == "Memory"
        + String(repeating: " ", count: 52) + "20")
  }

  @Test("a long title is shortened, whatever the score")
  func longTitle() {
    let head = GameHead(
      title: "Memory · the first thousand words of everything", time: .init(left: 5, all: 240),
      score: 1_234_567)
    #expect(Self.row(head) == "Memory · the first thousand w…  ──────── 0:05      1,234,567")
  }

  @Test("the bar shrinks before the title is cut")
  func roomForTitle() {
    let head = GameHead(
      title: "Challenge · Spanish: first 150 words", time: .init(left: 60, all: 60), score: 0)
    #expect(
      Self.row(head, 76) == "Challenge · Spanish: first 150 words  ━━━━━━━━━━━━━━━━━━ 1:00              0")
  }

  @Test("in the last twenty seconds the clock has the accent colour")
  func lastSeconds() {
    func color(_ left: Int) -> Color {
      var canvas = Canvas(Size(60, 1))
      GameHead(title: "", time: .init(left: left, all: 240), score: 0).draw(on: &canvas, in: canvas.bounds)
      return canvas[Point(43, 0)].foreground
    }
    #expect(color(21) == Theme.dark.muted)
    #expect(color(20) == Theme.dark.accent)
  }

  @Test("the time keeps its place while the score grows")
  func stillTime() {
    let columns = [0, 20, 940, 1840, 99_999].map { score in
      let row = Self.row(
        GameHead(title: "Memory", time: .init(left: 161, all: 240), score: score, multiplier: 5))
      return row.prefix { $0 != ":" }.count
    }
    #expect(Set(columns).count == 1)
  }
}

struct TallyTests {
  @Test("an answer scores its worth times the combo, which grows only when asked to, up to five")
  func combo() {
    var tally = Tally()
    for _ in 0..<3 { tally.hit(worth: 10, raisesCombo: true) }
    #expect(tally.points == 10 + 20 + 30 && tally.combo == 4 && tally.right == 3)
    tally.hit(worth: 10, raisesCombo: false)
    #expect(tally.points == 100 && tally.combo == 4)
    for _ in 0..<9 { tally.hit(worth: 0, raisesCombo: true) }
    #expect(tally.combo == Tally.highestCombo)
  }

  @Test("a miss costs one step of the combo and no points")
  func misses() {
    var tally = Tally()
    for _ in 0..<3 { tally.hit(worth: 10, raisesCombo: true) }
    tally.miss()
    #expect(tally.points == 60 && tally.combo == 3 && tally.wrong == 1)
    for _ in 0..<9 { tally.miss() }
    #expect(tally.points == 60 && tally.combo == 1 && tally.wrong == 10)
  }

  @Test("time left adds its share of points, and without a clock there is none")
  func time() {
    var tally = Tally()
    tally.addTime(worth: 200, left: 30, all: 120)
    #expect(tally.points == 50 && tally.timeBonus == 50)
    tally.addTime(worth: 200, left: 0, all: 0)
    #expect(tally.points == 50)
  }
}

struct CountdownTests {
  @Test("a clock of ten seconds shows 10 at first, 9 after a second, and is over after ten")
  func seconds() {
    let clock = Countdown(seconds: 10)
    #expect(clock.secondsLeft(at: 0) == 10)
    #expect(clock.secondsLeft(at: 59) == 10)
    #expect(clock.secondsLeft(at: 60) == 9)
    #expect(!clock.isOver(at: 599))
    #expect(clock.isOver(at: 600))
    #expect(clock.secondsLeft(at: 10_000) == 0)
  }

  @Test("sleeping until the next second misses none")
  func waking() throws {
    let clock = Countdown(seconds: 3, from: 7)
    var tick = 7
    var shown: [Int?] = [clock.secondsLeft(at: tick)]
    while let next = clock.nextSecond(after: tick) {
      #expect(clock.secondsLeft(at: next - 1) == shown.last)
      tick = next
      shown.append(clock.secondsLeft(at: tick))
    }
    #expect(shown == [3, 2, 1, 0])
  }

  @Test("a stopped clock keeps the time left until it goes on")
  func stopping() {
    var clock = Countdown(seconds: 10)
    clock.stop(at: 90)
    #expect(clock.secondsLeft(at: 5000) == 9)
    #expect(clock.nextSecond(after: 5000) == nil)
    clock.go(at: 5000)
    #expect(!clock.isOver(at: 5509))
    #expect(clock.isOver(at: 5510))
  }

  @Test("without a clock nothing is shown and nothing ends")
  func unlimited() {
    var clock = Countdown(seconds: nil)
    clock.stop(at: 3)
    clock.go(at: 9)
    #expect(clock.secondsLeft(at: 9) == nil)
    #expect(clock.nextSecond(after: 9) == nil)
    #expect(!clock.isOver(at: .max))
  }
}
