import Formats
import Learning

/// What version 0.1 kept of one side of a word. Its memories counted in seconds, with learning steps of
/// minutes.
extension SkillFigures {
  private enum Name: String, CaseIterable {
    case confusedWith, difficulty, due, ms, recent, reviewed, right, stability, stage, streak, wrong
  }

  private static let names = JSONNames<Name>()

  /// Reads the next value; unknown members go to `rest`.
  ///
  /// - Parameter deck: the deck of the confused words, which are stored without it.
  init(
    old reader: inout JSONReader, rest: inout [JSONMember], of deck: String, _ model: MemoryModel
  ) throws(TextError) {
    self.init()
    var stored = OldMemory()
    let start = reader.offset
    rest = try reader.members(Self.names) { (reader, name) throws(TextError) in
      switch name {
      case .right: right = try reader.count()
      case .wrong: wrong = try reader.count()
      case .streak: streak = try reader.count()
      case .ms: milliseconds = try reader.count()
      case .recent: recent = try reader.string(Self.recent, else: .noRecentAnswers)
      case .confusedWith: confusions = try Self.confusions(&reader, of: deck)
      case .stability: stored.stability = try reader.double(in: MemoryState.stabilities)
      case .difficulty: stored.difficulty = try reader.double(in: 1...10)
      case .stage: stored.stage = try reader.string(OldMemory.Stage.init(bytes:), else: .noStage)
      case .reviewed: stored.reviewed = try reader.time()
      case .due: stored.due = try reader.time()
      }
    }
    memory = try stored.memory(&reader, start, model)
    isHeld = memory != nil && stored.stage == .review
  }

  private static func confusions(
    _ reader: inout JSONReader, of deck: String
  ) throws(TextError) -> [WordReference: Int] {
    var counts: [WordReference: Int] = [:]
    try reader.members { (reader, key, _) throws(TextError) in
      let (word, count) = (WordReference(deck: deck, word: key), try reader.count())
      if word.isWhole { counts[word] = count }
    }
    return counts
  }
}

/// Collects the members of a memory of version 0.1.
private struct OldMemory {
  enum Stage: String, CaseIterable {
    case firstStep = "first-step"
    case secondStep = "second-step"
    case review, relearning
  }

  var stability: Double?
  var difficulty: Double?
  var stage: Stage?
  var reviewed: Int64?
  var due: Int64?

  /// Nil if it has no members; some but not all are an error. Days are those of UTC, because the local time
  /// wasn't recorded.
  func memory(
    _ reader: inout JSONReader, _ start: Int, _ model: MemoryModel
  ) throws(TextError) -> MemoryState? {
    guard let stability, let difficulty, stage != nil, let reviewed, let due else {
      if stability == nil && stage == nil && due == nil { return nil }
      throw TextError(
        .expected("stability, difficulty, stage, reviewed and due"), at: reader.place(at: start))
    }
    let day = model.day(of: Moment(reviewed))
    return MemoryState(
      stability: stability, difficulty: difficulty, reviewed: day,
      due: max(model.day(of: Moment(due)), day.after(by: 1)))
  }
}

extension TextError.Problem {
  fileprivate static let noStage = expected(
    OldMemory.Stage.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: " or "))
}
