import Engine

/// The words to choose from for an audio lesson.
struct LessonWords: Query {
  let scope: VoiceScope

  func answer(in learner: Learner) -> WalkShelf { learner.walkShelf(scope) }
}
