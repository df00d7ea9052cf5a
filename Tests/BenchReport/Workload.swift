import Emulator

/// A workload of the benchmark, which `babble-bench` and the C program both know by its name.
struct Workload {
  /// How it ends.
  enum Outcome {
    case picture, checksum
    /// A checksum and, on our side, the number of allocations.
    case checksumAndAllocations
  }

  let name: String
  let title: String
  /// The number of frames, or ticks, measured.
  let frames: Int
  /// The number of frames whose result is compared; fewer, because a terminal has to show them.
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

  var draws: Bool { outcome == .picture }

  var figures: [TrialFigure] {
    switch outcome {
    case .picture: [TrialFigure("\(title): written a frame", "bytes"), TrialFigure("CPU a frame", "µs")]
    case .checksum: [cost]
    case .checksumAndAllocations: [cost, TrialFigure("allocations a tick", "")]
    }
  }

  private var cost: TrialFigure { TrialFigure("\(title): CPU an entity and tick", "ns") }
}

/// The cost of a frame: a run of all frames plus one, minus a run of one, so that start and end don't count.
func workloadTrial(_ workload: Workload, _ programs: Programs) -> BenchTrial {
  BenchTrial(name: workload.name, figures: workload.figures) { side in
    func run(_ frames: Int) throws -> (usage: MeasuredProgram.Usage, allocations: Double?) {
      let program = try MeasuredProgram(
        programs.workload(side, workload.name, frames: frames), keepsOutput: !workload.draws)
      return (try program.finish(), program.secondWord)
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

extension MeasuredProgram {
  /// The number after the checksum, if any.
  fileprivate var secondWord: Double? {
    String(decoding: arrivals.flatMap(\.bytes), as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) }
  }
}

/// Checks that both sides of a workload end with the same picture or checksum; otherwise comparing their
/// figures means nothing.
struct Check: Encodable {
  let workload: String
  /// The result in words.
  let finding: String
  /// Whether a program couldn't run.
  let hasFailed: Bool

  init(of workload: Workload, by programs: Programs) {
    self.workload = workload.name
    do {
      finding = try workload.draws ? Self.picture(workload, programs) : Self.checksum(workload, programs)
      hasFailed = false
    } catch {
      finding = "\(error)"
      hasFailed = true
    }
  }

  private static func picture(_ workload: Workload, _ programs: Programs) throws -> String {
    let pictures = try Side.allCases.map { side in
      let emulator = Emulator(MeasuredProgram.size.columns, MeasuredProgram.size.rows)
      emulator.feed(try output(side, workload, programs).beforeLeaving)
      return EmulatedPicture(of: emulator)
    }
    let count = pictures[0].differences(from: pictures[1])
    return count == 0 ? "same picture" : "\(count) cells differ"
  }

  private static func checksum(_ workload: Workload, _ programs: Programs) throws -> String {
    let sums = try Side.allCases.map { side in
      String(decoding: try output(side, workload, programs).prefix { $0 > 0x20 }, as: UTF8.self)
    }
    return sums[0] == sums[1] ? "same checksum, \(sums[0])" : "checksums differ: \(sums[0]), peer \(sums[1])"
  }

  private static func output(_ side: Side, _ workload: Workload, _ programs: Programs) throws -> [UInt8] {
    let program = try MeasuredProgram(
      programs.workload(side, workload.name, frames: workload.compared), keepsOutput: true)
    _ = try program.finish()
    return program.arrivals.flatMap(\.bytes)
  }
}

extension [UInt8] {
  /// The output before the program leaves the alternate screen, which removes the picture.
  fileprivate var beforeLeaving: ArraySlice<UInt8> {
    let leaving = Array("\u{1B}[?1049l".utf8)
    let end = indices.last { self[$0...].starts(with: leaving) }
    return self[..<(end ?? endIndex)]
  }
}
