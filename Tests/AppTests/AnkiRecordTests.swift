import Learning
import Storage
import System
import Testing

@testable import App

@Suite("What Anki knows of words, in the journal")
struct AnkiRecordTests {
  private let folder = TestFolder()
  private let moment = Moment(1_700_000_000)

  private func opened(isReading: Bool) throws -> OpenedSave {
    try OpenedSave(
      home: Storage.Home(folder.path), files: PosixFileSystem(), isReading: isReading,
      TestLearner.openContext
    )
  }

  private func record(_ plan: AnkiPlan, takesHistory: Bool) throws -> Int {
    let store = SaveStore(try opened(isReading: false), files: PosixFileSystem())
    return try AnkiRecord(plan, store, at: moment, takesHistory: takesHistory).write(AnkiDecks(plan).decks)
  }

  @Test("suspended words rest, with their history or without, until Anki asks them again")
  func suspended() throws {
    let plan = AnkiSceneTests.plan(suspended: [0, 2])
    let core = try AnkiDecks(plan).decks[0].deck
    func unseen() throws -> Int {
      let knowledge = try opened(isReading: true).save.knowledge
      return knowledge.unseen(of: DeckOutline(core), on: knowledge.day(of: moment)).count
    }
    #expect(try record(plan, takesHistory: false) == 0)
    #expect(try unseen() == 3)
    #expect(try record(plan, takesHistory: true) == 1)
    #expect(try unseen() == 3)
    let knowledge = try opened(isReading: true).save.knowledge
    let day = knowledge.day(of: moment)
    #expect(knowledge.items.all.values.count { $0.isResting(on: day.after(by: 5000)) } == 2)
    #expect(try record(AnkiSceneTests.plan(), takesHistory: true) == 0)
    #expect(try unseen() == 4, "one of five is known")
  }
}
