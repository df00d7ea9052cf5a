import Deterministic
import Learning
import System
import Testing

@testable import Storage

@Suite("The index of what the journals tell")
struct IndexTests {
  @Test(
    "whatever becomes of it, a start knows what the journals tell", arguments: 0..<12 as Range<UInt64>)
  func anything(seed: UInt64) throws {
    var history = try IndexHistory(seed: seed)
    for step in 0..<20 { try history.step("seed \(seed), step \(step)") }
    #expect(history.found > 1, "seed \(seed): it was hardly ever used")
  }

  @Test("a start with it reads the end of the journals only, and counts nothing anew")
  func quick() throws {
    let home = try IndexedHome()
    try home.play(3, seed: 1)
    let opened = try home.opened()
    #expect(!opened.isMadeAnew && opened.save.knowledge.items.count > 10)
    #expect(try opened.save.knowledge == home.counted().knowledge)
  }

  @Test("one of another schema, or of other decks that are gone, is made anew")
  func otherKey() throws {
    let home = try IndexedHome()
    try home.play(2, seed: 2)
    let old = try home.files.read(home.index, limit: .max)
    let key = Array("schema \(IndexSchema.version)".utf8)
    let place = try #require(old.indices.first { old[$0...].starts(with: key) })
    var strange = old
    strange[place + key.count - 1] = UInt8(ascii: "7")
    try home.files.replace(home.index, with: strange)
    #expect(try home.opened().isMadeAnew)
    try home.play(0, seed: 3)
    #expect(try !home.opened().isMadeAnew)
    try home.files.makeFolders(home.home.decks)
    try home.files.replace(DeckFiles.path(of: "spanish-150", in: home.home), with: Array("{}".utf8))
    #expect(try home.opened().isMadeAnew)
    #expect(try home.opened().save.knowledge == home.counted().knowledge)
  }

  @Test(
    "when the player changes how much to remember, all is counted again, at once and not by the next start")
  func retention() throws {
    let home = try IndexedHome()
    do {
      let store = try home.store()
      var save = store.save
      let answer = SampleSaves.answer("agua")
      store.record(answer, game: Knowledge.course, in: &save, at: SampleSaves.moment)
      #expect(due(save) == SampleSaves.today.after(by: 1))
      save.settings[.today.retention] = 85
      try store.write(&save, at: SampleSaves.now)
      #expect(due(save) == SampleSaves.today.after(by: 2))
      try store.flush()
    }
    let opened = try home.opened()
    #expect(!opened.isMadeAnew && due(opened.save) == SampleSaves.today.after(by: 2))
  }

  private func due(_ save: SaveFile) -> Day? {
    save.figures(deck: "spanish-first", word: "agua").skills[.recognise]?.memory?.due
  }

  @Test("reading only, it gives the same, and nothing is written", arguments: [true, false])
  func reading(isBeside: Bool) throws {
    let home = try IndexedHome()
    try home.play(3, seed: 4)
    let writer = isBeside ? try home.store() : nil
    let before = try home.content()
    do {
      let opened = try home.opened()
      #expect(try !opened.isMadeAnew && opened.save.knowledge == home.counted().knowledge)
    }
    #expect(try home.content() == before)
    withExtendedLifetime(writer) {}
  }

  @Test("reading only, without an index, none is made")
  func readingWithout() throws {
    let home = try IndexedHome()
    try home.play(2, seed: 5)
    try home.files.remove(home.index)
    let before = try home.content()
    let opened = try home.opened()
    #expect(try opened.isMadeAnew && opened.save.knowledge == home.counted().knowledge)
    #expect(try home.content() == before)
  }

