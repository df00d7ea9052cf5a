import Foundation
import Pty
import Seats
import Testing

extension EndToEnd {
  /// The clock that `BABBLE_TIME` shifts.
  @Suite struct Clocks {
    let home: Home

    init() throws { home = try Home() }

    @Test(
      "what is played stands in the journal at the time that was asked for",
      arguments: ["2031-05-17T09:30:00Z", "2031-05-17T11:30:00+02:00", "2031-05-17T12:30:00"])
    func shifted(_ variable: String) throws {
      let event = try firstEvent(at: variable)
      // The learner's clock is three hours ahead of UTC.
      #expect(event.contains("\"at\":\"2031-05-17T12:3") && event.contains("+03:00\""), "\(event)")
    }

    @Test("days are added to the machine's own time")
    func days() throws {
      let before = Date.now
      let event = try firstEvent(at: "+3d")
      let time = try #require(event.firstMatch(of: /"at":"([^"]+)"/)?.1)
      let ahead = try Date(String(time), strategy: .iso8601).timeIntervalSince(before) - 3 * 86_400
      #expect((-1...60).contains(ahead), "\(event)")
    }

    /// The first line of the journal when a game was begun and left.
    private func firstEvent(at variable: String) throws -> Substring {
      let player = try Player(
        ["play", "challenge", "--deck", "spanish-150"], home: home,
        environment: ["BABBLE_TIME": variable, "TZ": "XYZ-3"])
      player.expect("New words")
      player.press(.enter)
      #expect(player.wait { _ in home.text(of: "journal.jsonl").contains("\n") })
      player.press(.controlC)
      _ = player.session.wait()
      return home.text(of: "journal.jsonl").prefix { $0 != "\n" }
    }

    @Test(
      "without a home of its own, or with what is no time, it is wrong use",
      arguments: [
        "yesterday", "+x", "+3", "-3d", "2031-13-01T00:00:00Z",
      ])
    func refused(_ variable: String) throws {
      let usage = try Usage(["stats"], home: home, environment: ["BABBLE_TIME": variable])
      #expect(usage.status == .exited(2))
      #expect(usage.errors.contains("BABBLE_TIME is not a time: \(variable)."), "\(usage.errors)")
    }

    @Test("the clock of somebody's usual home is never shifted")
    func usualHome() throws {
      let usage = try Usage(
        of: [builtBabble, "stats"],
        environment: ["BABBLE_TIME": "+3d", "BABBLE_HOME": nil, "XDG_DATA_HOME": nil, "HOME": home.path])
      #expect(usage.status == .exited(2))
      #expect(usage.errors.contains("only for a home of its own"), "\(usage.errors)")
    }
  }
}
