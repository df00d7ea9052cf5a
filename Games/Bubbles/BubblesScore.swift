import Learning

/// Points. `BubblesHelp` tells the player the same.
enum BubblesScore {
  static let firstTry = 100
  static let laterTry = 50
  static let told = 20
  static let timePerWord = 20
  /// What the golden bubble multiplies the points of a first try by.
  static let golden = 5
  /// How many first tries in a row earn a bomb.
  static let streakForBomb = 5

  static func worth(_ certainty: Certainty, isFirstTry: Bool) -> Int {
    guard certainty == .known else { return told }
    return isFirstTry ? firstTry : laterTry
  }
}
