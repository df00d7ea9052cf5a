import Glibc

/// Makes samples of notes.
///
/// Every note swells within some milliseconds and then fades along a parabola to nothing, as something does that
/// was struck. So it begins and ends in silence, and neither end clicks.
enum Synthesiser {
  static let rate = 44_100

  /// The notes together, from the beginning to the end of the last.
  static func samples(of notes: [Note]) -> Samples {
    let seconds = notes.map(\.end).max() ?? 0
    var sum = [Double](repeating: 0, count: Int((seconds * Double(rate)).rounded(.up)))
    for note in notes { add(note, to: &sum) }
    return Samples(rate: rate, sum.map { Samples.clipped($0 * Double(Int16.max)) })
  }

  private static let swell = 0.004

  private static func add(_ note: Note, to sum: inout [Double]) {
    let first = Int(note.start * Double(rate))
    let count = min(Int(note.length * Double(rate)), sum.count - first)
    var noise = Noise()
    for index in 0..<max(0, count) {
      let time = Double(index) / Double(rate)
      let level = note.wave == .noise ? noise.next() : wave(note, turns(note, at: time))
      sum[first + index] += level * note.loudness * envelope(time / note.length, time)
    }
  }

  private static func envelope(_ share: Double, _ time: Double) -> Double {
    min(1, time / swell) * (1 - share) * (1 - share)
  }

  /// How often the air has swung: the integral of a pitch that glides evenly.
  private static func turns(_ note: Note, at time: Double) -> Double {
    note.from * time + (note.to - note.from) * time * time / (2 * note.length)
  }

  private static func wave(_ note: Note, _ turns: Double) -> Double {
    if note.wave == .sine { return sin(2 * .pi * turns) }
    let part = (turns + 0.25) - (turns + 0.25).rounded(.down)
    return 1 - 4 * abs(part - 0.5)
  }
}

/// White noise that is the same in every run (Marsaglia 2003, xorshift of 32 bits).
private struct Noise {
  private var state: UInt32 = 2_463_534_242

  /// From -1 to 1.
  mutating func next() -> Double {
    state ^= state << 13
    state ^= state >> 17
    state ^= state << 5
    return Double(state) / Double(UInt32.max) * 2 - 1
  }
}
