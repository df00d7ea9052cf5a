import Learning
import Testing

@Suite("How much is known already")
struct PlacementTests {
  /// The search with somebody who knows what `isKnown` says.
  private func search(_ count: Int, _ isKnown: (Int) -> Bool) -> Placement {
    var search = Placement(count: count)
    while let place = search.next { search.take(isKnown: isKnown(place)) }
    return search
  }

  @Test(
    "who knows the first words and no others is found out, never above what they know",
    arguments: [1, 8, 150, 256])
  func threshold(count: Int) {
    for known in 0...count {
      let search = search(count) { $0 < known }
      #expect(search.rank <= known && known - search.rank <= count / 8 + 1, "\(known) of \(count)")
      #expect(search.questions <= Placement.mostQuestions)
    }
  }

  @Test("who knows nothing is asked three words")
  func nothing() {
    let search = search(150) { _ in false }
    #expect(search.rank == 0 && search.questions == 3)
  }

  @Test("who knows all of it soon gets to the end")
  func all() {
    let search = search(256) { _ in true }
    #expect(search.rank == 256 && search.questions <= 9)
  }

  @Test("one word that was forgotten doesn't hide those behind it", arguments: [75, 112, 37])
  func gap(forgotten: Int) {
    let search = search(150) { $0 < 120 && $0 != forgotten }
    #expect(search.rank > 100)
  }

  @Test("no word is asked twice")
  func once() {
    var (search, asked) = (Placement(count: 40), Set<Int>())
    while let place = search.next {
      #expect(asked.insert(place).inserted)
      search.take(isKnown: place % 3 > 0)
    }
    #expect(asked.count == search.questions)
  }
}
