import Learning
import Testing

@Suite("How many new words a day has")
struct NewWordPaceTests {
  /// What a learner knows after a day with some new words.
  private func knowledge(of words: Int = 10, missed: Int = 0) -> Knowledge {
    var samples = CourseSamples()
    for word in 0..<words { samples.answer(word, isRight: word >= missed, on: 1) }
    return samples.knowledge
  }

  private func limit(
    _ knowledge: Knowledge, on day: Int64 = 2, minutes: Int = 10, hasRounds: Bool = true
  ) -> Int {
    var scope = CourseSamples.scope
    scope.hasRounds = hasRounds
    return knowledge.newLimit(on: Day(number: day), scope, minutes: minutes)
  }

  @Test("more minutes hold more words, and twice as many nearly twice as many")
  func minutes() {
    let limits = [5, 10, 20, 40].map { DayAmount.newLimit(minutes: $0, skills: 2) }
    for (less, more) in zip(limits, limits.dropFirst()) {
      #expect((2 * less...2 * less + 1).contains(more), "\(limits)")
    }
    #expect((3...6).contains(limits[0]), "\(limits)")
  }

  @Test("words with one skill more leave time for fewer")
  func skills() {
    #expect(DayAmount.newLimit(minutes: 10, skills: 3) < DayAmount.newLimit(minutes: 10, skills: 2))
  }

  @Test("what is known already leaves time for fewer, and minutes that it fills for none")
  func known() {
    let knowledge = knowledge(of: 40)
    #expect(limit(knowledge) < DayAmount.newLimit(minutes: 10, skills: 2))
    #expect(limit(knowledge) > 0)
    #expect(limit(knowledge, minutes: 1) == 0)
  }

  @Test(
    "who knew fewer than six in ten of the last day's new words gets two, and below four in ten none",
    arguments: [(4, 3...20), (5, 2...2), (6, 2...2), (7, 0...0), (10, 0...0)])
  func missed(count: Int, expected: ClosedRange<Int>) {
    let knowledge = knowledge(missed: count)
    #expect(expected.contains(limit(knowledge)), "\(limit(knowledge))")
    #expect(limit(knowledge, on: 3) > 2, "a day later it is as usual")
  }

  @Test("without rounds there is time for more words, and fewer of them need be known at first")
  func withoutRounds() {
    let before = DayAmount.newLimit(minutes: 15, skills: 2)
    #expect(limit(Knowledge(), minutes: 15, hasRounds: false) > before)
    let limits = [5, 6, 7, 8].map { limit(knowledge(missed: $0), hasRounds: false) }
    #expect(limits[0] > 2 && limits.dropFirst() == [2, 2, 0], "\(limits)")
  }
}
