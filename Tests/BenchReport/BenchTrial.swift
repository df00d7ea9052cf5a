/// A measurement that is repeated, with one run of each side at a time.
struct BenchTrial {
  /// Its name for `--only`.
  let name: String
  /// What one run measures, a line of the table each.
  let figures: [TrialFigure]
  /// Runs one side and returns a value for each figure; nil where that side has none.
  let run: (Side) throws -> [Double?]
}

/// A line of the table.
struct TrialFigure {
  let title: String
  let unit: String

  init(_ title: String, _ unit: String) {
    self.title = title
    self.unit = unit
  }
}

/// The programs compared.
enum Side: CaseIterable {
  /// `babble`, or `babble-bench` for scenes of the benchmark.
  case babble
  /// The C program.
  case peer
}

/// All trials, in the order of the table.
enum Trials {
  static let names =
    ["start", "memory"] + Workload.all.map(\.name) + [
      "drag", "ink", "slow", "still", "save", "due", "look", "replay",
    ]

  static func all(by programs: Programs, secondsOfPlay: Int) -> [BenchTrial] {
    [startTrial(programs), memoryTrial(programs, seconds: secondsOfPlay)]
      + Workload.all.map { workloadTrial($0, programs) }
      + [
        dragTrial(programs), inkTrial(programs), slowLineTrial(programs), stillTrial(programs),
        saveTrial(programs), dueTrial(programs), lookUpTrial(programs), replayTrial(programs),
      ]
  }
}

/// A trial with its results so far.
struct Record {
  let trial: BenchTrial
  /// Why it couldn't go on.
  private(set) var failure: String?
  private var values: [Side: [[Double?]]] = [:]

  init(_ trial: BenchTrial) {
    self.trial = trial
  }

  /// Runs both sides in turn; does nothing once one of them has failed.
  mutating func runOnce() {
    guard failure == nil else { return }
    do {
      for side in Side.allCases { values[side, default: []].append(try trial.run(side)) }
    } catch {
      failure = "\(trial.name): \(error)"
    }
  }

  /// One line for each figure.
  var measurements: [Measurement] {
    trial.figures.enumerated().map { index, figure in
      Measurement(
        trial: trial.name, figure, babble: median(index, .babble), peer: median(index, .peer))
    }
  }

  private func median(_ figure: Int, _ side: Side) -> Double? {
    values[side, default: []].compactMap { $0[figure] }.median
  }
}

/// A line of the table with its figures.
struct Measurement: Encodable {
  let trial: String
  let title: String
  let unit: String
  let babble: Double?
  let peer: Double?
  /// Our figure divided by the peer's; nil if the peer has none, or 0.
  let ratio: Double?

  init(trial: String, _ figure: TrialFigure, babble: Double?, peer: Double?) {
    self.trial = trial
    title = figure.title
    unit = figure.unit
    self.babble = babble
    self.peer = peer
    ratio = babble.flatMap { babble in peer.flatMap { $0 > 0 ? babble / $0 : nil } }
  }
}

extension [Double] {
  /// The median; nil if empty.
  var median: Double? {
    guard !isEmpty else { return nil }
    let sorted = sorted()
    return (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
  }
}
