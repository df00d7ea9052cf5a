import Campaigns
import Emulator
import Foundation
import Glibc
import Pty

/// The program in a pseudo-terminal, with little around it: it is killed thousands of times.
final class KilledProgram {
  private let session: PtySession
  private let emulator: Emulator
  private var emulated = 0

  init(_ arguments: [String], in home: Home, environment: [String: String?] = [:]) throws {
    let folders = ["HOME", "BABBLE_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"]
    let own = Dictionary(folders.map { ($0, home.path as String?) }) { $1 }.merging(environment) { $1 }
    let size = PtySize()
    emulator = Emulator(size.columns, size.rows)
    session = try PtySession(builtBabble, arguments + ["--no-sound"], environment: own, size: size)
    session.replies = [(query: "\u{1B}[5n", answer: "\u{1B}[0n")]
  }

  deinit { session.kill() }

  var text: String { session.text }

  /// Whether this text is on the screen, or was written in one piece. A frame writes only what it changes, so a word
  /// that shares a letter with the last one in its place never comes whole.
  func shows(_ text: String) -> Bool {
    if session.position(after: text) != nil { return true }
    emulator.feed(session.output[emulated...])
    emulated = session.output.count
    return emulator.rows.contains { $0.contains(text) }
  }

  /// Waits until it shows one of these texts; throws if none comes.
  func wait(for texts: [String]) throws {
    let hasCome = session.read { _ in texts.contains(where: shows) }
    if !hasCome { throw TrialFault("it never showed \(texts): \(session.text.suffix(500))") }
  }

  func type(_ keys: String) { session.write(keys) }

  func drain(_ seconds: Double) { session.drain(seconds) }

  /// Returns false if it had ended before.
  func kill() -> Bool {
    let killed = processes(ofSession: session.processID)
    session.kill()
    waitUntilGone(killed)
    return !killed.isEmpty
  }

  /// A killed process keeps its files, and the lock of the home, until its last thread has ended.
  private func waitUntilGone(_ killed: [pid_t]) {
    for _ in 0..<2000 {
      let isOver = killed.allSatisfy { process in
        let threads = try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")
        return (threads ?? []).count < 2 && !isAlive(process)
      }
      if isOver { return }
      usleep(5000)
    }
  }

  /// Returns how it ended by itself.
  func end() -> WaitStatus? { session.wait() }
}
