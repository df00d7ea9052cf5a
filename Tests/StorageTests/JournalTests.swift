import Formats
import Glibc
import Learning
import Testing

@testable import Storage

@Suite("The journal of events")
struct JournalTests {
  let path = SampleSaves.home.journal

  func disk() -> TestDisk {
    let disk = TestDisk()
    disk.state.withLock { $0.folders = ["/", "/home", "/home/babble"] }
    return disk
  }

  func entry(_ number: Int64) -> EventLine {
    line(
      number, .answer(SampleSaves.answer("agua"), game: "memory", grade: .good), at: SampleSaves.now + number)
  }

  func line(_ number: Int64, _ body: Event.Body, at time: Int64 = SampleSaves.now) -> EventLine {
    let moment = Moment(time, offset: 3600)
    return EventLine(
      Event(number: number, moment: moment, day: Day(at: moment), body), home: "00000000babb1e00")
  }

  /// The lines of the journal, and its end.
  func read(_ disk: TestDisk) throws -> (lines: [JournalReader.Line], end: JournalEnd) {
    var lines: [JournalReader.Line] = []
    if disk.content(path) == nil { return ([], JournalEnd()) }
    var reader = JournalReader(path, files: disk)
    while let part = try reader.next() { lines += part }
    return (lines, JournalEnd(reader))
  }

  func file(_ disk: TestDisk) throws -> JournalFile {
    JournalFile(path, after: try read(disk).end, files: disk)
  }

  /// The numbers of the lines; nil for damaged ones.
  func numbers(_ disk: TestDisk) throws -> [Int64?] {
    try read(disk).lines.map { line in
      switch line {
      case .event(let event): event.event.number
      case .unknown(let number, _): number
      case .damaged: nil
      }
    }
  }

  @Test("an answer is one line of JSON with the names that scripts rely on, the checksum last")
  func form() throws {
    var answer = SampleSaves.answer("agua", isRight: false)
    answer.options = ["water", "fire\n"]
    answer.confusedWith = WordReference(deck: "spanish-first", word: "fuego")
    answer.certainty = .firstSight
    let line = line(7, .answer(answer, game: "bubbles", grade: nil))
    let expected =
      #"{"at":"2026-03-01T10:30:00+01:00","confusedWith":"fuego","day":20513,"deck":"spanish-first","#
      + #""game":"bubbles","given":"water","home":"00000000babb1e00","item":"es:agua","#
      + #""meanings":["meaning of agua"],"mode":"chosen","ms":1200,"n":7,"options":["water","fire\n"],"#
      + #""shown":"el agua","skill":"recognise","sure":"first-sight","type":"answer","v":1,"#
      + #""verdict":"wrong","word":"agua","checksum":"crc32:CHECKSUM"}"#
    let text = String(decoding: line.bytes, as: UTF8.self)
    let checksum = try JSON.read(line.bytes).member("checksum").string().dropFirst(6)
    #expect(text == expected.replacing("CHECKSUM", with: checksum) + "\n")
  }

  @Test("a word of another deck that was confused with the answer has its deck")
  func confusedDeck() throws {
    var answer = SampleSaves.answer("agua", isRight: false)
    answer.confusedWith = WordReference(deck: "japanese-first", word: "水")
    let written = line(7, .answer(answer, game: "bubbles", grade: nil))
    let json = try JSON.read(written.bytes)
    #expect(try json.member("confusedWith").string() == "水")
    #expect(try json.member("confusedDeck").string() == "japanese-first")
    #expect(EventLine(line: written.bytes[...]) == written)
  }

  @Test("the first try is recorded if the question was asked again")
  func triedBefore() throws {
    var answer = SampleSaves.answer("agua")
    #expect(try JSON.read(line(7, .answer(answer, game: "today", grade: nil)).bytes).optional("first") == nil)
    answer.triedBefore = .otherForm
    let written = line(7, .answer(answer, game: "today", grade: .hard))
    #expect(try JSON.read(written.bytes).member("first").string() == "other-form")
    #expect(EventLine(line: written.bytes[...]) == written)
  }

