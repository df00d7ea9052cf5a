import Engine
import Games
import Learning

/// Notes a mistake in a word's card, in a file that can be sent. The answer tells where, or why not.
struct MistakeNote: Query {
  let word: WordReference

  func answer(in learner: Learner) -> Text { learner.noteMistake(in: word) }
}
