import Learning
import Testing

@testable import Storage

@Suite("Words, kits and decks of two homes")
struct WordMergingTests {
  private func word(_ id: String, _ meaning: String, added: Int64 = 1) -> BankWord {
    BankWord(
      Word(id: id, term: id, meanings: [meaning]), language: .init(term: "es", meaning: "en"), added: added)
  }

  private func kit(_ id: String, _ name: String, _ answer: String) -> OwnKit {
    OwnKit(
      Kit(id: id, name: name, questions: [KitQuestion("?", answer: answer, wrong: ["x"])]), course: "life",
      stage: "newborn")
  }

  @Test("words are merged the same way whichever home imports the other, and importing again adds nothing")
  func bank() {
    let reference = WordReference(deck: "spanish-first", word: "agua")
    let first = BankFile(
      WordBank(
        words: [word("sol", "sun", added: 4), word("mar", "sea")],
        corrections: [reference: [.notes: ["short"]]],
        hints: ["水": "a"]))
    let second = BankFile(
      WordBank(
        words: [word("luna", "moon", added: 2), word("sol", "the sun", added: 4)],
        corrections: [reference: [.notes: ["longer"], .reading: ["r"]]], hints: ["水": "bb"]))
    let (one, other) = (first.united(with: second), second.united(with: first))
    #expect(one == other && one.bank.words.map(\.word.id) == ["mar", "luna", "sol"])
    #expect(one.bank.words[2].word.meanings == ["the sun"] && one.bank.hints == ["水": "bb"])
    #expect(one.bank.corrections == [reference: [.notes: ["longer"], .reading: ["r"]]])
    #expect(one.has(second) && one.has(first) && !first.has(second) && !second.has(first))
    #expect(first.loses(second) && !one.loses(one) && first.has(first) && first.has(BankFile()))
  }

  @Test("two kits with one id and different questions are both kept, and importing again adds nothing")
  func kits() {
    let first = KitsFile(OwnKits([kit("own-1", "A", "a")]))
    let second = KitsFile(OwnKits([kit("own-1", "B", "bbb"), kit("own-2", "C", "c")]))
    let (one, other) = (first.united(with: second), second.united(with: first))
    let kits = { (file: KitsFile) in Set(file.kits.kits) }
    #expect(kits(one) == kits(other) && one.kits.kits.count == 3 && one.kits.made == 3)
    #expect(one.kits.kits.first { $0.kit.id == "own-1" }?.kit.name == "B")
    #expect(one.united(with: second) == one && one.united(with: first) == one)
  }

  @Test("decks with the same id get the words of both, the larger one's first")
  func decks() {
    func deck(_ words: [(String, String)]) -> Deck {
      Deck(id: "d", name: "D", words: words.map { Word(id: $0.0, term: $0.0, meanings: [$0.1]) })
    }
    let first = deck([("a", "1"), ("b", "2"), ("c", "3")])
    let second = deck([("d", "4"), ("b", "22")])
    let united = first.united(with: second)
    #expect(united == second.united(with: first) && united.words.map(\.id) == ["a", "b", "c", "d"])
    #expect(united.words[1].meanings == ["22"] && united.united(with: second) == united)
  }

  @Test("a deck that both have gets all words, and the home's old file is kept aside")
  func deckFiles() throws {
    let (first, second) = (TestHome("first", chance: 1), TestHome("second", chance: 2))
    for (home, name, text) in [(first, "d.csv", "sol,sun\n"), (second, "d.json", "mar,sea\nluna,moon\n")] {
      try home.play(1, seed: 1)
      let table = Array(("term,meaning\n" + text).utf8)
      let deck = try DeckFormat.read(table, file: "d.csv")
      home.disk.place(home.home.decks + "/" + name, try DeckFormat.write(deck, file: name))
      home.disk.state.withLock { _ = $0.folders.insert(home.home.decks) }
    }
    let (ofFirst, ofSecond) = (try first.archive(), try second.archive())
    try first.merge(ofSecond)
    try second.merge(ofFirst)
    let decks = try [first, second].map { home in
      try DeckFiles.paths(in: home.home, on: home.disk).map { try DeckFiles.read($0, from: home.disk) }
    }
    #expect(decks[0] == decks[1] && decks[0].map(\.words.count) == [3])
    #expect(first.disk.paths.contains { $0.hasPrefix("/first/aside/decks-d.csv.") })
    #expect(try first.plan(second.archive()).isEmpty && second.plan(first.archive()).isEmpty)
  }

  @Test("of two recordings of one word the same one stays on both sides, the other is kept aside")
  func recordings() throws {
    let (first, second) = (TestHome("first", chance: 1), TestHome("second", chance: 2))
    for (home, byte) in [(first, UInt8(7)), (second, UInt8(9))] {
      try home.play(1, seed: 1)
      home.disk.place(home.home.voice + "/a.opus", [1, byte])
      home.disk.state.withLock { _ = $0.folders.insert(home.home.voice) }
    }
    let (ofFirst, ofSecond) = (try first.archive(), try second.archive())
    #expect(try first.plan(ofSecond).sum.recordings == 1)
    try first.merge(ofSecond)
    try second.merge(ofFirst)
    #expect([first, second].allSatisfy { $0.disk.content($0.home.voice + "/a.opus") == [1, 9] })
    #expect(
      [first, second].allSatisfy { home in home.disk.paths.contains { $0.contains("/aside/voice-a.opus.") } })
    #expect(try first.plan(ofSecond).isEmpty && second.plan(ofFirst).isEmpty)
  }
}
