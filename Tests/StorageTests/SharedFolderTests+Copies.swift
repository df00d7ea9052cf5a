import Learning
import System
import Testing

@testable import Storage

/// Copies of files that syncing programs make of what was changed on two machines.
extension SharedFolderTests {
  @Test(
    "copies that a syncing program made of journals are read once, whatever numbers are in both")
  func copies() throws {
    let disk = TestDisk()
    try play(1, 1, on: disk)
    let other = disk.afterDeath(powerCut: nil)
    let first = try play(1, 2, from: 50_000, on: disk)
    let second = try play(1, 3, from: 60_000, on: other)
    let names = ["journal.sync-conflict-20260301-093000-ABCDEFG.jsonl", "journal (Case Conflict).jsonl"]
    for name in names { disk.place(Path.join(home.path, name), other.content(home.journal) ?? []) }
    let opened = try OpenedSave(home: home, files: disk, isReading: true, openContext(1))
    func right(_ save: SaveFile) -> Int { save.knowledge.hours.values.reduce(0) { $0 + $1.right + $1.wrong } }
    let shared = disk.content(home.journal).map { Set($0.split(separator: 10)) } ?? []
    let all = shared.union((other.content(home.journal) ?? []).split(separator: 10))
    #expect(try SampleSaves.counted(home, on: disk).count == all.count)
    #expect(right(opened.save) > max(right(first), right(second)))
  }

  @Test("conflicting copies of words are merged into one bank and put aside; those of a save are put aside")
  func conflictingWords() throws {
    let disk = TestDisk()
    try play(1, 1, on: disk)
    func bank(_ terms: [String], _ meaning: String) -> [UInt8] {
      BankFile(
        WordBank(
          words: terms.map {
            BankWord(
              Word(id: $0, term: $0, meanings: [meaning]), language: .init(term: "es", meaning: "en"),
              added: 5)
          })
      ).bytes
    }
    disk.place(home.bank, bank(["sol", "mar"], "a"))
    let copies = [
      "bank.sync-conflict-20260301-093000-X.json", "save (Ana's conflicted copy 2026-03-01).json",
    ]
    disk.place(Path.join(home.path, copies[0]), bank(["sol", "luna"], "longer"))
    disk.place(Path.join(home.path, copies[1]), Array("{".utf8))
    let notices = try OpenedSave(home: home, files: disk, openContext(1)).notices
    let words = try BankFile(in: home, from: disk).bank.words
    #expect(words.map(\.word.id) == ["luna", "mar", "sol"] && words[2].word.meanings == ["longer"])
    #expect(copies.allSatisfy { name in disk.paths.contains(Path.join(home.path, "aside/" + name)) })
    #expect(notices.joined().contains(copies[0]))
    #expect(try OpenedSave(home: home, files: disk, openContext(1)).notices.isEmpty)
  }

  @Test("a copy that can't be read says nothing of the words that are there")
  func damagedCopy() throws {
    let disk = TestDisk()
    try play(1, 1, on: disk)
    disk.place(home.path + "/bank.sync-conflict-20260301-093000-X.json", Array("x".utf8))
    let notices = try OpenedSave(home: home, files: disk, openContext(1)).notices.joined()
    #expect(notices.contains("bank.sync-conflict-20260301-093000-X.json") && !notices.contains("not here"))
  }

  @Test(
    "a syncing program may call its copies in any language",
    arguments: [
      "bank (Copia en conflicto de Ana 2026-03-01).json",
      "bank (In Konflikt stehende Kopie von Ben 2026-03-01).json",
      "bank (1).json", "bank (Ana 的冲突副本 2026-03-01).json", "bank (копия Ани, конфликт).json",
    ])
  func languages(name: String) throws {
    let disk = TestDisk()
    try play(1, 1, on: disk)
    let word = BankWord(
      Word(id: "sol", term: "sol", meanings: ["sun"]), language: .init(term: "es", meaning: "en"), added: 5)
    disk.place(Path.join(home.path, name), BankFile(WordBank(words: [word])).bytes)
    _ = try OpenedSave(home: home, files: disk, openContext(1))
    #expect(try BankFile(in: home, from: disk).bank.words.map(\.word.id) == ["sol"])
    #expect(disk.paths.contains(Path.join(home.path, "aside/" + name)))
  }

  @Test("two decks with similar names are no copies, but one deck in two files is")
  func decksAlike() throws {
    let disk = TestDisk()
    try play(1, 1, on: disk)
    func deck(_ id: String, _ term: String) throws -> [UInt8] {
      let deck = Deck(id: id, name: id, words: [Word(id: term, term: term, meanings: ["m"])])
      return try DeckFormat.write(deck, file: "\(id).json")
    }
    let (sky, other) = (Path.join(home.decks, "sky.json"), Path.join(home.decks, "sky (1).json"))
    disk.state.withLock { $0.folders.formUnion([home.decks]) }
    disk.place(sky, try deck("sky", "sol"))
    let alike = disk.afterDeath(powerCut: nil)
    alike.place(other, try deck("heaven", "luna"))
    _ = try OpenedSave(home: home, files: alike, openContext(1))
    let kept = alike.content(other)
    #expect(kept == (try deck("heaven", "luna")))
    disk.place(other, try deck("sky", "luna"))
    let notices = try OpenedSave(home: home, files: disk, openContext(1)).notices
    #expect(notices.joined().contains("decks/sky (1).json"), "\(notices)")
    #expect(disk.content(other) == nil)
    #expect(try DeckFiles.read(sky, from: disk).words.map(\.term).sorted() == ["luna", "sol"])
    #expect(disk.paths.contains { $0.hasPrefix(home.path + "/aside/decks-sky.json.") })
  }
}
