/// When something counts as known.
extension MemoryModel {
  /// The stability, in days, from which a memory is strong.
  private static let strongStability = 21.0
  /// The probability of recall, in thousandths, below which a memory fades.
  private static let leastRecall = 800
  /// The lapses after which a word gets special care: its confusions are shown, a hint is asked for, and it
  /// rests.
  public static let leechLapses = 6
  /// How many days a leech rests.
  public static let leechRest: Int64 = 7

  /// How many days a suspended word rests: nobody waits for that day.
  public static let suspension: Int64 = 36_500

  /// The mark of an item by its figures. A good word stays good until it is asked and missed, however long
  /// that takes; `isFading` tells where its recall has sunk.
  public func mark(of figures: ItemFigures) -> Mark {
    if !figures.isMet { return .new }
    if !figures.isHeld { return figures.isUnlearned ? .met : .shaky }
    let isWeak = figures.hasSkill { $0.memory.map { $0.stability < Self.strongStability } ?? false }
    return !isWeak && figures.hasSkill(where: \.wasProduced) ? .strong : .good
  }

  /// The mark of an item. A claimed word stays `met` until it is shown on a later day, or answered wrong. A
  /// letter that was learned stays so, and is at least good.
  public func mark(of item: Knowledge.Item) -> Mark {
    let mark = mark(of: item.figures)
    if item.isLearned { return mark.isHeld ? mark : .good }
    return mark == .shaky && item.isClaimed && item.figures.wrong == 0 ? .met : mark
  }

  /// Whether something that was held is probably forgotten by now.
  public func isFading(_ figures: ItemFigures, on day: Day) -> Bool {
    figures.hasSkill { skill in
      skill.isHeld && skill.memory.map { recall($0, on: day) < Self.leastRecall } ?? false
    }
  }

  /// The standing by which a round's words are chosen: shaky while a word isn't held or a skill is due. The
  /// likelier it is forgotten, the greater the urgency.
  public func standing(of figures: ItemFigures, on day: Day) -> Standing {
    if !figures.isMet { return .new }
    let states = figures.states
    let isDue = figures.hasSkill { schedule.isDue($0, on: day) }
    if figures.isHeld && !isDue { return .known }
    return .shaky(urgency: states.map { urgency($0, on: day) }.max() ?? 500)
  }

  /// The side to show so that the due skill most at risk is asked; nil where no due skill is asked by showing
  /// a side.
  public func dueSide(of figures: ItemFigures, isLetter: Bool, on day: Day) -> ShownSide? {
    let due = ShownSide.allCases.compactMap { side -> (side: ShownSide, memory: MemoryState)? in
      guard let asked = figures.skills[Skill(showing: side, isLetter: isLetter)], let memory = asked.memory,
        schedule.isDue(asked, on: day)
      else { return nil }
      return (side, memory)
    }
    return due.min { recall($0.memory, on: day) < recall($1.memory, on: day) }?.side
  }

  /// The probability of recall in thousandths, of one skill or of the weakest; nil before there is a memory.
  public func recall(_ figures: ItemFigures, _ skill: Skill? = nil, on day: Day) -> Int? {
    let states = skill.map { [figures.skills[$0]?.memory].compactMap(\.self) } ?? figures.states
    return states.map { recall($0, on: day) }.min()
  }

  /// The probability of recall in thousandths.
  public func recall(_ state: MemoryState, on day: Day) -> Int {
    Int((retrievability(of: state, on: day) * 1000).rounded())
  }

  /// The probability that the next answer is wrong, in thousandths, by the memory, where there is one, and by
  /// the latest answers; nil before the first answer to this skill.
  ///
  /// The share of right answers is estimated by the rule of succession (Laplace, 1774), so that one answer
  /// alone proves little.
  public func hardness(of figures: ItemFigures, _ skill: Skill, on day: Day) -> Int? {
    guard let asked = figures.skills[skill] else { return nil }
    let right = asked.recent.count { $0 }
    return 1000 - (recall(figures, skill, on: day) ?? 1000) * (right + 1) / (asked.recent.count + 2)
  }

