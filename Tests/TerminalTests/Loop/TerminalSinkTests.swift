import Glibc
import Testing

@testable import Terminal

@Suite("What the terminal has not taken yet")
struct TerminalSinkTests {
  /// A terminal that takes 64 KB and no more, in place of a pty whose room nobody knows.
  private final class FullPipe {
    private var ends: [Int32] = [-1, -1]
    let sink: TerminalSink

    init(question: [UInt8]) {
      pipe(&ends)
      _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
      sink = TerminalSink(ends[1])
      sink.question = question
    }

    deinit { for end in ends { close(end) } }

    func write(_ count: Int) {
      [UInt8](repeating: 0x78, count: count).withUnsafeBytes { sink.write($0) }
    }
  }

  private static let question = Array("\u{1B}[5n".utf8)

  @Test("a frame that is thrown away takes its question along")
  func questionLeft() {
    let pipe = FullPipe(question: Self.question)
    pipe.write(65_534)
    #expect(!pipe.sink.isIdle)
    #expect(pipe.sink.discard() == 1)
    #expect(pipe.sink.isIdle && pipe.sink.discard() == 0)
  }

  @Test("a question that has gone is not taken back with what came behind it")
  func questionGone() {
    let pipe = FullPipe(question: Self.question)
    pipe.write(65_536 - Self.question.count)
    #expect(pipe.sink.isIdle)
    pipe.sink.send([0x79])
    #expect(!pipe.sink.isIdle && pipe.sink.discard() == 0)
  }

  @Test("without a question there is none to take back")
  func noQuestion() {
    let pipe = FullPipe(question: [])
    pipe.write(70_000)
    #expect(!pipe.sink.isIdle && pipe.sink.discard() == 0)
  }

  @Test("a frame that went another way counts, and its question goes out here")
  func following() {
    let pipe = FullPipe(question: Self.question)
    pipe.sink.follow(bytes: 0)
    #expect(pipe.sink.count == 0)
    pipe.sink.follow(bytes: 800)
    #expect(pipe.sink.count == 800 && pipe.sink.isIdle)
    pipe.write(65_536 - 2 * Self.question.count)
    pipe.sink.follow(bytes: 800)
    #expect(!pipe.sink.isIdle && pipe.sink.discard() == 1)
  }
}
