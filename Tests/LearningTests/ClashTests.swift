import Learning
import Testing

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
    "meanings that only look alike stay apart",
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

  @Test("a board takes a word or stays as it was")
  func board() {
    var board = Board()
    let words = [
      word("a", "to go", "walk"), word("b", "run", "walk"), word("c", "run"), word("d", "go (by car)"),
    ]
    #expect(words.map { board.take($0) } == [true, false, true, false])
    #expect(board.words.map(\.id) == ["a", "c"])
  }
}
