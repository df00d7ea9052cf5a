import Games
import Interface
import Learning

@testable import App

enum SampleResults {
  static let results: Results = {
    var results = Results(
      title: "Memory · Georgian letters", headline: "All pairs found", total: .init(points: 1840, best: 1720),
      figures: ["12 of 12 pairs", "2:41"], steps: [.again, .anotherDeck, .menu])
    results.gains = [
      Gain(.good, ["ქ"], areLetters: true), Gain(.met, ["წ", "ჭ", "ყ", "ხ", "ღ"], areLetters: true),
    ]
    results.comingBack = "Coming back: 5 tomorrow, 2 in 4 days"
    return results
  }()

  static let words = ["1", "2", "3"].map { WordReference(deck: "d", word: $0) }

  static let missed: Results = {
    var missed = [
      MissedWord(words[0], "el tiempo", "time, weather"), MissedWord(words[1], "la pregunta", "question"),
      MissedWord(words[2], "飲み物", "something to drink", reading: "のみもの"),
    ]
    missed[0].add(given: "temple")
    missed[2].add(given: "something to eat")
    return Results(
      title: "Memory · Spanish", headline: "The time is up", total: .init(points: 620, best: 1840),
      figures: ["5 of 12 pairs", "4:00"], missed: missed,
      steps: [.again, .onlyMissed(Self.words), .anotherDeck, .menu])
  }()

  static func manyMissed(_ count: Int) -> Results {
    var results = missed
    results.missed = (1...count).map {
      MissedWord(WordReference(deck: "d", word: "\($0)"), "palabra \($0)", "word \($0)")
    }
    return results
  }
}
