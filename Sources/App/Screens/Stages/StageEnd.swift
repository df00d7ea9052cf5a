import Engine
import Games
import Learning

/// The results of a kit, an exam or a workout: how many were right, whether that is enough, and what it has
/// opened.
extension Results {
  init(_ ready: StageRunReady, _ count: RightCount, missed: [MissedWord]) {
    let end = StageEnd(ready, count)
    self.init(
      title: Text(ready.title), headline: Text(end.headline),
      total: Total(count.percent, "%", note: Text(end.note), isBest: end.isBest),
      figures: [Text("\(count.right) of \(count.asked)")], missed: missed,
      steps: end.goesOn ? [.next, .again, .menu] : [.again, .menu])
    player = ready.avatar
  }
}

/// The texts at the end of a part of a course.
struct StageEnd {
  private let ready: StageRunReady
  private let count: RightCount
  private let after: StageStanding

  init(_ ready: StageRunReady, _ count: RightCount) {
    (self.ready, self.count) = (ready, count)
    after = ready.part.step(count).map { ready.standing.after($0) } ?? ready.standing
  }

  private var rules: StageCourse.Rules { ready.standing.course.rules }

  /// As in "Done: the exam is open now".
  var headline: String {
    switch ready.part {
    case .workout: return "You got every one right in the end"
    case .kit where !count.isAbove(rules.kitAbove):
      return "Not done yet: that takes more than \(rules.kitAbove) %"
    case .exam where !count.reaches(rules.examFrom): return "Not passed yet: that takes \(rules.examFrom) %"
    default: return "\(ready.part.isTyped ? "Passed" : "Done")\(opened.map { ": \($0) is open now" } ?? "")"
    }
  }

  /// What has just been opened.
  private var opened: String? {
    let (before, now) = (Set(ready.standing.openThings), after.openThings)
    return now.first { !before.contains($0) }
  }

  /// The best result before this one, if any.
  private var before: RightCount {
    guard let stage = ready.stage else { return RightCount() }
    switch ready.part {
    case .kit(let place):
      return stage.allKits.first { $0.id == place.kit }.map { ready.standing.best(of: $0, in: stage) }
        ?? RightCount()
    case .exam: return ready.standing.bestExam(of: stage)
    case .workout: return RightCount()
    }
  }

  var isBest: Bool { before.asked > 0 && count.isBetter(than: before) }

  /// As in "a new best, 60 % before".
  var note: String {
    if before.asked == 0 { return "" }
    return isBest ? "a new best, \(before.percent) % before" : "best \(before.percent) %"
  }

  /// Whether the next step differs from doing the same again.
  var goesOn: Bool {
    switch (after.next, ready.part) {
    case (nil, _): false
    case (.kit(let next), .kit(let place)): next != place
    case (.exam(let next), .exam(let stage)): next != stage
    default: true
    }
  }
}

extension StageEnd {
  /// What happens to a part that is left in the middle.
  static func promise(of part: StagePart) -> Text {
    switch part {
    case .kit: "If you leave, your answers stay with their words, but the kit starts over."
    case .exam: "If you leave, your answers stay with their words, but the exam starts over."
    case .workout: "If you leave, your answers stay with their words."
    }
  }
}

extension StageStanding {
  /// The titles of everything open that has to be opened first.
  fileprivate var openThings: [String] {
    course.stages.flatMap { stage -> [String] in
      let state = state(of: stage)
      let exam = state == .examOpen || state == .passed ? ["the exam"] : []
      return (state == .locked ? [] : [stage.name]) + exam.map { "\($0) of \(stage.name)" }
    }
  }
}
