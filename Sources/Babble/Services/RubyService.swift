import Engine
import Learning
import Synchronization
import System
import WordGame

/// Asks KAKASI, if installed, how Japanese is read. It does so on a thread of its own, and wakes the run loop
/// with each result.
struct RubyService: Sendable {
  /// A request and its result; nil if there is none.
  typealias Found = (request: RubyRequest, ruby: RubyText?)

  private let service: Service<RubyRequest>
  private let runner: ProgramRunner
  private let found: Inbox<Found>

  init(_ programs: InstalledPrograms) {
    let (kakasi, found) = (Kakasi(ProgramRunner(programs)), Inbox<Found>())
    runner = kakasi.runner
    self.found = found
    service = Service(keeping: 64) { request in found.add([(request, kakasi.read(request.text))]) }
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
}

/// The program, until it hangs.
private final class Kakasi: Sendable {
  /// In characters: longer texts aren't sentences.
  private static let longest = 500

  let runner: ProgramRunner
  private let hasHung = Mutex(false)

  init(_ runner: ProgramRunner) { self.runner = runner }

  /// After one timeout the program isn't asked again: it answers at once, or it hangs.
  func read(_ text: String) -> RubyText? {
    guard text.count <= Self.longest, !hasHung.withLock({ $0 }) else { return nil }
    let input = Array((BracketedFurigana.plain(text) + "\n").utf8)
    let outcome = runner.run(.kakasi, ["-i", "utf8", "-o", "utf8", "-JH", "-f"], input: input)
    if outcome == .late { hasHung.withLock { $0 = true } }
    guard case .done(let output) = outcome else { return nil }
    let answer = String(decoding: output.prefix { $0 != 0x0A }, as: UTF8.self)
    return BracketedFurigana.segments(of: text, in: answer).flatMap { RubyText($0) }
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
