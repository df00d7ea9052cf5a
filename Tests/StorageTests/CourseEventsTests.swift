import Formats
import Learning
import Testing

@testable import Storage

/// The course of a day survives every way to end the program.
@Suite("Events of a day's course")
struct CourseEventsTests {
  private let word = SampleSaves.met("spanish-first", "agua")

  /// The knowledge after the next start.
  private func loaded(_ disk: TestDisk) throws -> Knowledge {
    try SampleSaves.store(disk.afterDeath(powerCut: nil)).save.knowledge
  }

  @Test("a lesson, accepted answers, a rest and a session survive", arguments: [true, false])
  func bodies(writes: Bool) throws {
    let disk = TestDisk()
    let store = try SampleSaves.store(disk)
    var save = store.save
    let day = SampleSaves.today.after(by: 7)
    let word = WordMet(item: word.item, reference: word.reference, meanings: ["water"])
    let joined = WordMet(
      item: word.item, reference: WordReference(deck: "other", word: "agua"), meanings: ["water"])
    let bodies: [Event.Body] = [
      .lesson(word, isKnown: true), .accept(word, .recall, "el agua"), .accept(word, .recall, "\"agüita\"\n"),
      .accept(word, .recognise, "waters"), .accept(word, .recognise, "rain"),
      .unaccept(word, .recognise, "rain"), .wanted(word),
      .rest(word, until: day), .joined(joined),
      .session(Event.SessionSum(reviews: 20, known: 18, begun: 6, seconds: 500)),
    ]
    for body in bodies { store.record(body, in: &save, at: SampleSaves.moment) }
    if writes { try store.write(&save, at: SampleSaves.now) }
    try store.flush()
    let item = try #require(try loaded(disk).item(of: word.reference))
    #expect(item.isClaimed && item.isWanted && item.rest == day)
    #expect(item.words == [word.reference, joined.reference])
    #expect(item.accepted == [.recall: ["el agua", "\"agüita\"\n"], .recognise: ["waters"]])
    #expect(try loaded(disk) == save.knowledge)
  }

  @Test("words marked as known and asked as proof survive", arguments: [true, false])
  func proofs(writes: Bool) throws {
    let disk = TestDisk()
    let store = try SampleSaves.store(disk)
    var save = store.save
    for index in 0..<5 {
      var answer = SampleSaves.answer("w\(index)", isRight: index < 3)
      answer.mode = .typed
      let met = WordMet(item: answer.item, reference: answer.reference, meanings: answer.meanings)
      store.record(.lesson(met, isKnown: true), in: &save, at: SampleSaves.moment)
      store.record(answer, game: Knowledge.course, in: &save, at: SampleSaves.moment)
    }
    let undo = store.record(
      SampleSaves.answer("w5", isRight: false), game: Knowledge.course, in: &save, at: SampleSaves.moment)
    store.record(.undo(try #require(undo)), in: &save, at: SampleSaves.moment)
    if writes { try store.write(&save, at: SampleSaves.now) }
    try store.flush()
    let figures = try #require(save.knowledge.record.days.values.first)
    #expect(figures.claims == 5 && figures.proved == 3 && figures.begun == 2)
    #expect(try loaded(disk) == save.knowledge)
  }

  @Test("the record of days, of tenths and of paces survives", arguments: [true, false])
  func record(writes: Bool) throws {
    let disk = TestDisk()
    let store = try SampleSaves.store(disk)
    var save = store.save
    for index in 0..<80 {
      var answer = SampleSaves.answer("w\(index % 7)", isRight: index % 5 > 0, skill: .recall)
      (answer.mode, answer.milliseconds) = (.typed, 900 + index)
      let moment = Moment(SampleSaves.now + Int64(index / 3) * 86_400, offset: 3600)
      store.record(answer, game: Knowledge.course, in: &save, at: moment)
    }
    if writes { try store.write(&save, at: SampleSaves.now) }
    try store.flush()
    let record = save.knowledge.record
    #expect(
      record.days.count > 10 && record.paces.count > 20 && record.typed.tenths.contains { $0.known > 0 })
    #expect(try loaded(disk).record == record && loaded(disk) == save.knowledge)
  }

  /// The Boolean says whether the save is written and opened again between the answer and undoing it.
  @Test("an answer is taken back completely", arguments: [true, false], [Verdict.right, .wrong])
  func undo(reopens: Bool, verdict: Verdict) throws {
    let disk = TestDisk()
    var answer = SampleSaves.answer("agua", isRight: verdict == .right, skill: .recall)
    answer.mode = .typed
    var (before, undo) = (Knowledge(), Event.Undo?.none)
    do {
      let store = try SampleSaves.store(disk)
      var save = store.save
      store.record(.lesson(word, isKnown: false), in: &save, at: SampleSaves.moment)
      store.record(
        SampleSaves.answer("agua", skill: .recall), game: Knowledge.course, in: &save, at: SampleSaves.moment)
      before = save.knowledge
      let moment = Moment(SampleSaves.now + 2 * 86_400, offset: 3600)
      undo = store.record(answer, game: Knowledge.course, in: &save, at: moment)
      #expect(save.knowledge != before)
      if !reopens { store.record(.undo(try #require(undo)), in: &save, at: moment) }
      try store.write(&save, at: SampleSaves.now)
      try store.flush()
    }
    if reopens {
      let store = try SampleSaves.store(disk)
      var save = store.save
      store.record(
        .undo(try #require(undo)), in: &save, at: Moment(SampleSaves.now + 2 * 86_400, offset: 3600))
      try store.flush()
    }
    let after = try loaded(disk)
    #expect(after.items == before.items && after.hours == before.hours && after.record == before.record)
    #expect(
      after.items[word.reference] == before.items[word.reference]
        && after.lastDay == SampleSaves.today.after(by: 2))
  }

  @Test(
    "a day that a flight left out is known after a start", arguments: [true, false])
  func flight(writes: Bool) throws {
    let disk = TestDisk()
    let store = try SampleSaves.store(disk)
    var save = store.save
    for (days, offset) in [(0, -10), (2, 13)] as [(Int64, Int)] {
      let moment = Moment(SampleSaves.now + days * 86_400 - Int64(offset * 3600), offset: offset * 3600)
      store.record(SampleSaves.answer("w\(days)"), game: Knowledge.course, in: &save, at: moment)
    }
    if writes { try store.write(&save, at: SampleSaves.now) }
    try store.flush()
    let known = try loaded(disk)
    #expect(known.record.skipped.count == 1 && known.lastOffset == 13 * 3600 && known == save.knowledge)
  }
}
