import Campaigns
import Pty
import Seats
import Testing

extension EndToEnd {
  /// The program is kept open, and somebody goes from screen to screen and plays, over and over.
  @Suite struct KeptOpenCampaign {
    /// How much memory may grow, in percent, after the first rounds of a long run.
    private static let growth = 1.0

    @Test("a program that is kept open doesn't grow")
    func grows() {
      let campaign = Campaign("kept-open", short: 1, workers: 1)
      let (warmUp, rounds) = campaign.isLong ? (20, 200) : (3, 10)
      let failures = campaign.run(counting: "rounds") { _ in
        let sizes = try Array(Self.sizes(rounds).dropFirst(warmUp - 1))
        let percent = 100 * (Double(sizes[sizes.count - 1]) / Double(sizes[0]) - 1)
        print("kept open: bytes from round \(warmUp) on: \(sizes): \(percent) %")
        let grows = campaign.isLong ? percent >= Self.growth : Self.growsSteadily(sizes)
        guard !grows else { throw TrialFault("\(sizes)") }
        return rounds
      }
      #expect(failures.isEmpty, "\(failures)")
    }

    /// A leak shows in most rounds; the allocator takes a large piece in one of them, and a round's answers take a page.
    private static func growsSteadily(_ sizes: [Int]) -> Bool {
      let grown = zip(sizes, sizes.dropFirst()).count { $1 - $0 > 16 << 10 }
      return 2 * grown > sizes.count
    }

    /// The resident size after each of the rounds, in bytes.
    private static func sizes(_ rounds: Int) throws -> [Int] {
      let home = try Home(choosing: "georgian-letters")
      let player = try Player.atMenu(of: home)
      guard player.expect("c switch") else { throw TrialFault("no first screen") }
      let sizes = try (0..<rounds).map { _ in
        try tour(player)
        return try #require(MemorySize.resident(of: player.session.processID))
      }
      player.press(.controlC)
      guard player.session.wait() == .exited(130) else { throw TrialFault("it doesn't end") }
      return sizes
    }

    /// Looks at some screens, and begins a game.
    private static func tour(_ player: Player) throws {
      for (open, sign) in [("Words", "Esc back"), ("Progress", "Esc back"), ("Settings", "Esc back")] {
        try click(player, on: open, until: sign)
        player.press(.down)
        player.press(.escape)
        guard player.expect("c switch") else {
          throw TrialFault("no way back from \(open):\n\(player.picture)")
        }
      }
      try play(player)
    }

    /// Begins a game, turns cards and leaves it.
    private static func play(_ player: Player) throws {
      player.click(on: "Memory")
      // The first game with new letters shows them and its rules.
      player.wait { rows in rows.contains { $0.contains("Enter start") || $0.contains("Enter turn") } }
      if player.rows.contains(where: { $0.contains("Enter start") }) { player.press(.enter) }
      guard player.expect("Enter turn") else { throw TrialFault("no game:\n\(player.picture)") }
      for key in [Key.enter, .right, .enter, .escape] { player.press(key) }
      guard player.expect("Look back") else { throw TrialFault("no pause:\n\(player.picture)") }
      player.type("q")
      guard player.expect("c switch") else { throw TrialFault("no way out:\n\(player.picture)") }
    }

    private static func click(_ player: Player, on text: String, until sign: String) throws {
      player.click(on: text)
      guard player.expect(sign) else { throw TrialFault("no \(text):\n\(player.picture)") }
    }
  }
}
