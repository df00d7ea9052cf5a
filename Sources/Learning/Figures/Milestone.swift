/// Something worth a celebration: reached once, and never lost.
public struct Milestone: Hashable, Sendable {
  /// The greatest first.
  public enum Kind: String, Sendable, CaseIterable {
    /// The rank, novice being 0.
    case rank
    /// Days in a row.
    case days
    case alphabets
    case sentences
    case words
    case answers
  }

  public var kind: Kind
  /// How many of the kind were reached, 1 or more.
  public var count: Int

  public init(_ kind: Kind, _ count: Int) {
    self.kind = kind
    self.count = count
  }
}

extension Milestone.Kind {
  private var steps: [Int] {
    switch self {
    case .rank: Array(1..<Rank.allCases.count)
    case .days: [7, 30, 100, 365]
    case .alphabets: Array(1...9)
    case .sentences: [1]
    case .words: Array(stride(from: 25, through: 25_000, by: 25))
    case .answers: [1000, 10_000, 100_000]
    }
  }

  /// The highest step that a figure has reached; nil below the first.
  func step(reachedBy figure: Int) -> Int? { steps.last { $0 <= figure } }

  /// The first step above a figure; nil beyond the last.
  public func next(after figure: Int) -> Int? { steps.first { $0 > figure } }
}

extension Knowledge {
  /// The highest milestone of each kind that these figures reach and that is higher than those celebrated.
  public func uncelebrated(_ figures: [Milestone.Kind: Int]) -> [Milestone] {
    Milestone.Kind.allCases.compactMap { kind in
      guard let step = kind.step(reachedBy: figures[kind] ?? 0) else { return nil }
      let celebrated = milestones.keys.filter { $0.kind == kind }.map(\.count).max() ?? 0
      return step > celebrated ? Milestone(kind, step) : nil
    }
  }

  /// The figures that milestones go by and that answers alone decide.
  public var milestoneFigures: [Milestone.Kind: Int] {
    [
      .rank: Rank.allCases.firstIndex(of: record.rank) ?? 0, .words: held.good,
      .answers: hours.values.reduce(0) { $0 + $1.right + $1.wrong },
    ]
  }
}
