/// What counts as known.
extension MemoryModel {
  /// The stability, in days, from which a memory is strong.
  private static let strongStability = 21.0
  /// The probability of recall, in thousandths, below which a memory fades.
  private static let leastRecall = 800
  /// Right answers in a row that show that a letter is held for now.
  public static let heldStreak = 2
  /// After so many lapses a word is no longer only asked: its confusions are shown, a hint is asked for, it rests.
  public static let leechLapses = 6
  /// So many days.
  public static let leechRest: Int64 = 7

  /// The mark by what was done with an item. What was good once stays good until it is asked and missed, whatever the day;
  /// `isFading` tells where its recall has sunk.
  public func mark(of figures: ItemFigures) -> Mark {
    if figures.seen == 0 { return .new }
    let states = figures.states
    if !figures.skills.values.contains(where: \.isHeld) { return states.isEmpty ? .met : .shaky }
    let isStrong = states.allSatisfy { $0.stability >= Self.strongStability }
    return isStrong && figures.skills.values.contains(where: \.wasProduced) ? .strong : .good
  }

  /// The mark of an item. One that the learner said they knew stays met until they have shown it on a later day, or were
  /// wrong.
  public func mark(of item: Knowledge.Item) -> Mark {
    let mark = mark(of: item.figures)
    return mark == .shaky && item.isClaimed && item.figures.wrong == 0 ? .met : mark
  }

  /// Whether something that was held is likely to be forgotten by now.
  public func isFading(_ figures: ItemFigures, on day: Day) -> Bool {
    figures.skills.values.contains { skill in
      skill.isHeld && skill.memory.map { recall($0, on: day) < Self.leastRecall } ?? false
    }
  }

  /// How the word stands for the choice of a round's words: shaky while it isn't held, or when a skill is due. The
  /// likelier it is forgotten, the greater the urgency.
  public func standing(of figures: ItemFigures, on day: Day) -> Standing {
    if figures.seen == 0 { return .new }
    let states = figures.states
    let isDue = figures.skills.values.contains { schedule.isDue($0, on: day) }
    if figures.skills.values.contains(where: \.isHeld) && !isDue { return .known }
    return .shaky(urgency: states.map { urgency($0, on: day) }.max() ?? 500)
  }

  /// The side to show of a word so that a skill that is due is asked, the one most at risk; nil where none is that a side
  /// asks for.
  public func dueSide(of figures: ItemFigures, isLetter: Bool, on day: Day) -> Direction? {
    let due = Direction.allCases.compactMap { side -> (side: Direction, memory: MemoryState)? in
      guard let asked = figures.skills[Skill(showing: side, isLetter: isLetter)], let memory = asked.memory,
        schedule.isDue(asked, on: day)
      else { return nil }
      return (side, memory)
    }
    return due.min { recall($0.memory, on: day) < recall($1.memory, on: day) }?.side
  }

  /// The probability of recall in whole thousandths: of one skill, or of the weakest; nil before there is a memory.
  public func recall(_ figures: ItemFigures, _ skill: Skill? = nil, on day: Day) -> Int? {
    let states = skill.map { [figures.skills[$0]?.memory].compactMap(\.self) } ?? figures.states
    return states.map { recall($0, on: day) }.min()
  }

  /// The probability of recall in whole thousandths.
  public func recall(_ state: MemoryState, on day: Day) -> Int {
    Int((retrievability(of: state, on: day) * 1000).rounded())
  }

  /// How likely the next answer is to be wrong, in whole thousandths: by the memory, where there is one, and by how the
  /// last answers went; nil before the first answer that asked this skill.
  ///
  /// The share of right answers is estimated by the rule of succession (Laplace, 1774), so that one answer alone
  /// proves little.
  public func hardness(of figures: ItemFigures, _ skill: Skill, on day: Day) -> Int? {
    guard let asked = figures.skills[skill] else { return nil }
    let right = asked.recent.count { $0 }
    return 1000 - (recall(figures, skill, on: day) ?? 1000) * (right + 1) / (asked.recent.count + 2)
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

  /// A word that was just answered wrong is recalled for the moment, and yet more urgent than most.
  private func urgency(_ state: MemoryState, on day: Day) -> Int {
    max(1000 - recall(state, on: day), state.stability < 1 ? 500 : 0)
  }
}
