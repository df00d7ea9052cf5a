import Engine
import Learning
import Synchronization
import System
import Terminal
import WordGame

/// Asks KAKASI, if installed, how Japanese is read. It does so on a thread of its own, and wakes the run loop
/// with each result.
struct RubyService: Sendable {
  static let program = "kakasi"

  /// A request and its result; nil if there is none.
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

  /// Queues a text. It is dropped, and stays without readings, if too many newer ones come before its turn.
  func ask(_ request: RubyRequest) {
    let unserved = service.ask(request)
    if !unserved.isEmpty { found.add(unserved.map { ($0, nil) }) }
  }

  /// The results since the last call.
  func take() -> [Found] { found.take() }

  /// Stops the thread.
  func end() {
    service.end()
    runner.end()
  }

  /// In characters: longer texts aren't sentences.
  private static let longest = 500

  /// After one timeout the program isn't asked again: it answers at once, or it hangs.
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

/// The queue of results for the run loop.
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

/// Finds the readings of texts on the screen, each once per run.
struct RubyDesk {
  private let service: RubyService?
  /// The readings found so far.
  private(set) var known = Rubies()
  private var waiting: Set<RubyRequest> = []

  /// - Parameter service: finds readings; nil finds none.
  init(_ service: RubyService?) { self.service = service }

  /// Requests the readings that aren't known yet; they show up in `known`.
  mutating func want(_ wanted: [RubyRequest]) {
    guard let service else { return }
    for request in wanted where !known.knows(request) && waiting.insert(request).inserted {
      service.ask(request)
    }
  }

  /// Takes the results since the last call.
  mutating func takeArrivals() {
    for (request, ruby) in service?.take() ?? [] {
      waiting.remove(request)
      known.keep(ruby, of: request)
    }
  }

  /// Stops the thread.
  func end() { service?.end() }
}
