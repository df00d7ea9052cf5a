import Learning
import Limits
import System

/// What a home's journals tell: all of it, or what is new.
struct JournalSum {
  private(set) var knowledge: Knowledge
  private(set) var applied: AppliedJournals
  /// The scores that are known, in order, as far as they are kept.
  private(set) var scores: [Score]
  /// The number of damaged lines, and of lines that only a newer version knows.
  private(set) var (damaged, unknown) = (0, 0)
  /// How many events were applied.
  private(set) var count = 0
  /// How the journal ends that this machine appends to.
  private(set) var end = JournalEnd()

  private let journals: Journals
  /// The most unread bytes of a journal that is read.
  private let patience: Int
  private var unknownLines: [(number: Int64, home: String)] = []
  /// What would take back the latest answers, and the home that gave them.
  private var (undos, undoHome) = ([Event.Undo](), "")

  /// Starts from what is known already.
  ///
  /// - Parameter patience: the most unread bytes of a journal that is read; longer ones are left out.
  init(
    of journals: Journals, after knowledge: Knowledge, _ applied: AppliedJournals = AppliedJournals(),
    scores: [Score] = [], patience: Int = .max
  ) {
    (self.journals, self.knowledge, self.applied, self.scores) = (journals, knowledge, applied, scores)
    self.patience = patience
  }

  /// Applies what the journals have beyond that. Returns false if everything must be counted again, since an event belongs
  /// before others, or a journal isn't what it was.
  mutating func update() throws -> Bool {
    guard !applied.isDisordered, applied.places.keys.allSatisfy(journals.names.contains),
      applied.places.allSatisfy({ $1.isIn(journals.path($0), files: journals.files) })
    else { return false }
    let merged = MergedEvents(try read { _, _ in }.filter { !isBehindGap($0) })
    guard applied.precede(merged.events) else { return false }
    merged.forEach { event, _ in apply(event, .counts) }
    noteUnknown()
    return true
  }

  /// Counts everything from the start.
  ///
  /// - Parameter progress: called now and then with the bytes read and their total; an error that it throws cancels.
  mutating func countAll(_ progress: (Int, Int) throws -> Void) throws {
    var inOrder = self
    if journals.names.count == 1, try inOrder.countInOrder(progress) {
      self = inOrder
    } else {
      MergedEvents(Self.withoutGaps(try read(progress))).forEach { event, part in apply(event, part) }
    }
    noteUnknown()
  }

  /// Counts the one journal as it is read. Returns false if its lines aren't in order.
  private mutating func countInOrder(_ progress: (Int, Int) throws -> Void) throws -> Bool {
    var isInOrder = true
    try read(journals.names[0], progress) { event, sum in
      isInOrder =
        isInOrder && event.event.number > sum.applied.last(of: event.home) && !sum.isBehindGap(event)
        && sum.applied.homes.keys.allSatisfy { $0 == event.home }
      if isInOrder { sum.apply(event, .counts) }
    }
    return isInOrder
  }

  private mutating func apply(_ event: HomeEvent, _ part: MergedEvents.Part) {
    applied.note(event.event.number, of: event.home, at: event.event.moment.time)
    count += 1
    if part == .passed { return }
    // A round alone changes nothing that is known, not even the last day: so it is in a home of its own.
    if event.home != undoHome { (undos, undoHome) = ([], event.home) }
    guard case .score(let score) = event.event.body else {
      return knowledge.apply(read: event.event, part, undos: &undos)
    }
    knowledge.count(score)
    scores.append(score)
    if scores.count > Self.mostScores { scores = Score.worthKeeping(scores) }
  }

  private static let mostScores = 4000

  private mutating func noteUnknown() {
    for line in unknownLines { applied.note(unknown: line.number, of: line.home) }
    unknownLines = []
    scores = Score.worthKeeping(scores)
  }
}

/// Reading.
extension JournalSum {
  /// The events of all journals from where they were left.
  private mutating func read(_ progress: (Int, Int) throws -> Void) throws -> [HomeEvent] {
    var events: [HomeEvent] = []
    for name in journals.names { try read(name, progress) { event, _ in events.append(event) } }
    return events
  }

  private mutating func read(
    _ name: String, _ progress: (Int, Int) throws -> Void, each body: (HomeEvent, inout JournalSum) -> Void
  ) throws {
    var place = applied.places[name] ?? AppliedJournals.Place()
    let unread = journals.bytes(of: name) - place.length
    if name != journals.own, unread > patience { return }
    if name != journals.own, unread == 0, place.length > 0 { return }
    var reader = JournalReader(journals.path(name), from: place.length, files: journals.files)
    while let lines = try reader.next() {
      for line in lines {
        switch line {
        case .event(var event):
          place.home = event.home
          if !journals.successors.isEmpty { event.event = event.event.moved(journals.successors) }
          body(event, &self)
        case .unknown(let number, let home):
          unknown += 1
          unknownLines.append((number, home))
        case .damaged: damaged += 1
        }
      }
      try progress(journals.bytes(before: name) + reader.place, journals.bytes)
    }
    applied.places[name] = try AppliedJournals.Place(
      journals.path(name), length: reader.place, home: place.home, files: journals.files)
    if name == journals.own { end = JournalEnd(reader) }
  }

  private func isBehindGap(_ event: HomeEvent) -> Bool {
    event.event.number - applied.last(of: event.home) > AppliedJournals.widestGap
  }

  /// The events without those whose numbers can't be right: nobody can count on from them.
  private static func withoutGaps(_ events: [HomeEvent]) -> [HomeEvent] {
    guard events.contains(where: { $0.event.number > AppliedJournals.widestGap }) else { return events }
    let last = Dictionary(grouping: events, by: \.home).mapValues { events in
      events.map(\.event.number).sorted().reduce(Int64(0)) { $1 - $0 > AppliedJournals.widestGap ? $0 : $1 }
    }
    return events.filter { $0.event.number <= last[$0.home] ?? 0 }
  }
}

/// The journals of a home, and how to read them.
struct Journals: Sendable {
  private let home: Home
  let files: any FileSystem
  /// Their names, sorted.
  let names: [String]
  /// The name of the one that this machine appends to.
  let own: String
  /// The decks that have the words of others that are gone, by the others' ids.
  let successors: [String: String]
  private let sizes: [Int]

  init(in home: Home, own: String, _ files: any FileSystem) throws(FileError) {
    (self.home, self.own, self.files) = (home, own, files)
    names = try home.journals(on: files)
    var sizes: [Int] = []
    for name in names {
      let path = Path.join(home.path, name)
      let size = try files.size(of: path) ?? 0
      if size > Limit.journal.most { throw FileError(.read, path, .tooLarge(limit: Limit.journal.most)) }
      sizes.append(size)
    }
    self.sizes = sizes
    // A deck of the player's own with the id of one that is gone stays as it is.
    successors = DeckAliases.successors.filter { old, _ in
      !DeckFiles.exists(DeckFiles.path(of: old, in: home), on: files)
    }
  }

  func path(_ name: String) -> String { Path.join(home.path, name) }

  /// The size of all of them.
  var bytes: Int { sizes.reduce(0, +) }

  func bytes(of name: String) -> Int { zip(names, sizes).first { $0.0 == name }?.1 ?? 0 }

  func bytes(before name: String) -> Int {
    zip(names, sizes).prefix { $0.0 != name }.reduce(0) { $0 + $1.1 }
  }
}