  /// Whether a skill is held after a graded answer. One that was luck or was told proves nothing.
  func isHeld(_ wasHeld: Bool, after grade: Grade, isProof: Bool) -> Bool {
    grade != .again && (wasHeld || isProof)
  }

  /// A word that was just missed is recalled for the moment, but is still more urgent than most.
  private func urgency(_ state: MemoryState, on day: Day) -> Int {
    max(1000 - recall(state, on: day), state.stability < 1 ? 500 : 0)
  }
}

extension ItemFigures {
  /// Whether it was ever met, asked or not.
  public var isMet: Bool { seen > 0 }

  var isUnlearned: Bool { !hasSkill { $0.memory != nil } }

  var isHeld: Bool { hasSkill(where: \.isHeld) }
}

extension Knowledge.Item {
  public var isUnlearned: Bool { figures.isUnlearned }

  /// Whether it can be introduced as new: it has no memory, and the learner doesn't claim to know it.
  var isUnseen: Bool { isUnlearned && !isClaimed }

  /// Whether a further skill could open that isn't optional: recall opens last.
  public var mayOpenSkill: Bool { figures.hasMemory && figures.skills[.recall]?.memory == nil }

  /// Whether it was never learned and isn't waiting to be learned soon.
  public var isUnknown: Bool { isUnseen && !isWanted }

  /// Whether it is a claim that wasn't asked yet.
  var isToProve: Bool { isUnlearned && isClaimed }
}

extension Knowledge {
  /// Whether an item was never learned and isn't waiting to be learned soon.
  public func isUnknown(_ item: ItemID) -> Bool {
    items[item]?.isUnknown ?? true
  }

  public func isLearned(_ letter: WordReference) -> Bool {
    item(of: letter).map(model.isLearned) ?? false
  }

  func isGood(_ word: WordReference) -> Bool { item(of: word)?.figures.isHeld ?? false }
}

/// When letters count as known. Rounds use integers only, and so does this.
extension MemoryModel {
  /// How many right answers in a row show that a letter is held.
  public static let heldStreak = 2

  /// Whether a letter is or ever was learned.
  public func isLearned(_ letter: Knowledge.Item) -> Bool { letter.isLearned || isLearned(letter.figures) }

  /// Whether a letter was ever held by its figures, whichever skill was asked.
  package func isLearned(_ figures: ItemFigures) -> Bool {
    figures.hasSkill { Self.wasHeld(streak: $0.streak, recent: $0.recent) }
  }

  /// Whether there were two right answers in a row, as far as the record goes.
  static func wasHeld(streak: Int, recent: [Bool]) -> Bool {
    streak >= heldStreak || zip(recent, recent.dropFirst()).contains { $0 && $1 }
  }
}

extension LetterFigures.Side {
  /// Whether it was ever held.
  var wasHeld: Bool { MemoryModel.wasHeld(streak: streak, recent: recent) }
}

extension LetterFigures {
  /// Whether it was ever held, whichever side was shown.
  public var wasHeld: Bool { Self.wereHeld(sides.values) }

  static func wereHeld(_ sides: some Collection<Side>) -> Bool { sides.contains(where: \.wasHeld) }
}

extension LetterSetup {
  /// Whether any form of a letter was ever answered, so that its card needn't be shown.
  public func isKnown(_ letter: Word) -> Bool {
    letter.forms.contains { figures[$0.id]?.sides.isEmpty == false }
  }

  /// Whether a letter is learned in all its forms.
  ///
  /// - Parameter ids: forms that were learned since.
  public func isLearned(_ letter: Word, with ids: Set<String>) -> Bool {
    letter.forms.allSatisfy { ids.contains($0.id) || figures[$0.id]?.isLearned ?? false }
  }
}

extension LetterCourse.Progress {
  public var isHeld: Bool { streak >= heldStreak }

  /// Whether it is held now or was learned before.
  var isLearnedNow: Bool { isLearned || isHeld }
}
