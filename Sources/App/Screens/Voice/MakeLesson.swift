import Engine
import System

/// Makes an audio lesson. The answer tells about the file; if it is cancelled, there is none.
struct MakeLesson: LongQuery {
  let order: LessonOrder

  func answer(in learner: Learner, _ work: Work) throws(LessonError) -> Text {
    let runner = ProgramRunner(learner.devices.lessons.programs)
    work.interrupt { runner.end() }
    defer { work.interrupt(by: nil) }
    return try learner.make(order, runner) { work.report($0) }
  }
}
