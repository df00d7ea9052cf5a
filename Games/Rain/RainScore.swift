/// What things are worth. `RainHelp` tells the player the same.
enum RainScore {
  static let cleared = 100
  /// The most that height adds.
  static let height = 50
  /// A word whose answer was told on its way.
  static let told = 20

  /// - Parameter left: the share of its way that a word still had to fall, in thousandths.
  static func worth(isTold: Bool, left: Int) -> Int { isTold ? told : cleared + height * left / 1000 }
}
