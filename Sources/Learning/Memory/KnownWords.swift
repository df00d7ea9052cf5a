/// What counts as known.
extension MemoryModel {
  /// The stability, in days, from which a memory is strong.
  private static let strongStability = 21.0
  /// The probability of recall, in thousandths, below which a memory fades.
  private static let leastRecall = 800
  /// After so many lapses a word is no longer only asked: its confusions are shown, a hint is asked for, it rests.
  public static let leechLapses = 6
  /// So many days.
  public static let leechRest: Int64 = 7

  /// The mark by what was done with an item. What was good once stays good until it is asked and missed, whatever the day;
  /// `isFading` tells where its recall has sunk.
  public func mark(of figures: ItemFigures) -> Mark {
    if !figures.isMet { return .new }
    let states = figures.states
    if !figures.isHeld { return states.isEmpty ? .met : .shaky }
    let isStrong = states.allSatisfy { $0.stability >= Self.strongStability }
    return isStrong && figures.hasSkill(where: \.wasProduced) ? .strong : .good
  }

  /// The mark of an item. One that the learner said they knew stays met until they have shown it on a later day, or were
  /// wrong.
  public func mark(of item: Knowledge.Item) -> Mark {
    let mark = mark(of: item.figures)
    return mark == .shaky && item.isClaimed && item.figures.wrong == 0 ? .met : mark
  }

  /// Whether something that was held is likely to be forgotten by now.
  public func isFading(_ figures: ItemFigures, on day: Day) -> Bool {
    figures.hasSkill { skill in
      skill.isHeld && skill.memory.map { recall($0, on: day) < Self.leastRecall } ?? false
    }
  }

  /// How the word stands for the choice of a round's words: shaky while it isn't held, or when a skill is due. The
  /// likelier it is forgotten, the greater the urgency.
  public func standing(of figures: ItemFigures, on day: Day) -> Standing {
    if !figures.isMet { return .new }
    let states = figures.states
    let isDue = figures.hasSkill { schedule.isDue($0, on: day) }
    if figures.isHeld && !isDue { return .known }
    return .shaky(urgency: states.map { urgency($0, on: day) }.max() ?? 500)
  }

  /// The side to show of a word so that a skill that is due is asked, the one most at risk; nil where none is that a side
  /// asks for.
  public func dueSide(of figures: ItemFigures, isLetter: Bool, on day: Day) -> ShownSide? {
    let due = ShownSide.allCases.compactMap { side -> (side: ShownSide, memory: MemoryState)? in
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

  /// Whether a skill is held after an answer with a grade; a right one that is luck or was told proves nothing.
  func isHeld(_ wasHeld: Bool, after grade: Grade, isProof: Bool) -> Bool {
    grade != .again && (wasHeld || isProof)
  }

  /// A word that was just answered wrong is recalled for the moment, and yet more urgent than most.
  private func urgency(_ state: MemoryState, on day: Day) -> Int {
    max(1000 - recall(state, on: day), state.stability < 1 ? 500 : 0)
  }
}

extension ItemFigures {
  /// Whether it was ever met, asked or not.
  public var isMet: Bool { seen > 0 }

  /// Whether no memory of it has begun.
  var isUnlearned: Bool { states.isEmpty }

  /// Whether one of its skills is held.
  var isHeld: Bool { hasSkill(where: \.isHeld) }
}

extension Knowledge.Item {
  /// Whether no memory of it has begun.
  public var isUnlearned: Bool { figures.isUnlearned }

  /// Whether it can be learned as something new: no memory of it has begun, and the learner doesn't say they know it.
  var isUnseen: Bool { isUnlearned && !isClaimed }

  /// Whether the learner says they know it, and it wasn't asked yet.
  var isToProve: Bool { isUnlearned && isClaimed }
}

extension Knowledge {
  /// Whether an item was never learned, and isn't to be learned soon.
  public func isUnknown(_ item: ItemID) -> Bool {
    items[item].map { $0.isUnseen && !$0.isWanted } ?? true
  }

  /// Whether a letter was ever learned.
  public func isLearned(_ letter: WordReference) -> Bool {
    item(of: letter).map(model.isLearned) ?? false
  }

  /// Whether a word is good: one of its skills is held.
  func isGood(_ word: WordReference) -> Bool { item(of: word)?.figures.isHeld ?? false }
}
