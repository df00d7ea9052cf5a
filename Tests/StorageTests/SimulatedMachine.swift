import Deterministic
import Learning
import System

@testable import Storage

/// A machine of a history: its disk, the program that is open on its home, and beside them what must be there.
struct SimulatedMachine {
  /// A line of a journal, without its end.
  struct Line: Hashable {
    let bytes: ArraySlice<UInt8>

    /// Nil if it is damaged.
    var event: EventLine? { EventLine(line: bytes) }

    var isScore: Bool { if case .score? = event?.event?.body { true } else { false } }

    /// Byte by byte, as arrays do it, would take a tenth of a history's time.
    func hash(into hasher: inout Hasher) { bytes.withUnsafeBytes { hasher.combine(bytes: $0) } }
  }

  static let home = Home("/home/babble")

  let number: UInt64
  var disk = TestDisk()
  var store: SaveStore?
  /// The journal that the open program appends to.
  private var journalPath = ""
  var save = SaveFile()
  var sessions: Sessions

  /// Lines that may stand in a journal, those that a kill must leave, and those that a power cut must leave.
  var (possible, written, synced) = (Set<Line>(), Set<Line>(), Set<Line>())
  /// Lines that were recorded while the disk failed.
  var waiting: [Line] = []
  /// Lines that were recorded here and that a power cut could take.
  var recorded: Set<Line> = []
  /// Whether a save may have scores that no journal has, after a power cut or a fault that was told.
  var hasLostScores = false
  /// The names that the save may have, and all that it ever had.
  var (names, allNames): (Set<String>, Set<String>) = ([""], [""])
  /// The ids of the words that must be in the bank, and of those that may be.
  var (words, possibleWords) = (Set<String>(), Set<String>())
  /// Whether the power was cut, which may leave damaged lines.
  var hasLostPower = false

  init(_ number: UInt64, seed: UInt64) {
    self.number = number
    sessions = Sessions(seed: seed &* 4 &+ number, in: Self.home, from: SampleSaves.now)
  }

  /// While the journal can't be written, the save may already have the scores.
  var mayHaveLostScores: Bool { hasLostScores || store?.journalFailure != nil }

  var openContext: OpenContext {
    OpenContext(
      at: Moment(sessions.time), chance: number,
      machine: MachineState(path: "/state\(number)/babble/machine"))
  }

  /// The complete lines of all journals.
  var lines: Set<Line> {
    var lines: Set<Line> = []
    for path in disk.paths where isJournal(path) { lines.formUnion(Self.lines(of: disk.content(path) ?? [])) }
    return lines
  }

  static func lines(of journal: [UInt8]) -> Set<Line> {
    let end = journal.lastIndex(of: 10) ?? 0
    return Set(journal[..<end].split(separator: 10).map(Line.init))
  }

  func isJournal(_ path: String) -> Bool {
    path.hasPrefix(Self.home.path + "/journal") && path.hasSuffix(".jsonl")
  }
}

/// The program's steps, which also note what must be there afterwards.
extension SimulatedMachine {
  /// Nothing happens if the disk doesn't let it open for writing.
  mutating func open() throws {
    guard store == nil else { return }
    let opened = try OpenedSave(home: Self.home, files: disk, openContext)
    let store = SaveStore(opened, files: disk, isAlone: true)
    guard store.access == .writable else { return }
    journalPath = opened.journal
    (self.store, save, sessions.undo) = (store, store.save, nil)
  }

  mutating func record(_ game: String, offset: Int) {
    guard let store else { return }
    let moment = Moment(sessions.time, offset: offset)
    let body = sessions.body(save.knowledge)
    var copy = save
    if case .answer(let answer, _, _) = body {
      note(copy.record(answer, game: game, at: moment).events)
      sessions.undo = store.record(answer, game: game, in: &save, at: moment)
    } else {
      note([copy.record(body, at: moment)])
      store.record(body, in: &save, at: moment)
      sessions.undo = nil
    }
    guard store.journalFailure == nil else { return }
    written.formUnion(waiting)
    waiting = []
  }

  private mutating func note(_ events: [Event]) {
    for event in events {
      let line = Line(bytes: EventLine(event, home: save.home).bytes.dropLast())
      waiting.append(line)
      possible.insert(line)
      recorded.insert(line)
    }
  }

  mutating func flush() {
    guard let store, (try? store.flush()) != nil else { return }
    written.formUnion(waiting)
    synced.formUnion(waiting)
    noteSynced()
    waiting = []
  }

  /// Only the journal that is open is synced, but with all that a killed program left in it.
  mutating func noteSynced() {
    synced.formUnion(Self.lines(of: disk.content(journalPath) ?? []).intersection(written))
  }

  mutating func write(name: String) {
    guard let store else { return }
    save.settings.name = name
    allNames.insert(name)
    names.insert(name)
    if (try? store.write(&save, at: sessions.time)) != nil { names = [name] }
  }

  mutating func addWord(_ id: String) {
    guard store != nil, var bank = try? BankFile(in: Self.home, from: disk) else { return }
    let word = Word(id: id, term: id, meanings: ["m"])
    let own = BankWord(word, language: .init(term: "es", meaning: "en"), added: sessions.time)
    bank.bank = WordBank(
      words: bank.bank.words + [own], corrections: bank.bank.corrections, hints: bank.bank.hints,
      undoing: bank.bank.undoing)
    possibleWords.insert(id)
    if (try? bank.write(to: Self.home, files: disk)) != nil { words.insert(id) }
  }

  mutating func close() {
    var wasTold = store?.journalFailure != nil
    flush()
    wasTold = store?.journalFailure != nil && (wasTold || !disk.isDead)
    store = nil
    // After an error the journal is cut to what was synced, and written again: killed in between, it lacks the rest, as
    // the player was told.
    if wasTold { written = synced }
    forget()
  }

  /// The program's memory is gone; its save may have scores that were in it.
  private mutating func forget() {
    sessions.undo = nil
    waiting = []
    let lines = lines
    if recorded.subtracting(lines).contains(where: \.isScore) { hasLostScores = true }
    recorded.formIntersection(lines)
  }

  /// The program dies, and with it what it held; then perhaps the power goes off.
  mutating func crash(powerCut: Bool, _ chance: inout Chance) {
    let wasTold = store?.journalFailure != nil
    disk.fail(at: 1, with: .kill)
    store = nil
    disk =
      powerCut
      ? disk.afterPowerCut(&chance) : disk.afterDeath(powerCut: nil, hasSettled: chance.happens(1, in: 2))
    hasLostPower = hasLostPower || powerCut
    // As in `close`.
    if powerCut || wasTold { written = synced }
    forget()
  }
}
