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
    run.session.drain(0.2)
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
    run.session.drain(0.2)
    run.session.hangUp()
    run.session.drain(1)
    #expect(isAlive(player), "it has some seconds")
    #expect(run.session.read(timeout: 8) { _ in !isAlive(player) && !isAlive(keeper) })
  }
}
