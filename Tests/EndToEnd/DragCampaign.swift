import Campaigns
import Deterministic
import Foundation
import Seats
import Synchronization
import Testing

extension EndToEnd {
  /// Real drags with a real pointer in real terminals.
  @Suite struct DragCampaign {
    @Test("a bubble that is dragged in a real terminal lands where it is dropped")
    func drags() throws {
      let campaign = Campaign("drags", short: 1, workers: 1)
      let terminals = RealTerminal.installed.filter { [.xterm, .kitty, .alacritty].contains($0) }
      try #require(!terminals.isEmpty, "none of xterm, kitty and alacritty is installed")
      let counts = Mutex<[RealTerminal: Int]>([:])
      let failures = campaign.run(counting: "drags") { seed in
        let terminal = terminals[Int(seed % UInt64(terminals.count))]
        var trial = try DragTrial(seed: seed, in: terminal)
        let drags = try trial.play(campaign.isLong ? 50 : 5)
        counts.withLock { $0[terminal, default: 0] += drags }
        return drags
      }
      let all = counts.withLock { $0 }
      let each = [RealTerminal.xterm, .kitty, .alacritty].map { "\(all[$0] ?? 0) in \($0)" }
      print("  drags: \(each.joined(separator: ", "))")
      #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
    }
  }
}

/// A game of bubbles without a clock, in which words are dragged about but never to the bar.
private struct DragTrial {
  private static let words = ["sol", "mar", "luna", "pan", "casa", "perro"]
  /// How far from the pointer a word may be, in cells: it is held where it was grasped, and drifts on when let go.
  private static let slack = (x: 4, y: 2)

  private let seat: WindowSeat
  private let home: Home
  private let terminal: RealTerminal
  private var chance: Chance

  init(seed: UInt64, in terminal: RealTerminal) throws {
    (self.terminal, chance, home) = (terminal, Chance(seed: seed), try Home())
    try FileManager.default.createDirectory(atPath: home.path + "/decks", withIntermediateDirectories: true)
    _ = try home.write(
      "term,meaning\n" + Self.words.map { "\($0),\(String($0.reversed()))\n" }.joined(), to: "decks/few.csv")
    let command = [
      builtBabble, "play", "bubbles", "--deck", "few", "--no-timer", "--no-sound", "--home", home.path,
    ]
    seat = try WindowSeat(running: command.joined(separator: " "), home: home, in: terminal)
  }

  /// Returns how many drags it made.
  mutating func play(_ count: Int) throws -> Int {
    guard seat.wait(30, until: { $0.contains { $0.contains("Enter start") } }) else {
      throw TrialFault("\(terminal): no game begins:\n\(seat.picture)")
    }
    seat.press(.enter)
    // The words of the introduction aren't those in the bubbles.
    guard seat.wait(30, until: { $0.contains { $0.contains("p pause") } }) else {
      throw TrialFault("\(terminal): no game:\n\(seat.picture)")
    }
    for number in 1...count { try drag(number) }
    return count
  }

  private mutating func drag(_ number: Int) throws {
    var found: (word: String, place: (x: Int, y: Int))?
    seat.wait(30) { rows in
      found = Self.words.lazy.compactMap { word in Self.place(of: word, rows).map { (word, $0) } }.first
      return found != nil
    }
    guard let (word, start) = found else { throw TrialFault("\(terminal): no bubble:\n\(seat.picture)") }
    // Far enough that a word which never moved isn't taken for one that has landed.
    let end = (x: (start.x < 40 ? 44 : 12) + chance.below(24), y: 9 + chance.below(8))
    seat.drag(from: start, to: end)
    var last: (x: Int, y: Int)?
    let isThere = seat.wait(1) { rows in
      last = Self.place(of: word, rows)
      return last.map { abs($0.x - end.x) <= Self.slack.x && abs($0.y - end.y) <= Self.slack.y } ?? false
    }
    if !isThere {
      throw TrialFault(
        "\(terminal), drag \(number): “\(word)” from \(start) to \(end) is at \(last as Any):\n\(seat.picture)"
      )
    }
  }

  /// The middle of a word in its bubble.
  private static func place(of word: String, _ rows: [String]) -> (x: Int, y: Int)? {
    for (y, row) in rows.enumerated().dropFirst(4) {
      guard let match = row.firstRange(of: " \(word) ") else { continue }
      return (row.distance(from: row.startIndex, to: match.lowerBound) + 1 + (word.count - 1) / 2, y)
    }
    return nil
  }
}