  @Test("ids that differ only in their normal form mean one word")
  func normalForms() throws {
    let home = try IndexedHome()
    for text in ["caf\u{E9}", "cafe\u{301}", "caf\u{E9}"] {
      let store = try home.store()
      var save = store.save
      let word = WordReference(deck: text, word: text)
      let met = WordMet(item: ItemID(rawValue: "fr:" + text), reference: word, meanings: ["coffee"])
      store.record(.met(met), in: &save, at: SampleSaves.moment)
      store.record(.hint(met, text), in: &save, at: SampleSaves.moment)
      try store.write(&save, at: SampleSaves.now)
      try store.flush()
      let opened = try home.opened()
      let items = opened.save.knowledge.items
      #expect(try !opened.isMadeAnew && opened.save.knowledge == home.counted().knowledge)
      #expect(items.count == 1 && items.all.count == 1 && items[word] == met.item)
      #expect(items.words(of: text) == [text: met.item] && items.items(of: text).count == 1)
      #expect(items[met.item]?.words.count == 1)
    }
  }

  @Test("where none can be made, everything works without it")
  func noFolder() throws {
    let home = try IndexedHome()
    try home.files.replace(home.cache, with: [1])
    try home.play(2, seed: 6)
    #expect(try home.opened().save.knowledge == home.counted().knowledge)
    #expect(try home.store().journalFailure == nil)
  }

  @Test("what other machines have learned is in the index before this one has a journal")
  func copied() throws {
    let home = try IndexedHome()
    let other = TestHome("other", chance: 9)
    try other.play(3, seed: 8)
    let journal = try #require(other.disk.content(other.home.journal))
    try home.files.makeFolders(home.home.path)
    try home.files.replace(Path.join(home.home.path, "journal-other.jsonl"), with: journal)
    try home.store().flush()
    let opened = try home.opened()
    #expect(try !opened.isMadeAnew && opened.save.knowledge == home.counted().knowledge)
    #expect(opened.save.knowledge.items.count > 0)
  }

  @Test("what was learned elsewhere, and copies of journals, are told once")
  func news() throws {
    let home = try IndexedHome()
    try home.play(1, seed: 7)
    let other = TestHome("other", chance: 9)
    try other.play(3, seed: 8, from: SampleSaves.now + 400 * 86_400)
    let journal = try #require(other.disk.content(other.home.journal))
    let copy = "journal (Case Conflict).jsonl"
    try home.files.replace(Path.join(home.home.path, copy), with: journal)
    do {
      let store = try home.store()
      #expect(store.notices.contains { $0.contains("from your other machines") })
      #expect(store.notices.contains { $0.contains(copy) })
      try store.write(store.save, at: SampleSaves.now)
      try store.flush()
    }
    #expect(try home.store().notices.isEmpty)
  }
}

/// A home on a real disk, with an index in a cache folder.
struct IndexedHome {
  let scratch: Scratch
  let files = PosixFileSystem()

  init() throws { scratch = try Scratch() }

  var home: Home { Home("\(scratch.path)/home") }
  var cache: String { "\(scratch.path)/cache" }
  /// The path of the index.
  var index: String { IndexFolder(path: cache).path(of: home, files) }

  var openContext: OpenContext {
    OpenContext(
      at: SampleSaves.moment, chance: 7, machine: MachineState(path: "\(scratch.path)/state/machine"),
      index: IndexFolder(path: cache))
  }

  func store() throws -> SaveStore { try SaveStore(home: home, files: files, openContext) }

  /// Opened for reading.
  func opened() throws -> OpenedSave {
    try OpenedSave(home: home, files: files, isReading: true, openContext)
  }

  func counted() throws -> JournalSum { try SampleSaves.counted(home, on: files) }

  /// Plays and ends properly.
  func play(_ sessions: Int, seed: UInt64) throws {
    var player = Sessions(seed: seed, in: home, openContext)
    for _ in 0...sessions {
      let store = try store()
      var save = store.save
      if sessions > 0 { try player.play(20, &save, store) }
      try store.write(&save, at: player.time)
      try store.flush()
    }
  }

