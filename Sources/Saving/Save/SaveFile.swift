import Formats
import Learning
import Limits

/// Everything that is kept about a player, as in `save.json`. A value: changing it writes nothing.
public struct SaveFile: Equatable, Sendable {
  public static let schema: Int64 = 2
  /// The largest number of a line or save that is accepted.
  static let mostCounted = Int64(Counting.most)
  /// The most bytes of a save: 50,000 words take about 40 MB, and the most words that are kept about 80.
  static let byteLimit = Limit.save.most
  /// The most values in it, twice what the words can have.
  static let valueLimit = 6_000_000

  public var settings = Settings() {
    didSet { apply(settings, to: &knowledge) }
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
  /// Members that this version doesn't know: of the file, of courses by deck, of scores
  /// by index, and of items.
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
    journals?.note(moment.time)
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
    journals?.note(moment.time)
    return ([event] + knowledge.consequences(of: event).map { take($0, at: moment) }, undo)
  }

  private func event(_ body: Event.Body, at moment: Moment) -> Event {
    let number = min(lastEvent, Self.mostCounted - 1) + 1
    return Event(number: number, moment: moment, day: knowledge.day(of: moment), body)
  }

  private mutating func include(_ event: Event) {
    if case .score(let score) = event.body { scores.append(score) } else { knowledge.take(event) }
  }

  /// The highest score of a game's finished rounds; the first of equal ones. A nil
  /// deck or variation matches any.
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

/// The settings that decide what is asked.
private func apply(_ settings: Settings, to knowledge: inout Knowledge) {
  knowledge.schedule = settings[.today.schedule]
  knowledge.opensEarly(settings[.today.opensEarly])
}

/// The save as JSON. `hours` has times as keys, `items` ids, `settings` and `courses` ids, too. `lastEvent` and
/// `sequence` are whole numbers, `lastOffset` minutes. A save without a `checksum` was edited by hand and is accepted.
extension SaveFile {
  private static let keys: Set<String> = [
    "schema", "player", "settings", "scores", "items", "hours", "courses", "record", "lastDay", "lastOffset",
    "weights", "home", "journals", "lastEvent", "sequence", "checksum",
  ]

  /// Reads the root; its large members were read on the way.
  init(_ root: JSONValue, _ words: StoredWords) throws(TextError) {
    settings = try Settings(in: root)
    let courses = try root.optional("courses").map(StoredCourses.init) ?? StoredCourses()
    unknownOfCourses = courses.unknown
    knowledge = Knowledge(
      model: MemoryModel(), items: words.items, hours: words.hours,
      openedPractice: courses.openedPractice, stages: courses.stages,
      record: try root.optional("record").map(CourseRecord.init) ?? CourseRecord(),
      lastDay: try root.optional("lastDay")?.day(),
      lastOffset: try root.optional("lastOffset").map { json throws(TextError) in
        Int(try json.integer(in: -1440...1440)) * 60
      },
      trained: try root.optional("weights").map(TrainedWeights.init))
    apply(settings, to: &knowledge)
    unknownOfItems = words.unknownOfItems
    try readScores(root)
    home = try root.optional("home")?.string() ?? ""
    lastEvent = try root.optional("lastEvent")?.integer(in: 0...Self.mostCounted) ?? 0
    journals = try root.optional("journals").map(IncludedJournals.init)
    sequence = try root.optional("sequence")?.integer(in: 0...Self.mostCounted) ?? 0
    unknown = try root.object().members(except: Self.keys)
  }

  private mutating func readScores(_ root: JSONValue) throws(TextError) {
    for (place, json) in try (root.optional("scores")?.array() ?? []).enumerated() {
      scores.append(try Score(json))
      let rest = try json.object().members(except: Score.keys)
      if !rest.isEmpty { unknownOfScores[place] = rest }
    }
  }

  public var bytes: [UInt8] {
    let items = knowledge.items.map { JSONMember($0.key.rawValue, $0.value.json(unknownOfItems[$0.key])) }
    let scores = scores.enumerated().map { place, score in
      JSONValue.object(JSONObject(score.json.members + (unknownOfScores[place] ?? [])))
    }
    let root = JSONObject(
      [
        JSONMember("schema", .integer(Self.schema)), JSONMember("settings", settings.json),
        JSONMember("scores", .array(scores)),
        JSONMember("items", .object(JSONObject(items).sorted)),
        JSONMember("hours", HourCount.json(knowledge.hours)), JSONMember("courses", courses),
        JSONMember("record", knowledge.record.json),
        JSONMember("home", .string(home)), JSONMember("lastEvent", .integer(lastEvent)),
        JSONMember("sequence", .integer(sequence)),
      ] + [knowledge.lastDay].compactMap { $0.map { JSONMember("lastDay", .string(Timestamp.date($0))) } }
        + [knowledge.lastOffset].compactMap { $0.map { JSONMember("lastOffset", .integer(Int64($0 / 60))) } }
        + [knowledge.trained].compactMap { $0.map { JSONMember("weights", .object($0.json)) } }
        + [journals].compactMap { $0.map { JSONMember("journals", $0.json) } } + unknown)
    return Checksum.seal(root, spread: 2)
  }

  private var courses: JSONValue {
    StoredCourses(
      openedPractice: knowledge.openedPractice, stages: knowledge.stages, unknown: unknownOfCourses
    ).json
  }
}

extension TextError.Problem {
  static let tooManyWords = Self(
    "there are more than \(Knowledge.mostItems) words",
    hint: "Remove those of decks that you don't have any more.")
  static let wrongChecksum = Self(
    "the checksum does not fit the content", hint: "After an edit by hand, remove the line with the checksum."
  )
}
