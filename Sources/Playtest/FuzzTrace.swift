import Engine

/// What was there before and after each action of some scripts, as numbers that two processes can compare.
struct FuzzTrace {
  struct Step {
    let script: [Stage.Action]
    /// How many actions of the script were done.
    let count: Int
    let tick: Tick
    /// The hash of the state, then one for each row.
    let numbers: [UInt64]
  }

  /// The first number that isn't the one of another trace.
  struct Difference {
    let step: Step
    let index: Int
    /// How many numbers before it are equal.
    let equalCount: Int
  }

  private var steps: [Step] = []

  /// Plays each script on a copy of the stage.
  init(of scripts: [[Stage.Action]], on stage: Stage) {
    for script in scripts { play(script, on: stage) }
  }

  var numbers: [UInt64] { steps.flatMap(\.numbers) }

  /// Where this trace leaves the other one; nil if it doesn't.
  func difference(from other: [UInt64]) -> Difference? {
    var count = 0
    for step in steps {
      for (index, number) in step.numbers.enumerated() {
        guard count < other.count, other[count] == number else {
          return Difference(step: step, index: index, equalCount: count)
        }
        count += 1
      }
    }
    return nil
  }

  private mutating func play(_ script: [Stage.Action], on stage: Stage) {
    var stage = stage
    note(stage, 0, script)
    for (index, action) in script.enumerated() where !stage.hasEnded {
      stage.act([action])
      note(stage, index + 1, script)
    }
  }

  private mutating func note(_ stage: Stage, _ count: Int, _ script: [Stage.Action]) {
    let numbers = [stage.stateHash] + stage.draw(fraction: stage.trialFraction).rowHashes
    steps.append(Step(script: script, count: count, tick: stage.tick, numbers: numbers))
  }
}

extension FuzzTrace.Difference {
  var fault: Fuzz.Fault {
    let what = index == 0 ? "the state" : "row \(index - 1) of the frame"
    var fault = Fuzz.Fault(
      .process,
      "in another process \(what) differs: sets have another order there, hashValue and addresses other values"
    )
    fault.tick = step.tick
    return fault
  }
}

extension Canvas {
  /// A hash of each row's text and colours.
  fileprivate var rowHashes: [UInt64] {
    (0..<size.height).map { y in
      var hash = StateHash()
      cells.withUnsafeBytes { cells in
        let row = size.width * MemoryLayout<Cell>.stride
        hash.mix(bytes: UnsafeRawBufferPointer(rebasing: cells[y * row..<(y + 1) * row]))
      }
      // A cell only has the number of a grapheme that has several scalars.
      if graphemes.count > 0 { hash.combine(text(from: Point(0, y))) }
      return hash.value
    }
  }
}
