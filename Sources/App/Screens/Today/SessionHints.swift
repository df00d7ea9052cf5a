import Engine
import Learning

/// The hints of a session's words as they are now.
struct SessionHints: Query {
  let words: [WordMet]

  static let isQuick = true

  func answer(in learner: Learner) -> [MnemonicChanged] {
    words.map { MnemonicChanged(word: $0, text: learner.save.knowledge.items[$0.item]?.hint) }
  }
}