  /// All files by their paths, without the memory that processes share.
  func content() throws -> [String: [UInt8]] {
    var all: [String: [UInt8]] = [:]
    for folder in [home.path, home.backups, cache] {
      for name in (try? files.list(folder)) ?? [] where !name.hasSuffix("-shm") {
        let path = Path.join(folder, name)
        if try files.status(of: path)?.kind == .file { all[path] = try files.read(path, limit: .max) }
      }
    }
    return all
  }
}

/// A random history of a home and its index: programs that end properly or are killed, answers taken back, another machine's
/// journal that comes late, and damage of the index.
struct IndexHistory {
  private let home: IndexedHome
  private var chance: Chance
  private var sessions: Sessions
  /// The lines of the other machine's journal that are still to come.
  private var coming: [[UInt8]]
  /// Earlier copies of the index's files.
  private var copies: [[String: [UInt8]]] = []
  /// How often a start has used the index.
  private(set) var found = 0

  init(seed: UInt64) throws {
    home = try IndexedHome()
    chance = Chance(seed: seed, stream: 3)
    sessions = Sessions(seed: seed, in: home.home, home.openContext)
    let other = TestHome("other", chance: 9)
    try other.play(8, seed: seed + 1000, from: SampleSaves.now + Int64(chance.below(60)) * 86_400)
    let journal = other.disk.content(other.home.journal) ?? []
    coming = journal.split(separator: 10).map { Array($0) + [10] }
    // Most histories have a time without the other machine.
    if chance.happens(1, in: 3) { coming = [] }
  }

  mutating func step(_ place: String) throws {
    let mischief = chance.below(12)
    try meddle(mischief)
    let place = "\(place), mischief \(mischief)"
    let before = try indexFiles()
    let opened = try OpenedSave(home: home.home, files: home.files, home.openContext)
    if !opened.isMadeAnew { found += 1 }
    let store = SaveStore(opened, files: home.files)
    #expect(store.access == .writable, "\(place)")
    var save = store.save
    try verify(save, place)
    try sessions.play(chance.below(25), &save, store)
    if !save.applied.isDisordered { try verify(save, "\(place), after playing") }
    if chance.happens(1, in: 2) { try store.write(&save, at: sessions.time) }
    // Waits for the index, which a thread writes.
    try store.flush()
    if chance.happens(1, in: 4) { copies.append(try indexFiles()) }
    // A program that is killed may not have come to that.
    if chance.happens(1, in: 4) { copies.append(before) }
  }

  private func indexFiles() throws -> [String: [UInt8]] {
    try home.content().filter { $0.key.hasPrefix(home.cache) }
  }

  private mutating func meddle(_ mischief: Int) throws {
    let files = home.files
    switch mischief {
    case 0: try? files.remove(home.index)
    case 1: try change { $0.removeLast(chance.below($0.count) + 1) }
    case 2: try change { bytes in for place in bytes.indices { bytes[place] = UInt8(chance.below(256)) } }
    case 3, 6:
      let copy = mischief == 3 ? copies.isEmpty ? nil : copies[chance.below(copies.count)] : copies.last
      guard let copy else { return }
      for path in try indexFiles().keys { try files.remove(path) }
      for (path, bytes) in copy { try files.replace(path, with: bytes) }
    case 4, 5:
      let path = Path.join(home.home.path, "journal-00000000000000ff.jsonl")
      let count = chance.below(40)
      let old = try files.size(of: path) == nil ? [] : files.read(path, limit: .max)
      try files.makeFolders(home.home.path)
      if !coming.isEmpty { try files.replace(path, with: old + coming.prefix(count).joined()) }
      coming = Array(coming.dropFirst(count))
    default: break
    }
  }

  private func change(_ change: (inout [UInt8]) -> Void) throws {
    guard var bytes = try? home.files.read(home.index, limit: .max), !bytes.isEmpty else { return }
    change(&bytes)
    try home.files.replace(home.index, with: bytes)
  }

