import Course
import Formats
import Learning

/// What the days of learning come to, for scripts. The forecast begins today; `late` are those that have waited; tenths
/// go from the least likely up; log losses are in thousandths.
extension CourseStatistics {
  var json: JSONValue {
    var object: JSONObject = [
      "rank": .string(rank.rawValue), "held": Self.json(held), "daysInRow": .integer(daysInRow),
      "forecast": .array(outlook.days.map { .object(["due": .integer($0.due), "late": .integer($0.late)]) }),
      "waitingLater": .integer(outlook.later), "reviews": .integer(reviews), "expected": .integer(expected),
      "known": .integer(known), "tenths": .array(tenths.map(Self.json)),
      "boxes": .array(boxes.map { .integer($0) }), "schedule": .string(schedule.rawValue),
    ]
    object["missing"] = missing.map(Self.json)
    object["weights"] = trained.map(Self.json)
    return .object(object)
  }

  private static func json(_ held: HeldWords) -> JSONValue {
    .object(["good": .integer(held.good), "strong": .integer(held.strong)])
  }

  private static func json(_ tenth: CourseRecord.Tenth) -> JSONValue {
    .object(["known": .integer(tenth.known), "reviews": .integer(tenth.reviews)])
  }

  private static func json(_ trained: TrainedWeights) -> JSONValue {
    .object([
      "own": .integer(Int((trained.ownLoss * 1000).rounded())), "reviews": .integer(trained.reviews),
      "used": .bool(trained.areUsed), "usual": .integer(Int((trained.usualLoss * 1000).rounded())),
    ])
  }
}
