/// Who is measured.
enum Side: CaseIterable {
  /// `babble`, or `babble-bench` where scenes of the benchmark are drawn.
  case babble
  /// The C program beside it.
  case peer
}

/// Something that is measured by one run of each side, again and again.
struct Trial {
  /// What `--only` calls it.
  let name: String
  /// What one run tells, each a line of the table.
  let figures: [Figure]
  /// Runs one side and returns a value for each figure; nil where there is none on that side.
  let run: (Side) throws -> [Double?]
}

/// A line of the table.
struct Figure {
  let title: String
  let unit: String

  init(_ title: String, _ unit: String) {
    self.title = title
    self.unit = unit
  }
}

/// All trials, in the order of the table.
enum Trials {
  static let names =
    ["start", "memory"] + Workload.all.map(\.name) + [
      "drag", "ink", "slow", "still", "save", "due", "look", "replay",
    ]

  static func all(by programs: Programs, secondsOfPlay: Int) -> [Trial] {
    [startTrial(programs), memoryTrial(programs, seconds: secondsOfPlay)]
      + Workload.all.map { workloadTrial($0, programs) }
      + [
        dragTrial(programs), inkTrial(programs), slowLineTrial(programs), stillTrial(programs),
        saveTrial(programs), dueTrial(programs), lookUpTrial(programs), replayTrial(programs),
      ]
  }
}
