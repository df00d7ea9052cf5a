import Engine
import Interface
import Learning
import Players
import Playtest
import Testing

@testable import Games

struct MemoryLayoutTests {
  private static func layout(_ setup: GameSetup, _ window: Size) -> MemoryLayout? {
    MemoryLayout(window, prompts: setup.prompts, answers: setup.answers, isMixed: setup.isMixed)
  }

  private static func setup(_ chance: inout Chance) -> GameSetup {
    let words = chance.pick(from: [MemoryWords.letters, MemoryWords.spanish, MemoryWords.long]) ?? []
    let pairs = chance.number(in: 1...words.count)
    return GameSetup(memoryRound(words, pairs: pairs, mixed: chance.happens(1, in: 3)), window: Size(80, 24))
  }

  private static func places(_ setup: GameSetup, _ layout: MemoryLayout) -> [Rect] {
    let pairs = setup.round.content.items.count
    return layout.fields.indices.flatMap { field in
      (0..<2 * pairs / layout.fields.count).map { layout.place(field: field, slot: $0) }
    }
  }

  @Test(
    "from 60 by 20 up, cards never overlap, and stay clear of head, line and foot",
    arguments: 1...150 as ClosedRange<UInt64>)
  func places(seed: UInt64) throws {
    var chance = Chance(seed: seed)
    let setup = Self.setup(&chance)
    let window = Size(chance.number(in: 60...200), chance.number(in: 20...60))
    let what = "seed \(seed): \(setup.round.content.items.count) pairs in \(window)"
    let layout = try #require(Self.layout(setup, window), "\(what)")
    let places = Self.places(setup, layout)
    let table = Rect(0, 4, window.width, layout.lines.bottom - 5)
    #expect(places.allSatisfy { $0.intersection(table) == $0 && $0.width >= 4 && $0.height >= 3 }, "\(what)")
    for (index, place) in places.enumerated() {
      #expect(places[..<index].allSatisfy { $0.intersection(place).isEmpty }, "\(what)")
    }
    #expect(layout.lines.bottom <= layout.page.foot.top, "\(what)")
    #expect(layout.fields.allSatisfy { $0.top > 3 }, "\(what)")
  }

  @Test(
    "after other windows the cards are where a new game has them", arguments: 1...10 as ClosedRange<UInt64>)
  func resized(seed: UInt64) {
    var chance = Chance(seed: seed)
    let setup = Self.setup(&chance)
    var stage = memoryStage(setup.round, window: Size(90, 30))
    let places = MemoryBoard(stage).cards.map(\.rect)
    #expect(!places.isEmpty)
    for _ in 0..<3 { stage.resize(Size(chance.number(in: 60...200), chance.number(in: 20...60))) }
    stage.resize(Size(90, 30))
    for _ in 0..<5 where stage.shows("Paused") { stage.press(.enter) }
    #expect(MemoryBoard(stage).cards.map(\.rect) == places, "seed \(seed)")
  }

