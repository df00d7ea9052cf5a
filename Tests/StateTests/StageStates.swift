import Engine
import Games
import Learning
import Playtest

@testable import App

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
      record.apply(.kit(place, RightCount(right: right, asked: 3)), on: Day(number: 1))
    }
    if exam > 0 { record.apply(.exam(stage: "first", RightCount(right: exam, asked: 3)), on: Day(number: 1)) }
    return StageStanding(course(id), record)
  }

  static func paths() -> [PathScene] {
    var owning = StagesKnowledge([adding(own, "a")], chosen: "a", showsBeside: false)
    (owning.own, owning.obstacle) = (own, "Nothing is kept.")
    let told = [
      StagesKnowledge([standing("a", right: 1), standing("b", right: 3)], chosen: nil, showsBeside: false),
      owning,
      StagesKnowledge(
        [standing("c", right: 3, exam: 3)], chosen: "c", showsBeside: true, courseObstacle: "Broken."),
      StagesKnowledge([], chosen: nil, showsBeside: false),
    ]
    return told.flatMap { knowledge -> [PathScene] in
      var (gone, chosen) = (PathScene(knowledge), PathScene(knowledge))
      gone.resume(Outcome(StageRunScene.End.next))
      chosen.resume(Outcome(CourseDeed.write))
      let refused = KitsKept("No.", isRefused: true, canUndo: true)
      let kept = PathScene(knowledge).told(ChangeKits.self, .made(refused), after: [.key("u")])
      return Monkey.states(PathScene(knowledge), moves: 60) + [gone, kept, chosen] + removing(knowledge)
    }
  }

  private static func adding(_ own: OwnKits, _ id: String) -> StageStanding {
    StageStanding(course(id).adding(own), StageRecord())
  }

  /// With the mouse held down on one of the player's own kits, the question about it, and the kit kept.
  private static func removing(_ knowledge: StagesKnowledge) -> [PathScene] {
    var stage = Stage(PathScene(knowledge), window: Size(100, 80))
    guard let place = stage.find("Own 1") else { return [] }
    stage.send(.mouse(MouseEvent(.press, .left, at: place)))
    let held = stage.stack.top as? PathScene
    stage.wait(ticks: 50)
    let asked = stage.stack.top as? PathScene
    stage.press(.down)
    return [held, asked, stage.stack.top as? PathScene].compactMap(\.self)
  }

  /// The player's own kits for an existing course, in several stages of writing.
  private static let own = OwnKits(
    (1...2).map { number in
      let questions = (1...number).map {
        KitQuestion(
          "own \(number) \($0) ___", answer: "own\($0)", wrong: ["x", "y"], beside: "b", meaning: "m")
      }
      return OwnKit(
        Kit(id: "own-\(number)", name: "Own \(number)", questions: questions), course: "a", stage: "first")
    }, made: 2)

  static func kits() -> [KitScene] {
    let blank = OwnKit(Kit(id: "own-3", name: "", questions: []), course: "a", stage: "first")
    let scenes = [
      KitScene(blank, of: course("a"), isNew: true, obstacle: nil),
      KitScene(own.kits[1], of: course("a"), isNew: false, obstacle: nil),
      KitScene(blank, of: course("a"), isNew: true, obstacle: "Nothing is kept."),
    ]
    let turned: [InputEvent] = [.key(Key(.down)), .key(Key(.right))]
    let told = scenes[1].told(ChangeKits.self, .made(KitsKept("Kept.")), after: turned)
    var leaving = Stage(scenes[0])
    for key in [Key.Code.character("K"), .enter, .escape] { leaving.press(key) }
    return scenes.flatMap { Monkey.states($0, moves: 80) } + [told]
      + [leaving.stack.top as? KitScene].compactMap(\.self)
  }

  static func questions() -> [KitQuestionScene] {
    let draft = KitDraft(own.kits[1], of: course("a"), isNew: false)
    let scenes = [
      KitQuestionScene(draft, at: nil), KitQuestionScene(draft, at: 1),
      KitQuestionScene(draft, at: nil, isNext: true),
    ]
    let left = scenes.compactMap { scene -> KitQuestionScene? in
      var stage = Stage(scene)
      stage.type("more")
      stage.press(.escape)
      return stage.stack.top as? KitQuestionScene
    }
    return scenes.flatMap { Monkey.states($0, moves: 60) } + left
  }

  static func menus() -> [CourseMenuScene] {
    [["a", "b"], ["c"]].flatMap { names in
      Monkey.states(
        CourseMenuScene(Text(names[0]), names.map { (.write, Text("detail \($0)")) } + [(.course, "other")]),
        moves: 30)
    }
  }

  static func runs() -> [StageRunScene] {
    let place = StageCourse.Place(stage: "first", kit: "one")
    let parts: [(StagePart, String)] = [
      (.kit(place), "a"), (.exam(stage: "first"), "b"), (.workout([place], count: 2), "a"),
    ]
    return parts.flatMap { part, id -> [StageRunScene] in
      guard let ready = ready(part, standing(id, right: 2)) else { return [] }
      let scene = StageRunScene(ready)
      return [scene] + [1, 2].flatMap { states(scene, misses: $0) }
    }
  }

  /// After some wrong answers, with an answer just received, and at the end.
  private static func states(_ scene: StageRunScene, misses: Int) -> [StageRunScene] {
    var scene = scene
    for miss in 0..<misses {
      if let asked = scene.run.current { scene.mistakes[asked] = "wrong \(miss)" }
      scene.run.record(isRight: false)
    }
    var (brought, ending) = (scene, scene)
    brought.resume(.none)
    ending.isEnding = true
    var right = scene
    right.run.record(isRight: true)
    return [scene, right, brought, ending]
  }

  private static func ready(_ part: StagePart, _ standing: StageStanding) -> StageRunReady? {
    var chance = Chance(seed: 3)
    let words = StageWords(standing.course)
    let checker = AnswerChecker(words.deck, side: .term)
    guard let run = part.run(in: standing, &chance) else { return nil }
    var questions: [StageRun.Asked: StageRunReady.Asked] = [:]
    for asked in run.all {
      guard let word = words.word(of: asked.question) else { continue }
      let item = RoundSetup.Item(word, of: words.deck.origin, isNew: false, shown: .meaning)
      questions[asked] = StageRunReady.Asked(Question(item, .recall), checker)
    }
    return StageRunReady(part, of: standing, run, questions, obstacle: nil)
  }

  static func workouts() -> [WorkoutScene] {
    ["a", "b"].flatMap { id -> [WorkoutScene] in
      let scene =
        id == "a"
        ? workout(adding(own, id), own: own) : workout(standing(id, right: 3), own: OwnKits())
      let typed = ["m", "**\r", " \r", "*"].compactMap { keys -> WorkoutScene? in
        var stage = Stage(scene)
        for key in keys { stage.press(key == "\r" ? .enter : .character(key)) }
        return stage.stack.top as? WorkoutScene
      }
      let told = scene.told(ChangeKits.self, .made(KitsKept("Gone.", canUndo: true)), after: [.key("u")])
      var asked = Stage(scene, window: Size(100, 80))
      if let place = asked.find("Own 1") { asked.send(.mouse(MouseEvent(.move, .none, at: place))) }
      asked.press(.character("x"))
      return Monkey.states(scene, moves: 80) + typed + [told]
        + [asked.stack.top as? WorkoutScene].compactMap(\.self)
    }
  }

  private static func workout(_ standing: StageStanding, own: OwnKits) -> WorkoutScene {
    var knowledge = StagesKnowledge([standing], chosen: nil, showsBeside: false)
    knowledge.own = own
    return WorkoutScene(standing, in: knowledge)
  }

  private static func offered(_ id: String, whole: Bool) -> KitOffer {
    let course = course(id)
    var leftOut = KitOffer.LeftOut()
    if whole { leftOut.add("no wrong answer is left") }
    return KitOffer(
      course.stages[0].kits, course: whole ? course : nil, language: whole ? "ka" : nil, leftOut: leftOut)
  }

  static func getting() -> [GetKitsScene] {
    ["a", "b"].flatMap { id -> [GetKitsScene] in
      let standing = standing(id, right: 1)
      let knowledge = StagesKnowledge([standing], chosen: nil, showsBeside: id == "a")
      let scene = GetKitsScene(knowledge, for: standing)
      let asking = [0, 5000].compactMap { bytes -> GetKitsScene? in
        var stage = Stage(scene)
        stage.hold(FetchKits.self, at: bytes)
        stage.type("https://\(id).org")
        stage.press(.enter)
        return stage.stack.top as? GetKitsScene
      }
      let failed = scene.told(FetchKits.self, .failed("No."), after: [.key("a"), .key(Key(.enter))])
      return [scene, failed] + asking
    }
  }

  static func offers() -> [OfferedKitsScene] {
    ["a", "b"].flatMap { id -> [OfferedKitsScene] in
      var own = OwnKits()
      if id == "b" {
        own.make([.put(OwnKit(course("a").stages[0].kits[0], course: "b", stage: "first"))])
      }
      let standing = standing(id, right: 1)
      let scene = OfferedKitsScene(offered(id, whole: id == "b"), for: standing, own)
      var (stage, empty) = (Stage(scene), Stage(scene))
      stage.answering = .never
      stage.press(.enter)
      if id == "b" { empty.press(.left) }
      for key in ["a", " "] where key == "a" || id == "b" { empty.press(.character(Character(key))) }
      empty.press(.enter)
      guard let asked = stage.stack.top as? OfferedKitsScene, let none = empty.stack.top as? OfferedKitsScene
      else { return [scene] }
      let refused = scene.told(
        ChangeKits.self, .made(KitsKept("Refused.", isRefused: true)), after: [.key(Key(.enter))])
      return Monkey.states(scene, moves: 60) + [asked, none, refused]
    }
  }

  static func statistics() -> [StageStatisticsScene] {
    [standing("a", right: 1), standing("b", right: 3, exam: 3)].flatMap {
      standing -> [StageStatisticsScene] in
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
      return Monkey.states(scene, moves: 40) + [stage.stack.top as? StageResetScene ?? scene]
    }
  }
}
