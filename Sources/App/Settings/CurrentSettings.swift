import Engine

struct CurrentSettings: Query {
  static let isQuick = true

  func answer(in learner: Learner) -> KnownSettings {
    KnownSettings(
      settings: learner.save.settings, learned: learner.courseName,
      own: [learner.romanization].compactMap(\.self))
  }
}
