/// A question with some answers to choose from, one of which is right.
public struct ChoiceQuestion: Hashable, Sendable {
  /// How many answers there are to choose from; fewer only where the deck has no more that would be wrong.
  public static let usualOptions = 4

  /// The word that is asked, by its place in the pool.
  public let word: Int
  /// The side that is shown; the other one is to be chosen.
  public let shown: ShownSide
  /// The words to choose from, by their places in the pool.
  public let options: [Int]
  /// Which of the options is right.
  public let right: Int

  /// A question; `word` is one of the options.
  public init(word: Int, shown: ShownSide, options: [Int]) {
    self.word = word
    self.shown = shown
    self.options = options
    right = options.firstIndex(of: word) ?? 0
  }
}
