import Deterministic
import Engine
import Learning
import Playtest
import WordGame

@testable import Course

/// States of the scenes that lead through a day's course.
enum TodayStates {
  private static let tasks = ["es:casa", "es:agua"].map { CourseQueue.Task(ItemID(rawValue: $0), .recall) }

  static func sessions() throws -> [TodayScene] {
    var (empty, asking, playing) = (TodayScene(), TodayScene(), TodayScene())
    empty.hear(ArcadeNews.today(nil))
    empty.hear(ArcadeNews.dayOver)
    asking.queue = CourseQueue(reviews: tasks)
    asking.chance = Chance(seed: 7)
    asking.phase = .asking(tasks[0])
    asking.typed = [.key("x")]
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
        made.resume(Outcome(DeckChoice(id: "made")))
        return Monkey.states(StartScene(purpose, rows), moves: 40) + [made]
      }
    }
  }

  static func placements() -> [PlacementScene] {
    var (asking, told) = (PlacementScene(begins: true), PlacementScene(begins: false))
    asking.phase = .asking
    asking.search = Placement(count: 40)
    told.phase = .told
    told.search = Placement(count: 60)
    told.search.take(isKnown: true)
    return [PlacementScene(begins: false), asking, told]
  }
}
