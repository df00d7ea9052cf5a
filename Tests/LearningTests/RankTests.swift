import Testing

@testable import Learning

@Suite("The rank of a player")
struct RankTests {
  @Test(
    "comes with what is held",
    arguments: [
      (24, 0, Rank.novice), (25, 0, .apprentice), (149, 149, .apprentice), (150, 0, .adept),
      (600, 149, .adept), (500, 150, .expert), (1500, 749, .expert), (1500, 750, .master),
    ])
  func ranks(good: Int, strong: Int, rank: Rank) {
    #expect(Rank(HeldWords(good: good, strong: strong)) == rank)
  }

  @Test("each but the last has one after it")
  func next() {
    #expect(Rank.allCases.compactMap(\.next) == Array(Rank.allCases.dropFirst()))
    #expect(Rank.allCases == Rank.allCases.sorted())
  }

  private func event(_ number: Int64, _ word: Int, _ grade: Grade, on day: Int64) -> Event {
    let answer = Answer(
      item: ItemID(rawValue: "es:\(word)"), skill: .recognise,
      reference: WordReference(deck: "d", word: "\(word)"), mode: .typed, shown: "", given: "",
      verdict: grade == .again ? .wrong : .right, milliseconds: 1000, certainty: .known)
    return Event(
      number: number, moment: Moment(day * Day.seconds), day: Day(number: day),
      .answer(answer, game: "today", grade: grade))
  }

  @Test("stays when what gave it is forgotten, and a rebuild finds it again")
  func stays() {
    var events: [Event] = []
    for (day, grade) in [(1, Grade.good), (4, .good), (30, .again)] {
      for word in 0..<25 { events.append(event(Int64(events.count + 1), word, grade, on: Int64(day))) }
    }
    var knowledge = Knowledge()
    for event in events[..<49] { knowledge.take(event) }
    #expect(knowledge.held.good == 24 && knowledge.record.rank == .novice)
    for event in events[49...] { knowledge.take(event) }
    #expect(knowledge.held == HeldWords() && knowledge.record.rank == .apprentice)
    var again = Knowledge()
    for event in events { again.take(event) }
    #expect(again == knowledge)
  }

  @Test("what is held is counted alike from events and from a save")
  func counted() {
    var knowledge = Knowledge()
    for place in 0..<60 {
      let (word, day) = (place % 20, Int64(place / 20) * 5)
      knowledge.take(event(Int64(place + 1), word, word < 3 && day == 10 ? .again : .good, on: day))
    }
    #expect(knowledge.held.good == 17)
    #expect(Knowledge(items: knowledge.items).held == knowledge.held)
  }
}
