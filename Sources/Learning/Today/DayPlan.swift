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
    /// Of a skill that opens, in how many days something else of its item is due: one skill of an item is asked a day.
    public var alone: Int

    /// A skill that is due, or opens.
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
    /// What is due takes the time.
    case reviews
    /// So much waits that nothing new should come on top of it.
    case backlog
    /// Words that are known are asked the other way round for the first time.
    case openings
    /// The decks have no more.
    case noneLeft
  }

  /// What the plan is made from.
  public struct Ground: Hashable, Sendable {
    /// All that is due. Of an item with several due skills one is taken, the others wait for tomorrow.
    public var due: [Due] = []
    /// How many words there are that were never met.
    public var unseen = 0
    /// Skills that open today for words that are known already, in the order in which they are asked; two of them take
    /// the place of a new word.
    public var opened: [Due] = []
    /// How many reviews there were today already.
    public var reviewed = 0
    /// What can open on another day and can't today, its words having been asked: of each, in how many days something else
    /// of it is due.
    public var openedLater: [Int] = []
    /// What was missed today.
    public var missed: [Due] = []
    /// How often something was asked again on the day.
    public var retries = 0
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
  /// What was missed today and is asked on; nothing more where the day's retries are spent.
  public let missed: [Due]
  /// How often what was missed is asked again, on the whole: on a bad day the session doesn't get twice as long.
  public let retries: Int
  /// How long all of it takes, in minutes, at least 1 where there is anything.
  public let minutes: Int

  /// How many are asked on such a day at most.
  public let room: Int
  /// How many skills open tomorrow, when all of today is done.
  public let openedTomorrow: Int

  /// The plan of a day.
  public init(_ ground: Ground) {
    let due = Self.onePerItem(ground.due)
    let amount = DayAmount(
      due: due.count, openable: ground.opened.count, claimed: ground.claimed.count, of: ground)
    let (chosen, others) = Self.divided(due, at: amount.reviews)
    reviews = Self.inAskingOrder(chosen, ground.rules)
    waiting = others
    opened = Array(ground.opened.prefix(amount.opened))
    proofs = Array(ground.claimed.prefix(amount.proofs))
    (newCount, brake) = (amount.new, amount.brake)
    (minutes, retries, room) = (amount.minutes, amount.retries, amount.room)
    missed = retries > 0 ? ground.missed : []
    let openings = ground.opened.dropFirst(opened.count).map(\.alone) + ground.openedLater
    openedTomorrow = min(openings.count { $0 > 1 }, DayAmount.mostOpened(minutes: ground.minutes))
  }
}

/// How it is decided.
extension DayPlan {
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

  /// Of an item's skills that are due, the one most at risk.
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
}
