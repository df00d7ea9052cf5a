/// What counts as known of letters: in a round, which has but whole numbers, and in the knowledge of them.
extension MemoryModel {
  /// Right answers in a row that show that a letter is held for now.
  public static let heldStreak = 2

  /// Whether a letter is learned, or was at some time: what was learned once stays so.
  public func isLearned(_ letter: Knowledge.Item) -> Bool { letter.isLearned || isLearned(letter.figures) }

  /// Whether a letter was held at some time by its figures, whichever skill was asked.
  package func isLearned(_ figures: ItemFigures) -> Bool {
    figures.hasSkill { Self.wasHeld(streak: $0.streak, recent: $0.recent) }
  }

  /// Whether there were two right answers in a row, as far as is remembered.
  static func wasHeld(streak: Int, recent: [Bool]) -> Bool {
    streak >= heldStreak || zip(recent, recent.dropFirst()).contains { $0 && $1 }
  }
}

extension LetterFigures.Side {
  /// Whether it was held at some time.
  public var wasHeld: Bool { MemoryModel.wasHeld(streak: streak, recent: recent) }
}

extension LetterFigures {
  /// Whether it was held at some time by these figures, whichever side was shown.
  public var wasHeld: Bool { Self.wereHeld(sides.values) }

  static func wereHeld(_ sides: some Collection<Side>) -> Bool { sides.contains(where: \.wasHeld) }
}

extension LetterSetup {
  /// Whether some form of a letter was ever answered, so that its card needs no showing.
  public func isKnown(_ letter: Word) -> Bool {
    letter.forms.contains { figures[$0.id]?.sides.isEmpty == false }
  }

  /// Whether a letter is learned in all its forms.
  ///
  /// - Parameter ids: forms that were learned since.
  func isLearned(_ letter: Word, with ids: Set<String>) -> Bool {
    letter.forms.allSatisfy { ids.contains($0.id) || figures[$0.id]?.isLearned ?? false }
  }
}

extension LetterCourse.Progress {
  /// Whether it is held for now.
  public var isHeld: Bool { streak >= heldStreak }

  /// Whether it was held up to now, or is: what was learned once stays learned.
  var isLearnedNow: Bool { isLearned || isHeld }
}
