import Glibc
import Testing

@testable import Terminal

@Suite("Output that the terminal has not taken yet")
struct TerminalSinkTests {
  /// A pipe of 64 KB in place of a terminal, since the capacity of a pty isn't known.
  private final class FullPipe {
    private var ends: [Int32] = [-1, -1]
    let sink: TerminalSink

    init(query: [UInt8], while isOurs: @escaping () -> Bool = { true }) {
      pipe(&ends)
      _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
      sink = TerminalSink(ends[1], while: isOurs)
      sink.query = query
    }

    deinit { for end in ends { close(end) } }

    func write(_ count: Int) {
      [UInt8](repeating: 0x78, count: count).withUnsafeBytes { sink.write($0) }
    }
  }

  private static let query = Array("\u{1B}[5n".utf8)

  @Test("discarding a frame also discards its query")
  func queryLeft() {
    let pipe = FullPipe(query: Self.query)
    pipe.write(65_534)
    #expect(!pipe.sink.isIdle)
    #expect(pipe.sink.discard() == 1)
    #expect(pipe.sink.isIdle && pipe.sink.discard() == 0)
  }

  @Test("a query that was sent isn't discarded with the output after it")
  func queryGone() {
    let pipe = FullPipe(query: Self.query)
    pipe.write(65_536 - Self.query.count)
    #expect(pipe.sink.isIdle)
    pipe.sink.send([0x79])
    #expect(!pipe.sink.isIdle && pipe.sink.discard() == 0)
  }

  @Test("without a query none is discarded")
  func noQuery() {
    let pipe = FullPipe(query: [])
    pipe.write(70_000)
    #expect(!pipe.sink.isIdle && pipe.sink.discard() == 0)
  }

  @Test("a frame sent some other way counts, and its query is sent here")
  func following() {
    let pipe = FullPipe(query: Self.query)
    pipe.sink.noteSent(bytes: 0)
    #expect(pipe.sink.count == 0)
    pipe.sink.noteSent(bytes: 800)
    #expect(pipe.sink.count == 800 && pipe.sink.isIdle)
    pipe.write(65_536 - 2 * Self.query.count)
    pipe.sink.noteSent(bytes: 800)
    #expect(!pipe.sink.isIdle && pipe.sink.discard() == 1)
  }

  @Test("what is left of a frame isn't sent while the terminal is given back")
  func givenBack() {
    var isOurs = false
    let pipe = FullPipe(query: [], while: { isOurs })
    pipe.write(3)
    #expect(!pipe.sink.isIdle && !pipe.sink.hasFailed)
    isOurs = true
    pipe.sink.resume()
    #expect(pipe.sink.isIdle)
  }
}
