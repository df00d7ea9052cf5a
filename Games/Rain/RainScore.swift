/// Points. `RainHelp` tells the player the same.
enum RainScore {
  static let cleared = 100
  /// The most that height can add.
  static let height = 50
  /// For a word whose answer was shown on its way.
  static let told = 20

  /// - Parameter left: the fraction of its fall that was left, in thousandths.
  static func worth(isTold: Bool, left: Int) -> Int { isTold ? told : cleared + height * left / 1000 }
}
