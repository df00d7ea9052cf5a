import Engine
import Learning
import Playtest
import Testing

@Suite("Readings on turned cards")
struct ReadingTests {
  private static let words = [
    ("飲み物", "のみもの", "drink"), ("学校", "がっこう", "school"), ("水", "みず", "water"), ("犬", nil, "dog"),
  ].map { Word(id: $0.0, term: $0.0, meanings: [$0.2], reading: $0.1) }

  private func game(
    _ words: [Word] = words, _ use: RubyText.Use = .unfamiliar, hardness: Int = 500
  ) -> Table {
    var round = round(words, deckName: "日本語", language: "ja")
    for index in round.content.items.indices { round.content.items[index].hardness = hardness }
    // Where the cards lie is read from their faces.
    var bare = Look()
    bare.ruby = .never
    var game = Table(round, look: bare)
    game.stage.look.ruby = use
    game.stage.reader = { request in RubyText([.init(Text(request.text), "いぬ")]) }
    return game
  }

  @Test("stand above the word where it lies open, and nowhere else")
  func open() throws {
    var game = game()
    #expect(!game.stage.shows("がっこう"))
    game.turn("学校")
    let reading = try #require(game.stage.find("がっこう"))
    let term = try #require(game.stage.find("学校"))
    #expect(reading.y == term.y - 1 && abs(reading.x - term.x) < 5, "\(game.stage)")
  }

  @Test("come from whoever knows them where the deck has none")
  func found() {
    var game = game()
    game.turn("犬")
    #expect(game.stage.shows("いぬ"), "\(game.stage)")
  }

  @Test("go with the player's choice, and with how well the word is known")
  func choice() {
    for (use, hardness, isShown) in [
      (RubyText.Use.never, 500, false), (.unfamiliar, 100, false), (.always, 100, true),
    ] {
      var game = game(Self.words, use, hardness: hardness)
      game.turn("学校")
      #expect(game.stage.shows("がっこう") == isShown)
    }
  }

  @Test("are kept back where they are what is asked")
  func asked() {
    let words = [("学校", "がっこう"), ("水", "みず")].map {
      Word(id: $0.0, term: $0.0, meanings: [$0.1], reading: $0.1)
    }
    var game = game(words, .always)
    game.turn("学校")
    #expect(!game.stage.shows("がっこう"), "\(game.stage)")
  }

  @Test("change nothing that a replay goes by")
  func replay() {
    let hashes = RubyText.Use.allCases.map { use in
      var game = game(Self.words, use)
      game.turn("学校", "school", "犬", "water")
      return game.stage.stateHash
    }
    #expect(Set(hashes).count == 1)
  }
}
