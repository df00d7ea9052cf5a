import Formats

/// Why a kit can't be played yet, in a sentence that says what to do.
public enum KitProblem: Error, Hashable, Sendable {
  /// It isn't called anything.
  case noName
  /// Its name has more than `Kit.longestName` characters.
  case longName
  /// Another kit of the stage is called so.
  case sameName(String, stage: String)
  /// Nothing is asked.
  case noQuestions
  /// More is asked than a kit holds.
  case tooManyQuestions
  /// A question doesn't ask anything.
  case noQuestion
  /// A question is longer than `KitQuestion.longest`.
  case longQuestion
  /// A question has no answer.
  case noAnswer
  /// A question has no wrong answer.
  case noWrong
  /// A wrong answer is right.
  case rightWrong(String)
  /// Two wrong answers are equal.
  case twice(String)
}

extension KitProblem: CustomStringConvertible {
  /// What to do about it, in a sentence or two. May hold what the player has typed.
  public var description: String {
    switch self {
    case .noName: "Give the kit a name."
    case .longName: "A name has at most \(Kit.longestName) characters. Shorten it."
    case .sameName(let name, let stage): "\(stage) has a kit called \(name) already. Choose another name."
    case .noQuestions: "Write at least one question."
    case .tooManyQuestions: "A kit holds \(Kit.mostQuestions) questions. Put the others into a second one."
    case .noQuestion: "Write the question."
    case .longQuestion: "A question has at most \(KitQuestion.longest) characters. Shorten it."
    case .noAnswer: "Write the right answer."
    case .noWrong: "Write at least one wrong answer."
    case .rightWrong(let text): "\(text) is the right answer. Write a wrong one."
    case .twice(let text): "\(text) stands there twice. Write another one, or none."
    }
  }
}

extension KitQuestion {
  /// What is wrong with it; nil where it can be asked. Answers are compared without case.
  public var problem: KitProblem? {
    if question.isEmpty { return .noQuestion }
    if question.count > Self.longest { return .longQuestion }
    if answer.isEmpty { return .noAnswer }
    if wrong.isEmpty { return .noWrong }
    let right = Set(([answer] + accepted).map(Self.folded))
    var seen: Set<String> = []
    for text in wrong {
      if right.contains(Self.folded(text)) { return .rightWrong(text) }
      if !seen.insert(Self.folded(text)).inserted { return .twice(text) }
    }
    return nil
  }

  private static func folded(_ text: String) -> String { NormalForm.composed(text.lowercased()) }
}

extension StageCourse {
  /// What keeps a kit from standing in a stage; nil where it can.
  public func problem(of own: OwnKit) -> KitProblem? {
    let kit = own.kit
    if kit.name.isEmpty { return .noName }
    if kit.name.count > Kit.longestName { return .longName }
    if let stage = stages.first(where: { $0.id == own.stage }), stage.hasAnother(kit) {
      return .sameName(kit.name, stage: stage.name)
    }
    if kit.questions.isEmpty { return .noQuestions }
    if kit.questions.count > Kit.mostQuestions { return .tooManyQuestions }
    return kit.questions.lazy.compactMap(\.problem).first
  }
}

extension CourseStage {
  /// Whether a kit other than this one is called like it, but for the case.
  fileprivate func hasAnother(_ kit: Kit) -> Bool {
    allKits.contains {
      $0.id != kit.id
        && NormalForm.composed($0.name.lowercased()) == NormalForm.composed(kit.name.lowercased())
    }
  }
}
