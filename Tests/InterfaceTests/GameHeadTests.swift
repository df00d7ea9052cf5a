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
    #expect(Self.row(head) == "Memory · Spanish         ▓▓▓▓▓▓▓▓▓▓░░░░░ 2:41       1,240 ×3")
    #expect(Self.row(head, 100).hasSuffix("▓▓▓▓▓▓▓▓▓▓▓▓▓░░░░░░░ 2:41       1,240 ×3"))
  }

  @Test("without a clock there is no bar, and a multiplier of one isn't shown")
  func untimed() {
    #expect(
      Self.row(GameHead(title: "Memory", time: nil, score: 20)) == "Memory"
        + String(repeating: " ", count: 52) + "20")
  }

  @Test("what belongs under the bar finds its place", arguments: [60, 80, 100])
  func bar(columns: Int) throws {
    let head = GameHead(title: "Memory · Spanish", time: .init(left: 240, all: 240), score: 1240)
    let bar = try #require(head.bar(in: Rect(0, 0, columns, 1), .unicode))
    let drawn = Array(Self.row(head, columns)).indices.filter { Array(Self.row(head, columns))[$0] == "▓" }
    #expect(drawn == Array(bar.left..<bar.right))
    #expect(GameHead(title: "Memory", time: nil, score: 20).bar(in: bar, .unicode) == nil)
  }

  @Test("a long title is shortened, whatever the score")
  func longTitle() {
    let head = GameHead(
      title: "Memory · the first thousand words of everything", time: .init(left: 5, all: 240),
      score: 1_234_567)
    #expect(Self.row(head) == "Memory · the first thousand w…  ░░░░░░░░ 0:05      1,234,567")
  }

  @Test("a title that has room with a shorter bar is whole")
  func roomForTitle() {
    let head = GameHead(
      title: "Challenge · Spanish: first 150 words", time: .init(left: 60, all: 60), score: 0)
    #expect(
      Self.row(head, 76) == "Challenge · Spanish: first 150 words  ▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓ 1:00              0")
  }

  @Test("in the last twenty seconds the clock takes the accent")
  func lastSeconds() {
    func color(_ left: Int) -> Color {
      var canvas = Canvas(Size(60, 1))
      GameHead(title: "", time: .init(left: left, all: 240), score: 0).draw(on: &canvas, in: canvas.bounds)
      return canvas[Point(43, 0)].foreground
    }
    #expect(color(21) == Theme.dark.muted)
    #expect(color(20) == Theme.dark.accent)
  }

  @Test("the time doesn't jump about while the score grows")
  func stillTime() {
    let columns = [0, 20, 940, 1840, 99_999].map { score in
      let row = Self.row(
        GameHead(title: "Memory", time: .init(left: 161, all: 240), score: score, multiplier: 5))
      return row.prefix { $0 != ":" }.count
    }
    #expect(Set(columns).count == 1)
  }
}
