/// A workload of the benchmark: `babble-bench` and the C program both know it by its name.
struct Workload {
  /// What it ends with.
  enum Outcome {
    case picture, checksum
    /// A checksum and, on our side, how often memory was allocated.
    case checksumAndAllocations
  }

  let name: String
  let title: String
  /// How many frames, or ticks, are measured.
  let frames: Int
  /// How many make the picture or checksum that is compared; fewer, since a terminal has to show them.
  let compared: Int
  var outcome = Outcome.picture

  static let all = [
    Workload(name: "w1", title: "40 bubbles", frames: 1200, compared: 300),
    Workload(name: "w2", title: "plasma, every cell new", frames: 300, compared: 20),
    Workload(name: "w3", title: "clock", frames: 1200, compared: 300),
    Workload(name: "w4", title: "wide cards", frames: 600, compared: 601),
    Workload(
      name: "w8", title: "10,000 entities, 1,000 timers", frames: 10_000, compared: 10_000, outcome: .checksum
    ),
    Workload(
      name: "drift", title: "10,000 drifting entities, two timers each", frames: 3000, compared: 3000,
      outcome: .checksumAndAllocations),
  ]

  /// Whether it draws.
  var draws: Bool { outcome == .picture }

  var figures: [Figure] {
    switch outcome {
    case .picture: [Figure("\(title): written a frame", "bytes"), Figure("CPU a frame", "µs")]
    case .checksum: [cost]
    case .checksumAndAllocations: [cost, Figure("allocations a tick", "")]
    }
  }

  private var cost: Figure { Figure("\(title): CPU an entity and tick", "ns") }
}

/// What a frame costs: a run of so many frames and one, less a run of one, so that start and end cost nothing.
func workloadTrial(_ workload: Workload, _ programs: Programs) -> Trial {
  Trial(name: workload.name, figures: workload.figures) { side in
    func run(_ frames: Int) throws -> (usage: Seat.Usage, allocations: Double?) {
      let seat = try Seat(
        programs.workload(side, workload.name, frames: frames), keepsOutput: !workload.draws)
      return (try seat.finish(), seat.secondWord)
    }
    let (long, short) = (try run(workload.frames + 1), try run(1))
    let frames = Double(workload.frames)
    let seconds = (long.usage.seconds - short.usage.seconds) / frames
    let allocations = long.allocations.flatMap { all in short.allocations.map { (all - $0) / frames } }
    switch workload.outcome {
    case .picture: return [Double(long.usage.bytes - short.usage.bytes) / frames, seconds * 1e6]
    case .checksum: return [seconds * 1e9 / 10_000]
    case .checksumAndAllocations: return [seconds * 1e9 / 10_000, allocations]
    }
  }
}

extension Seat {
  /// The number after the checksum, if there is one.
  fileprivate var secondWord: Double? {
    String(decoding: arrivals.flatMap(\.bytes), as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) }
  }
}
