import Engine
import Learning
import Synchronization
import System
import Terminal
import WordGame

/// Finds out how Japanese is read with KAKASI, where it is installed, on a thread of its own, and wakes the run loop when
/// it knows.
struct RubyService: Sendable {
  static let program = "kakasi"

  /// A request with what became of it; nil where nobody knows.
  typealias Found = (request: RubyRequest, ruby: RubyText?)

  private let service: Service<RubyRequest>
  private let runner: ProgramRunner
  private let found: Findings

  init(_ programs: InstalledPrograms) {
    let (runner, found) = (ProgramRunner(programs), Findings())
    self.runner = runner
    self.found = found
    service = Service(keeping: 64) { request in
      found.add([(request, found.isGone ? nil : Self.read(request.text, runner, found))])
    }
  }

  /// Has a text read soon, unless too many newer ones come before its turn: then it stays without.
  func ask(_ request: RubyRequest) {
    let unserved = service.ask(request)
    if !unserved.isEmpty { found.add(unserved.map { ($0, nil) }) }
  }

  /// What was found since the last call.
  func take() -> [Found] { found.take() }

  /// Reads no more.
  func end() {
    service.end()
    runner.end()
  }

  /// Characters: longer texts are no sentences.
  private static let longest = 500

  /// Whoever was once too late isn't asked again: a word is read at once, or the program hangs.
  private static func read(_ text: String, _ runner: ProgramRunner, _ found: Findings) -> RubyText? {
    guard text.count <= longest else { return nil }
    let input = Array((BracketedFurigana.plain(text) + "\n").utf8)
    let outcome = runner.run(
      program, ["-i", "utf8", "-o", "utf8", "-JH", "-f"], input: input, seconds: 2, limit: 1 << 16)
    if outcome == .late { found.isGone = true }
    guard case .done(let output) = outcome else { return nil }
    let answer = String(decoding: output.prefix { $0 != 0x0A }, as: UTF8.self)
    return BracketedFurigana.segments(of: text, in: answer).flatMap { RubyText($0) }
  }
}

/// What waits to be taken by the run loop.
private final class Findings: Sendable {
  private let waiting = Mutex<[RubyService.Found]>([])
  private let gone = Mutex(false)

  /// Whether the program has hung.
  var isGone: Bool {
    get { gone.withLock { $0 } }
    set { gone.withLock { $0 = newValue } }
  }

  func add(_ found: [RubyService.Found]) {
    waiting.withLock { $0 += found }
    Waker().wake()
  }

  func take() -> [RubyService.Found] {
    waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
  }
}
