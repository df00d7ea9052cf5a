import Learning
import WordGame

enum Sample {
  static let results = Results(
    title: "Memory · Georgian letters", headline: "All pairs found", score: 1840, best: 1720,
    figures: ["12 of 12 pairs", "2:41"], missed: [])

  static let missed = Results(
    title: "Memory · Spanish", headline: "The time is up", score: 620, best: 1840,
    figures: ["5 of 12 pairs", "4:00"],
    missed: [
      .init(WordReference(deck: "d", word: "1"), "el tiempo", "time, weather"),
      .init(WordReference(deck: "d", word: "2"), "la pregunta", "question"),
      .init(WordReference(deck: "d", word: "3"), "飲み物", "something to drink"),
    ])
}
