import Deterministic
import Engine
import Games
import Learning
import Playtest

@testable import App

/// States of the screens of a daily course.
enum CourseStates {
  static func questions() throws -> [QuestionScene] {
    try typed() + chosen() + hinted() + StrokesStates.questions()
  }

  /// Empty, half typed, tried again, told in every way, and with the letter palette.
  private static func typed() throws -> [QuestionScene] {
    let (spanish, letters) = (try Setups.deck("spanish-first"), try Setups.deck("georgian-letters"))
    let typed = [
      "comida\r", "comida\ragua", "la comdia\r", "la comdai\r", "la agua\r", "el agua\r", "\r", "x\r…u",
      "⌃", "x",
    ]
    let words = typed.flatMap { text in
      states(of: question("comida", .recall, spanish), spanish, typing: text)
    }
    let letter = states(of: question("ban", .recall, letters), letters, typing: "ც\r", isDisturbed: true)
    return words + letter + Monkey.states(scene(question("ban", .recall, letters), letters), moves: 60)
  }

  private static func chosen() throws -> [QuestionScene] {
    let deck = try Setups.deck("japanese-first")
    var chosen = question("今日", .recognise, deck)
    (chosen.mode, chosen.options) = (.chosen, ["today", "thing", "yesterday", "now"])
    var judged = question("水", .read, deck)
    judged.mode = .judged
    var heard = question("今日", .hear, deck)
    (heard.mode, heard.options) = (.chosen, chosen.options)
    return Monkey.states(scene(chosen, deck), moves: 40) + states(of: chosen, deck, typing: "↓↓\r")
      + states(of: judged, deck, typing: "\r2") + states(of: heard, deck, typing: "v↓\r")
      + states(of: question("今日", .hear, deck), deck, typing: "to\r")
      + states(of: question("今日", .recall, deck), deck, typing: "kyo")
  }

  private static func hinted() throws -> [QuestionScene] {
    let deck = try Setups.deck("spanish-first")
    var asked = question("agua", .recognise, deck)
    asked.hint = "aquarium"
    asked.wording = Question.Wording("We drink ___.", beside: "Bebemos ___.")
    asked.hintOwner.reference.word = "another"
    (asked.item.confusions, asked.item.accepted) = ([asked.item.reference], ["mine"])
    (asked.item.isMet, asked.item.hardness) = (false, 300)
    let scene = QuestionScene(
      asked, AnswerChecker(deck, side: .meaning), title: "Other", progress: (done: 7, all: 9),
      obstacle: "Nothing is saved.", purpose: .trial, isAgain: true, showsHint: true)
    asked.wording = Question.Wording(
      "There is ___ in the glass.", beside: "Hay ___ en el vaso.", hidesMeanings: true)
    let worded = QuestionScene(
      asked, AnswerChecker(deck, side: .meaning), title: "Other", progress: (done: 7, all: 9))
    return [worded] + Monkey.states(scene, moves: 20)
  }

  private static func question(_ id: String, _ skill: Skill, _ deck: Deck) -> Question {
    let word = deck.words.first { $0.id == id } ?? deck.words[0]
    var question = Question(
      RoundSetup.Item(word, of: deck.origin, isNew: skill == .recall, shown: .term), skill)
    question.isFamiliar = skill == .recognise
    return question
  }

  private static func scene(_ question: Question, _ deck: Deck) -> QuestionScene {
    QuestionScene(
      question, AnswerChecker(deck, side: question.side), title: deck.name, progress: (done: 1, all: 3))
  }

  /// The states after each of these keys; … waits, ⌃ is Ctrl-P.
  private static func states(
    of question: Question, _ deck: Deck, typing text: String, isDisturbed: Bool = false
  ) -> [QuestionScene] {
    var stage = Stage(scene(question, deck))
    if isDisturbed { stage.send(.focus(false)) }
    return text.compactMap { key in
      switch key {
      case "\r": stage.press(.enter)
      case "↓": stage.press(.down)
      case "…": stage.wait(ticks: 30)
      case "⌃": stage.press(.character("p"), .control)
      default: stage.press(.character(key))
      }
      return stage.stack.top as? QuestionScene
    }
  }

