import Engine
import Games
import Learning
import Synchronization
import System

extension RubyBook {
  /// Asks KAKASI, if installed, how Japanese is read.
  init(_ runner: ProgramRunner) {
    let kakasi = Kakasi(runner)
    self.init { kakasi.read($0) }
  }
}

/// The program, until it hangs.
private final class Kakasi: Sendable {
  /// In characters: longer texts aren't sentences.
  private static let longest = 500

  private let runner: ProgramRunner
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
