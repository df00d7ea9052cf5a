import Course
import Learning
import Saving
import WordGame

/// What the host does about courses of stages.
extension ArcadeHost {
  /// Returns whether the save has to be written.
  mutating func take(_ report: StageReport, at moment: Moment) -> Bool {
    switch report {
    case .answer(let answer, let part):
      return !record(answer, part.game, at: moment)
    case .chosen(let course, let stage, let way):
      record(.stage(StageEvent(course, .chosen(stage: stage, way: way))), at: moment)
    case .restored(let course):
      record(.stage(StageEvent(course, .restored)), at: moment)
      recordOpenings(in: course, at: moment)
    case .ended(let course, let part, let count):
      if let step = part.step(count) { record(.stage(StageEvent(course, step)), at: moment) }
      recordOpenings(in: course, at: moment)
      if case .kit(let place) = part { bringIntoToday(place, of: course, at: moment) }
    }
    return true
  }

  /// Forgets what was achieved in courses, once a copy of the save is kept. Returns whether that was done.
  mutating func reset(_ courses: [String], at moment: Moment) -> Bool {
    do throws(SaveError) {
      let path = try keepCopy(beforeResetOf: courses.count, at: moment)
      for course in courses { record(.stage(StageEvent(course, .reset)), at: moment) }
      telling.tell(.stagesReset(.done(backup: path)))
      return true
    } catch {
      telling.tell(.stagesReset(.refused("Nothing was reset. \(error)")))
      return false
    }
  }

  private mutating func recordOpenings(in course: String, at moment: Moment) {
    for opening in arcade.openings(in: course) { record(.stage(StageEvent(course, opening)), at: moment) }
  }

  /// The words of a kit come among the new ones of the day's course.
  private mutating func bringIntoToday(
    _ place: StageCourse.Place, of course: String, at moment: Moment
  ) {
    // Whoever begins with the stages has chosen what they learn.
    if !arcade.hasCourse { _ = choose(.deck(course)) }
    for word in arcade.unlearnedWords(of: place, in: course) {
      record(.wanted(arcade.save.knowledge.short(word)), at: moment)
    }
  }
}