  private func undo(
    _ word: WordMet, _ figures: ItemFigures, isFirst: Bool = false, recall: Int? = nil, pace: Int? = nil
  ) -> Event.Undo {
    let entry = CourseRecord.Entry(day: SampleSaves.today, recall: recall, isKnown: !isFirst, pace: pace)
    return Event.Undo(
      number: 7, word: word, figures: figures, isFirst: isFirst, wasLearned: !isFirst, hour: 3600,
      wasRight: isFirst, entry: entry)
  }

  @Test("every kind of event is read back as it was written")
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
    let bodies: [Event.Body] =
      [
        .baseline(Event.Baseline(word: word, figures: figures)), .hour(3600, HourCount(right: 1, wrong: 2)),
        .past(Day(number: 20_000), reviews: 12, known: 10),
        .answer(SampleSaves.answer("te"), game: "memory", grade: .again), .met(word), .hint(word, "a bridge"),
        .hint(word, nil),
        .score(Score(SampleSaves.result(), playedAt: SampleSaves.now, replay: "one.babble")),
        .learned(word), .practiceOpened(deck: "hiragana"), .lesson(word, isKnown: false),
        .wanted(word), .lesson(word, isKnown: true), .accept(word, .recall, "bridge\n"),
        .rest(word, until: Day(number: 9)),
        .session(Event.SessionSum(reviews: 20, known: 19, begun: 6, seconds: 480)),
        .undo(undo(word, figures, recall: 812, pace: 900)), .undo(undo(word, ItemFigures(), isFirst: true)),
      ] + SampleSaves.stageSteps.map { .stage(StageEvent("life", $0)) }
    for body in bodies {
      let written = line(3, body)
      #expect(EventLine(line: written.bytes[...]) == written)
    }
  }

  @Test("a line that only a newer version knows is kept, counted and changes nothing")
  func unknown() throws {
    let disk = disk()
    let texts = [#""type":"later","v":1"#, #""type":"met","v":2"#, #""type":"answer","v":1"#]
    let strange = texts.enumerated().flatMap { index, text in
      Checksum.sealLine(
        try! JSON.read(Array("{\"n\":\(index + 2),\"home\":\"00000000babb1e00\",\(text)}".utf8)).object())
    }
    disk.place(path, entry(1).bytes + strange + entry(5).bytes)
    #expect(try numbers(disk) == [1, 2, 3, 4, 5])
    let sum = try SampleSaves.counted(on: disk)
    #expect(sum.count == 2 && sum.unknown == 3 && sum.damaged == 0)
    disk.place(path, entry(1).bytes + strange)
    let store = try SampleSaves.store(disk)
    #expect(store.notices == ["3 lines come from a newer Babble and don't count here."])
    var save = store.save
    store.record(SampleSaves.answer("te"), game: "memory", in: &save, at: SampleSaves.moment)
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

  @Test("a missing journal is created with the first answer")
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

  @Test("a journal is read from any line on")
  func places() throws {
    let disk = disk()
    let lines = (1...2000).map { entry(Int64($0)).bytes }
    disk.place(path, Array(lines.joined()))
    for count in [0, 1, 1000, 1999, 2000] {
      let start = lines[..<count].reduce(0) { $0 + $1.count }
      var (reader, read) = (JournalReader(path, from: start, files: disk), 0)
      while let part = try reader.next() { read += part.count }
      #expect(read == 2000 - count && reader.place == disk.content(path)?.count && !reader.isTorn)
    }
  }

  @Test("of a long journal only the new lines are read again")
  func longJournal() throws {
    let disk = disk()
    disk.place(path, (1...20_000).flatMap { entry(Int64($0)).bytes })
    let sum = try SampleSaves.counted(on: disk)
    #expect(sum.count == 20_000)
    disk.place(path, (disk.content(path) ?? []) + entry(20_001).bytes)
    let before = disk.bytesRead
    let journals = try Journals(in: SampleSaves.home, own: "journal.jsonl", disk)
    var next = JournalSum(of: journals, after: sum.knowledge, sum.applied)
    #expect(try next.update() && next.count == 1)
    #expect(disk.bytesRead - before <= 64 << 10)
    #expect(try next.knowledge == SampleSaves.counted(on: disk).knowledge)
  }
}
