import Formats
import Glibc
import Learning
@testable import Saving
import Testing

@Suite("The journal of events")
struct JournalTests {
  private let path = Samples.home.journal

  private func disk() -> TestDisk {
    let disk = TestDisk()
    disk.state.withLock { $0.folders = ["/", "/home", "/home/babble"] }
    return disk
  }

  private func entry(_ number: Int64) -> EventLine {
    line(
      number, .answer(Samples.answer("agua"), game: "memory", grade: .good), at: Samples.now + number)
  }

  private func line(_ number: Int64, _ body: Event.Body, at time: Int64 = Samples.now) -> EventLine {
    let moment = Moment(time, offset: 3600)
    return EventLine(
      Event(number: number, moment: moment, day: Day(at: moment), body), home: "00000000babb1e00")
  }

  private func file(_ disk: TestDisk, after number: Int64 = 0) throws -> JournalFile<TestDisk> {
    JournalFile(path, after: try JournalTail<EventLine>(path, after: number, files: disk), files: disk)
  }

  private func numbers(_ disk: TestDisk, after number: Int64 = 0) throws -> [Int64] {
    try JournalTail<EventLine>(path, after: number, files: disk).lines.map(\.number)
  }

  @Test("an answer is one line of JSON with the names that scripts rely on, the checksum last")
  func form() throws {
    var answer = Samples.answer("agua", isRight: false)
    answer.options = ["water", "fire\n"]
    answer.confusedWith = WordReference(deck: "spanish-150", word: "fuego")
    answer.certainty = .firstSight
    let line = line(7, .answer(answer, game: "bubbles", grade: nil))
    let expected =
      #"{"at":"2026-03-01T10:30:00+01:00","confusedWith":"fuego","day":20513,"deck":"spanish-150","#
      + #""game":"bubbles","given":"water","home":"00000000babb1e00","item":"es:agua","#
      + #""meanings":["meaning of agua"],"mode":"chosen","ms":1200,"n":7,"options":["water","fire\n"],"#
      + #""shown":"el agua","skill":"recognise","sure":"first-sight","type":"answer","v":1,"#
      + #""verdict":"wrong","word":"agua","checksum":"crc32:CHECKSUM"}"#
    let text = String(decoding: line.bytes, as: UTF8.self)
    let checksum = try JSON.read(line.bytes).member("checksum").string().dropFirst(6)
    #expect(text == expected.replacing("CHECKSUM", with: checksum) + "\n")
  }

  @Test("a word of another deck that an answer was taken for stands there with its deck")
  func confusedDeck() throws {
    var answer = Samples.answer("agua", isRight: false)
    answer.confusedWith = WordReference(deck: "japanese-150", word: "水")
    let written = line(7, .answer(answer, game: "bubbles", grade: nil))
    let json = try JSON.read(written.bytes)
    #expect(try json.member("confusedWith").string() == "水")
    #expect(try json.member("confusedDeck").string() == "japanese-150")
    #expect(EventLine(line: written.bytes[...]) == written)
  }

  @Test("what was tried first stands there where the question was put once more")
  func triedBefore() throws {
    var answer = Samples.answer("agua")
    #expect(try JSON.read(line(7, .answer(answer, game: "today", grade: nil)).bytes).optional("first") == nil)
    answer.triedBefore = .otherForm
    let written = line(7, .answer(answer, game: "today", grade: .hard))
    #expect(try JSON.read(written.bytes).member("first").string() == "other-form")
    #expect(EventLine(line: written.bytes[...]) == written)
  }

  private func undo(
    _ word: WordMet, _ figures: ItemFigures, isFirst: Bool = false, recall: Int? = nil, pace: Int? = nil
  ) -> Event.Undo {
    let entry = CourseRecord.Entry(day: Samples.today, recall: recall, isKnown: !isFirst, pace: pace)
    return Event.Undo(
      number: 7, word: word, figures: figures, isFirst: isFirst, wasLearned: !isFirst, hour: 3600,
      wasRight: isFirst, entry: entry)
  }

  @Test("whatever can happen is read back as it was written")
  func roundTrips() {
    let word = WordMet(item: ItemID(rawValue: "ja:橋(はし)"), reference: WordReference(deck: "j", word: "a/b"))
    let asked = SkillFigures(
      right: 2, wrong: 1, streak: 1, recent: [true, false], milliseconds: 900,
      confusions: [WordReference(deck: "j", word: "c"): 2],
      memory: MemoryState(
        stability: 2.25, difficulty: 5, reviewed: Day(number: 100), due: Day(number: 200)),
      isHeld: true, wasProduced: true, lapses: 3)
    let figures = ItemFigures(
      seen: 4, right: 2, wrong: 1, lastSeen: Day(number: 100), skills: [.recall: asked])
    let bodies: [Event.Body] = [
      .baseline(Event.Baseline(word: word, figures: figures)), .hour(3600, HourCount(right: 1, wrong: 2)),
      .answer(Samples.answer("te"), game: "memory", grade: .again), .met(word), .hint(word, "a bridge"),
      .hint(word, nil), .score(Score(Samples.result(), playedAt: Samples.now, replay: "one.babble")),
      .learned(word), .practiceOpened(deck: "hiragana"), .lesson(word, isKnown: false),
      .wanted(word), .lesson(word, isKnown: true), .accept(word, .recall, "bridge\n"),
      .rest(word, until: Day(number: 9)),
      .session(Event.SessionSum(reviews: 20, known: 19, begun: 6, seconds: 480)),
      .undo(undo(word, figures, recall: 812, pace: 900)), .undo(undo(word, ItemFigures(), isFirst: true)),
    ]
    for body in bodies {
      let written = line(3, body)
      #expect(EventLine(line: written.bytes[...]) == written)
    }
  }

