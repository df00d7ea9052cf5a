import Engine
import Testing

@testable import Terminal

@Suite("The figures of the run loop")
struct LoopFiguresTests {
  private static let millisecond = 1_000_000

  private func panel(
    _ figures: LoopFigures = LoopFigures(), knowsBytes: Bool = true, entities: Int? = nil,
    look: Look = Look(),
    in size: Size = Size(60, 20)
  ) -> [String] {
    var canvas = Canvas(size, look: look)
    FiguresPanel(figures: figures, knowsBytes: knowsBytes, dropped: 3, entities: entities).draw(on: &canvas)
    return (0..<size.height).map { y in
      (0..<size.width).map { canvas.grapheme(at: Point($0, y)) }.joined()
    }
  }

  private var played: LoopFigures {
    var figures = LoopFigures()
    figures.toggle()
    figures.count(ticks: 7384)
    figures.count(frameOf: 5000)
    figures.count(frameOf: 88)
    figures.note(.update, from: 0, to: 210_000)
    figures.note(.update, from: 0, to: 85_000)
    figures.note(.draw, from: 0, to: 310_400)
    return figures
  }

  @Test("they are shown at the top right, and nowhere else")
  func picture() {
    let rows = panel(played, entities: 24)
    let picture = """
      ╭─ F3 ─────────────────────────────╮
      │ ticks        7384      3 dropped │
      │ frames          2    24 entities │
      │ bytes          88      2544 mean │
      │ update      85 µs      210 worst │
      │ draw       310 µs      310 worst │
      │ send         0 µs        0 worst │
      ╰──────────────────────────────────╯
      """
    let blank = String(repeating: " ", count: 24)
    let lines = picture.split(separator: "\n").map { blank + $0 }
    #expect(Array(rows.prefix(8)) == lines)
    #expect(rows.dropFirst(8).allSatisfy { $0.allSatisfy { $0 == " " } })
  }

  @Test("they are in ASCII if the ornaments are")
  func ascii() {
    let rows = panel(played, look: Look(ornaments: .ascii))
    #expect(rows.allSatisfy { $0.allSatisfy(\.isASCII) })
    #expect(rows[4].contains("85 us"))
  }

  @Test("unknown figures are left out: bytes sent by ncurses, entities of a scene without a world")
  func unknown() {
    let rows = panel(played, knowsBytes: false)
    #expect(rows[2].contains("frames          2                │"))
    #expect(rows[3].contains("bytes           ?                │"))
  }

  @Test("they aren't shown in a window that is too small")
  func tooSmall() {
    #expect(panel(played, in: Size(35, 20)).allSatisfy { $0.allSatisfy { $0 == " " } })
  }

  @Test("the worst time is that of the last second, as in a model that keeps all times")
  func worst() {
    var chance = Chance(seed: 5)
    var times = StageTimes()
    var all: [(moment: Int, time: Int)] = []
    var now = 0
    for _ in 0..<2000 {
      now += chance.number(in: 1...40) * Self.millisecond
      all.append((now, chance.below(1000)))
      times.note(all[all.count - 1].time, at: now)
      #expect(times.last == all.last?.time)
      #expect(times.worst == all.filter { $0.moment > now - 1_000_000_000 }.map(\.time).max())
    }
  }

  @Test("hidden and shown again, they reset times and continue counting")
  func again() {
    var figures = played
    figures.toggle()
    #expect(!figures.isShown)
    figures.toggle()
    #expect(figures.isShown && figures.ticks == 7384 && figures.frames == 2)
    #expect(figures.times(of: .draw).worst == 0)
  }

  @Test("F3 without modifiers is the loop's key, even when it is released")
  func key() {
    #expect(TerminalKey(Key(.function(3))) == .figures)
    #expect(TerminalKey(Key(.function(3), phase: .release)) == .swallowed)
    #expect(TerminalKey(Key(.function(3), .shift)) == nil)
    #expect(TerminalKey(Key(.function(4))) == .sound)
    #expect(TerminalKey(Key(.function(2))) == nil)
  }
}
