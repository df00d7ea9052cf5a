/// How much of everything a day has, by nothing but counts: so that it can be told of days that haven't come.
public struct DayAmount: Hashable, Sendable {
  /// How many are asked on such a day at most.
  public let room: Int
  /// How many that are due are asked.
  public let reviews: Int
  /// How many skills of known words open.
  public let opened: Int
  /// How many words are asked as proof that they are known.
  public let proofs: Int
  /// How many new words there are.
  public let new: Int
  /// Why there are not more new words; nil where there are as many as the minutes allow.
  public let brake: DayPlan.Brake?
  /// How often what was missed is asked again, on the whole: on a bad day the session doesn't get twice as long.
  public let retries: Int
  private let milliseconds: Int

  /// What a day has.
  ///
  /// - Parameters:
  ///   - due: how many items are due.
  ///   - openable: how many skills of known words can open.
  ///   - claimed: how many words the learner says they know without having proved it.
  ///   - ground: what else the day is made from. Of what it lists nothing is read.
  public init(due: Int, openable: Int, claimed: Int, of ground: DayPlan.Ground) {
    room =
      ground.rules.holdsBack
      ? Self.room(ground.pastReviews, fitting: ground.minutes * 60_000 / Self.reviewCost)
      : ground.reviewed + due
    reviews = min(due, max(0, room - ground.reviewed))
    let isOverrun = due - reviews > room
    let mostOpened = Self.mostOpened(minutes: ground.minutes) - ground.openedBefore
    opened = isOverrun ? 0 : min(openable, max(0, mostOpened))
    proofs = isOverrun ? 0 : min(claimed, max(0, DayPlan.proofLimit - ground.proved))
    (new, brake) =
      isOverrun
      ? (0, ground.unseen > 0 ? .backlog : nil)
      : Self.new(ground, opened: opened, spent: (reviews + ground.reviewed) * Self.reviewCost)
    let left = Self.milliseconds(reviews + proofs, new, opened)
    let spent = Self.milliseconds(ground.reviewed + ground.proved, ground.begun, ground.openedBefore)
    let room = (ground.minutes * Self.stretched - left - spent) / Self.retryCost
    retries = max(0, max(Self.fewestRetries, room) - ground.retries)
    milliseconds = left
  }

  private static func milliseconds(_ reviews: Int, _ new: Int, _ opened: Int) -> Int {
    (reviews + opened) * reviewCost + new * newCost
  }

  /// How long all of it takes, in minutes, at least 1 where there is anything.
  public var minutes: Int { milliseconds == 0 ? 0 : max(1, (milliseconds + 30_000) / 60_000) }

  /// How many new words a day of so many minutes has at most.
  public static func newLimit(minutes: Int) -> Int { minutes <= 5 ? 3 : minutes <= 10 ? 6 : minutes * 2 / 3 }

  /// How many skills of known words open at most on a day of so many minutes: two take the place of a new word.
  public static func mostOpened(minutes: Int) -> Int { 2 * newLimit(minutes: minutes) }
}

/// How it is decided.
extension DayAmount {
  /// What a review and a new word take in the mean, in milliseconds: with feedback, the round with the word, and what is
  /// asked again. Simulated learners take so long.
  private static let (reviewCost, newCost) = (6_000, 25_000)
  private static let fewestNew = 2
  /// How long a day may get by what is asked again, in milliseconds for each minute that is asked for, and what asking
  /// again takes. A few times always.
  private static let (stretched, retryCost, fewestRetries) = (75_000, 10_000, 5)
  private static let leastUsual = 20

  /// How many reviews a day has at most: half as many again as is usual, no fewer than half the minutes hold, and no more
  /// than all of them do.
  private static func room(_ past: [Int], fitting most: Int) -> Int {
    let sorted = past.suffix(DayPlan.daysRemembered).sorted()
    let median = sorted.isEmpty ? 0 : sorted[sorted.count / 2]
    return min(max(max(leastUsual, median) * 3 / 2, most / 2), max(leastUsual, most))
  }

  private static func new(_ ground: DayPlan.Ground, opened: Int, spent: Int) -> (Int, DayPlan.Brake?) {
    let most = ground.rules.limitsNew ? newLimit(minutes: ground.minutes) : ground.unseen
    let limit = max(0, most - (opened + ground.openedBefore + 1) / 2 - ground.begun)
    let left = (ground.minutes * 60_000 - spent) / newCost - ground.begun
    let allowed = max(fewestNew - ground.begun, 0, min(limit, left))
    if ground.unseen < allowed { return (ground.unseen, ground.unseen < limit ? .noneLeft : nil) }
    if allowed < limit { return (allowed, .reviews) }
    return (allowed, allowed < most - ground.begun ? .openings : nil)
  }
}
