/// A trial and what it has given so far.
struct Record {
  let trial: Trial
  /// Why it could not go on.
  private(set) var failure: String?
  private var values: [Side: [[Double?]]] = [:]

  init(_ trial: Trial) {
    self.trial = trial
  }

  /// Runs both sides in turn; nothing more happens once one of them could not run.
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
  /// How many times the peer's figure ours is; nil where the peer has none, or 0.
  let ratio: Double?

  init(trial: String, _ figure: Figure, babble: Double?, peer: Double?) {
    self.trial = trial
    title = figure.title
    unit = figure.unit
    self.babble = babble
    self.peer = peer
    ratio = babble.flatMap { babble in peer.flatMap { $0 > 0 ? babble / $0 : nil } }
  }
}

extension [Double] {
  /// The middle one, or the mean of the two in the middle; nil if there is none.
  var median: Double? {
    guard !isEmpty else { return nil }
    let sorted = sorted()
    return (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
  }
}
