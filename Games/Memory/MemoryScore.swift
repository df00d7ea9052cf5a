import Learning

/// Points. `MemoryHelp` tells the player the same.
enum MemoryScore {
  static let known = 100
  static let told = 60
  static let lucky = 20
  static let timePerPair = 20

  static func worth(_ certainty: Certainty) -> Int {
    switch certainty {
    case .known: known
    case .hint: told
    case .firstSight, .elimination: lucky
    }
  }
}
