import Deterministic

public struct ChoiceQuestion: Hashable, Sendable {
  /// How many answers are offered; fewer only where the deck has too few wrong ones.
  public static let usualOptions = 4

  /// The asked word's place in the pool.
  public let word: Int
  /// The side that is shown; the other one is chosen.
  public let shown: ShownSide
  /// The options' places in the pool.
  public let options: [Int]
  /// The index of the right option.
  public let right: Int

  /// - Parameter word: one of the options.
  public init(word: Int, shown: ShownSide, options: [Int]) {
    self.word = word
    self.shown = shown
    self.options = options
    right = options.firstIndex(of: word) ?? 0
  }
}

extension ChoiceQuestion: StateHashable {
  public func hash(into hash: inout StateHash) {
    hash.combine(word)
    hash.combine(shown.rawValue)
    hash.combine(options)
    hash.combine(right)
  }
}
