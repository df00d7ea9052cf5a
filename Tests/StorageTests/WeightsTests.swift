import Formats
import Learning
import Testing

@testable import Storage

@Suite("The learner's own weights, boxes and rank on the disk")
struct WeightsTests {
  private static let own = MemoryModel.usualWeights.enumerated().map { $0.offset == 0 ? 0.4 : $0.element }

  private func trained(usual: Double = 0.34, own: Double = 0.31) throws -> TrainedWeights {
    try #require(TrainedWeights(weights: Self.own, usualLoss: usual, ownLoss: own, reviews: 1234))
  }

  /// A save with one word answered before the weights came and one after.
  private func played(_ trained: TrainedWeights, on disk: TestDisk, writes: Bool) throws -> SaveFile {
    let store = try SampleSaves.store(disk)
    var save = store.save
    func answer(_ word: String) {
      store.record(
        SampleSaves.answer(word, isRight: false), game: Knowledge.course, in: &save, at: SampleSaves.moment)
    }
    answer("agua")
    store.record(.weights(trained), in: &save, at: SampleSaves.moment)
    answer("pan")
    if writes { try store.write(&save, at: SampleSaves.now) }
    try store.flush()
    return save
  }

  private func stability(_ word: String, _ save: SaveFile) -> Double? {
    save.figures(deck: "spanish-first", word: word).skills[.recognise]?.memory?.stability
  }

  @Test("asked from the second day on, a word's second skill opens though the first was missed")
  func opensEarly() throws {
    var save = SaveFile()
    #expect(save.knowledge.model.rules.opensInTurn)
    save.settings[.today.opensEarly] = true
    #expect(!save.knowledge.model.rules.opensInTurn)
    #expect(try !SaveFile(bytes: save.bytes).knowledge.model.rules.opensInTurn)
  }

  @Test(
    "they apply from the event on, also after a start; earlier answers stay as they were",
    arguments: [true, false])
  func survive(writes: Bool) throws {
    let disk = TestDisk()
    let save = try played(trained(), on: disk, writes: writes)
    #expect(stability("agua", save) == MemoryModel.usualWeights[0] && stability("pan", save) == 0.4)
    let loaded = try SampleSaves.store(disk.afterDeath(powerCut: nil)).save
    #expect(loaded.knowledge == save.knowledge && loaded.knowledge.trained == save.knowledge.trained)
  }

  @Test("weights that predict no better are kept to be shown, and not used")
  func worse() throws {
    let save = try played(trained(usual: 0.31, own: 0.32), on: TestDisk(), writes: false)
    #expect(stability("pan", save) == MemoryModel.usualWeights[0])
    #expect(save.knowledge.trained?.ownLoss == 0.32)
  }

  @Test("weights out of their bounds are no event, and do no harm")
  func outOfBounds() throws {
    #expect(TrainedWeights(weights: [], usualLoss: 1, ownLoss: 0, reviews: 0) == nil)
    let event = Event(
      number: 1, moment: SampleSaves.moment, day: SampleSaves.today, .weights(try trained()))
    let text = String(decoding: EventLine(event, home: "h").bytes, as: UTF8.self)
    #expect(EventLine(line: Array(text.utf8)[...])?.event == event)
    let broken = text.replacing("\"weights\":[0.4", with: "\"weights\":[900")
    let json = try JSON.read(Array(broken.utf8))
    #expect(throws: TextError.self) { try Event.Body(json) }
  }

  @Test("a choice makes the boxes decide what is due, also in a save that is loaded")
  func schedule() throws {
    var save = SaveFile()
    #expect(save.knowledge.schedule == .fsrs)
    save.settings[.today.schedule] = .leitner
    #expect(save.knowledge.schedule == .leitner)
    #expect(try SaveFile(bytes: save.bytes).knowledge.schedule == .leitner)
    save.settings[.today.schedule] = .fsrs
    #expect(save.knowledge.schedule == .fsrs)
  }
}
