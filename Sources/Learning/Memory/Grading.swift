/// What an answer proves, by its verdict, the way it was given and what surrounds it. The rules are those of
/// `docs/learning.md`.
extension MemoryModel {
  /// What surrounds an answer.
  public struct Circumstances: Hashable, Sendable {
    /// What was done with the item before.
    public var figures: ItemFigures
    /// The day of the answer.
    public var day: Day
    /// Whether a day's course asks: there alone a memory begins. Elsewhere words may be seen and played before they are
    /// learned, and nothing is made of it.
    public var isCourse: Bool
    /// Whether the learner has said that they know the item already.
    public var isClaimed: Bool
    /// What the learner usually takes until the first key, in milliseconds; nil before that is known.
    public var usualMilliseconds: Int?

    /// Circumstances of their parts.
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

  /// What an answer says of the memory; nil where it proves nothing. One answer a day settles a skill.
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

  /// Whether a right answer that was given by choosing can be luck: so unlikely was it.
  func isLucky(_ answer: Answer, _ state: MemoryState, on day: Day) -> Bool {
    answer.mode.canBeLuck && recall(state, on: day) < rules.luckBelow
  }

  /// Whether a first right answer that was given by choosing can be luck, which nothing speaks against.
  private func isLucky(_ answer: Answer) -> Bool { answer.mode.canBeLuck && rules.luckBelow > 0 }

  private func first(_ answer: Answer, _ circumstances: Circumstances) -> Grade {
    if !answer.verdict.isRight { return .again }
    if hinders(answer) || isLucky(answer) { return .hard }
    return circumstances.isClaimed && answer.mode.isProducing && answer.verdict == .right ? .easy : .good
  }

  /// The answer to a skill that isn't due yet: it was to be known. A miss must come twice where a finger
  /// can slip among several.
  private func early(_ answer: Answer, _ asked: SkillFigures) -> Grade? {
    if answer.verdict.isRight { return nil }
    return answer.mode.isProducing || asked.recent.last == false ? .again : nil
  }

  private func due(_ answer: Answer, _ circumstances: Circumstances) -> Grade {
    if !answer.verdict.isRight { return .again }
    return hinders(answer) || isSlow(answer, circumstances.usualMilliseconds) ? .hard : .good
  }

  /// Whether it was right with something missing. Another word for the same had to be put aside, which is no mistake.
  private func hinders(_ answer: Answer) -> Bool {
    answer.verdict == .accent || answer.triedBefore.map { $0 != .otherWord } ?? false
  }

  /// The milliseconds to the first key; nil where nothing was typed. Beyond a minute they tell of the door bell, not of
  /// the memory.
  func pace(of answer: Answer) -> Int? {
    answer.mode == .typed && answer.milliseconds <= 60_000 ? answer.milliseconds : nil
  }

  private func isSlow(_ answer: Answer, _ usual: Int?) -> Bool {
    guard let usual, let pace = pace(of: answer) else { return false }
    return pace > 3 * usual
  }
}
