import Engine
import Learning

/// What the day has brought.
struct DayResults: Query {
  func answer(in learner: Learner) -> TodayEnd { learner.todayEnd(at: learner.moment) }
}
