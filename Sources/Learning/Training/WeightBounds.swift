import Glibc

/// The bounds of each weight, within which the formulas stay meaningful for any answers; as in the package
/// `fsrs-rs`.
enum WeightBounds {
  static let usual = MemoryModel.usualWeights
  static let all: [ClosedRange<Double>] = [
    0.001...100, 0.001...100, 0.001...100, 0.001...100, 1...10, 0.001...4, 0.001...4, 0.001...0.75,
    0.001...4.5,
    0.001...0.8, 0.001...3.5, 0.001...5, 0.001...0.25, 0.001...0.9, 0.001...4, 0.001...1, 1...6, 0.001...2,
    0.001...2,
    0.001...0.8, 0.1...0.8,
  ]
}
