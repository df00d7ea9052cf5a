/// What the learner has chosen of their course. Choices are no events: a rebuild leaves them as they are.
public struct CourseChoice: Hashable, Sendable {
  /// One of them.
  public enum Change: Hashable, Sendable {
    /// The id of the deck that new words come from.
    case deck(String)
    /// Whether new words come from a deck of this id, too, in turn with the others.
    case also(String, Bool)
    /// How many minutes a day.
    case minutes(Int)
    /// Whether answers are chosen among several, and never typed.
    case choosesAnswers(Bool)
    /// Whether words must be typed in their own script.
    case isScriptOnly(Bool)
    /// What says when a word is asked again.
    case schedule(MemoryModel.Schedule)
    /// Whether words that can be drawn are drawn in answer, unless the learner would rather type.
    case drawsAnswers(Bool)
    /// Whether words are asked by drawing, too, and the strokes of drawn answers are counted.
    case countsStrokes(Bool)
    /// Whether words are asked by ear, too.
    case listens(Bool)
  }

  /// The minutes that a day can have.
  public static let allMinutes = 1...120

  /// The id of the deck that new words come from; nil before one was chosen.
  public private(set) var deck: String?
  /// The ids of the decks that new words come from besides.
  public private(set) var also: [String] = []
  /// How many minutes a day, among `allMinutes`.
  public private(set) var minutes = CourseOptions().minutes
  /// Whether answers are chosen among several, and never typed.
  public private(set) var choosesAnswers = false
  /// Whether words must be typed in their own script; else their reading and Latin letters are right, too.
  public private(set) var isScriptOnly = false
  /// What says when a word is asked again.
  public private(set) var schedule = MemoryModel.Schedule.fsrs
  /// Whether words that can be drawn are drawn in answer, unless the learner would rather type; else they are typed, unless
  /// they would rather draw.
  public private(set) var drawsAnswers = false
  /// Whether the skill `write` is asked, and how the strokes of any drawn answer come is counted for it.
  public private(set) var countsStrokes = false
  /// Whether the skill `hear` is asked.
  public private(set) var listens = false

  /// What a new learner goes by, and what was chosen otherwise.
  public init(_ changes: Change...) {
    for change in changes { take(change) }
  }

  /// Takes a choice; minutes that no day can have are the nearest that one can. Returns whether that has changed anything.
  @discardableResult
  public mutating func take(_ change: Change) -> Bool {
    let before = self
    switch change {
    case .deck(let deck): choose(deck)
    case .also(let deck, let isLearned): learn(deck, isLearned)
    case .minutes(let minutes):
      self.minutes = min(max(minutes, Self.allMinutes.lowerBound), Self.allMinutes.upperBound)
    case .choosesAnswers(let choosesAnswers): self.choosesAnswers = choosesAnswers
    case .isScriptOnly(let isScriptOnly): self.isScriptOnly = isScriptOnly
    case .schedule(let schedule): self.schedule = schedule
    case .drawsAnswers(let drawsAnswers): self.drawsAnswers = drawsAnswers
    case .countsStrokes(let countsStrokes): self.countsStrokes = countsStrokes
    case .listens(let listens): self.listens = listens
    }
    return self != before
  }

  private mutating func choose(_ deck: String) {
    self.deck = deck
    also.removeAll { $0 == deck }
  }

  private mutating func learn(_ deck: String, _ isLearned: Bool) {
    if deck == self.deck { return }
    also.removeAll { $0 == deck }
    if isLearned, self.deck == nil { choose(deck) } else if isLearned { also.append(deck) }
  }
}
