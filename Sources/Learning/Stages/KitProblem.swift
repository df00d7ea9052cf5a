import Formats

/// Why a kit can't be played yet, as a sentence that says what to do.
public enum KitProblem: Error, Hashable, Sendable {
  case noName
  /// It has more than `Kit.longestName` characters.
  case longName
  /// Another kit of the stage has this name.
  case sameName(String, stage: String)
  case noQuestions
  case tooManyQuestions
  /// A question has no text.
  case noQuestion
  /// A text is longer than `KitQuestion.longest`.
  case longText
  /// A question has no answer.
  case noAnswer
  /// A question has no wrong answer.
  case noWrong
  /// A question has more than `KitQuestion.mostWrong`.
  case manyWrong
  /// A wrong answer is right.
  case rightWrong(String)
  /// Two wrong answers are equal.
  case twice(String)
}

extension KitProblem: CustomStringConvertible {
  /// One or two sentences on what to do. May contain typed text.
  public var description: String {
    switch self {
    case .noName: "Give the kit a name."
    case .longName: "A name has at most \(Kit.longestName) characters. Shorten it."
    case .sameName(let name, let stage): "\(stage) has a kit called \(name) already. Choose another name."
    case .noQuestions: "Write at least one question."
    case .tooManyQuestions: "A kit holds \(Kit.mostQuestions) questions. Put the others into a second one."
    case .noQuestion: "Write the question."
    case .longText: "A line has at most \(KitQuestion.longest) characters. Shorten it."
    case .noAnswer: "Write the right answer."
    case .noWrong: "Write at least one wrong answer."
    case .manyWrong: "A question has at most \(KitQuestion.mostWrong) wrong answers. Take the others out."
    case .rightWrong(let text): "\(text) is the right answer. Write a wrong one."
    case .twice(let text): "\(text) stands there twice. Write another one, or none."
    }
  }
}

extension KitQuestion {
  /// What is wrong with it once it is `cleaned`; nil where it can be asked and kept. Answers are compared
  /// without case.
  public var problem: KitProblem? {
    if question.isEmpty { return .noQuestion }
    if answer.isEmpty { return .noAnswer }
    if wrong.isEmpty { return .noWrong }
    if wrong.count > Self.mostWrong { return .manyWrong }
    if texts.contains(where: { $0.count > Self.longest }) { return .longText }
    let right = Set(([answer] + accepted).map(Kit.folded))
    var seen: Set<String> = []
    for text in wrong {
      if right.contains(Kit.folded(text)) { return .rightWrong(text) }
      if !seen.insert(Kit.folded(text)).inserted { return .twice(text) }
    }
    return nil
  }

  private var texts: [String] {
    [question, answer, beside, meaning] + wrong + accepted + [romanization, partOfSpeech].compactMap(\.self)
  }

  /// Each text in one line, without blank ones.
  public var cleaned: KitQuestion {
    func line(_ text: String) -> String { text.words.joined(separator: " ") }
    func seen(_ text: String?) -> String? { text.map(line).flatMap { $0.isEmpty ? nil : $0 } }
    return KitQuestion(
      line(question), answer: line(answer), wrong: wrong.compactMap(seen), beside: line(beside),
      meaning: line(meaning), accepted: accepted.compactMap(seen), romanization: seen(romanization),
      partOfSpeech: seen(partOfSpeech))
  }
}

extension Kit {
  /// The kit as it is stored: see `KitQuestion.cleaned`.
  var cleaned: Kit {
    Kit(id: id, name: name.words.joined(separator: " "), questions: questions.map(\.cleaned))
  }

  /// A name or an answer in comparable form: without case.
  package static func folded(_ text: String) -> String { NormalForm.composed(text.lowercased()) }
}

extension StageCourse {
  /// Why the kit can't be in its stage; nil where it can.
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
  /// Whether another kit has the same name, ignoring case.
  fileprivate func hasAnother(_ kit: Kit) -> Bool {
    let name = Kit.folded(kit.name)
    return allKits.contains { $0.id != kit.id && Kit.folded($0.name) == name }
  }
}
