import Campaigns
import Engine
import Synchronization
import Testing

@Suite("Random players over all screens")
struct ScreenCampaign {
  /// After how many events of all its players a trial ends.
  static let most = 4_000

  @Test("nothing traps, no screen is a trap, and memory stays where it was")
  func survive() {
    let screens = Screens()
    let figures = Mutex(ScreenFigures())
    let campaign = Campaign("screens", short: 12)
    // In the first million events all sample screens are made, and all decks are read for them.
    let memory = Mutex(MemoryBound(step: campaign.isLong ? 2_000_000 : 20_000))
    let failures = campaign.run(counting: "events") { seed in
      let game = try Self.play(seed, on: screens)
      // A second time only now and then, since it takes as long.
      if seed.isMultiple(of: 8), try Self.play(seed, on: screens).ends != game.ends {
        throw TrialFault("the same seed played another game")
      }
      figures.withLock { $0.add(game.figures) }
      try memory.withLock { try $0.check(after: game.events) }
      return game.events
    }
    let found = figures.withLock { $0 }
    print(found)
    print(memory.withLock { $0.description })
    #expect(failures.isEmpty, "\(failures)")
    #expect(found.silences == 0, "a host didn't answer what it should")
    if campaign.isRepeating { return }
    #expect(found.ticks > 0 && found.frames > 0 && found.twins > 0 && found.late > 0 && !found.left.isEmpty)
    // A minute of a busy machine has too few events to measure it twice, which is printed.
    #expect(campaign.isLong || memory.withLock { $0.looks } > 1)
  }
}

extension ScreenCampaign {
  private struct Game {
    var events = 0
    var figures = ScreenFigures()
    /// Where each of its players ended.
    var ends: [[UInt64]] = []
  }

  /// One player after the other, all from one seed.
  private static func play(_ seed: UInt64, on screens: Screens) throws -> Game {
    var (chance, game) = (Chance(seed: seed), Game())
    while game.events < most {
      var player = RandomPlayer(try screens.begin(&chance), &chance)
      try player.play(most - game.events)
      game.events += player.events + 1
      game.figures.add(player.figures)
      game.ends.append(player.end)
    }
    return game
  }
}

/// The memory in use after the first events, which the following ones mustn't exceed by much.
private struct MemoryBound: CustomStringConvertible {
  private static let bound = 32 << 20

  /// It is measured after so many events each time.
  let step: Int
  private var events = 0
  private(set) var looks = 0
  private var start: Int?
  private var most = 0

  init(step: Int) { self.step = step }

  mutating func check(after more: Int) throws {
    let before = events
    events += more
    guard events / step > before / step else { return }
    let now = MemorySize.heap()
    most = max(most, now)
    looks += 1
    let start = start ?? now
    self.start = start
    guard now <= start + Self.bound else {
      throw TrialFault("\(start >> 20) MB after \(step) events, \(now >> 20) MB after \(events)")
    }
  }

  var description: String {
    start.map { "screens: \($0 >> 10) kB after \(step) events, at most \(most >> 10) kB after \(events)" }
      ?? "screens: too few events to measure memory"
  }
}
