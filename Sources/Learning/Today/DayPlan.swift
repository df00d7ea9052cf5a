/// What a day brings: which skills are asked and in which order, how many words are new, and what waits for another day.
///
/// Due skills come first; new words get the minutes that are left. Who comes back after weeks finds no mountain: what is
/// beyond a usual day waits, and comes a little more each day. The numbers are those of `docs/learning.md`.
public struct DayPlan: Hashable, Sendable {
  /// A skill of an item that should be asked.
  public struct Due: Hashable, Sendable {
    /// The item.
    public var item: ItemID
    /// What of it is asked.
    public var skill: Skill
    /// The probability that it is recalled, in thousandths.
    public var recall: Int
    /// The stability of its memory, in days.
    public var stability: Double
    /// For how many days it has been due.
    public var waited: Int

    /// A skill that is due.
    public init(_ item: ItemID, _ skill: Skill, recall: Int, stability: Double, waited: Int = 0) {
      self.item = item
      self.skill = skill
      self.recall = recall
      self.stability = stability
      self.waited = waited
    }
  }

  /// Why there are fewer new words than the minutes would allow.
  public enum Brake: Hashable, Sendable {
    /// What is due takes the time.
    case reviews
    /// So much waits that nothing new should come on top of it.
    case backlog
    /// The decks have no more.
    case noneLeft
  }

  /// What the plan is made from.
  public struct Ground: Hashable, Sendable {
    /// All that is due. Of an item with several due skills one is taken, the others wait for tomorrow.
    public var due: [Due] = []
    /// How many words there are that were never met.
    public var unseen = 0
    /// Skills that open today for words that are known already, in the order in which they are asked; two of them cost
    /// as much as a new word.
    public var opened: [Due] = []
    /// How many reviews there were today already.
    public var reviewed = 0
    /// How many new words were begun today already, and how many skills of known ones.
    public var (begun, openedBefore) = (0, 0)
    /// What the learner says they know without having proved it, in the order in which it is asked.
    public var claimed: [Due] = []
    /// How many such words were asked today already.
    public var proved = 0
    /// The minutes that the learner wants to give.
    public var minutes = 10
    /// How many reviews there were on each of the last days that were played, at most `daysRemembered` of them.
    public var pastReviews: [Int] = []
    /// What a review takes the learner, in milliseconds, feedback included; nil while that isn't known.
    public var pace: Int?
    /// The numbers that could be others.
    public var rules = CourseRules()

    /// The ground of somebody who begins.
    public init() {}
  }

  /// How many played days say what is usual.
  public static let daysRemembered = 14
  /// How many words a day are asked as proof that they are known, as the learner says.
  public static let proofLimit = 20

  /// What is asked, in this order.
  public let reviews: [Due]
  /// How many are asked on such a day at most.
  public let room: Int
  /// What is due as well and waits, what comes next first.
  public let waiting: [Due]
  /// Skills that open today: no more than the minutes have room for.
  public let opened: [Due]
  /// What is asked as proof that it is known. It comes on top of the new words.
  public let proofs: [Due]
  /// How many new words there are.
  public let newCount: Int
  /// Why there are not more; nil where there are as many as the minutes allow.
  public let brake: Brake?
  /// How often what was missed is asked again, on the whole: on a bad day the session doesn't get twice as long.
  public let retries: Int
  /// How long all of it takes, in minutes, at least 1 where there is anything.
  public let minutes: Int

