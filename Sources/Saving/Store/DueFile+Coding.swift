import Formats
import Learning
import System

extension DueFile {
  private static let byteLimit = 1 << 20

  /// Reads the file of a home and the journal's events after it; nil if they are not enough to tell what is
  /// due now, so that the save has to be read.
  public init?(of home: Home, files: some FileSystem) {
    guard let bytes = try? files.read(home.due, limit: Self.byteLimit), let json = try? JSON.read(bytes),
      let file = try? DueFile(json), file.isWhole(home, files),
      let tail = try? JournalTail(
        Path.join(home.path, file.journal), after: file.lastEvent, files: files)
    else { return nil }
    let events = tail.lines.compactMap(\.event)
    guard events.count == tail.lines.count, let due = DueTail(file, events) else { return nil }
    self = due.file
  }

  /// Whether no journal has changed, apart from the end of this machine's own.
  private func isWhole(_ home: Home, _ files: some FileSystem) -> Bool {
    guard Home.isJournal(journal), let names = try? home.journals(on: files) else { return false }
    let others = Set(sizes.keys).union(names).subtracting([journal])
    return others.allSatisfy {
      sizes[$0] == (try? files.size(of: Path.join(home.path, $0))) && sizes[$0] != nil
    }
  }

  /// Writes the file. If there is none, the save is read instead.
  func write(to home: Home, files: some FileSystem) throws(FileError) {
    try files.replace(home.due, with: JSON.write(.object(json), spread: 2))
  }

  init(_ json: JSONValue) throws(TextError) {
    var decks: [String: DeckShare] = [:]
    for deck in try json.member("decks").object().members {
      decks[deck.key] = DeckShare(due: try deck.value.counts("due"), new: try deck.value.count("new"))
    }
    let ahead = try json.member("ahead")
    self.init(
      sequence: try json.member("sequence").integer(in: 0...SaveFile.mostCounted),
      lastEvent: try json.member("lastEvent").integer(in: 0...SaveFile.mostCounted),
      day: try json.member("day").day(), dayStart: try json.count("dayStart"),
      left: Count(
        due: try json.count("due"), new: try json.count("new"), proofs: try json.count("proofs")),
      decks: decks,
      ahead: Ahead(
        minutes: try ahead.count("minutes"), newLimits: try ahead.counts("newLimits"),
        unseen: try ahead.count("unseen"),
        openings: try ahead.counts("openings"), claimed: try ahead.count("claimed"),
        due: try ahead.counts("due"),
        pastReviews: try ahead.counts("pastReviews")))
    self.ahead.reviewedToday = try ahead.count("reviewedToday")
    for prospect in try json.member("asked").array() { asked.append(try Prospect(prospect)) }
    self.proofs = try json.member("toProve").strings().map(ItemID.init(rawValue:))
    firstWaits = try json.counts("firstWaits")
    (mostTries, retries) = (try json.count("mostTries"), try json.count("retries"))
    (begun, forms) = (try json.count("begun"), max(1, try json.count("forms")))
    journal = try json.optional("journal")?.string() ?? journal
    for size in try json.optional("journals")?.object().members ?? [] {
      sizes[size.key] = try size.value.count()
    }
  }

  var json: JSONObject {
    let shares = decks.map { id, share in
      JSONMember(id, .object(["due": .counts(share.due), "new": .integer(share.new)]))
    }
    let journals: [JSONMember] = [
      JSONMember("journal", .string(journal)),
      JSONMember(
        "journals", .object(JSONObject(sizes.map { JSONMember($0.key, .integer($0.value)) }).sorted)),
    ]
    let own: JSONObject = [
      "ahead": .object([
        "claimed": .integer(ahead.claimed), "due": .counts(ahead.due), "minutes": .integer(ahead.minutes),
        "newLimits": .counts(ahead.newLimits),
        "openings": .counts(ahead.openings),
        "pastReviews": .counts(ahead.pastReviews), "reviewedToday": .integer(ahead.reviewedToday),
        "unseen": .integer(ahead.unseen),
      ]),
      "asked": .array(asked.map(\.json)), "begun": .integer(begun),
      "day": .string(Timestamp.date(day)), "dayStart": .integer(dayStart),
      "decks": .object(JSONObject(shares).sorted), "due": .integer(left.due),
      "firstWaits": .counts(firstWaits), "forms": .integer(forms), "lastEvent": .integer(lastEvent),
      "mostTries": .integer(mostTries), "new": .integer(left.new), "proofs": .integer(left.proofs),
      "retries": .integer(retries), "sequence": .integer(sequence),
      "toProve": .array(proofs.map { .string($0.rawValue) }),
    ]
    return sizes.isEmpty && journal == "journal.jsonl" ? own : JSONObject(own.members + journals).sorted
  }
}

extension Prospect {
  fileprivate init(_ json: JSONValue) throws(TextError) {
    self.init(
      CourseQueue.Task(
        ItemID(rawValue: try json.member("item").string()), Skill(rawValue: try json.member("skill").string())
      ),
      place: try json.count("place"), waits: try json.counts("waits"),
      isUnlikely: try json.optional("unlikely")?.bool() ?? false,
      opens: try json.optional("opens")?.bool() ?? false, misses: try json.count("misses"),
      leadsOn: try json.optional("leadsOn")?.bool() ?? false)
  }

  fileprivate var json: JSONValue {
    var members: JSONObject = [
      "item": .string(task.item.rawValue), "misses": .integer(misses), "place": .integer(place),
      "skill": .string(task.skill.rawValue), "waits": .counts(waits),
    ]
    if isUnlikely { members["unlikely"] = .bool(true) }
    if opens { members["opens"] = .bool(true) }
    if leadsOn { members["leadsOn"] = .bool(true) }
    return .object(members.sorted)
  }
}

extension JSONValue {
  fileprivate static func counts(_ counts: [Int]) -> JSONValue { .array(counts.map { .integer($0) }) }

  fileprivate func counts(_ name: String) throws(TextError) -> [Int] {
    var counts: [Int] = []
    for count in try member(name).array() { counts.append(try count.count()) }
    return counts
  }
}
