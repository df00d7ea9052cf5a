import Formats
import Games
import Learning
import Storage

/// Statistics for scripts. All figures are whole numbers; writing sorts the keys.
extension Statistics {
  /// - Parameter stages: statistics of courses of stages, ordered by id.
  func json(with stages: [StageStatistics] = []) -> JSONValue {
    .object([
      "words": Self.json(marks), "right": .integer(right), "wrong": .integer(wrong),
      "rounds": .integer(rounds), "seconds": .integer(seconds), "daysInRow": .integer(daysInRow),
      "decks": .array(decks.map(Self.json)), "days": .array(days.map(Self.json)), "course": course.json,
      "stages": .array(stages.map(\.json)),
    ])
  }

  /// By the words of the screens, and by the marks, which scripts know from version 0.2.
  private static func json(_ marks: MarkCounts) -> JSONValue {
    let old = Mark.allCases.map { ($0.rawValue, marks[$0]) }
    let shown = Mark.allShown.filter { $0 != .new }.map { ($0.name.string, marks[shown: $0]) }
    return .object(JSONObject((old + shown).map { JSONMember($0, .integer($1)) }))
  }

  private static func json(_ deck: DeckShare) -> JSONValue {
    var object: JSONObject = [
      "id": .string(deck.id), "name": .string(deck.name), "words": json(deck.marks),
      "right": .integer(deck.right), "wrong": .integer(deck.wrong),
    ]
    object["letters"] = deck.letters.map(json)
    return .object(object)
  }

  private static func json(_ letters: AlphabetShare) -> JSONValue {
    .object([
      "all": .integer(letters.letters.count), "learned": .integer(letters.learned),
      "score": .integer(letters.score),
      "weakest": .array(letters.weakest.map { .string(letters.letters[$0][0].word.id) }),
    ])
  }

  private static func json(_ day: DayCount) -> JSONValue {
    .object([
      "date": .string(day.date), "rounds": .integer(day.rounds), "right": .integer(day.right),
      "wrong": .integer(day.wrong), "seconds": .integer(day.seconds),
    ])
  }
}

/// Course statistics for scripts. The forecast begins today; `late` are overdue reviews; tenths start with
/// the lowest probability; log losses are in thousandths.
extension CourseStatistics {
  var json: JSONValue {
    var object: JSONObject = [
      "rank": .string(rank.rawValue), "held": Self.json(held), "daysInRow": .integer(row.count),
      "forecast": .array(outlook.days.map { .object(["due": .integer($0.due), "late": .integer($0.late)]) }),
      "waitingLater": .integer(outlook.later), "typed": Self.json(typed), "chosen": Self.json(chosen),
      "boxes": .array(boxes.map { .integer($0) }), "schedule": .string(schedule.rawValue),
    ]
    object = JSONObject(object.members + Self.members(of: all))
    object["milestones"] = .array(
      milestones.sorted { ($0.value, $0.key.title.string) < ($1.value, $1.key.title.string) }.map(Self.json))
    object["missing"] = missing.map(Self.json)
    object["weights"] = trained.map(Self.json)
    return .object(object)
  }

  private static func json(_ milestone: Milestone, _ day: Day) -> JSONValue {
    .object([
      "count": .integer(milestone.count), "date": .string(Timestamp.date(day)),
      "kind": .string(milestone.kind.rawValue),
    ])
  }

  private static func json(_ held: HeldWords) -> JSONValue {
    .object(["good": .integer(held.good), "strong": .integer(held.strong)])
  }

  private static func json(_ calibration: Calibration) -> JSONValue {
    .object(JSONObject(members(of: calibration)))
  }

  private static func members(of calibration: Calibration) -> [JSONMember] {
    let tenths = calibration.tenths.map { tenth in
      JSONValue.object(["known": .integer(tenth.known), "reviews": .integer(tenth.reviews)])
    }
    return [
      JSONMember("reviews", .integer(calibration.reviews)),
      JSONMember("expected", .integer(calibration.expectedReviews)),
      JSONMember("known", .integer(calibration.known)), JSONMember("tenths", .array(tenths)),
    ]
  }

  private static func json(_ trained: TrainedWeights) -> JSONValue {
    .object([
      "own": .integer(Int((trained.ownLoss * 1000).rounded())), "reviews": .integer(trained.reviews),
      "used": .bool(trained.areUsed), "usual": .integer(Int((trained.usualLoss * 1000).rounded())),
    ])
  }
}

/// A stage course's statistics for scripts: kits and exams with their stages, and the days with answers.
extension StageStatistics {
  var json: JSONValue {
    let (kits, exams) = (lines.filter { $0.kit != nil }, lines.filter { $0.kit == nil })
    return .object([
      "id": .string(id), "name": .string(name), "kitsDone": .integer(kitsDone.count),
      "kitsAll": .integer(kitsDone.all), "answers": Self.json(count),
      "kits": .array(kits.map(Self.json)), "exams": .array(exams.map(Self.json)),
      "days": .array(
        days.sorted { $0.key < $1.key }.map { day, count in
          .object(["date": .string(Timestamp.date(day)), "answers": Self.json(count)])
        }),
    ])
  }

  private static func json(_ line: Line) -> JSONValue {
    var object: JSONObject = [
      "stage": .string(line.stage), "done": .bool(line.isDone), "times": .integer(line.results?.count ?? 0),
    ]
    object["kit"] = line.kit.map(JSONValue.string)
    object["name"] = line.kit.map { _ in .string(line.name) }
    object["best"] = line.results.map { json($0.best) }
    object["last"] = line.results.map { json($0.last) }
    return .object(object)
  }

  private static func json(_ count: RightCount) -> JSONValue {
    .object([
      "asked": .integer(count.asked), "percent": .integer(count.percent), "right": .integer(count.right),
    ])
  }
}
