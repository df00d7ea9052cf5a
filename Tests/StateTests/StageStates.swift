import Engine
import Learning
import Playtest
import WordGame

@testable import Course

/// States of the screens of courses of stages.
enum StageStates {
  private static func course(_ id: String) -> StageCourse {
    let kits = (["one", "two"] + (3...24).map { "\($0)" }).map { name in
      Kit(
        id: name, name: "\(id) \(name)",
        questions: (0..<3).map {
          KitQuestion(
            "\(id) \(name) \($0) ___", answer: "\(name)\($0)", wrong: ["x"], beside: "b", meaning: "m\($0)")
        })
    }
    return StageCourse(
      id: id, name: "Course \(id)", language: Deck.Languages(term: "en", meaning: "ru"),
      stages: [
        CourseStage(id: "first", name: "First", kits: kits),
        CourseStage(
          id: "last", name: "Last", ways: [StageWay(id: "way", name: "Way", about: "on", kits: kits)]),
      ])
  }

  private static func standing(_ id: String, right: Int, exam: Int = 0) -> StageStanding {
    var record = StageRecord()
    for kit in ["one", "two"] {
      let place = StageCourse.Place(stage: "first", kit: kit)
      record.take(.kit(place, RightCount(right: right, asked: 3)), on: Day(number: 1))
    }
    if exam > 0 { record.take(.exam(stage: "first", RightCount(right: exam, asked: 3)), on: Day(number: 1)) }
    return StageStanding(course(id), record)
  }

  static func paths() -> [PathScene] {
    let told = [
      StagesKnowledge([standing("a", right: 1), standing("b", right: 3)], chosen: nil, showsBeside: false),
      StagesKnowledge(
        [standing("c", right: 3, exam: 3)], chosen: "c", showsBeside: true, complaint: "Broken."),
      StagesKnowledge([], chosen: nil, showsBeside: false),
    ]
    return told.flatMap { knowledge -> [PathScene] in
      var (gone, back) = (PathScene(knowledge), PathScene(told[0]))
      gone.resume(Outcome(StageRunScene.End.next))
      back.resume(Outcome(StageRunScene.End.next))
      back.hear(ArcadeNews.stages(knowledge))
      return Monkey.states(PathScene(knowledge), moves: 60) + [gone, back]
    }
  }

  static func runs() -> [StageRunScene] {
    let place = StageCourse.Place(stage: "first", kit: "one")
    let parts: [(StagePart, String)] = [
      (.kit(place), "a"), (.exam(stage: "first"), "b"), (.workout([place], count: 2), "a"),
    ]
    return parts.flatMap { part, id -> [StageRunScene] in
      let empty = StageRunScene(part, of: id)
      guard let ready = ready(part, standing(id, right: 2)) else { return [empty] }
      var told = empty
      told.hear(ArcadeNews.stage(ready))
      return [empty, told] + [1, 2].flatMap { states(told, misses: $0) }
    }
  }

  /// With so many answers that were wrong, when an answer has just come, and at the end.
  private static func states(_ scene: StageRunScene, misses: Int) -> [StageRunScene] {
    var scene = scene
    for miss in 0..<misses {
      if let asked = scene.run?.current { scene.mistakes[asked] = "wrong \(miss)" }
      scene.run?.take(isRight: false)
    }
    var (brought, ending) = (scene, scene)
    brought.resume(.none)
    ending.isEnding = true
    var right = scene
    right.run?.take(isRight: true)
    return [scene, right, brought, ending]
  }

  private static func ready(_ part: StagePart, _ standing: StageStanding) -> StageRunReady? {
    var chance = Chance(seed: 3)
    let words = StageWords(standing.course)
    let examiner = Examiner(words.deck, side: .term)
    guard let run = part.run(in: standing, &chance) else { return nil }
    var questions: [StageRun.Asked: StageRunReady.Asked] = [:]
    for asked in run.all {
      guard let word = words.word(of: asked.question) else { continue }
      let item = RoundSetup.Item(word, of: words.deck.origin, isNew: false, shown: .meaning)
      questions[asked] = StageRunReady.Asked(Question(item, .recall), examiner)
    }
    return StageRunReady(part, of: standing, run, questions, obstacle: nil)
  }

  static func workouts() -> [WorkoutScene] {
    ["a", "b"].flatMap { id -> [WorkoutScene] in
      let scene = WorkoutScene(standing(id, right: id == "a" ? 0 : 3), own: OwnKits())
      let typed = ["m", "aa\r", " \r", "a"].compactMap { keys -> WorkoutScene? in
        var stage = Stage(scene)
        for key in keys { stage.press(key == "\r" ? .enter : .character(key)) }
        return stage.stack.top as? WorkoutScene
      }
      return Monkey.states(scene, moves: 80) + typed
    }
  }

  static func statistics() -> [StageStatisticsScene] {
    [standing("a", right: 1), standing("b", right: 3, exam: 3)].flatMap { standing -> [StageStatisticsScene] in
      let statistics = StageStatistics(standing, today: Day(number: 2), dates: ["1970-01-02", "1970-01-03"])
      return Monkey.states(StageStatisticsScene(statistics), moves: 60)
    }
  }

  static func resets() -> [StageResetScene] {
    let (played, other) = (standing("a", right: 1), standing("b", right: 3, exam: 3))
    let begun = StageStanding(course("c"), StageRecord())
    let scenes = [
      StageResetScene([played], chosen: "a", obstacle: nil),
      StageResetScene([played, other], chosen: "b", obstacle: nil),
      StageResetScene([begun], chosen: "c", obstacle: nil),
      StageResetScene([played, begun], chosen: "c", obstacle: nil),
      StageResetScene([played], chosen: "a", obstacle: "Only read."),
    ]
    return scenes.compactMap(\.self).flatMap { scene -> [StageResetScene] in
      var stage = Stage(scene)
      stage.type("Course a")
      stage.press(.enter)
      let asked = stage.stack.top as? StageResetScene ?? scene
      let told = [StagesReset.done(backup: "here"), .done(backup: "there"), .refused("Full.")].map { result in
        var told = asked
        told.hear(ArcadeNews.stagesReset(result))
        return told
      }
      return Monkey.states(scene, moves: 40) + [asked] + told
    }
  }
}