  /// The plan of a day.
  public init(_ ground: Ground) {
    let pace = ground.pace ?? Self.usualPace
    let due = Self.onePerItem(ground.due)
    room =
      ground.rules.holdsBack
      ? Self.room(ground.pastReviews, fitting: ground.minutes * 60_000 / pace) : ground.reviewed + due.count
    let (chosen, others) = Self.divided(due, at: max(0, room - ground.reviewed))
    reviews = Self.inAskingOrder(chosen, ground.rules)
    waiting = others
    let isOverrun = waiting.count > room
    opened = isOverrun ? [] : Array(ground.opened.prefix(2 * Self.newLimit(minutes: ground.minutes)))
    proofs = isOverrun ? [] : Array(ground.claimed.prefix(max(0, Self.proofLimit - ground.proved)))
    (newCount, brake) = Self.new(
      ground, opened: opened.count, spent: (reviews.count + ground.reviewed) * pace, isOverrun: isOverrun)
    let milliseconds =
      (reviews.count + proofs.count) * pace + newCount * Self.newCost + opened.count * Self.newCost / 2
    minutes = milliseconds == 0 ? 0 : max(1, (milliseconds + 30_000) / 60_000)
    retries = max(Self.fewestRetries, (ground.minutes * Self.stretched - milliseconds) / Self.retryCost)
  }

  /// How many new words a day of so many minutes has at most.
  public static func newLimit(minutes: Int) -> Int { minutes <= 5 ? 3 : minutes <= 10 ? 6 : minutes * 2 / 3 }
}

/// How it is decided.
extension DayPlan {
  /// What a review takes before that was measured, and what a new word takes, in milliseconds.
  private static let (usualPace, newCost) = (8_000, 20_000)
  private static let fewestNew = 2
  /// How long a day may get by what is asked again, in milliseconds for each minute that is asked for, and what asking
  /// again takes. A few times always.
  private static let (stretched, retryCost, fewestRetries) = (75_000, 10_000, 5)
  private static let leastUsual = 20

  /// How many reviews a day has at most: half as many again as is usual, no fewer than half the minutes hold, and no more
  /// than all of them do.
  private static func room(_ past: [Int], fitting most: Int) -> Int {
    let sorted = past.suffix(daysRemembered).sorted()
    let median = sorted.isEmpty ? 0 : sorted[sorted.count / 2]
    return min(max(max(leastUsual, median) * 3 / 2, most / 2), max(leastUsual, most))
  }

  /// What is asked, and what waits. What is least stable is lost first, and comes first; but of what waits for days a
  /// quarter comes whatever its stability, so that nothing waits for ever.
  private static func divided(_ due: [Due], at count: Int) -> (chosen: [Due], others: [Due]) {
    let ranked = due.sorted(by: comesBefore)
    guard ranked.count > count else { return (ranked, []) }
    let rest = ranked.dropFirst(count - count / 4)
    let patient = Set(rest.sorted { ($1.waited, $0.stability) < ($0.waited, $1.stability) }.prefix(count / 4))
    return (
      ranked.prefix(count - count / 4) + rest.filter(patient.contains), rest.filter { !patient.contains($0) }
    )
  }

  /// Of several skills of an item that one which is most at risk.
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

  /// Three that are likely to be known, then the others, what is most at risk first.
  private static func inAskingOrder(_ chosen: [Due], _ rules: CourseRules) -> [Due] {
    if !rules.asksRiskiestFirst { return chosen.sorted { $0.item.rawValue < $1.item.rawValue } }
    let byRisk = chosen.sorted { ($0.recall, $0.item.rawValue) < ($1.recall, $1.item.rawValue) }
    let split = max(0, byRisk.count - rules.likelyFirst)
    return byRisk[split...].reversed() + byRisk[..<split]
  }

  private static func new(
    _ ground: Ground, opened: Int, spent: Int, isOverrun: Bool
  ) -> (Int, Brake?) {
    if isOverrun { return (0, ground.unseen > 0 ? .backlog : nil) }
    let most = ground.rules.limitsNew ? newLimit(minutes: ground.minutes) : ground.unseen
    let limit = max(0, most - (opened + ground.openedBefore + 1) / 2 - ground.begun)
    let left = (ground.minutes * 60_000 - spent) / newCost - ground.begun
    let allowed = max(fewestNew - ground.begun, 0, min(limit, left))
    if ground.unseen < allowed { return (ground.unseen, ground.unseen < limit ? .noneLeft : nil) }
    return (allowed, allowed < limit ? .reviews : nil)
  }
}
