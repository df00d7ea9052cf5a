import Learning

/// A minimal course with everything: two stages of kits, and a last one with two ways.
enum SmallCourse {
  static func course(_ kits: [[String]] = [["family", "body"], ["school"]], questions: Int = 10)
    -> StageCourse
  {
    var stages = kits.enumerated().map { place, names in
      CourseStage(
        id: "stage-\(place)", name: "Stage \(place)", kits: names.map { kit($0, questions: questions) })
    }
    let ways = ["office", "building"].map { way in
      StageWay(id: way, name: way.capitalized, kits: [kit(way, questions: questions)])
    }
    stages.append(CourseStage(id: "work", name: "Work", ways: ways))
    return StageCourse(
      id: "life", name: "Life", language: Deck.Languages(term: "en-GB", meaning: "ru"), stages: stages)
  }

  static func kit(_ name: String, questions: Int = 10) -> Kit {
    Kit(
      id: name, name: name.capitalized,
      questions: (0..<questions).map {
        KitQuestion(
          "This is \(name) \($0), not ___.", answer: "\(name) \($0)", wrong: ["a", "b", "c"],
          meaning: "\(name), \($0)")
      })
  }
}

/// A player of that course.
struct CoursePlayer {
  let course: StageCourse
  var record = StageRecord()

  init(_ course: StageCourse = SmallCourse.course()) { self.course = course }

  var standing: StageStanding { StageStanding(course, record) }

  /// Takes a step and everything that follows from it.
  mutating func apply(_ step: StageEvent.Step, in course: StageCourse? = nil) {
    record.apply(step, on: Day(number: 1))
    for opening in StageStanding(course ?? self.course, record).openings {
      record.apply(opening, on: Day(number: 1))
    }
  }

  mutating func answer(_ kit: String, in stage: String, _ right: Int, of asked: Int = 10) {
    apply(.kit(StageCourse.Place(stage: stage, kit: kit), RightCount(right: right, asked: asked)))
  }

  /// Such as "stage-0 open, stage-1 locked".
  var states: String {
    course.stages.map { "\($0.id) \(standing.state(of: $0))" }.joined(separator: ", ")
  }
}
