/// What an answer proves, by its verdict, its mode and its circumstances. The rules are explained in
/// `docs/learning.md`.
extension MemoryModel {
  public struct Circumstances: Hashable, Sendable {
    /// The item's figures before the answer.
    var figures: ItemFigures
    var day: Day
    /// Whether it answers the day's course: only there a memory begins. Elsewhere words may be seen and
    /// played before they are learned, and that has no effect.
    var isCourse: Bool
    /// Whether the learner has claimed to know the item.
    var isClaimed: Bool
    /// The learner's usual time to the first key, in milliseconds; nil before that is known.
    var usualMilliseconds: Int?

    public init(
      _ figures: ItemFigures, on day: Day, isCourse: Bool, isClaimed: Bool = false,
      usualMilliseconds: Int? = nil
    ) {
      self.figures = figures
      self.day = day
      self.isCourse = isCourse
      self.isClaimed = isClaimed
      self.usualMilliseconds = usualMilliseconds
    }
  }

  /// The grade of an answer; nil where it proves nothing. A skill is settled by its first answer of the day.
  public func grade(of answer: Answer, _ circumstances: Circumstances) -> Grade? {
    guard answer.certainty == .known, answer.mode != .matched else { return nil }
    let asked = circumstances.figures.skills[answer.skill]
    guard let asked, let state = asked.memory else {
      return circumstances.isCourse ? first(answer, circumstances) : nil
    }
    if state.reviewed == circumstances.day { return nil }
    let isDue = schedule.isDue(asked, on: circumstances.day)
    return isDue ? due(answer, circumstances) : early(answer, asked)
  }

  /// Whether a right choice can be luck, given how unlikely recall was.
  func isLucky(_ answer: Answer, _ state: MemoryState, on day: Day) -> Bool {
    answer.mode.canBeLuck && recall(state, on: day) < rules.luckBelow
  }

  /// Whether a first right choice can be luck: there is no history to tell.
  private func isLucky(_ answer: Answer) -> Bool { answer.mode.canBeLuck && rules.luckBelow > 0 }

  private func first(_ answer: Answer, _ circumstances: Circumstances) -> Grade {
    if !answer.verdict.isRight { return .again }
    if hinders(answer) || isLucky(answer) { return .hard }
    return isProof(answer, circumstances) ? .easy : .good
  }

  /// Whether a right answer proves that a claimed word was known before. Somebody who saw its card on the same
  /// day may only remember that.
  private func isProof(_ answer: Answer, _ circumstances: Circumstances) -> Bool {
    circumstances.isClaimed && circumstances.figures.lastSeen != circumstances.day
      && answer.mode.isProducing && answer.verdict == .right
  }

  /// The grade of an answer before the skill is due, when it should be known. Where a slip of the finger can
  /// select a wrong option, only a second miss counts.
  private func early(_ answer: Answer, _ asked: SkillFigures) -> Grade? {
    if answer.verdict.isRight { return nil }
    return answer.mode.isProducing || asked.recent.last == false ? .again : nil
  }

  private func due(_ answer: Answer, _ circumstances: Circumstances) -> Grade {
    if !answer.verdict.isRight { return .again }
    return hinders(answer) || isSlow(answer, circumstances.usualMilliseconds) ? .hard : .good
  }

  /// Whether something was missing from a right answer. First typing a synonym doesn't count against it.
  private func hinders(_ answer: Answer) -> Bool {
    answer.verdict == .accent || answer.triedBefore.map { $0 != .otherWord } ?? false
  }

  /// Milliseconds to the first key; nil where nothing was typed. More than a minute is an interruption and
  /// says nothing about memory.
  func pace(of answer: Answer) -> Int? {
    answer.mode == .typed && answer.milliseconds <= 60_000 ? answer.milliseconds : nil
  }

  private func isSlow(_ answer: Answer, _ usual: Int?) -> Bool {
    guard let usual, let pace = pace(of: answer) else { return false }
    return pace > 3 * usual
  }
}
