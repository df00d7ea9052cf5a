import Engine
import Games
import Learning
import Storage
import Synchronization
import Testing

@testable import App

@Suite("A round from a hundred thousand words")
struct LargeSourceTests {
  /// Counts the words that were read.
  private final class Counted: WordSource {
    let words: DeckSource
    private let looked = Mutex(0)

    init(_ words: DeckSource) { self.words = words }

    var origin: WordOrigin { words.origin }
    var count: Int { words.count }
    var seen: Int { looked.withLock { $0 } }

    func word(_ id: String) -> Word? {
      looked.withLock { $0 += 1 }
      return words.word(id)
    }

    func page(_ places: Range<Int>) -> [Word] {
      let page = words.page(places)
      looked.withLock { $0 += page.count }
      return page
    }

    func search(_ beginning: String, limit: Int) -> [Word] { words.search(beginning, limit: limit) }
  }

  private static let dictionary = DeckSource(
    Deck(
      id: "large", name: "Large",
      words: (0..<100_000).map { Word(id: "\($0)", term: "w\($0)x", meanings: ["m\($0)y"]) }))

  /// A player who has met the words at these places, and answered nine out of ten right.
  private static func save(_ places: some Sequence<Int>) -> SaveFile {
    var save = SaveFile()
    for place in places {
      let reference = WordReference(deck: "large", word: "\(place)")
      let answer = Answer(
        item: ItemID(rawValue: "und:w\(place)x"), skill: .recognise, reference: reference,
        meanings: ["m\(place)y"], mode: .chosen, shown: "", given: "",
        verdict: place.isMultiple(of: 10) ? .wrong : .right, milliseconds: 1500, certainty: .known)
      save.count(answer, at: TestLearner.now)
    }
    return save
  }

  private static let today = MemoryModel().day(of: Moment(TestLearner.now))

  private static func round(
    _ places: some Sequence<Int>
  ) -> (items: [RoundSetup.Item], decoys: [DeckWord], usual: Int?, seen: Int) {
    let source = Counted(dictionary)
    var picker = WordPicker([source], 24, save(places), .term, on: today, Chance(seed: 5))
    let words = picker.pick(24)
    return (picker.items(words), picker.decoys(beside: words), picker.usualMilliseconds, source.seen)
  }

  @Test(
    "looks at some hundreds of them for any player, and mixes a few new ones with known ones",
    arguments: [
      0..<0, 0..<150, 0..<300, 0..<3000, 50_000..<50_300, 100..<400,
    ])
  func bounded(met: Range<Int>) {
    let round = Self.round(met)
    #expect(round.seen <= 800, "\(round.seen)")
    #expect(round.decoys.count == RoundSetup.mostDecoys)
    let new = round.items.filter(\.isNew)
    #expect(new.count == 5 && round.items.count == (met.isEmpty ? 5 : 24))
    #expect(new.allSatisfy { !met.contains(Int($0.word.id) ?? 0) })
    #expect(round.usual == (met.isEmpty ? nil : 1500))
  }

  @Test("new words come in the source's order, even far from its start")
  func order() {
    let new = Self.round(0..<3000).items.filter(\.isNew)
    #expect(new.map(\.word.id) == ["3000", "3001", "3002", "3003", "3004"])
    #expect(Self.round(0..<0).items.map(\.word.id) == ["0", "1", "2", "3", "4"])
  }

  @Test("if all words looked at are met, new ones are sampled")
  func strangers() {
    let met = Array(0..<250) + Array(1900..<2700) + Array(50_000..<50_950)
    let round = Self.round(met)
    #expect(round.items.filter(\.isNew).count == 5 && round.seen <= 800, "\(round.seen)")
  }

  @Test("the same save and the same chance choose the same words")
  func same() {
    let rounds = (0..<2).map { _ in Self.round(0..<500) }
    #expect(rounds[0].items == rounds[1].items && rounds[0].decoys == rounds[1].decoys)
  }

  @Test("a code reads only the words it takes, and always takes the same ones")
  func coded() {
    let source = Counted(Self.dictionary)
    var chance = Chance(seed: 77, stream: Learner.picking)
    let words = Learner.words(24, of: source, &chance)
    #expect(words.asked.count == 24 && words.others.count == RoundSetup.mostDecoys && source.seen < 200)
    for seed in 0..<20 as Range<UInt64> {
      let deck = TestLearner.letters.words + TestLearner.words.words
      var (one, other) = (Chance(seed: seed), Chance(seed: seed))
      let now = Learner.words(6, of: DeckSource(Deck(id: "d", name: "D", words: deck)), &one)
      let before = RoundPicker(count: 6).pick(from: deck, standing: { _ in .known }, chance: &other)
      let others = other.shuffled(deck.filter { !before.contains($0) })
      #expect(now.asked == before && now.others == others, "seed \(seed)")
    }
  }
}
