import Learning

/// One card as the package `fsrs` 6.3.2 has it, without fuzz: learning steps of one and ten minutes, a relearning step of
/// ten, and a memory that counts by days of 24 hours.
struct PlainCard {
  private static let steps = [60.0, 600.0]
  private static let relearningSteps = [600.0]

  let task: CourseQueue.Task
  /// When it is asked next, in seconds.
  private(set) var due: Double
  private var memory: (stability: Double, difficulty: Double)?
  private var reviewed = 0.0
  /// The step that it is in; nil where it is learned.
  private var step: Int? = 0
  private var isRelearning = false

  init(_ task: CourseQueue.Task, due: Double) {
    self.task = task
    self.due = due
  }

  /// Whether it waits for minutes, not for days.
  var isLearning: Bool { step != nil }

  mutating func review(isRight: Bool, at time: Double, _ formulas: MemoryFormulas<Double>) {
    let grade: Grade = isRight ? .good : .again
    let days = ((time - reviewed) / 86_400).rounded(.down)
    memory =
      memory.map {
        (
          max(0.001, formulas.stability($0.stability, $0.difficulty, after: grade, days: days)),
          formulas.difficulty($0.difficulty, after: grade)
        )
      } ?? (formulas.firstStability(grade), formulas.firstDifficulty(grade))
    reviewed = time
    due = time + wait(isRight, formulas)
  }

  private mutating func wait(_ isRight: Bool, _ formulas: MemoryFormulas<Double>) -> Double {
    let steps = isRelearning ? Self.relearningSteps : Self.steps
    switch (step, isRight) {
    case (nil, true): return interval(formulas)
    case (nil, false):
      (step, isRelearning) = (0, true)
      return Self.relearningSteps[0]
    case (_, false):
      step = 0
      return steps[0]
    case (let now?, true):
      if now + 1 < steps.count {
        step = now + 1
        return steps[now + 1]
      }
      (step, isRelearning) = (nil, false)
      return interval(formulas)
    }
  }

  private func interval(_ formulas: MemoryFormulas<Double>) -> Double {
    let days = formulas.wait(memory?.stability ?? 1, to: 0.9).rounded(.toNearestOrEven)
    return max(1, days) * 86_400
  }
}
