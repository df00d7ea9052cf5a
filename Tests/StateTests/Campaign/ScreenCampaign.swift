import Campaigns
import Engine
import Synchronization
import Testing

@Suite("Random players over all screens")
struct ScreenCampaign {
  /// How many events a player lasts at most.
  private static let most = 4_000

  @Test("row 39: nothing traps, no screen is a trap, and memory stays where it was")
  func survive() {
    let screens = Screens()
    let figures = Mutex(ScreenFigures())
    let campaign = Campaign("screens", short: 24)
    let memory = Mutex(MemoryBound(step: campaign.isLong ? 200_000 : 30_000))
    let failures = campaign.run(counting: "events") { seed in
      var chance = Chance(seed: seed)
      var events = 0
      while events < Self.most {
        var player = RandomPlayer(try screens.begin(&chance), &chance)
        defer { events += player.events + 1 }
        try player.play(Self.most - events)
        figures.withLock { $0.add(player.figures) }
      }
      try memory.withLock { try $0.check(after: events) }
      return events
    }
    let found = figures.withLock { $0 }
    print(
      "screens: \(found.ticks) ticks, \(found.frames) frames, \(found.twins) twins, left by 1, 2, 3 keys:",
      found.ways.dropFirst())
    print(memory.withLock { $0.description })
    #expect(failures.isEmpty, "\(failures)")
    if campaign.isRepeating { return }
    #expect(found.ticks > 0 && found.frames > 0 && found.twins > 0 && found.ways.contains { $0 > 0 })
    #expect(memory.withLock { $0.looks } > 1)
  }
}

/// The memory after the first events, which the following ones mustn't exceed by much.
private struct MemoryBound: CustomStringConvertible {
  private static let bound = 64 << 20

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
    guard events / step > before / step, let now = ResidentSize.bytes() else { return }
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
