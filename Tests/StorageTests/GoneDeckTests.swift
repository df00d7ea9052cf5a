import Formats
import Learning
import Testing

@testable import Storage

@Suite("Decks that are gone: what was learned is with the decks that have their words")
struct GoneDeckTests {
  private let home = SampleSaves.home

  private func answer(_ deck: String, _ word: String, item: String? = nil, isRight: Bool = true) -> Answer {
    var answer = SampleSaves.answer(word, isRight: isRight)
    answer.reference = WordReference(deck: deck, word: word)
    if let item { answer.item = ItemID(rawValue: item) }
    if !isRight { answer.confusedWith = WordReference(deck: deck, word: "fuego") }
    return answer
  }

  /// A disk with the home of somebody who has learned the old deck.
  ///
  /// - Parameter isWritten: whether the save was written, or the program was killed before.
  private func learned(_ answers: [Answer], isWritten: Bool) throws -> (disk: TestDisk, save: SaveFile) {
    let disk = TestDisk()
    let store = try SampleSaves.store(disk)
    var save = store.save
    for deck in ["spanish-150", "chinese-150", "greek-first"] { save.settings.learn(deck, beside: true) }
    for answer in answers {
      store.record(answer, game: "today", in: &save, at: SampleSaves.moment)
    }
    store.record(.hint(SampleSaves.met("spanish-150", "agua"), "aqueduct"), in: &save, at: SampleSaves.moment)
    let score = Score(SampleSaves.result(deck: "spanish-150"), playedAt: SampleSaves.now)
    store.record(.score(score), in: &save, at: SampleSaves.moment)
    if isWritten { try store.write(&save, at: SampleSaves.now) }
    try store.flush()
    return (disk.afterDeath(powerCut: nil), save)
  }

  @Test(
    "every memory, hint and score is there, whether the save was written or not", arguments: [true, false])
  func memories(isWritten: Bool) throws {
    let answers = [
      answer("spanish-150", "agua"), answer("spanish-150", "pan", isRight: false),
      answer("spanish-150", "agua"), answer("georgian-100", "წყალი", item: "ka:წყალი"),
    ]
    let (disk, before) = try learned(answers, isWritten: isWritten)
    let save = try SampleSaves.store(disk).save
    #expect(save.knowledge.decks == ["spanish-first", "georgian-first"])
    #expect(
      save.figures(deck: "spanish-first", word: "agua") == before.figures(deck: "spanish-150", word: "agua"))
    #expect(save.figures(deck: "spanish-first", word: "agua").skills[.recognise]?.memory != nil)
    #expect(save.figures(deck: "georgian-first", word: "წყალი").seen == 1)
    #expect(save.mnemonic(deck: "spanish-first", word: "agua") == "aqueduct")
    let pan = save.figures(deck: "spanish-first", word: "pan").skills[.recognise]
    #expect(pan?.confusions == [WordReference(deck: "spanish-first", word: "fuego"): 1])
    #expect(save.best(game: "memory", deck: "spanish-first")?.result.score == 100)
    #expect(
      save.knowledge.record == before.knowledge.record && save.knowledge.hours == before.knowledge.hours)
  }

  @Test("the chosen decks are those that have the words")
  func choices() throws {
    let save = try SampleSaves.store(learned([], isWritten: true).disk).save
    #expect(save.settings[.today.deck] == "spanish-first")
    #expect(Set(save.settings[.today.decks]) == ["chinese-first", "greek-first"])
  }

  @Test("what goes on with the new deck is counted once")
  func goesOn() throws {
    let (disk, _) = try learned([answer("spanish-150", "agua")], isWritten: true)
    let store = try SampleSaves.store(disk)
    var save = store.save
    store.record(answer("spanish-first", "agua"), game: "memory", in: &save, at: SampleSaves.moment)
    try store.flush()
    let next = disk.afterDeath(powerCut: nil)
    #expect(try SampleSaves.store(next).save.knowledge == save.knowledge)
    #expect(save.figures(deck: "spanish-first", word: "agua").seen == 2)
  }

  @Test("a word that was learned in both decks as two items is one, with what was learned of both")
  func joined() throws {
    let (disk, _) = try learned(
      [
        answer("spanish-150", "agua"), answer("spanish-first", "agua", item: "es:agua#2"),
        answer("spanish-first", "agua", item: "es:agua#2", isRight: false),
      ], isWritten: true)
    let save = try SampleSaves.store(disk).save
    #expect(save.knowledge.items.all.keys.map(\.rawValue) == ["es:agua"])
    #expect(save.figures(deck: "spanish-first", word: "agua").seen == 3)
    #expect(save.mnemonic(deck: "spanish-first", word: "agua") == "aqueduct")
  }

  @Test("a deck of one's own with an old id stays what it is")
  func own() throws {
    let (disk, before) = try learned([answer("spanish-150", "agua")], isWritten: true)
    disk.state.withLock { _ = $0.folders.insert(home.decks) }
    disk.place(DeckFiles.path(of: "spanish-150", in: home), Array("{}".utf8))
    let save = try SampleSaves.store(disk).save
    #expect(save.knowledge == before.knowledge && save.settings[.today.deck] == "spanish-150")
    #expect(save.settings[.today.decks].contains("chinese-first"))
  }

  @Test("corrections are moved, with how to undo them, but never over one that is there")
  func corrections() {
    let (old, new) = (
      WordReference(deck: "spanish-150", word: "casa"), WordReference(deck: "spanish-first", word: "casa")
    )
    var file = BankFile(
      WordBank(
        corrections: [old: [.notes: ["old"], .reading: ["kasa"]], new: [.notes: ["new"]]],
        undoing: [.all([.wrote(old, .notes, nil)])]))
    file.unknownOfCorrections = [old: [JSONMember("sound", .string("k"))]]
    file.move(DeckAliases.successors)
    #expect(file.bank.corrections == [new: [.notes: ["new"], .reading: ["kasa"]]])
    #expect(file.bank.undoing == [.all([.wrote(new, .notes, nil)])])
    #expect(file.unknownOfCorrections.keys.map(\.self) == [new])
  }
}
