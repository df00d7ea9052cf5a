import Formats
import Learning
import Testing

@testable import Saving

@Suite("A reset on the disk")
struct ResetOnDiskTests {
  private static let place = StageCourse.Place(stage: "first", kit: "one")
  private static let steps: [StageEvent.Step] = [
    .kit(place, RightCount(right: 9, asked: 10)), .examOpened(stage: "first"),
    .exam(stage: "first", RightCount(right: 5, asked: 10)), .stageOpened("second"),
    .chosen(stage: "second", way: "left"),
  ]

  private func take(_ steps: [StageEvent.Step], _ save: inout SaveFile, _ store: SaveStore) {
    for step in steps { store.record(.stage(StageEvent("life", step)), in: &save, at: SampleSaves.moment) }
  }

  private func loaded(_ disk: TestDisk) throws -> StageRecord? {
    try SampleSaves.store(disk.afterDeath(powerCut: nil)).save.knowledge.stages["life"]
  }

  @Test(
    "it survives every way to end the program and is rebuilt from the journal, and so is taking it back",
    arguments: [true, false])
  func survives(writes: Bool) throws {
    let disk = TestDisk()
    let store = try SampleSaves.store(disk)
    var save = store.save
    take(Self.steps, &save, store)
    let before = save.knowledge.stages["life"]
    take([.reset], &save, store)
    if writes { try store.write(save, at: SampleSaves.now) }
    try store.flush()
    let reset = try #require(try loaded(disk))
    #expect(reset.isEmpty && reset.beforeReset == before && reset == save.knowledge.stages["life"])
    take([.restored], &save, store)
    try store.flush()
    #expect(try loaded(disk) == before)
    let all = disk.afterDeath(powerCut: nil)
    let rebuild = try Rebuild(home: SampleSaves.home, files: all, SampleSaves.surroundings()) { _, _ in }
    #expect(rebuild.differences == (writes ? [] : ["There is no save: it would be made."]))
  }

  @Test("putting back the copy from before it restores everything; later answers stay")
  func copy() throws {
    let disk = TestDisk()
    let store = try SampleSaves.store(disk)
    var save = store.save
    take(Self.steps, &save, store)
    let before = save.knowledge.stages["life"]
    let path = try store.folder.keep(save, beforeResetOf: 1, at: SampleSaves.now)
    take([.reset], &save, store)
    store.record(SampleSaves.answer("agua"), game: "kit", in: &save, at: SampleSaves.moment)
    for _ in 0..<9 { try store.write(save, at: SampleSaves.now) }
    try store.flush()
    #expect(try #require(try loaded(disk)).isEmpty)
    try disk.replace(SampleSaves.home.save, with: try #require(disk.content(path), "it is never thinned out"))
    #expect(try loaded(disk) == before)
    let knowledge = try SampleSaves.store(disk.afterDeath(powerCut: nil)).save.knowledge
    #expect(knowledge.items.count == save.knowledge.items.count)
  }

  @Test("the player's avatar stays, even one that only a newer version knows")
  func avatar() throws {
    let text = #"{"schema":2,"player":{"name":"Nino","avatar":"unicorn","hat":"red"}}"#
    let save = try SaveFile(bytes: Array(text.utf8))
    #expect(save.settings[Setting("avatar", "")] == "unicorn")
    #expect(try SaveFile(bytes: save.bytes).settings == save.settings)
    #expect(String(decoding: save.bytes, as: UTF8.self).contains("\"hat\": \"red\""))
  }
}
