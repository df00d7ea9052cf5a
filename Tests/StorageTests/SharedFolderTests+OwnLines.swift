import Learning
import System
import Testing

@testable import Storage

/// The end of a machine's own journal, when others have journals there, too.
extension SharedFolderTests {
  @Test(
    "lines of its own journal that a machine lost, and that come back by syncing, don't overrule what it has learned since"
  )
  func broughtBack() throws {
    let deck = Deck(id: "alphabet-0", name: "", language: .init(term: "es"), kind: .alphabet)
    func meet(
      _ id: String, _ meaning: String, in save: inout SaveFile, _ store: SaveStore, at seconds: Int64
    ) {
      let word = save.knowledge.word(Word(id: id, term: "t", meanings: [meaning]), in: deck)
      store.record(.lesson(word, isKnown: true), in: &save, at: Moment(SampleSaves.now + seconds, offset: 0))
    }
    let disk = TestDisk()
    let first = try SaveStore(home: home, files: disk, openContext(1))
    var save = first.save
    meet("other", "x", in: &save, first, at: 0)
    try first.flush()
    let (early, second) = (disk.afterDeath(powerCut: nil), disk.afterDeath(powerCut: nil))
    meet("w3", "m3", in: &save, first, at: 1)
    try first.flush()

    let store = try SaveStore(home: home, files: second, openContext(2))
    var theirs = store.save
    meet("w2", "m2", in: &theirs, store, at: 2)
    try store.flush()
    let own = try #require(journals(on: second).first { $0 != home.journal })
    early.place(own, second.content(own) ?? [])
    early.place("/state2/machine", second.content("/state2/machine") ?? [])
    meet("w3", "m3", in: &theirs, store, at: 3)
    try store.flush()

    early.place(home.journal, disk.content(home.journal) ?? [])
    let merged = try SaveStore(home: home, files: early, openContext(2))
    try merged.write(merged.save, at: SampleSaves.now + 4)
    early.place(own, second.content(own) ?? [])
    let known = try known(2, on: early).knowledge
    #expect(known.items.count == 3)
    #expect(try SampleSaves.counted(home, on: early).knowledge == known)
  }
}
