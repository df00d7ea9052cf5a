import Deterministic
import Learning
import Testing

@Suite("The placement test")
struct PlacementTests {
  /// A search with a player who knows the words for which `isKnown` is true.
  private func search(_ count: Int, _ isKnown: (Int) -> Bool) -> Placement {
    var search = Placement(count: count)
    while let place = search.next { search.record(isKnown: isKnown(place)) }
    return search
  }

  @Test("a player who knows just the first words is placed there, never above", arguments: [1, 8, 150, 256])
  func threshold(count: Int) {
    for known in 0...count {
      let search = search(count) { $0 < known }
      #expect(search.rank <= known && known - search.rank <= count / 6 + 2, "\(known) of \(count)")
      #expect(search.questions <= Placement.mostQuestions)
    }
  }

  @Test("a player who knows nothing is asked three words")
  func nothing() {
    let search = search(150) { _ in false }
    #expect(search.rank == 0 && search.questions == 3)
  }

  @Test("a player who knows everything is done soon")
  func all() {
    let search = search(256) { _ in true }
    #expect(search.rank >= 240 && search.questions <= 12)
  }

  /// The ranks found for players who know the first words of 150, but for slips, and few of the others.
  private func ranks(_ known: Int, slips: Double, luck: Double) -> [Int] {
    (0..<100 as Range<UInt64>).map { seed in
      var chance = Chance(seed: seed)
      return search(150) { place in
        let roll = chance.fraction()
        return place < known ? roll >= slips : roll < luck
      }.rank
    }.sorted()
  }

  @Test(
    "with slips and guesses the rank is close to the truth, or below it",
    arguments: [0, 10, 40, 75, 120, 150], [(0.0, 0.0), (0.05, 0.02), (0.1, 0.02), (0.15, 0.05)])
  func knower(known: Int, noise: (slips: Double, luck: Double)) {
    let ranks = ranks(known, slips: noise.slips, luck: noise.luck)
    #expect(ranks[95] <= known + 8, "\(ranks)")
    let isClear = known == 0 || known >= 40 && noise.slips <= 0.1
    #expect(!isClear || ranks[50] >= known - 15, "\(ranks)")
  }

  @Test("a player who misses a third or half of the questions anywhere isn't told to know everything")
  func patchy() {
    for slips in [0.34, 0.5] {
      let ranks = ranks(150, slips: slips, luck: 0)
      #expect(ranks[50] < 50, "\(slips): \(ranks)")
    }
  }

  @Test("below the rank at least three words were known per miss", arguments: 0..<50 as Range<UInt64>)
  func honest(seed: UInt64) {
    var (chance, search, known, missed) = (Chance(seed: seed), Placement(count: 150), [Int](), [Int]())
    while let place = search.next {
      let isKnown = chance.fraction() < 0.7
      if isKnown { known.append(place) } else { missed.append(place) }
      search.record(isKnown: isKnown)
    }
    let (hits, misses) = (known.count { $0 < search.rank }, missed.count { $0 < search.rank })
    #expect(search.rank == 0 || hits >= 3 * misses + 3, "seed \(seed)")
  }

  @Test("one forgotten word doesn't hide those after it", arguments: [75, 112, 37])
  func gap(forgotten: Int) {
    let search = search(150) { $0 < 120 && $0 != forgotten }
    #expect(search.rank > 100)
  }

  @Test("no word is asked twice")
  func once() {
    var (search, asked) = (Placement(count: 40), Set<Int>())
    while let place = search.next {
      #expect(asked.insert(place).inserted)
      search.record(isKnown: place % 3 > 0)
    }
    #expect(asked.count == search.questions)
  }

  private func questions(_ samples: CourseSamples) -> SessionMaker.PlacementQuestions {
    var maker = SessionMaker(
      samples.knowledge, CourseSamples.scope, CourseOptions(),
      AnswerCheckerMaker(CourseDecks([CourseSamples.deck])),
      Chance(seed: 1))
    return maker.placement()
  }

  @Test(
    "right answers count, even with half of the words known, spread all over the deck",
    arguments: 0..<50 as Range<UInt64>)
  func scattered(seed: UInt64) {
    var chance = Chance(seed: seed)
    let samples = CourseSamples()
    let known = Set((0..<60).filter { _ in chance.fraction() < 0.5 })
    let search = search(60) { known.contains($0) }
    let result = questions(samples).result(of: search)
    #expect(Set(result.known).isSuperset(of: search.known), "seed \(seed)")
    #expect(Set(result.known).subtracting(known).allSatisfy { $0 < result.rank }, "seed \(seed)")
    #expect(result.right == search.known.count && result.asked == search.questions)
  }

  @Test("words known in the test are asked as proof, twenty a day", arguments: [0.3, 0.5, 0.9])
  func proved(share: Double) {
    var (chance, samples) = (Chance(seed: 3), CourseSamples())
    let search = search(60) { _ in chance.fraction() < share }
    let known = questions(samples).result(of: search).known
    for place in known { samples.apply(.lesson(samples.word(place), isKnown: true)) }
    #expect(samples.plan().proofs.count == min(known.count, DayPlan.proofLimit))
    #expect(samples.plan().proofs.count >= min(search.known.count, DayPlan.proofLimit))
  }
}
