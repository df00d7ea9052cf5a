/// How much a day asks of each kind. Computed from counts alone, so that it can be predicted for future days.
public struct DayAmount: Hashable, Sendable {
  /// The most reviews of such a day.
  let room: Int
  /// How many due items are asked.
  public let reviews: Int
  /// How many skills of known words open.
  public let opened: Int
  /// How many claimed words are asked as proof.
  public let proofs: Int
  /// How many new words there are.
  public let new: Int
  /// How many skills missed today are repeated.
  public let missed: Int
  /// Why there are fewer new words than the forecast allows; nil where there aren't.
  let brake: DayPlan.Brake?
  /// The most repetitions of missed items in all, so that a bad day's session doesn't get twice as long.
  let retries: Int
  private let milliseconds: Int

  public init(_ input: DayPlan.Input) {
    self.init(
      due: Set(input.due.map(\.item)).count, openable: input.opened.count, claimed: input.claimed.count,
      of: input)
  }

  /// - Parameters:
  ///   - due: how many items are due.
  ///   - openable: how many skills of known words can open.
  ///   - claimed: how many claimed words aren't proved yet.
  ///   - input: the rest of the day's facts; its lists aren't read.
  init(due: Int, openable: Int, claimed: Int, of input: DayPlan.Input) {
    room = Self.room(input, due: due)
    reviews = min(due, max(0, room - input.reviewed))
    let isOverrun = due - reviews > room
    let mostOpened = Self.mostOpened(minutes: input.minutes) - input.openedBefore
    opened = isOverrun ? 0 : min(openable, max(0, mostOpened))
    proofs = isOverrun ? 0 : min(claimed, max(0, DayPlan.proofLimit - input.proved))
    let usual = Self.new(input, reviews: reviews + opened, waiting: due - reviews, isOverrun: isOverrun)
    let more = usual.0 + reviews == 0 ? Self.wanted(input) : 0
    (new, brake) = more > 0 ? (more, nil) : usual
    milliseconds = Self.milliseconds(reviews + proofs, new, opened, of: input)
    retries = Self.retries(input, left: milliseconds)
    missed = retries > 0 ? input.missed.count : 0
  }

  private static func milliseconds(_ reviews: Int, _ new: Int, _ opened: Int, of input: DayPlan.Input)
    -> Int
  {
    (reviews + opened) * reviewCost + new * input.newCost
  }

  /// The estimated length in minutes, at least 1 unless there is nothing to do.
  var minutes: Int { milliseconds == 0 ? 0 : max(1, (milliseconds + 30_000) / 60_000) }

  /// The most skills of known words that can open on a day of so many minutes.
  public static func mostOpened(minutes: Int) -> Int { max(4, 2 * minutes) }

  /// The new words of a day whose reviews leave no time or have to wait, unless the limit is lower.
  static let fewestNew = 2

  /// The new words on a beginner's day of so many minutes.
  ///
  /// - Parameter skills: how many skills a word has.
  public static func newLimit(minutes: Int, skills: Int) -> Int {
    NewWordPace(MemoryModel(), skills: skills).words(minutes: minutes)
  }
}

extension DayAmount {
  /// The mean time of a review in milliseconds, including feedback and repetitions, as measured with simulated
  /// learners.
  private static let reviewCost = 6_000
  /// The length that new words may stretch a day to, in milliseconds per minute asked for.
  private static let longest = 72_000
  /// The length that repetitions may stretch a day to, in milliseconds per minute asked for; the cost of a
  /// repetition; and the number that is always allowed.
  private static let (stretched, retryCost, fewestRetries) = (75_000, 10_000, 5)
  private static let leastUsual = 20

  /// The most reviews of a day: half as many again as usual, but at least what fits half the minutes, and at
  /// most what fits them all. All that are due where nothing is held back.
  private static func room(_ input: DayPlan.Input, due: Int) -> Int {
    guard input.rules.holdsBack else { return input.reviewed + due }
    let most = input.minutes * 60_000 / reviewCost
    let sorted = input.pastReviews.suffix(DayPlan.daysRemembered).sorted()
    let median = sorted.isEmpty ? 0 : sorted[sorted.count / 2]
    return min(max(max(leastUsual, median) * 3 / 2, most / 2), max(leastUsual, most))
  }

  /// The most words beyond the day's own that a learner can ask for once these are done.
  private static let mostWanted = 5

  /// How many words there are for a learner who is done, and has asked for more.
  private static func wanted(_ input: DayPlan.Input) -> Int {
    min(input.wanted, max(0, input.newLimit + mostWanted - input.begun))
  }

  /// The most repetitions, where what is left of the day takes so many milliseconds.
  private static func retries(_ input: DayPlan.Input, left: Int) -> Int {
    let spent = milliseconds(
      input.reviewed + input.proved, input.begun, input.openedBefore, of: input)
    let fitting = (input.minutes * stretched - left - spent) / retryCost
    return max(0, max(fewestRetries, fitting) - input.retries)
  }

  /// The day's limit less the words already begun, as far as they fit today's minutes, and why there are no more.
  private static func new(
    _ input: DayPlan.Input, reviews: Int, waiting: Int, isOverrun: Bool
  ) -> (Int, DayPlan.Brake?) {
    let most = input.rules.limitsNew ? input.newLimit : input.unseen
    let limit = max(0, most - input.begun)
    if limit == 0 { return (0, input.isAfterHardDay && input.begun == 0 ? .hardDay : nil) }
    if input.unseen == 0 { return (0, .noneLeft) }
    if isOverrun { return (0, .backlog) }
    let spent = (reviews + input.reviewed + input.openedBefore) * reviewCost
    let left = waiting > 0 ? 0 : (input.minutes * longest - spent) / input.newCost - input.begun
    let allowed = min(limit, max(fewestNew - input.begun, 0, left))
    if input.unseen < allowed { return (input.unseen, .noneLeft) }
    return (allowed, allowed < limit ? .reviews : input.isAfterHardDay ? .hardDay : nil)
  }
}

extension DayPlan.Input {
  /// The mean time of a new word in milliseconds, with its card, its round and its questions.
  fileprivate var newCost: Int { hasRounds ? 25_000 : 20_000 }
}
