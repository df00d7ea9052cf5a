import Learning

/// Points. `MemoryHelp` tells the player the same.
enum MemoryScore {
  static let known = 100
  static let told = 60
  static let lucky = 20
  static let timePerPair = 20

  /// Whether a pair was found from memory, and not by luck.
  static func isRemembered(_ certainty: Certainty) -> Bool { certainty == .known || certainty == .hint }

  static func worth(_ certainty: Certainty) -> Int {
    switch certainty {
    case .known: known
    case .hint: told
    case .firstSight, .elimination: lucky
    }
  }
}
