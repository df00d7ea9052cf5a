import Formats
import Learning
import Limits

/// Everything that is known about a player. A value: changing it writes nothing.
///
/// `save.json` has the settings and the scores; all else comes from the journals.
public struct SaveFile: Equatable, Sendable {
  static let schema: Int64 = 3
  /// Version 0.2's, of which settings and scores are read.
  static let oldSchema: Int64 = 2
  static let byteLimit = Limit.save.most

  public var settings = Settings() {
    didSet { apply(settings, to: &knowledge) }
  }
  /// The best round of each contest and the last ones, in the order of playing.
  public private(set) var scores: [Score] = []
  /// What is known of each word that was met.
  public internal(set) var knowledge: Knowledge
  /// Tells this home's events from those of any other: 16 hex digits; empty before the first event.
  public internal(set) var home = ""
  /// How far the journals are in it.
  var applied = AppliedJournals()
  /// Whether it was read from a file of version 0.2, and the number of the last event that was in it.
  private(set) var (isOfOldSchema, oldLastEvent) = (false, Int64(0))
  /// Members of the file and of its scores that this version doesn't know.
  private var unknown: [JSONMember] = []
  private var unknownOfScores: [Score: [JSONMember]] = [:]

  /// The save of a new player.
  public init(model: MemoryModel = MemoryModel()) {
    knowledge = Knowledge(model: model)
  }

  /// The number of this home's last event.
  public var lastEvent: Int64 { applied.last(of: home) }

  /// The figures of a word; empty ones if it was never met.
  public func figures(deck: String, word: String) -> ItemFigures {
    knowledge.figures(of: WordReference(deck: deck, word: word))
  }

  /// The player's own hint for a word.
  public func mnemonic(deck: String, word: String) -> String? {
    knowledge.item(of: WordReference(deck: deck, word: word))?.hint
  }

  /// Makes an event of something that happens now, and adds it.
  @discardableResult
  public mutating func record(_ body: Event.Body, at moment: Moment) -> Event {
    let event = event(body, at: moment)
    include(event)
    return event
  }

  /// Makes events of an answer and what follows from it, and adds them.
  ///
  /// - Returns: the events, and the one that would take the answer back.
  public mutating func record(
    _ answer: Answer, game: String, at moment: Moment
  ) -> (events: [Event], undo: Event.Undo?) {
    let event = event(knowledge.event(answer, game: game, on: knowledge.day(of: moment)), at: moment)
    let undo = knowledge.undoing(event)
    include(event)
    return ([event] + knowledge.consequences(of: event).map { record($0, at: moment) }, undo)
  }

  private func event(_ body: Event.Body, at moment: Moment) -> Event {
    Event(number: lastEvent + 1, moment: moment, day: knowledge.day(of: moment), body)
  }

  private mutating func include(_ event: Event) {
    applied.note(event.number, of: home, at: event.moment.time)
    guard case .score(let score) = event.body else { return knowledge.apply(event) }
    knowledge.count(score)
    add([score])
  }

  /// Adds scores that aren't there yet.
  public mutating func add(_ others: [Score]) {
    let known = Set(scores)
    let new = others.filter { !known.contains($0) }
    if new.isEmpty { return }
    let isInOrder = scores.last.map { last in new.allSatisfy { $0.playedAt >= last.playedAt } } ?? true
    scores = Score.worthKeeping(
      isInOrder ? scores + new : (scores + new).sorted { $0.playedAt < $1.playedAt })
  }

  /// - Parameter successors: the decks that have the words of others now, by the others' ids.
  mutating func moveScores(_ successors: [String: String]) {
    for place in scores.indices {
      if let deck = successors[scores[place].result.deck] { scores[place].result.deck = deck }
    }
  }

  /// Continues with what journals tell.
  mutating func use(_ sum: JournalSum) {
    (knowledge, applied) = (sum.knowledge, sum.applied)
    apply(settings, to: &knowledge)
    add(sum.scores)
  }

  /// Notes that the index follows with all that has changed.
  mutating func markStored() { knowledge.markStored() }

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
  knowledge.retention = Double(settings[.today.retention]) / 100
  knowledge.dayStart = settings[.today.dayStart]
}

/// The file. One without a `checksum` was edited by hand and is accepted.
extension SaveFile {
  /// Why bytes are no save that this version can read.
  enum Refusal: Error {
    /// Another version has written it.
    case otherSchema(Int64)
    /// It is damaged.
    case damaged(TextError)
  }

