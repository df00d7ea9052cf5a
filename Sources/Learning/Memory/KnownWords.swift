/// What counts as known.
extension MemoryModel {
  /// The stability, in days, from which a memory is strong.
  private static let strongStability = 21.0
  /// The probability of recall, in thousandths, below which a memory is shaky.
  private static let leastRecall = 800
  /// Right answers in a row that show that a letter is held.
  public static let heldStreak = 2

  /// The mark, at a time in seconds since 1970 UTC: that of the weakest skill of those that were asked.
  public func mark(of figures: ItemFigures, at time: Int64) -> Mark {
    if figures.seen == 0 { return .new }
    let states = figures.states
    let isHeld = states.allSatisfy { state in
      state.stage == .review && recall(state, at: time) >= Self.leastRecall
    }
    if states.isEmpty || !isHeld { return .shaky }
    return states.allSatisfy { $0.stability >= Self.strongStability } ? .strong : .good
  }

  /// How the word stands for the choice of a round's words, at a time in seconds since 1970 UTC: shaky when it
  /// is marked so, or when a skill is due. The likelier it is forgotten, the greater the urgency.
  public func standing(of figures: ItemFigures, at time: Int64) -> Standing {
    if figures.seen == 0 { return .new }
    let states = figures.states
    let isDue = states.contains { $0.due <= time }
    if mark(of: figures, at: time) != .shaky && !isDue { return .known }
    return .shaky(urgency: states.map { urgency($0, at: time) }.max() ?? 500)
  }

  /// The probability of recall in whole thousandths: of one skill, or of the weakest; nil before the first answer.
  public func recall(_ figures: ItemFigures, _ skill: Skill? = nil, at time: Int64) -> Int? {
    let states = skill.map { [figures.skills[$0]?.memory].compactMap(\.self) } ?? figures.states
    return states.map { recall($0, at: time) }.min()
  }

  /// How likely the next answer is to be wrong, in whole thousandths: by the memory, and by how the last answers
  /// went; nil before the first answer that asked this skill.
  ///
  /// The share of right answers is estimated by the rule of succession (Laplace, 1774), so that one answer alone
  /// proves little.
  public func hardness(of figures: ItemFigures, _ skill: Skill, at time: Int64) -> Int? {
    guard let asked = figures.skills[skill], let recall = recall(figures, skill, at: time) else { return nil }
    let right = asked.recent.count { $0 }
    return 1000 - recall * (right + 1) / (asked.recent.count + 2)
  }

  /// Whether a letter is learned, or was at some time: what was learned once stays so.
  public func isLearned(_ letter: Knowledge.Item) -> Bool { letter.isLearned || isLearned(letter.figures) }

  /// Whether a letter was held at some time by its figures, whichever skill was asked.
  package func isLearned(_ figures: ItemFigures) -> Bool {
    figures.skills.values.contains { Self.wasHeld(streak: $0.streak, recent: $0.recent) }
  }

  /// Whether there were two right answers in a row, as far as is remembered.
  public static func wasHeld(streak: Int, recent: [Bool]) -> Bool {
    streak >= heldStreak || zip(recent, recent.dropFirst()).contains { $0 && $1 }
  }

  private func recall(_ state: MemoryState, at time: Int64) -> Int {
    Int((retrievability(of: state, at: time) * 1000).rounded())
  }

  /// A word that was just answered wrong is recalled for the moment, and yet more urgent than most.
  private func urgency(_ state: MemoryState, at time: Int64) -> Int {
    max(1000 - recall(state, at: time), state.stage == .review ? 0 : 500)
  }
}