  private func verify(_ save: SaveFile, _ place: String) throws {
    let (known, sum) = (save.knowledge, try home.counted())
    let differences = known.differences(from: sum.knowledge)
    #expect(differences.isEmpty, "\(place): \(differences.joined(separator: " "))")
    let scores = (Set(save.scores), Set(sum.scores))
    #expect(scores.0 == scores.1, "\(place): scores \(scores.0.symmetricDifference(scores.1))")
    let counted = sum.knowledge
    #expect(known.decks == counted.decks, "\(place): other decks")
    for deck in counted.decks {
      #expect(
        known.items.words(of: deck) == counted.items.words(of: deck), "\(place): other words of \(deck)")
      #expect(
        known.items.items(of: deck) == counted.items.items(of: deck), "\(place): other items of \(deck)")
    }
    for (id, item) in counted.items.all {
      for word in item.words { #expect(known.items[word] == id, "\(place): another item of \(word)") }
    }
    verifyPlans(known, counted, place)
    #expect(known.items.metCount == counted.items.metCount, "\(place): others were met")
    for choice in choices {
      var found: Set<ItemID> = []
      known.items.forEach(choice) { id, _ in #expect(found.insert(id).inserted, "\(place): \(id) comes twice")
      }
      let missing = counted.items.all.filter { !found.contains($0.key) && isIn(choice, $0.value) }
      #expect(missing.isEmpty, "\(place): \(choice) lacks \(missing.keys)")
    }
  }

  private var choices: [ItemChoice] {
    let day = MemoryModel().day(of: Moment(sessions.time))
    return [
      .all, .deck("spanish-first"), .learned, .unlearned, .wanted, .asked(day), .missed(day.before(by: 3)),
      .openable(withExtras: true), .openable(withExtras: false), .unusual(day), .unusual(day.before(by: 5)),
    ]
  }

  /// What a learner is asked, by every schedule, on several days.
  private func verifyPlans(_ known: Knowledge, _ counted: Knowledge, _ place: String) {
    let today = MemoryModel().day(of: Moment(sessions.time))
    let scope = DayPlan.Input.Scope(decks: counted.decks, course: nil) {
      DeckWord(Word(id: $0.word, term: $0.word, meanings: ["x"]), of: WordOrigin(deck: $0.deck))
    }
    for schedule in MemoryModel.Schedule.allCases {
      for (number, extras) in [.none, ExtraSkills(heard: counted.decks, drawn: counted.decks)].enumerated() {
        for day in [today.before(by: 4), today, today.after(by: 9)] {
          let plans = [known, counted].map { knowledge in
            var (knowledge, scope) = (knowledge, scope)
            (knowledge.schedule, scope.extras) = (schedule, extras)
            let input = DayPlan.Input(knowledge, on: day, scope, minutes: 10)
            return [
              "\(DayPlan(input))", "\(input.newLimit) \(DayAmount(input))",
              "\(Forecast(knowledge, on: day, decks: scope.decks, extras))",
            ]
          }
          #expect(plans[0] == plans[1], "\(place): \(schedule), extras \(number), day \(day)")
        }
      }
    }
  }

  /// Whether a choice must have an item.
  private func isIn(_ choice: ItemChoice, _ item: Knowledge.Item) -> Bool {
    let skills = item.figures.skills.values
    return switch choice {
    case .all: true
    case .deck(let deck): item.words.contains { $0.deck == deck }
    case .learned: item.figures.hasMemory
    case .unlearned: !item.figures.hasMemory
    case .wanted: item.isWanted
    case .asked(let day): skills.contains { $0.memory?.reviewed == day }
    case .missed(let day): skills.contains { $0.missed.map { $0 >= day } ?? false }
    case .openable(withExtras: let hasExtras): hasExtras ? item.figures.hasMemory : item.mayOpenSkill
    case .unusual(let day): item.isUnusual(on: day)
    }
  }
}
