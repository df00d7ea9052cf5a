import Learning

/// What is due on the days that come, in a file of its own, so that a command that asks reads nothing else. It is written
/// with the save; where the journal goes on behind it, it is stale.
public struct DueFile: Hashable, Sendable {
  /// What is due of a deck.
  public struct DeckShare: Hashable, Sendable {
    /// How many are due on each day from the file's own on; the first has all that was due before.
    public var due: [Int]
    /// How many words were never learned.
    public var new: Int

    /// A deck's share.
    public init(due: [Int], new: Int) {
      self.due = due
      self.new = new
    }
  }

  /// How often the save was written, this time included, and the last event in it.
  public var sequence, lastEvent: Int64
  /// The day of the save.
  public var day: Day
  /// The hour at which a day starts.
  public var dayStart: Int
  /// What is left of that day.
  public var left: Count
  /// The decks by their ids.
  public var decks: [String: DeckShare]
  /// What the days after it are made from.
  public var ahead: Ahead
  /// What the day asks of what has a memory, and what will come of it.
  public var asked: [Prospect] = []
  /// What it asks as proof that it is known.
  public var proofs: [ItemID] = []
  /// In how many days a new word is asked after its first answer, by grades from again to easy.
  public var firstWaits: [Int] = []
  /// How often what was missed is asked again.
  public var mostTries = 0
  /// How often something can still be asked again on the day.
  public var retries = 0
  /// How many memories of new words have begun on the day, and how many each of these words has: a letter has two.
  public var (begun, forms) = (0, 1)
  /// The journal whose end goes on behind it, and the lengths of others, as they were read for it.
  var journal = "journal.jsonl"
  var sizes: [String: Int] = [:]

  /// What there is to do on a day.
  public struct Count: Hashable, Sendable {
    /// What is asked, how many words are new, and how many are asked as proof that they are known.
    public var due, new, proofs: Int

    /// A count of its parts.
    public init(due: Int, new: Int, proofs: Int) {
      self.due = due
      self.new = new
      self.proofs = proofs
    }
  }

  /// What is known of the days after the file's own.
  public struct Ahead: Hashable, Sendable {
    /// The minutes that the learner wants to give a day.
    public var minutes: Int
    /// How many words can be begun.
    public var unseen: Int
    /// How many skills of known words can open, by the days until something else of the same word is due.
    public var openings: [Int]
    /// How many words the learner says they know without having proved it, as far as a day can ask them.
    public var claimed: Int
    /// How many are due on each day of all decks together; words of several decks count once.
    public var due: [Int]
    /// How many reviews there were on each of the last days that were played, but for the file's own.
    public var pastReviews: [Int]
    /// How many there were on the file's own day.
    public var reviewedToday = 0
    /// Whether there is anything to come.
    public var isBegun: Bool { unseen > 0 || due.contains { $0 > 0 } }

    /// The days ahead of their parts.
    public init(minutes: Int, unseen: Int, openings: [Int], claimed: Int, due: [Int], pastReviews: [Int]) {
      self.minutes = minutes
      self.unseen = unseen
      self.openings = openings
      self.claimed = claimed
      self.due = due
      self.pastReviews = pastReviews
    }
  }

  /// A file of its parts.
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

  /// What there is to do on a day: what is left of the file's own, or what a later one will have.
  public func count(on other: Day) -> Count {
    guard other > day else { return left }
    let days = Int(min(other.number - day.number, Int64(Forecast.length)))
    var ground = DayPlan.Ground()
    (ground.minutes, ground.unseen) = (ahead.minutes, ahead.unseen)
    let isPlayed = ahead.reviewedToday + begun > 0
    ground.pastReviews = ahead.pastReviews + (isPlayed ? [ahead.reviewedToday] : [])
    let amount = DayAmount(
      due: ahead.due.prefix(days + 1).reduce(0, +), openable: ahead.openings.dropFirst(days + 1).reduce(0, +),
      claimed: ahead.claimed, of: ground)
    return Count(due: amount.reviews + amount.opened, new: amount.new, proofs: amount.proofs)
  }
}