  @Test(
    "words take two lines at most if the game chose how many to use",
    arguments: [
      Size(60, 20), Size(80, 24), Size(120, 40), Size(200, 60),
    ])
  func wholeWords(window: Size) throws {
    for words in [MemoryWords.letters, MemoryWords.spanish] {
      let setup = GameSetup(memoryRound(words), window: window)
      let pairs = MemoryLayout.capacity(
        window, prompts: setup.prompts, answers: setup.answers, isMixed: false)
      let chosen = GameSetup(memoryRound(words, pairs: pairs), window: window)
      let layout = try #require(Self.layout(chosen, window))
      #expect(
        (chosen.prompts + chosen.answers).allSatisfy(MemoryLayout.fits(layout.card)), "\(pairs) in \(window)")
    }
  }

  @Test("contrasting words fit on their cards even in the smallest window")
  func contrast() throws {
    let words = [("ser", "to be (by nature)", "estar"), ("estar", "to be (at the moment)", "ser")].map {
      Word(id: $0, term: $0, meanings: [$1], contrast: [$2])
    }
    let setup = GameSetup(memoryRound(words + MemoryWords.spanish), window: Size(60, 20))
    let pairs = MemoryLayout.capacity(
      setup.window, prompts: setup.prompts, answers: setup.answers, isMixed: false)
    let chosen = GameSetup(memoryRound(words + MemoryWords.spanish, pairs: pairs), window: setup.window)
    let layout = try #require(Self.layout(chosen, setup.window))
    #expect(pairs > 3 && chosen.answers.prefix(2).allSatisfy(MemoryLayout.fits(layout.card)), "\(pairs)")
  }

  @Test(
    "boards grow from six pairs to twelve, as far as the window holds them, and leave no word alone",
    arguments: [
      (24, Size(80, 24), [6, 8, 10]), (36, Size(120, 40), [6, 8, 10, 12]),
      (36, Size(60, 20), [6, 7, 7, 7, 7, 2]),
      (7, Size(80, 24), [7]), (9, Size(80, 24), [6, 3]), (60, Size(200, 60), [6, 8, 10, 12, 12, 12]),
    ])
  func boards(words: Int, window: Size, sizes: [Int]) {
    let words = (0..<words).map { Word(id: "\($0)", term: "word \($0)", meanings: ["sense \($0)"]) }
    let setup = GameSetup(memoryRound(words), window: window)
    var (found, start): ([Int], Int) = ([], 0)
    while start < words.count {
      let board = MemoryLayout.board(found.count, from: start, of: setup, in: window)
      found.append(board.count)
      start = board.upperBound
    }
    #expect(found == sizes)
  }

  @Test("six pairs are dealt even if no word fits a card")
  func tooLong() {
    #expect(MemoryBoard(memoryStage(memoryRound(MemoryWords.long))).cards.count == 12)
  }

  @Test(
    "the full text of the focused card is shown below the table, in every window",
    arguments: [
      Size(60, 20), Size(80, 24), Size(200, 60),
    ])
  func wholeLine(window: Size) {
    let stage = memoryStage(memoryRound(MemoryWords.long, pairs: 6, seconds: nil), window: window)
    for card in MemoryBoard(stage).cards {
      var turned = stage
      turned.click(card.center)
      turned.wait(ticks: 12)
      let line = MemoryBoard(turned).line
      let texts = MemoryWords.long.prefix(6).flatMap { [$0.term, $0.meanings[0]] }
      #expect(texts.contains { line.contains($0) }, "\(line)")
      #expect(!line.contains("…"), "\(line)")
    }
  }

  @Test("the arrow keys reach every card from every other", arguments: 1...25 as ClosedRange<UInt64>)
  func reachable(seed: UInt64) {
    var chance = Chance(seed: seed)
    let setup = Self.setup(&chance)
    let window = Size(chance.number(in: 60...140), chance.number(in: 20...50))
    var stage = memoryStage(setup.round, window: window)
    for _ in 0..<chance.below(4) {
      var game = MemoryPlayer(stage, by: .mouse)
      _ = game.play(atMost: 2)
      stage = game.stage
    }
    let places = Set(MemoryBoard(stage).cards.map(\.rect.origin))
    for origin in places.prefix(3) {
      #expect(Self.reached(from: origin, stage) == places, "seed \(seed):\n\(stage.frame)")
    }
  }

  /// The cards that the arrow keys reach.
  private static func reached(from origin: Point, _ stage: Stage) -> Set<Point> {
    var start = stage
    start.hover(origin + Point(1, 1))
    var (reached, open) = (Set([origin]), [start])
    while let here = open.popLast() {
      for key in [Key.Code.up, .down, .left, .right] {
        var next = here
        next.press(key)
        guard let focus = MemoryBoard(next).focus?.rect.origin else { continue }
        if reached.insert(focus).inserted { open.append(next) }
      }
    }
    return reached
  }
}
