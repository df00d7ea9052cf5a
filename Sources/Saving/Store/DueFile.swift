import Learning

/// What is due on the coming days, in a file of its own, so that a command that asks for it reads nothing
/// else. It is written together with the save, and is stale if the journal has events after it.
public struct DueFile: Hashable, Sendable {
  /// One deck's part.
  public struct DeckShare: Hashable, Sendable {
    /// How many words are due on each day, from the file's day on; the first day includes everything overdue.
    public var due: [Int]
    /// How many words were never learned.
    public var new: Int

    public init(due: [Int], new: Int) {
      self.due = due
      self.new = new
    }
  }

  /// How many days after its own it can tell.
  public static let daysAhead: Int64 = 7

  /// The save's sequence number and the number of its last event.
  public var sequence, lastEvent: Int64
  public var day: Day
  /// The hour at which a day starts.
  public var dayStart: Int
  /// What is left to do on that day.
  public var left: Count
  /// By deck id.
  public var decks: [String: DeckShare]
  /// The basis for the days after it.
  public var ahead: Ahead
  /// The reviews of the day, with what they lead to.
  public var asked: [Prospect] = []
  /// The items that the day asks for as proof that they are known.
  public var proofs: [ItemID] = []
  /// The days from a new word's first answer to its next question, by grade from again to easy.
  public var firstWaits: [Int] = []
  /// How often a missed item is asked again.
  public var mostTries = 0
  /// How many more times something can be asked again on this day.
  public var retries = 0
  /// How many memories of new words were begun on this day, and how many each of these words
  /// has: a letter has two.
  public var (begun, forms) = (0, 1)
  /// The journal that may have events after the file, with the lengths of the others when
  /// they were read for it.
  var journal = "journal.jsonl"
  var sizes: [String: Int] = [:]

  /// What there is to do on a day.
  public struct Count: Hashable, Sendable {
    /// How many items are asked, how many of the words are new, and how many are asked as
    /// proof that they are known.
    public var due, new, proofs: Int

    public init(due: Int, new: Int, proofs: Int) {
      self.due = due
      self.new = new
      self.proofs = proofs
    }
  }

  /// What is known of the days after the file's own.
  public struct Ahead: Hashable, Sendable {
    /// The minutes that the learner wants to spend per day.
    public var minutes: Int
    /// The most new words of each of the next days, from tomorrow on.
    public var newLimits: [Int]
    /// How many words can still be begun.
    public var unseen: Int
    /// How many skills of known words can open, by the days until something else of the same word is due.
    public var openings: [Int]
    /// How many words the learner says they know without proof, as far as they can be asked within a day.
    public var claimed: Int
    /// How many are due on each day in all decks together; a word that is in several decks counts once.
    public var due: [Int]
    /// The number of reviews on each of the last days that were played, without the file's own.
    public var pastReviews: [Int]
    /// The number of reviews on the file's own day.
    public var reviewedToday = 0
    public var isBegun: Bool { unseen > 0 || due.contains { $0 > 0 } }

    public init(
      minutes: Int, newLimits: [Int], unseen: Int, openings: [Int], claimed: Int, due: [Int],
      pastReviews: [Int]
    ) {
      (self.minutes, self.newLimits) = (minutes, newLimits)
      self.unseen = unseen
      self.openings = openings
      self.claimed = claimed
      self.due = due
      self.pastReviews = pastReviews
    }
  }

  public init(
    sequence: Int64, lastEvent: Int64, day: Day, dayStart: Int, left: Count, decks: [String: DeckShare],
    ahead: Ahead
  ) {
    self.sequence = sequence
    self.lastEvent = lastEvent
    self.day = day
    self.dayStart = dayStart
    self.left = left
    self.decks = decks
    self.ahead = ahead
  }

  /// What there is to do on a day: the rest of the file's own day, or the forecast for a later one. Nil for a day that
  /// the file doesn't reach.
  public func count(on other: Day) -> Count? {
    guard other > day else { return left }
    guard other.number - day.number <= Int64(ahead.newLimits.count) else { return nil }
    let days = Int(other.number - day.number)
    var ground = DayPlan.Ground()
    (ground.minutes, ground.unseen) = (ahead.minutes, ahead.unseen)
    ground.newLimit = ahead.newLimits[days - 1]
    let isPlayed = ahead.reviewedToday + begun > 0
    ground.pastReviews = ahead.pastReviews + (isPlayed ? [ahead.reviewedToday] : [])
    let amount = DayAmount(
      due: ahead.due.prefix(days + 1).reduce(0, +), openable: ahead.openings.dropFirst(days + 1).reduce(0, +),
      claimed: ahead.claimed, of: ground)
    return Count(due: amount.reviews + amount.opened, new: amount.new, proofs: amount.proofs)
  }
}
