import Foundation
import Glibc
import Pty
import Seats
import Testing

/// Killed, or with the disk full.
extension EndToEnd.DictionaryCommands {
  /// The new dictionary while it is being written.
  private var half: String? { names().first { $0.hasPrefix(".dictionary") } }

  @Test("killed at any moment, it leaves the old dictionary or the new one, intact")
  func killed() throws {
    let small = try sources.file("edict", Data("犬 [いぬ] /(n) dog/\n".utf8))
    let large = try sources.file("large", Self.large)
    let writing = try timeOfWriting(large)
    _ = try install(small)
    var (old, halves) = (0, 0)
    for moment in 0..<10 {
      let session = try begin(large)
      // Two kills before it writes, the others spread over the time it writes.
      let hasBegun = moment < 2 || untilWriting(session)
      #expect(hasBegun)
      let delay = moment < 2 ? 0.02 * Double(moment) : writing * Double(moment - 2) / 8
      usleep(UInt32(delay * 1_000_000))
      session.kill()
      if let half {
        halves += 1
        try FileManager.default.removeItem(atPath: "\(home.path)/babble/\(half)")
      }
      let status = try dictionary([]).output
      let isOld = status.contains(/japanese +1 entry/)
      #expect(isOld || status.contains(/japanese +20,000 entries/), "\(status)")
      old += isOld ? 1 : 0
      if !isOld { _ = try install(small) }
    }
    #expect(old > 0 && halves > 2, "killed \(halves) times while it wrote")
    #expect(try install(large).status == .exited(0))
    #expect(names() == ["dictionary.sqlite"])
  }

  private static let large = Data(
    (0..<20_000).map { "語\($0) [ご\($0)] /(n) word \($0)/\n" }.joined().utf8)

  private func begin(_ file: String) throws -> PtySession {
    try PtySession(builtBabble, ["dictionary", "install", "--from", file], environment: environment)
  }

  private func untilWriting(_ session: PtySession) -> Bool {
    while half == nil { if session.hasEnded() { return false } }
    return true
  }

  /// Seconds that it takes to write.
  private func timeOfWriting(_ file: String) throws -> Double {
    let session = try begin(file)
    _ = untilWriting(session)
    let start = ContinuousClock.now
    _ = session.wait(timeout: 60)
    return (ContinuousClock.now - start) / .seconds(1)
  }

  @Test("a full disk or a read-only folder leaves the old dictionary, and look-up still works")
  func full() throws {
    _ = try install(sources.file("edict", Sources.eucEdict))
    let before = try dictionary([]).output
    let large = try sources.file("large", Self.large)
    let player = try Player([], home: home, environment: environment)
    player.openMenu()
    player.type("/gakkou")
    player.expect("学校")
    let limited = try Usage(
      of: [
        "sh", "-c", #"ulimit -f 1000; exec "$@""#, "sh", builtBabble, "dictionary", "install", "--from",
        large,
      ],
      environment: ["XDG_CACHE_HOME": home.path])
    #expect(
      limited.status == .exited(1) && limited.errors.split(separator: "\n").count == 1, "\(limited.errors)")
    #expect(try dictionary([]).output == before && names() == ["dictionary.sqlite"])
    player.press(.escape)
    player.expectGone("/ gakkou")
    player.type("inu")
    player.expect("dog")
    let other = try Usage(
      ["dictionary", "install", "--from", large], home: home, environment: ["XDG_CACHE_HOME": "/proc"])
    #expect(
      other.status == .exited(1) && other.errors.contains("could not make /proc/babble"), "\(other.errors)")
  }
}
