import Engine
import Learning

/// How a game went, answer by answer, for its end screen.
struct ChoiceRecord: Hashable, StateHashable {
  package struct Entry: Hashable, StateHashable {
    let word: Int
    let given: Int
    let milliseconds: Int
    var isRight: Bool { word == given }

    func hash(into hash: inout StateHash) { hash.combine(fieldsOf: self, word, given, milliseconds) }
  }

  private(set) var entries: [Entry] = []

  mutating func note(_ question: ChoiceQuestion, given: Int, milliseconds: Int) {
    entries.append(Entry(word: question.word, given: given, milliseconds: milliseconds))
  }

  /// The missed words in order, each with what it was mistaken for.
  var missed: [(word: Int, takenFor: [Int])] {
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

  /// Milliseconds of the right answers, fastest first.
  var rightTimes: [Int] { entries.filter(\.isRight).map(\.milliseconds).sorted() }

  func hash(into hash: inout StateHash) { hash.combine(entries) }
}
