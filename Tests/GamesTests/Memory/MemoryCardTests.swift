import Engine
import Learning
import Players
import Playtest
import Testing

@testable import Games

@Suite("Readings on turned cards")
struct MemoryReadingTests {
  private static let words = [
    ("飲み物", "のみもの", "drink"), ("学校", "がっこう", "school"), ("水", "みず", "water"), ("犬", nil, "dog"),
  ].map { Word(id: $0.0, term: $0.0, meanings: [$0.2], reading: $0.1) }

  private func game(
    _ words: [Word] = words, _ use: RubyText.Use = .unfamiliar, hardness: Int = 500
  ) -> MemoryTable {
    var round = memoryRound(words, deckName: "日本語", language: "ja")
    for index in round.content.items.indices { round.content.items[index].hardness = hardness }
    // Cards are located by their faces, so the first look has no readings.
    var bare = Look()
    bare.ruby = .never
    var game = MemoryTable(round, look: bare)
    game.stage.look.ruby = use
    game.stage.reader = { request in RubyText([.init(Text(request.text), "いぬ")]) }
    return game
  }

  @Test("are shown above a face-up word, and nowhere else")
  func open() throws {
    var game = game()
    #expect(!game.stage.shows("がっこう"))
    game.turn("学校")
    let reading = try #require(game.stage.find("がっこう"))
    let term = try #require(game.stage.find("学校"))
    #expect(reading.y == term.y - 1 && abs(reading.x - term.x) < 5, "\(game.stage)")
  }

  @Test("come from the host if the deck has none")
  func found() {
    var game = game()
    game.turn("犬")
    #expect(game.stage.shows("いぬ"), "\(game.stage)")
  }

  @Test("depend on the player's choice, and on how well the word is known")
  func choice() {
    for (use, hardness, isShown) in [
      (RubyText.Use.never, 500, false), (.unfamiliar, 100, false), (.always, 100, true),
    ] {
      var game = game(Self.words, use, hardness: hardness)
      game.turn("学校")
      #expect(game.stage.shows("がっこう") == isShown)
    }
  }

  @Test("are hidden if they are the answer")
  func asked() {
    let words = [("学校", "がっこう"), ("水", "みず")].map {
      Word(id: $0.0, term: $0.0, meanings: [$0.1], reading: $0.1)
    }
    var game = game(words, .always)
    game.turn("学校")
    #expect(!game.stage.shows("がっこう"), "\(game.stage)")
  }

  @Test("don't change the state")
  func replay() {
    let hashes = RubyText.Use.allCases.map { use in
      var game = game(Self.words, use)
      game.turn("学校", "school", "犬", "water")
      return game.stage.stateHash
    }
    #expect(Set(hashes).count == 1)
  }
}

/// A first game guides through its first pair, card by card.
struct MemoryFirstMoveTests {
  private func table(_ look: Look = Look(), explains: Bool = true) -> MemoryTable {
    MemoryTable(memoryRound(MemoryWords.spanish, pairs: 6, explains: explains), look: look)
  }

  @Test("both cards of the first pair are marked, one after the other, and nothing after that")
  func pair() throws {
    var stage = table().stage
    #expect(stage.shows("turn this") && stage.shows("turn the marked card"), "\(stage)")
    stage.press(.enter)
    stage.wait(ticks: 10)
    #expect(stage.shows("and this") && stage.shows("it goes with the marked card"), "\(stage)")
    stage.click(try #require(stage.find("and this")))
    stage.wait(seconds: 2)
    #expect(stage.answers.count == 1)
    #expect(!stage.shows("turn this") && !stage.shows("and this"), "\(stage)")
  }

  @Test("a wrong card leaves the guide where it was; later games have none")
  func others() {
    var table = table()
    table.turn("el agua", "house")
    table.stage.wait(seconds: 3)
    #expect(table.stage.shows("turn this"), "\(table.stage)")
    #expect(!self.table(explains: false).stage.shows("turn this"))
  }

  @Test("the mark is visible without colours and without Unicode")
  func withoutColours() throws {
    for look in [Look(), Look(ornaments: .ascii)] {
      let stage = table(look).stage
      let place = try #require(stage.find("turn this"))
      #expect(stage.draw()[place].attributes.contains(.reverse))
    }
  }
}

struct MemoryPointerTests {
  @Test("a mouse move shows the new focus before the next tick, without changing the state")
  func focus() {
    var stage = memoryStage(memoryRound(MemoryWords.spanish, pairs: 6))
    stage.wait(ticks: 1)
    let state = stage.stateHash
    for card in MemoryBoard(stage).cards {
      let move = MouseEvent(.move, at: card.rect.origin + Point(1, 1))
      var after = stage
      after.send(.mouse(move))
      let ahead = stage.draw(before: move)
      #expect(ahead.cells == after.draw().cells && ahead.followsMouse)
    }
    #expect(stage.stateHash == state)
  }
}
