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
    asking.queue = CourseQueue(reviews: tasks)
    asking.chance = Chance(seed: 7)
    asking.phase = .asking(tasks[0])
    asking.typed = [.key("x")]
    asking.slipped = [CourseQueue.Task(tasks[0].item, .read)]
    playing.queue = CourseQueue(reviews: [], opened: tasks)
    playing.phase = .playing(tasks)
    (playing.rounds, playing.slipped) = (3, tasks)
    let others = [TodayScene.Phase.resting(tasks[0]), .teaching(tasks), .ending].map { phase in
      var scene = TodayScene()
      scene.phase = phase
      return scene
    }
    return [TodayScene(), empty, asking, playing] + others
  }

  static func ends() throws -> [TodayEndScene] {
    let summary = TodaySummary(
      reviews: 1, new: 2, opened: 3, proofs: 4, missed: 5, minutes: 6, waiting: 7, brake: .backlog,
      week: [1, 2], next: 2, daysInRow: 8, hasBegun: true)
    let end = TodayEnd(
      reviews: 9, known: 8, expected: 7, begun: 6, proved: 5, kind: .alphabet,
      missed: try Setups.deck("spanish-150").words.prefix(1).map { DeckWord($0, of: WordOrigin(deck: "d")) },
      summary: summary,
      nextDeck: TodayEnd.NextDeck(id: "d", name: "Other"))
    let other = TodayEnd(
      reviews: 1, known: 1, expected: 1, begun: 1, summary: TodaySummary(week: [3, 4], next: 1),
      nextDeck: TodayEnd.NextDeck(id: "e", name: "More"))
    var taken = Stage(TodayEndScene(end, missed: []))
    taken.type("n")
    return [TodayEndScene(end, missed: try missed()), TodayEndScene(other, missed: [])]
      + [taken.stack.top as? TodayEndScene].compactMap(\.self)
  }

  static func starts() -> [StartScene] {
    let rows = ["a", "b", "c"].map {
      CourseRow(
        id: $0, name: Text($0), size: Text("\($0) words"), kind: $0 == "a" ? .alphabet : .words,
        isUntouched: $0 == "a")
    }
    let others = rows.reversed().map {
      CourseRow(
        id: $0.id, name: $0.name, size: $0.size, kind: $0.kind, isUntouched: $0.id != "a",
        isChosen: $0.id == "b")
    }
    return [rows, others].flatMap { rows in
      [StartScene.Purpose.begin, .change].flatMap { purpose -> [StartScene] in
        var scene = StartScene(purpose)
        scene.hear(ArcadeNews.courses(rows))
        return Monkey.states(scene, moves: 40)
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

  private static func missed() throws -> [MissedWord] {
    let deck = try Setups.deck("spanish-150")
    return deck.words.prefix(2).map {
      MissedWord(RoundSetup.Item($0, of: deck.origin, isNew: false, shown: .term))
    }
  }
}
