import Campaigns
import Deterministic
import Foundation
import Pty
import Seats
import Testing

extension EndToEnd {
  /// The program is kept open, and somebody goes from screen to screen and plays, over and over.
  @Suite struct KeptOpenCampaign {
    /// How many rounds are gone before memory is measured, and how much it may grow from then on, in percent.
    private static let (warmUp, growth) = (3, 1.0)

    @Test("row 41: a program that is kept open doesn't grow")
    func grows() {
      let campaign = Campaign("kept open", short: 1, workers: 1)
      let rounds = campaign.isLong ? 2_000 : 7
      let failures = campaign.run(counting: "rounds") { _ in
        let home = try Home()
        let player = try Player(home: home, environment: ["BABBLE_SOUND": nil])
        guard player.expect("turn pairs") else { throw SoakFault("no first screen") }
        var sizes: [Int] = []
        for round in 0..<rounds {
          try Self.tour(player)
          sizes.append(ResidentSize.bytes(of: player.session.processID) ?? 0)
          if round % 100 == 99 { print("kept open: \(sizes[round] >> 10) kB after \(round + 1) rounds") }
        }
        let (start, end) = (sizes[Self.warmUp - 1], sizes[rounds - 1])
        let percent = 100 * (Double(end) / Double(max(1, start)) - 1)
        print(
          "kept open: \(sizes[0] >> 10) kB at first, \(start >> 10) kB warm, \(end >> 10) kB after \(rounds): \(percent) %"
        )
        guard percent < Self.growth else { throw SoakFault("\(start) bytes became \(end)") }
        player.press(.controlC)
        guard player.session.wait() == .exited(130) else { throw SoakFault("it doesn't end") }
        return rounds
      }
      #expect(failures.isEmpty, "\(failures)")
    }

    /// Looks at some screens, and begins a game.
    private static func tour(_ player: Player) throws {
      for (open, sign) in [("Words", "Esc back"), ("Progress", "Esc back"), ("Settings", "Esc back")] {
        try click(player, on: open, until: sign)
        player.press(.down)
        player.press(.escape)
        guard player.expect("turn pairs") else {
          throw SoakFault("no way back from \(open):\n\(player.picture)")
        }
      }
      try play(player)
    }

    /// Begins a game, turns cards and leaves it.
    private static func play(_ player: Player) throws {
      try click(player, on: "turn pairs", until: "turn any card")
      for key in [Key.enter, .right, .enter, .escape] { player.press(key) }
      guard player.expect("Look back") else { throw SoakFault("no pause:\n\(player.picture)") }
      player.type("q")
      guard player.expect("turn pairs") else { throw SoakFault("no way out:\n\(player.picture)") }
    }

    private static func click(_ player: Player, on text: String, until sign: String) throws {
      player.click(on: text)
      guard player.expect(sign) else { throw SoakFault("no \(text):\n\(player.picture)") }
    }
  }
}