  @Test("a line of something that only a newer version knows is kept, counted and changes nothing")
  func unknown() throws {
    let disk = disk()
    let texts = [#""type":"later","v":1"#, #""type":"met","v":2"#, #""type":"answer","v":1"#]
    let strange = texts.enumerated().flatMap { index, text in
      Checksum.sealLine(try! JSON.read(Array("{\"n\":\(index + 2),\(text)}".utf8)).object())
    }
    disk.place(path, entry(1).bytes + strange + entry(5).bytes)
    let tail = try JournalTail<EventLine>(path, after: 0, files: disk)
    #expect(tail.lines.map(\.number) == [1, 2, 3, 4, 5] && tail.damagedLines == 0)
    #expect(tail.lines.map { $0.event != nil } == [true, false, false, false, true])
    disk.place(path, entry(1).bytes + strange)
    let store = try Samples.store(disk)
    #expect(store.save.lastEvent == 4 && store.notices.isEmpty)
    var save = store.save
    store.record(Samples.answer("te"), game: "memory", in: &save, at: Samples.moment)
    #expect(disk.content(path)?.starts(with: entry(1).bytes + strange) == true)
    #expect(try numbers(disk) == [1, 2, 3, 4, 5])
  }

  @Test("each flipped bit of a line is noticed")
  func bitFlips() {
    let line = entry(3).bytes
    for index in line.indices {
      for bit in 0..<8 {
        var flipped = line
        flipped[index] ^= 1 << bit
        if let read = EventLine(line: flipped[...]) {
          #expect(read == entry(3), "byte \(index), bit \(bit)")
        }
      }
    }
  }

  @Test("a journal that isn't there has an empty tail, and appears with the first answer")
  func newJournal() throws {
    let disk = disk()
    #expect(try numbers(disk).isEmpty)
    let file = try file(disk)
    file.sync()
    #expect(disk.paths.isEmpty)
    file.append(entry(1).bytes)
    #expect(try numbers(disk) == [1])
    file.sync()
    #expect(try numbers(disk.afterDeath(powerCut: .old)) == [1])
  }

  @Test("only what the save lacks is read, from the end of the file")
  func tail() throws {
    let disk = disk()
    disk.place(path, (1...2000).flatMap { entry(Int64($0)).bytes })
    for number: Int64 in [0, 1, 1000, 1990, 1999, 2000, 2001] {
      let tail = try JournalTail<EventLine>(path, after: number, files: disk)
      #expect(tail.lines.map(\.number) == (1...2000).filter { $0 > number })
      #expect(tail.lastNumber == 2000 && !tail.isTorn && tail.damagedLines == 0)
      #expect(tail.goodLength == disk.content(path)?.count)
    }
  }

  @Test("a long journal costs no more at the start than a short one")
  func longJournal() throws {
    let disk = disk()
    disk.place(path, (1...20_000).flatMap { entry(Int64($0)).bytes })
    let before = disk.bytesRead
    #expect(try numbers(disk, after: 19_998) == [19_999, 20_000])
    #expect(disk.bytesRead - before <= 64 << 10)
  }

  @Test("a torn last line is cut off before the next answer", arguments: [1, 10, 100])
  func tornEnd(kept: Int) throws {
    let disk = disk()
    disk.place(path, entry(1).bytes + entry(2).bytes.prefix(kept))
    #expect(try numbers(disk) == [1])
    let file = try file(disk)
    file.sync()
    #expect(disk.content(path) == entry(1).bytes)
    file.append(entry(2).bytes)
    #expect(disk.content(path) == entry(1).bytes + entry(2).bytes)
  }

  @Test("NUL bytes at the end, as some disks leave them, are cut off too")
  func nulEnd() throws {
    let disk = disk()
    disk.place(path, entry(1).bytes + [UInt8](repeating: 0, count: 4096))
    try file(disk).sync()
    #expect(disk.content(path) == entry(1).bytes)
  }

  @Test(
    "an end too long to be a torn line is no line of ours: it stays and is counted, and answers follow it")
  func strangeEnd() throws {
    let disk = disk()
    let strange = [UInt8](repeating: 0x78, count: 2_000_000)
    disk.place(path, entry(1).bytes + strange)
    let tail = try JournalTail<EventLine>(path, after: 0, files: disk)
    #expect(tail.lines.map(\.number) == [1] && tail.damagedLines == 1)
    let file = try file(disk)
    file.sync()
    file.append(entry(2).bytes)
    #expect(disk.content(path) == entry(1).bytes + strange + [0x0A] + entry(2).bytes)
    #expect(try numbers(disk) == [1, 2])
  }

  @Test("a last line that lacks only its line feed is kept")
  func missingEnd() throws {
    let disk = disk()
    disk.place(path, entry(1).bytes + entry(2).bytes.dropLast())
    #expect(try numbers(disk) == [1, 2])
    let file = try file(disk)
    file.append(entry(3).bytes)
    #expect(disk.content(path) == entry(1).bytes + entry(2).bytes + entry(3).bytes)
  }

  @Test("a damaged line in the middle is passed over and counted, and left where it is")
  func damagedMiddle() throws {
    let disk = disk()
    var bad = entry(2).bytes
    bad[20] ^= 1
    let content = entry(1).bytes + bad + entry(3).bytes
    disk.place(path, content)
    let tail = try JournalTail<EventLine>(path, after: 0, files: disk)
    #expect(tail.lines.map(\.number) == [1, 3])
    #expect(tail.damagedLines == 1)
    try file(disk).append(entry(4).bytes)
    #expect(disk.content(path) == content + entry(4).bytes)
  }

  @Test("a number that stands twice counts once")
  func duplicates() throws {
    let disk = disk()
    disk.place(path, [1, 2, 2, 3].flatMap { entry($0).bytes })
    #expect(try numbers(disk) == [1, 2, 3])
  }

  static let faults: [TestDisk.Fault] = [
    .error(EIO), .error(ENOSPC), .error(EACCES), .shortWrite, .tornWrite(ENOSPC), .kill,
  ]

  @Test("row 20: whichever call fails, no synced answer is lost and none stands twice", arguments: faults)
  func faultAnywhere(fault: TestDisk.Fault) throws {
    for call in 1...30 {
      let disk = disk()
      disk.place(path, entry(1).bytes)
      let file = try file(disk)
      disk.fail(at: call, with: fault)
      var synced: Int64 = 1
      for number: Int64 in 2...6 {
        file.append(entry(number).bytes)
        if number.isMultiple(of: 2) { file.sync() }
        if file.failure == nil && number.isMultiple(of: 2) { synced = number }
        for names in TestDisk.Names.allCases {
          let kept = try numbers(disk.afterDeath(powerCut: names))
          #expect(
            kept == Array(1...max(synced, Int64(kept.count))), "call \(call), \(fault), number \(number)")
        }
      }
      if fault != .kill {
        file.sync()
        #expect(file.failure == nil)
        #expect(disk.content(path) == (1...6).flatMap { entry($0).bytes }, "call \(call), \(fault)")
      }
    }
  }