  private static let keys: Set<String> = ["schema", "player", "settings", "scores", "totals", "checksum"]
  /// The settings that say who the player is.
  private static let ofPlayer: Set<String> = ["avatar", "name"]
  /// What version 0.2 kept of words and journals. Its journals say the same.
  private static let oldKeys: Set<String> = [
    "items", "hours", "courses", "record", "lastDay", "lastOffset", "weights", "home", "journals",
    "lastEvent", "sequence",
  ]
  /// Such of them as can be large.
  private static let large: Set<String> = ["items", "hours", "record"]

  /// The checksum is tested before the schema, so that a flipped bit doesn't pass for another version. A
  /// checksum in another format can only be from a newer version.
  init(bytes: [UInt8]) throws(Refusal) {
    self.init()
    let (found, isKnown, isOld): (Int64, Bool, Bool)
    do throws(TextError) {
      let root = try Self.root(bytes)
      let schema = try root.member("schema").integer(in: 1...Int64.max)
      isOld = schema == Self.oldSchema
      isKnown = isOld || schema == Self.schema
      try Self.verify(root, bytes, isKnown: isKnown)
      if isKnown { try read(root, isOld: isOld) }
      isOfOldSchema = isOld
      found = schema
    } catch {
      throw .damaged(error)
    }
    if !isKnown { throw .otherSchema(found) }
  }

  private static func verify(_ root: JSONValue, _ bytes: [UInt8], isKnown: Bool) throws(TextError) {
    guard let json = try root.optional("checksum") else { return }
    let checksum = try json.string()
    guard isKnown || checksum.hasPrefix(Checksum.prefix) else { return }
    if !Checksum.fits(checksum, bytes) { throw TextError(.wrongChecksum, at: json.place) }
  }

  private static func root(_ bytes: [UInt8]) throws(TextError) -> JSONValue {
    var reader = JSONReader(bytes, valueLimit: 6_000_000)
    return try reader.document { (reader) throws(TextError) in
      let start = reader.place
      var members: [JSONMember] = []
      try reader.members { (reader, key, place) throws(TextError) in
        if large.contains(key) { return try reader.pass() }
        members.append(JSONMember(key, try reader.value(), at: place))
      }
      return JSONValue(.object(JSONObject(members)), at: start)
    }
  }

  private mutating func read(_ root: JSONValue, isOld: Bool) throws(TextError) {
    settings = try Settings(in: root)
    for json in try root.optional("scores")?.array() ?? [] {
      let score = try Score(json)
      scores.append(score)
      let rest = try json.object().members(except: Score.keys)
      if !rest.isEmpty { unknownOfScores[score] = rest }
    }
    scores = Score.worthKeeping(scores)
    if isOld { oldLastEvent = try root.optional("lastEvent")?.integer() ?? 0 }
    unknown = try root.object().members(except: isOld ? Self.keys.union(Self.oldKeys) : Self.keys)
  }

  var bytes: [UInt8] {
    let scores = scores.map { JSONValue.object(JSONObject($0.json.members + (unknownOfScores[$0] ?? []))) }
    let chosen = settings.values.map { JSONMember($0.key, $0.value) }
    let root = JSONObject(
      [
        JSONMember("schema", .integer(Self.schema)),
        JSONMember("player", .object(JSONObject(chosen.filter { Self.ofPlayer.contains($0.key) }))),
        JSONMember("settings", .object(JSONObject(chosen.filter { !Self.ofPlayer.contains($0.key) }))),
        JSONMember("scores", .array(scores)), JSONMember("totals", totals),
      ] + unknown)
    return Checksum.seal(root, spread: 3)
  }

  /// What people look for first.
  private var totals: JSONValue {
    let sum = knowledge.hours.values.reduce(into: HourCount()) { $0.add($1) }
    return .object([
      "days": .integer(knowledge.record.days.count), "games": .integer(sum.rounds),
      "right": .integer(sum.right),
      "seconds": .integer(sum.seconds), "words": .integer(knowledge.items.count),
      "wrong": .integer(sum.wrong),
    ])
  }
}

extension TextError.Problem {
  static let wrongChecksum = Self(
    "the checksum does not fit the content", hint: "After an edit by hand, remove the line with the checksum."
  )
}
