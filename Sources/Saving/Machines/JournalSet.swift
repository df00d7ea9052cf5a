import Formats
import Learning
import System

/// The events of several journals. A line that is in two of them is one event.
struct JournalSet: Sendable {
  /// The events that this version knows.
  private(set) var events: [HomeEvent] = []
  /// The number of the last event of each home, including those that only a newer version knows.
  private(set) var homes: [String: Int64] = [:]
  /// The lengths of the journals that were read, by name.
  private(set) var sizes: [String: Int] = [:]
  /// The number of lines that only a newer version knows, and of damaged lines.
  private(set) var (unknown, damaged) = (0, 0)

  init() {}

  /// Reads journals of a home.
  ///
  /// - Parameter progress: called now and then with the bytes read and their total; an error that it throws
  ///   cancels.
  init(
    _ names: [String], in home: Home, _ files: some FileSystem,
    progress: (Int, Int) throws -> Void = { _, _ in }
  ) throws {
    var all = 0
    for name in names { all += try files.size(of: Path.join(home.path, name)) ?? 0 }
    var done = 0
    for name in names {
      var reader = JournalReader(Path.join(home.path, name), files: files)
      while let lines = try reader.next() {
        for line in lines { take(line) }
        try progress(done + reader.place, all)
      }
      sizes[name] = reader.place
      done += reader.place
    }
  }

  mutating func take(_ line: JournalReader.Line) {
    switch line {
    case .event(let event):
      count(event.event.number, of: event.home)
      events.append(event)
    case .unknown(let number, let home):
      unknown += 1
      count(number, of: home)
    case .damaged: damaged += 1
    }
  }

  /// The words that were unknown before an answer that was taken back.
  var forgotten: Set<WordReference> {
    Set(
      events.compactMap { event in
        if case .undo(let undo) = event.event.body, undo.isFirst { undo.word.reference } else { nil }
      })
  }

  private mutating func count(_ number: Int64, of home: String) {
    homes[home] = max(homes[home] ?? 0, number)
  }

  /// About lines that were not used.
  var notices: [String] {
    [
      damaged > 0 ? "Lines of the journals that are damaged and were passed over: \(damaged)." : nil,
      unknown > 0 ? "Lines that only a newer Babble understands: \(unknown)." : nil,
    ].compactMap(\.self)
  }
}

extension SaveFile {
  /// The save that results from journals. What journals don't tell is copied from the old save.
  ///
  /// - Parameter name: the home for new events.
  init(of journals: JournalSet, over old: SaveFile, home name: String) {
    self.init(model: old.knowledge.model.untrained)
    let merged = MergedEvents(journals.events)
    var scores: [Score] = []
    knowledge.take(merged) { scores.append($0) }
    self.scores = scores
    keepTheRest(of: old)
    home = name
    lastEvent = max(journals.homes[name] ?? 0, old.included(of: name))
    self.journals = IncludedJournals(
      sizes: journals.sizes, homes: journals.homes.filter { $0.key != name }, latest: merged.latest ?? .min)
  }

  /// Copies what no journal tells. Members that this version doesn't know stay with
  /// the objects they belong to.
  mutating func keepTheRest(of old: SaveFile) {
    settings = old.settings
    sequence = old.sequence
    unknown = old.unknown
    unknownOfCourses = old.unknownOfCourses
    unknownOfItems = old.unknownOfItems.filter { knowledge.items[$0.key] != nil }
    for (place, members) in old.unknownOfScores where place < old.scores.count {
      guard let now = scores.firstIndex(of: old.scores[place]) else { continue }
      unknownOfScores[now] = members
    }
  }

  /// The number of the last event of a home that is included.
  func included(of name: String) -> Int64 { name == home ? lastEvent : journals?.homes[name] ?? 0 }

  /// Copies words and rounds that only the old save has, and returns how many they are. A word whose only answer
  /// was taken back is not one of them: the old save may be from before that.
  mutating func keepWhatOnlyTheSaveKnows(_ old: SaveFile, besides journals: JournalSet) -> Int {
    let forgotten = journals.forgotten
    var kept = 0
    for (id, item) in old.knowledge.items where !item.words.allSatisfy(forgotten.contains) {
      if knowledge.keep(item, as: id) { kept += 1 }
    }
    let missing = Set(old.scores).subtracting(scores)
    scores += old.scores.filter(missing.contains)
    return kept + missing.count
  }
}

/// How much of several journals a save includes. With a single journal the number of
/// the last event is enough.
struct IncludedJournals: Equatable, Sendable {
  /// The lengths of the journals in bytes, by name.
  var sizes: [String: Int] = [:]
  /// The number of the last event of each other home; that of the save's own is its `lastEvent`.
  var homes: [String: Int64] = [:]
  /// The time of the last event of all, in seconds since 1970 UTC.
  var latest: Int64 = .min
  /// Whether an event came that belongs before others, so that the save has to be rebuilt.
  var isDisordered = false

  /// Notes an event that was added after all others.
  mutating func note(_ time: Int64) {
    if time < latest { isDisordered = true }
    latest = max(latest, time)
  }
}

extension IncludedJournals {
  init(_ json: JSONValue) throws(TextError) {
    for size in try json.member("bytes").object().members { sizes[size.key] = try size.value.count() }
    for home in try json.member("homes").object().members {
      homes[home.key] = try home.value.integer(in: 0...SaveFile.mostCounted)
    }
    latest = try json.optional("latest")?.time() ?? .min
    isDisordered = try json.optional("disordered")?.bool() ?? false
  }

  var json: JSONValue {
    var members: JSONObject = [
      "bytes": .object(JSONObject(sizes.map { JSONMember($0.key, .integer($0.value)) }).sorted),
      "homes": .object(JSONObject(homes.map { JSONMember($0.key, .integer($0.value)) }).sorted),
    ]
    if latest > .min { members["latest"] = .string(Timestamp.text(latest)) }
    if isDisordered { members["disordered"] = .bool(true) }
    return .object(members.sorted)
  }
}
