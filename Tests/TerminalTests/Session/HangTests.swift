import System
import Glibc
import Pty
import Testing

/// These wait for most of their time, so they run beside the others.
@Suite("a program that hangs")
struct HangTests {
  @Test("row 51: a child that hangs is killed some seconds after SIGTERM, and the terminal is as it was")
  func hangs() throws {
    let run = try HelperRun("hang")
    defer { run.end() }
    run.session.write("d")
    #expect(run.session.read(until: "hangs"))
    kill(try run.keeper, SIGTERM)
    #expect(run.session.wait() == .signalled(Int(SIGKILL)))
    #expect(run.isRestored)
  }

  @Test(
    "row 51: and some seconds after its terminal has gone, even where SIGHUP is ignored",
    arguments: [false, true])
  func hangsAlone(isIgnoring: Bool) throws {
    let run = try HelperRun(
      "hang", through: isIgnoring ? ["sh", "-c", "trap '' HUP; exec \"$@\"", "sh"] : [])
    defer { run.end() }
    let (player, keeper) = (try run.player, try run.keeper)
    run.session.write("d")
    #expect(run.session.read(until: "hangs"))
    let start = MonotonicClock.seconds
    run.session.hangUp()
    #expect(run.session.read { _ in !isAlive(player) && !isAlive(keeper) })
    #expect(MonotonicClock.seconds - start > 1, "it has some seconds")
  }
}
