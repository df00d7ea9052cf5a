/// One word for how well a word is known, the same on every screen.
public enum Mark: String, Sendable, Codable, CaseIterable {
  /// Never met.
  case new
  /// Met, but not held.
  case shaky
  /// Held for now.
  case good
  /// Held for weeks.
  case strong
}

/// How well a word stands with a player.
public enum Standing: Hashable, Sendable, Codable {
  /// Never met.
  case new
  /// Met but not held, or due: the greater the urgency (thousandths), the sooner it should return.
  case shaky(urgency: Int)
  /// Held.
  case known
}

extension WordFigures {
  /// The stability, in days, from which a memory is strong.
  private static let strongStability = 21.0
  /// The probability of recall, in thousandths, below which a memory is shaky.
  private static let leastRecall = 800

  /// The mark, at a time in seconds since 1970 UTC: that of the weaker direction, where both were asked.
  public func mark(at time: Int64) -> Mark {
    if seen == 0 { return .new }
    let memories = directions.values.compactMap(\.memory)
    let isHeld = memories.allSatisfy { memory in
      memory.stage == .review && Self.recall(memory, at: time) >= Self.leastRecall
    }
    if memories.isEmpty || !isHeld { return .shaky }
    return memories.allSatisfy { $0.stability >= Self.strongStability } ? .strong : .good
  }

  /// How the word stands for the choice of a round's words, at a time in seconds since 1970 UTC: shaky when it
  /// is marked so, or when a direction is due. The likelier it is forgotten, the greater the urgency.
  public func standing(at time: Int64) -> Standing {
    if seen == 0 { return .new }
    let memories = directions.values.compactMap(\.memory)
    let isDue = memories.contains { $0.due <= time }
    if mark(at: time) != .shaky && !isDue { return .known }
    return .shaky(urgency: memories.map { Self.urgency($0, at: time) }.max() ?? 500)
  }

  /// The probability of recall in whole thousandths: of the direction that was shown, or of the weaker one; nil
  /// before the first answer.
  public func recall(_ direction: Direction? = nil, at time: Int64) -> Int? {
    let asked = direction.map { [directions[$0]?.memory] } ?? directions.values.map(\.memory)
    return asked.compactMap { $0 }.map { Self.recall($0, at: time) }.min()
  }

  /// How likely the next answer is to be wrong, in whole thousandths: by the memory, and by how the last answers
  /// went; nil before the first answer with this side shown.
  ///
  /// The share of right answers is estimated by the rule of succession (Laplace, 1774), so that one answer alone
  /// proves little.
  public func hardness(_ direction: Direction, at time: Int64) -> Int? {
    guard let figures = directions[direction], let recall = recall(direction, at: time) else { return nil }
    let right = figures.recent.count { $0 }
    return 1000 - recall * (right + 1) / (figures.recent.count + 2)
  }

  private static func recall(_ memory: MemoryState, at time: Int64) -> Int {
    Int((Scheduler.standard.retrievability(of: memory, at: time) * 1000).rounded())
  }

  /// A word that was just answered wrong is recalled for the moment, and yet more urgent than most.
  private static func urgency(_ memory: MemoryState, at time: Int64) -> Int {
    max(1000 - recall(memory, at: time), memory.stage == .review ? 0 : 500)
  }
}
