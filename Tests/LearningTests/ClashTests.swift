import Testing

@testable import Learning

@Suite("Words that must not meet")
struct ClashTests {
  private func word(_ term: String, _ meanings: String..., reading: String? = nil) -> Word {
    Word(id: term, term: term, meanings: meanings, reading: reading)
  }

  @Test(
    "meanings are compared without case, parentheses and a leading to, a, an or the",
    arguments: [
      ("drink", "to drink"), ("To Drink", "drink"), ("the house", "a house"), ("an apple", "apple"),
      ("know (a fact)", "to know (a person)"), ("car; auto", "auto"), ("he/she", "she"),
      ("big, large", "large"),
      ("how?", "How"), ("k’", "k'"), ("to  have   fun", "have fun"), ("(particle)", "(particle)"),
    ])
  func shared(one: String, other: String) {
    #expect(word("x", one).sharesMeaning(with: word("y", other)))
    #expect(word("x", one).clashes(with: word("y", other)))
  }

  @Test(
    "meanings that only look similar don't clash",
    arguments: [
      ("drink", "drunk"), ("1,000", "1"), ("1/2", "2"), ("k'", "k"), ("a", "the"), ("to", "a"),
      ("to be", "to see"),
      ("(particle)", "(verb)"), ("e", "é"),
    ])
  func apart(one: String, other: String) {
    #expect(!word("x", one).clashes(with: word("y", other)))
  }

  @Test("equal terms and equal readings clash, and so does a term that is the other's reading")
  func forms() {
    #expect(word("bank", "a").clashes(with: word("Bank", "b")))
    #expect(word("橋", "bridge", reading: "はし").clashes(with: word("箸", "chopsticks", reading: "はし")))
    #expect(word("はし", "edge").clashes(with: word("箸", "chopsticks", reading: "はし")))
    #expect(word("caf\u{E9}", "a").clashes(with: word("cafe\u{301}", "b")))
    #expect(!word("橋", "bridge", reading: "はし").clashes(with: word("花", "flower", reading: "はな")))
  }

  @Test(
    "kana of one sound clash, and others don't", arguments: [("じ", "ぢ"), ("ず", "づ"), ("ジ", "ヂ"), ("ズ", "ヅ")])
  func equalSounds(one: String, other: String) {
    #expect(word(one, "a").clashes(with: word(other, "b")))
    #expect(word("x", "a", reading: "は" + one).clashes(with: word("y", "b", reading: "は" + other)))
    #expect(!word("し", "a").clashes(with: word(one, "b")))
  }

  @Test("a board takes a word or stays unchanged")
  func board() {
    var board = CompatibleWords()
    let words = [
      word("a", "to go", "walk"), word("b", "run", "walk"), word("c", "run"), word("d", "go (by car)"),
    ]
    #expect(words.map { board.insert($0, of: "d") } == [true, false, true, false])
    #expect(board.words.map(\.id) == ["a", "c"])
  }

  private func pair(_ one: [String], _ other: [String], reading: String? = nil) -> [Word] {
    [
      Word(id: "a", term: "x", meanings: one, reading: reading, contrast: ["b"]),
      Word(id: "b", term: "y", meanings: other, reading: reading),
    ]
  }

  @Test("contrasted words don't clash while their visible texts tell them apart")
  func contrast() {
    let words = pair(["to be (by nature)"], ["to be (at the moment)"])
    #expect(!words[0].clashes(with: words[1]) && !words[1].clashes(with: words[0]))
    #expect(!words[0].sharesMeaning(with: words[1]) && !words[1].sharesMeaning(with: words[0]))
    var board = CompatibleWords()
    #expect(words.map { board.insert($0, of: "d") } == [true, true])
    let long = pair(["what one says after a meal"], ["what one says after a walk"])
    #expect(!long[0].clashes(with: long[1]))
    let sounding = pair(["he"], ["she"], reading: "tā")
    #expect(!sounding[0].clashes(with: sounding[1]))
  }

  @Test(
    "contrasted words clash where a meaning is wholly the same, or a game shows too little of it",
    arguments: [
      (["to be"], ["To be"]), (["to be (by nature)", "to exist"], ["to exist", "be"]),
      (["there is (of things that stand still)"], ["there is (of things that stand about)"]),
    ])
  func sameInSight(one: [String], other: [String]) {
    let words = pair(one, other)
    #expect(words[0].clashes(with: words[1]) && words[1].clashes(with: words[0]))
  }

  @Test("one term for two words clashes, and so does a third word without a contrast")
  func others() {
    let words = pair(["light (of a lamp)"], ["light (of a feather)"])
    var same = words[1]
    same.term = "X"
    #expect(words[0].clashes(with: same))
    var board = CompatibleWords()
    let third = Word(id: "c", term: "z", meanings: ["light"])
    #expect(
      [words[0], third, words[1], third].map { board.insert($0, of: "d") } == [true, false, true, false])
    #expect(board.words.map(\.id) == ["a", "b"])
  }

  @Test("contrasted words are offered together like look-alikes")
  func offered() throws {
    let words = pair(["to be (by nature)"], ["to be (at the moment)"])
    let strangers = (0..<30).map { word("other \($0)", "something \($0) (else)") }
    let items = (words + strangers).map {
      RoundSetup.Item($0, of: WordOrigin(deck: "d"), isNew: false, shown: .term)
    }
    let pool = ChoicePool(RoundSetup.Content(of: WordOrigin(deck: "d"), name: "d", items: items, seed: 1))
    #expect(pool.neighbours(of: 0, showing: .term).first == 1 && !pool.clash(0, 1))
  }
}
