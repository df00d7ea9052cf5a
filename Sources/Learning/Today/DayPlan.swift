/// A day's plan: which skills are asked and in which order, how many words are new, and what waits for
/// another day.
///
/// Due skills come first; new words get the minutes that are left. A learner who returns after weeks finds no
/// mountain of reviews: what exceeds a usual day waits, and is worked off a little more each day. The numbers
/// are explained in `docs/learning.md`.
public struct DayPlan: Hashable, Sendable {
  /// A skill of an item that should be asked.
  public struct Due: Hashable, Sendable {
    public var item: ItemID
    public var skill: Skill
    /// The probability of recall, in thousandths.
    public var recall: Int
    /// In days.
    public var stability: Double
    /// For how many days it has been due.
    public var waited: Int
    /// For a skill that opens: the days until another skill of the item is due. Only one skill of an item is
    /// asked a day.
    var alone: Int

    public init(
      _ item: ItemID, _ skill: Skill, recall: Int, stability: Double, waited: Int = 0, alone: Int = 0
    ) {
      self.item = item
      self.skill = skill
      self.recall = recall
      self.stability = stability
      self.waited = waited
      self.alone = alone
    }
  }

  /// Why there are fewer new words than the minutes would allow.
  public enum Brake: String, Hashable, Sendable {
    /// Due items take up the time.
    case reviews
    /// The backlog is too large for anything new.
    case backlog
    /// The decks have no more words.
    case noneLeft
    /// Too few of yesterday's new words were known when they were first asked.
    case hardDay
  }

  /// The facts that the plan is based on.
  public struct Input: Hashable, Sendable {
    /// Everything that is due. Of an item with several due skills one is taken; the others wait for tomorrow.
    public var due: [Due] = []
    /// The number of words without a memory; not counted where none may begin.
    public var unseen = 0
    /// How many of them the learner asked for.
    public var wanted = 0
    /// The forecast's limit of new words for the whole day, with those already begun.
    public var newLimit = 0
    /// Whether yesterday's first answers limit today's new words.
    public var isAfterHardDay = false
    /// Skills of known words that open today, in the order in which they are asked.
    public var opened: [Due] = []
    /// How many reviews there were today already.
    public var reviewed = 0
    /// Skills that can't open today because their words were already asked: for each, the days until another
    /// skill of the item is due.
    public var openedLater: [Int] = []
    /// Skills missed today.
    public var missed: [Due] = []
    /// How many repetitions there were today already.
    public var retries = 0
    /// How many new words were begun today already, and how many skills of known ones.
    public var (begun, openedBefore) = (0, 0)
    /// Claimed words that aren't proved yet, in the order in which they are asked.
    var claimed: [Due] = []
    /// How many claimed words were asked today already.
    var proved = 0
    /// The minutes that the learner wants to give.
    public var minutes = 10
    /// Whether new words are played in rounds, which take their time.
    public var hasRounds = true
    /// The number of reviews on each of the last played days, at most `daysRemembered` of them.
    public var pastReviews: [Int] = []
    var rules = CourseRules()

    public init() {}
  }

  /// How many played days determine what is usual.
  static let daysRemembered = 14
  /// The most claimed words a day that are asked as proof.
  public static let proofLimit = 20

  /// The due skills to ask, in order.
  public let reviews: [Due]
  /// The due skills that wait, the next ones first.
  public let waiting: [Due]
  /// The skills that open today, limited by the minutes.
  public let opened: [Due]
  /// The claimed words to prove. They come on top of the new words.
  public let proofs: [Due]
  public let newCount: Int
  /// Why there are no more new words; nil where there are as many as the minutes allow.
  public let brake: Brake?
  /// Skills missed today that are repeated; empty once the day's retries are used up.
  public let missed: [Due]
  /// The most repetitions of missed items in all, so that a bad day's session doesn't get twice as long.
  public let retries: Int
  /// The estimated length in minutes, at least 1 unless there is nothing to do.
  public let minutes: Int

  /// The most reviews of such a day.
  public let room: Int
  /// How many skills open tomorrow if everything is done today.
  let openedTomorrow: Int

  public init(_ input: Input) {
    let amount = DayAmount(input)
    let (chosen, others) = Self.divided(Self.onePerItem(input.due), at: amount.reviews)
    reviews = Self.inAskingOrder(chosen, input.rules)
    waiting = others
    opened = Array(input.opened.prefix(amount.opened))
    proofs = Array(input.claimed.prefix(amount.proofs))
    (newCount, brake) = (amount.new, amount.brake)
    (minutes, retries, room) = (amount.minutes, amount.retries, amount.room)
    missed = Array(input.missed.prefix(amount.missed))
    let openings = input.opened.dropFirst(opened.count).map(\.alone) + input.openedLater
    openedTomorrow = min(openings.count { $0 > 1 }, DayAmount.mostOpened(minutes: input.minutes))
  }
}

extension DayPlan {
  /// Splits due skills into those to ask and those that wait. The least stable come first, since they are
  /// lost first; but a quarter of the backlog is taken regardless of stability, so that nothing waits for
  /// ever.
  private static func divided(_ due: [Due], at count: Int) -> (chosen: [Due], others: [Due]) {
    let ranked = due.sorted(by: comesBefore)
    guard ranked.count > count else { return (ranked, []) }
    let rest = ranked.dropFirst(count - count / 4)
    let patient = Set(rest.sorted { ($1.waited, $0.stability) < ($0.waited, $1.stability) }.prefix(count / 4))
    return (
      ranked.prefix(count - count / 4) + rest.filter(patient.contains), rest.filter { !patient.contains($0) }
    )
  }

  /// Of each item's due skills, the one most at risk.
  private static func onePerItem(_ due: [Due]) -> [Due] {
    var chosen: [ItemID: Due] = [:]
    for due in due {
      if let other = chosen[due.item],
        (other.recall, other.skill.rawValue) <= (due.recall, due.skill.rawValue)
      {
        continue
      }
      chosen[due.item] = due
    }
    return Array(chosen.values)
  }

  private static func comesBefore(_ left: Due, _ right: Due) -> Bool {
    (left.stability, left.recall, left.item.rawValue) < (right.stability, right.recall, right.item.rawValue)
  }

  /// First a few that are likely to be known, then the others, most at risk first.
  private static func inAskingOrder(_ chosen: [Due], _ rules: CourseRules) -> [Due] {
    if !rules.asksRiskiestFirst { return chosen.sorted { $0.item.rawValue < $1.item.rawValue } }
    let byRisk = chosen.sorted { ($0.recall, $0.item.rawValue) < ($1.recall, $1.item.rawValue) }
    let split = max(0, byRisk.count - rules.likelyFirst)
    return byRisk[split...].reversed() + byRisk[..<split]
  }
}
