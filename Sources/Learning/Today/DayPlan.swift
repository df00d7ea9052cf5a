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

    /// A skill that is due.
    public init(_ item: ItemID, _ skill: Skill, recall: Int, stability: Double) {
      self.item = item
      self.skill = skill
      self.recall = recall
      self.stability = stability
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
  /// How long all of it takes, in minutes, at least 1 where there is anything.
  public let minutes: Int

  /// The plan of a day.
  public init(_ ground: Ground) {
    room = ground.rules.holdsBack ? Self.room(ground.pastReviews) : .max / 4
    let ranked = Self.onePerItem(ground.due).sorted(by: Self.comesBefore)
    let left = max(0, room - ground.reviewed)
    reviews = Self.inAskingOrder(Array(ranked.prefix(left)), ground.rules)
    waiting = Array(ranked.dropFirst(left))
    let isOverrun = waiting.count > 2 * room
    opened = isOverrun ? [] : Array(ground.opened.prefix(2 * Self.newLimit(minutes: ground.minutes)))
    proofs = isOverrun ? [] : Array(ground.claimed.prefix(max(0, Self.proofLimit - ground.proved)))
    let pace = ground.pace ?? Self.usualPace
    (newCount, brake) = Self.new(
      ground, opened: opened.count, spent: (reviews.count + ground.reviewed) * pace, isOverrun: isOverrun)
    let milliseconds =
      (reviews.count + proofs.count) * pace + newCount * Self.newCost + opened.count * Self.newCost / 2
    minutes = milliseconds == 0 ? 0 : max(1, (milliseconds + 30_000) / 60_000)
  }

  /// How many new words a day of so many minutes has at most.
  public static func newLimit(minutes: Int) -> Int { minutes <= 5 ? 3 : minutes <= 10 ? 6 : minutes * 2 / 3 }
}

/// How it is decided.
extension DayPlan {
  /// What a review takes before that was measured, and what a new word takes, in milliseconds.
  private static let (usualPace, newCost) = (8_000, 20_000)
  private static let fewestNew = 2
  private static let leastUsual = 20

  /// How many reviews a day has at most: half as many again as is usual.
  private static func room(_ past: [Int]) -> Int {
    let sorted = past.suffix(daysRemembered).sorted()
    let median = sorted.isEmpty ? 0 : sorted[sorted.count / 2]
    return max(leastUsual, median) * 3 / 2
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

  /// What is least stable is lost first, and comes first.
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