  @Test("row 17: after a failed sync the file is opened anew and all since the last sync is written again")
  func failedSync() throws {
    let disk = disk()
    let file = try file(disk)
    file.append(entry(1).bytes)
    file.sync()
    file.append(entry(2).bytes)
    disk.fail(at: 1, with: .error(EIO))
    file.sync()
    #expect(file.failure?.code == EIO)
    let before = disk.log.count
    file.append(entry(3).bytes)
    #expect(disk.log[before...].filter { $0 == "write \(path)" }.count == 4)
    file.sync()
    #expect(file.failure == nil)
    #expect(try numbers(disk.afterDeath(powerCut: .old)) == [1, 2, 3])
  }

  @Test("a journal that was deleted under us starts anew without NUL bytes")
  func deleted() throws {
    let disk = disk()
    let file = try file(disk)
    file.append(entry(1).bytes)
    file.sync()
    try disk.remove(path)
    disk.fail(at: 1, with: .error(EIO))
    file.append(entry(2).bytes)
    file.append(entry(3).bytes)
    #expect(disk.content(path) == entry(2).bytes + entry(3).bytes)
  }

  @Test("answers are synced by a task of the journal's own")
  func task() async throws {
    let disk = disk()
    let journal = Journal(path, after: JournalTail<EventLine>(), files: disk)
    journal.append(entry(1))
    let deadline = ContinuousClock.now + .seconds(60)
    while try numbers(disk.afterDeath(powerCut: .old)).isEmpty && ContinuousClock.now < deadline {
      try await Task.sleep(for: .milliseconds(1))
    }
    #expect(try numbers(disk.afterDeath(powerCut: .old)) == [1])
    journal.append(entry(2))
    journal.close()
    #expect(try numbers(disk.afterDeath(powerCut: .old)) == [1, 2])
    #expect(disk.state.withLock { $0.open.isEmpty })
  }
}