  static func lessons() throws -> [LessonScene] {
    let (spanish, letters) = (try Setups.deck("spanish-first"), try Setups.deck("georgian-letters"))
    let words = spanish.words.prefix(5).map {
      RoundSetup.Item($0, of: spanish.origin, isNew: true, shown: .term)
    }
    let first = letters.words.prefix(2).map {
      RoundSetup.Item(
        $0, of: letters.origin, isNew: false, isMet: false, shown: .meaning, hardness: 1,
        confusions: [WordReference(deck: letters.id, word: "x")])
    }
    let many = LessonScene(words.map { .init($0, title: "One") })
    let few = LessonScene(
      zip(first, ["a hint", ""]).map { .init($0, title: "Two", systems: letters.systems, hint: $1) },
      obstacle: "Nothing is saved.", audible: [first[0].id])
    return try Monkey.states(many, moves: 40) + Monkey.states(few, moves: 20) + known(many)
      + StrokesStates.lessons()
  }

  static func leeches() throws -> [LeechScene] {
    let deck = try Setups.deck("spanish-first")
    var asked = question("siempre", .recognise, deck)
    asked.hint = "a hint"
    let many = LeechScene(asked, takenFor: Array(deck.words.prefix(2)), title: deck.name, obstacle: nil)
    let few = LeechScene(
      question("agua", .recall, deck), takenFor: [], title: "Other", obstacle: "Nothing is saved.")
    var stage = Stage(many)
    stage.wait(ticks: 1)
    stage.type("x")
    stage.press(.enter)
    stage.wait(ticks: 1)
    return [many, few] + [stage.stack.top as? LeechScene].compactMap(\.self)
  }

  private static func known(_ scene: LessonScene) -> [LessonScene] {
    var stage = Stage(scene)
    stage.type("k")
    return [stage.stack.top as? LessonScene].compactMap(\.self)
  }
}

/// States of the scenes of a daily course.
enum TodayStates {
  private static let tasks = ["es:casa", "es:agua"].map { CourseQueue.Task(ItemID(rawValue: $0), .recall) }

  static func sessions() throws -> [TodayScene] {
    var (empty, asking, playing) = (TodayScene(), TodayScene(), TodayScene())
    empty = empty.told(
      StartToday.self, StartToday.Started(nil, by: try ScreenStates.arcades()[0]))
    asking.queue = CourseQueue(reviews: tasks)
    asking.chance = Chance(seed: 7)
    asking.phase = .asking(tasks[0])
    asking.slipped = [CourseQueue.Task(tasks[0].item, .read)]
    playing.queue = CourseQueue(reviews: [], opened: tasks)
    playing.phase = .playing(tasks)
    (playing.turns, playing.slipped) = (GameTurns(from: 3), tasks)
    let others = [TodayScene.Phase.resting(tasks[0]), .teaching(tasks), .ending].map { phase in
      var scene = TodayScene()
      scene.phase = phase
      return scene
    }
    return [TodayScene(), empty, asking, playing] + others
  }

  static func starts() -> [StartScene] {
    let rows = ["a", "b", "c"].map {
      CourseRow(
        id: $0, name: Text($0), size: Text("\($0) words"), kind: $0 == "a" ? .alphabet : .words,
        isUntouched: $0 == "a")
    }
    let others = rows.reversed().map {
      var row = CourseRow(
        id: $0.id, name: $0.name, size: $0.size, kind: $0.kind, isUntouched: $0.id != "a",
        isChosen: $0.id == "b")
      (row.isBeside, row.language) = ($0.id == "c", $0.id)
      return row
    }
    return [rows, others].flatMap { rows in
      [StartScene.Purpose.begin, .change].flatMap { purpose -> [StartScene] in
        var made = StartScene(purpose, rows)
        made.resume(Outcome(DeckChoice(id: "made", name: "Made")))
        var stage = Stage(StartScene(purpose, rows), window: Size(80, 24))
        stage.type("a")
        let typed = stage.stack.top as? StartScene
        return Monkey.states(StartScene(purpose, rows), moves: 40) + [made] + [typed].compactMap(\.self)
      }
    }
  }

  static func placements() throws -> [PlacementScene] {
    var learner = try ScreenStates.arcades()[1]
    let ready = learner.placement(of: "spanish-first")
    var (asking, told) = (PlacementScene(ready, begins: true), PlacementScene(ready, begins: false))
    asking.search = Placement(count: 40)
    told.phase = .told
    told.search = Placement(count: 60)
    told.search.record(isKnown: true)
    return [PlacementScene(ready, begins: false), asking, told]
  }
}
