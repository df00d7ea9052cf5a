import Engine
import Terminal
import Testing

struct MouseDecodingTests {
  @Test("a drag is a press, motion with the button held and a release")
  func drag() {
    #expect(
      decode("\u{1b}[<0;3;2M\u{1b}[<32;4;2M\u{1b}[<0;4;2m") == [
        mouse(.press, .left, 2, 1), mouse(.move, .left, 3, 1), mouse(.release, .left, 3, 1),
      ])
  }

  @Test("motion with nothing held is a hover")
  func hover() {
    #expect(decode("\u{1b}[<35;260;70M") == [mouse(.move, .none, 259, 69)])
  }

  @Test("every button and modifier is told apart")
  func buttons() {
    #expect(
      decode("\u{1b}[<1;1;1M\u{1b}[<2;1;1M\u{1b}[<22;1;1m\u{1b}[<8;1;1M") == [
        mouse(.press, .middle, 0, 0), mouse(.press, .right, 0, 0),
        mouse(.release, .right, 0, 0, [.shift, .control]), mouse(.press, .left, 0, 0, .alt),
      ])
  }

  @Test("the wheel turns up and down; sideways means nothing")
  func wheel() {
    #expect(
      decode("\u{1b}[<64;5;5M\u{1b}[<69;5;5M\u{1b}[<66;5;5M\u{1b}[<128;5;5M") == [
        mouse(.wheel(-1), .none, 4, 4), mouse(.wheel(1), .none, 4, 4, .shift),
      ])
  }

  @Test("the old report names no button on release: it is the one that was held")
  func oldReports() {
    #expect(
      decode("\u{1b}[M\"!!\u{1b}[MB\"!\u{1b}[M#\"!\u{1b}[MC%&\u{1b}[M`!!") == [
        mouse(.press, .right, 0, 0), mouse(.move, .right, 1, 0), mouse(.release, .right, 1, 0),
        mouse(.move, .none, 4, 5), mouse(.wheel(-1), .none, 0, 0),
      ])
  }

  @Test("faults row 12: huge, negative and broken mouse reports are ignored and input goes on")
  func brokenReports() {
    let digits = String(repeating: "9", count: 100_000)
    let broken = [
      "\u{1b}[<\(digits);1;1M", "\u{1b}[<0;99999999999999999999;1M", "\u{1b}[<0;1M", "\u{1b}[<;;M",
      "\u{1b}[<0;-5;3M", "\u{1b}[<0;1;1;1M", "\u{1b}[<999;1;1M", "\u{1b}[<3;1;1M", "\u{1b}[M\u{ff}",
    ]
    for report in broken {
      #expect(
        decode(report + "\u{1b}[<0;1;1Mx").suffix(2) == [mouse(.press, .left, 0, 0), key(.character("x"))])
    }
  }

  @Test("a report right after the Escape key leaves it the Escape key")
  func escapeBeforeReport() {
    #expect(decode("\u{1b}\u{1b}[<35;1;1M") == [key(.escape), mouse(.move, .none, 0, 0)])
  }

  @Test("a drag beyond the edge stays at the edge")
  func beyondTheEdge() {
    #expect(decode("\u{1b}[<32;0;0M") == [mouse(.move, .left, 0, 0)])
  }
}
