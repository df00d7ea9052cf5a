import Engine
import Learning

/// How a game went, answer by answer: what its end shows.
package struct ChoiceRecord: Hashable, StateHashable {
  package struct Entry: Hashable, StateHashable {
    package let word: Int
    package let given: Int
    package let milliseconds: Int
    package var isRight: Bool { word == given }

    package func hash(into hash: inout StateHash) { hash.combine(fieldsOf: self, word, given, milliseconds) }
  }

  package private(set) var entries: [Entry] = []

  package init() {}

  package mutating func note(_ question: ChoiceQuestion, given: Int, milliseconds: Int) {
    entries.append(Entry(word: question.word, given: given, milliseconds: milliseconds))
  }

  /// The words that were missed, in their order, each with what it was taken for.
  package var missed: [(word: Int, takenFor: [Int])] {
    var words: [(word: Int, takenFor: [Int])] = []
    for entry in entries where !entry.isRight {
      if let index = words.firstIndex(where: { $0.word == entry.word }) {
        if !words[index].takenFor.contains(entry.given) { words[index].takenFor.append(entry.given) }
      } else {
        words.append((entry.word, [entry.given]))
      }
    }
    return words
  }

  /// What right answers took, in milliseconds, the quickest first.
  package var rightTimes: [Int] { entries.filter(\.isRight).map(\.milliseconds).sorted() }

  package func hash(into hash: inout StateHash) { hash.combine(entries) }
}

/// The sign of a right answer, while the next question stands already.
package struct Flash: Hashable {
  package static let none = Flash(word: 0, points: 0, start: -length)
  private static let length = 72
  private static let rise = 14

  package let word: Int
  package let points: Int
  package let start: Tick

  package init(word: Int, points: Int, start: Tick) {
    self.word = word
    self.points = points
    self.start = start
  }

  /// The tick from which it is gone.
  package var end: Tick { start + Self.length }

  package func isSeen(at tick: Tick) -> Bool { tick < end && points > 0 }

  /// Whether it is still settling, from 1 to 0.
  package func glow(at tick: Tick, _ fraction: Double) -> Double {
    max(0, 1 - (Double(tick - start) + fraction) / Double(Self.rise))
  }

  package func isMoving(at tick: Tick) -> Bool { points > 0 && tick < start + Self.rise }
}
