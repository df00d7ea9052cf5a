import Course
import Formats
import Interface
import Learning
import WordGame

/// The statistics for scripts. All figures are whole numbers; keys are sorted when it is written.
extension Statistics {
  /// - Parameter stages: what was answered in courses of stages, in the order of their ids.
  func json(with stages: [StageStatistics] = []) -> JSONValue {
    .object([
      "words": Self.json(marks), "right": .integer(right), "wrong": .integer(wrong),
      "rounds": .integer(rounds), "seconds": .integer(seconds), "daysInRow": .integer(daysInRow),
      "decks": .array(decks.map(Self.json)), "days": .array(days.map(Self.json)), "course": course.json,
      "stages": .array(stages.map(\.json)),
    ])
  }

  private static func json(_ marks: MarkCounts) -> JSONValue {
    .object(JSONObject(Mark.allCases.map { JSONMember($0.rawValue, .integer(marks[$0])) }))
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
