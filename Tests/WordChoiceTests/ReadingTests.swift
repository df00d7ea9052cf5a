import Challenge
import Engine
import LargeLetters
import Learning
import Playtest
import Testing
import WordGame

@Suite("Readings above what is asked")
struct ReadingTests {
  private static let words = [
    ("学校", "がっこう", "school"), ("飲み物", "のみもの", "drink"), ("水", "みず", "water"), ("銀行", "ぎんこう", "bank"),
  ].map { Word(id: $0.0, term: $0.0, meanings: [$0.2], reading: $0.1) }

  private func stage(
    _ side: ShownSide, words: [Word] = words, window: Size = Size(80, 24), use: RubyText.Use = .always
  ) -> Stage {
    let origin = WordOrigin(deck: "test", language: .init(term: "ja", meaning: "en"))
    let items = words.map { RoundSetup.Item($0, of: origin, isNew: false, shown: side) }
    let round = RoundSetup(
      RoundSetup.Content(of: origin, name: "日本語", items: items, seed: 1),
      policy: RoundSetup.Policy(variation: "clock", direction: side))
    var look = Look()
    look.ruby = use
    var stage = Stage.playing(Challenge.self, GameSetup(round, window: window), look: look)
    stage.wait(ticks: 1)
    return stage
  }

  private func readings(in stage: Stage) -> Int {
    ["がっ", "の", "みず", "ぎん"].count { stage.shows($0) }
  }

  @Test("the word that is asked has its reading above it")
  func prompt() {
    #expect(readings(in: stage(.term)) == 1, "\(stage(.term))")
    #expect(readings(in: stage(.term, window: Size(60, 20))) == 1)
    #expect(readings(in: stage(.term, use: .never)) == 0)
  }

  @Test("words to choose from have theirs where a box has room for it")
  func options() {
    #expect(readings(in: stage(.meaning)) == 0)
    #expect(
      readings(in: stage(.meaning, window: Size(120, 40))) == 4, "\(stage(.meaning, window: Size(120, 40)))")
  }

  @Test("a deck that asks for readings shows none, whichever side is asked")
  func asked() {
    let words = Self.words.map { Word(id: $0.id, term: $0.term, meanings: [$0.reading ?? ""]) }
    for side in ShownSide.allCases {
      let stage = stage(side, words: words, window: Size(120, 40))
      #expect(stage.draw().wantedRubies.isEmpty)
    }
  }

  @Test("a sentence on a card has its reading above it as soon as somebody knows it")
  func sentences() throws {
    let word = Word(
      id: "1", term: "学校", meanings: ["school"], reading: "がっこう", notes: "学校まで行く。")
    let request = RubyRequest("学校まで行く。", locale: "ja")
    var canvas = Canvas(Size(80, 24))
    let face = CardFace(
      word, language: "ja", systems: [],
      in: CardLayout(in: Rect(2, 3, 76, 19), isLetter: false, figureRows: 3))
    face.draw(on: &canvas, AskedLetters())
    #expect(canvas.wantedRubies == [request])
    canvas.look.rubies.keep(
      RubyText([.init("学校", "がっこう"), .init("まで"), .init("行", "い"), .init("く。")]), of: request)
    canvas.clear()
    face.draw(on: &canvas, AskedLetters())
    let rows = canvas.rows
    let row = try #require(rows.firstIndex { $0.contains("学校まで行く。") })
    #expect(rows[row - 1].contains("がっこう  い"), "\(rows)")
    #expect(canvas.wantedRubies.isEmpty)
  }
}
