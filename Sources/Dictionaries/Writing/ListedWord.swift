/// Estimates how common the words of learners' lists are if no source has a frequency for them.
enum ListedWord {
  /// On the Zipf scale; nil for a word that is on no list.
  static func zipf(_ lists: [String]) -> Double? {
    lists.compactMap(step).min().map { 5.2 - 0.4 * Double($0) }
  }

  /// How far a list is above the first for beginners; 0 for "JLPT N5" and "HSK 1".
  private static func step(_ list: String) -> Int? {
    guard let level = list.last?.wholeNumberValue else { return nil }
    return list.hasPrefix("JLPT") ? 5 - level : level - 1
  }
}
