import Formats
import Learning

/// Everything that is kept about a player, as in `save.json`. A value: changing it writes nothing.
public struct SaveFile: Equatable, Sendable {
  /// The version of the format.
  public static let schema: Int64 = 2
  /// The largest number of a line or save that is accepted.
  static let mostCounted = Int64(Counting.most)
  /// The most bytes of a save: 50,000 words take about 40 MB, and the most words that are kept about 80.
  static let byteLimit = 128 << 20
  /// The most values in it, twice what the words can have.
  static let valueLimit = 6_000_000

  public var settings = Settings()
  /// The learner's choices for the course.
  public var course = CourseChoice() {
    didSet { knowledge.schedule = course.schedule }
  }
  /// Every round in the order of playing.
  public var scores: [Score] = []
  /// What is known of each word that was met.
  public internal(set) var knowledge: Knowledge
  /// Tells this home's events from those of any other: 16 hex digits; empty before the first event.
  public internal(set) var home = ""
  /// The number of the last event that is included.
  public internal(set) var lastEvent: Int64 = 0
  /// How much of other journals is included; nil if there is only one.
  var journals: IncludedJournals?
  /// How many times the save was written.
  public internal(set) var sequence: Int64 = 0
  /// Members that this version doesn't know: of the file, of courses by deck, of scores by index, and of
  /// items.
  var unknown: [JSONMember] = []
  var unknownOfCourses: [String: [JSONMember]] = [:]
  var unknownOfScores: [Int: [JSONMember]] = [:]
  var unknownOfItems: [ItemID: UnknownMembers] = [:]

  /// The save of a new player.
  public init(model: MemoryModel = MemoryModel()) {
    knowledge = Knowledge(model: model)
  }

  /// The figures of a word; empty ones if it was never met.
  public func figures(deck: String, word: String) -> ItemFigures {
    knowledge.figures(of: WordReference(deck: deck, word: word))
  }

  /// The player's own hint for a word.
  public func mnemonic(deck: String, word: String) -> String? {
    knowledge.item(of: WordReference(deck: deck, word: word))?.hint
  }

  /// Adds an event, unless it is included already.
  public mutating func take(_ event: Event) {
    guard event.number > lastEvent else { return }
    lastEvent = event.number
    include(event)
  }

  /// Makes an event of something that happens now, and adds it.
  @discardableResult
  public mutating func take(_ body: Event.Body, at moment: Moment) -> Event {
    let event = event(body, at: moment)
    lastEvent = event.number
    include(event)
    journals?.goOn(moment.time)
    return event
  }

  /// Makes events of an answer and what follows from it, and adds them.
  ///
  /// - Returns: the events, and the one that would take the answer back.
  public mutating func take(
    _ answer: Answer, game: String, at moment: Moment
  ) -> (events: [Event], undo: Event.Undo?) {
    let event = event(knowledge.event(answer, game: game, on: knowledge.day(of: moment)), at: moment)
    let undo = knowledge.undoing(event)
    lastEvent = event.number
    include(event)
    journals?.goOn(moment.time)
    return ([event] + knowledge.consequences(of: event).map { take($0, at: moment) }, undo)
  }

  private func event(_ body: Event.Body, at moment: Moment) -> Event {
    let number = min(lastEvent, Self.mostCounted - 1) + 1
    return Event(number: number, moment: moment, day: knowledge.day(of: moment), body)
  }

  private mutating func include(_ event: Event) {
    if case .score(let score) = event.body { scores.append(score) } else { knowledge.take(event) }
  }

  /// The highest score of a game's finished rounds; the first of equal ones. A nil deck or variation matches
  /// any.
  public func best(game: String, variation: String? = nil, deck: String? = nil) -> Score? {
    scores.filter { score in
      score.result.isFinished && score.result.score > 0 && score.result.game == game
        && deck ?? score.result.deck == score.result.deck
        && variation ?? score.result.variation == score.result.variation
    }.reduce(nil) { best, score in
      guard let best, best.result.score >= score.result.score else { return score }
      return best
    }
  }
}
