import Course
import Engine
import Learning
import WordGame

/// Where a course begins, line by line: what is to be learned, how much a day, and how much of it is known.
struct PlainStart {
  private static let minutes = [5, 10, 15]

  /// Asks all of it. Whoever leaves at the first question has chosen nothing. Returns whether the first session follows.
  static func ask(_ host: inout ArcadeHost) -> Bool {
    let rows = host.arcade.courses
    Printer.out("What do you want to learn?")
    Printer.out(rows.enumerated().map { Text("\($0 + 1) ") + $1.name })
    let places = Array(1...max(1, rows.count))
    guard let place = PlainInput.number(places, "Type a number from 1 to \(rows.count)"),
      rows.indices.contains(place - 1)
    else { return false }
    let row = rows[place - 1]
    host.handle([ArcadeReport.course(.chosen(.deck(row.id))), .setting(.deck(row.id))])
    Printer.out("How many minutes a day, 5, 10 or 15? Enter for 10.")
    guard let minutes = PlainInput.number(Self.minutes, usual: 10, "Type 5, 10 or 15") else {
      return false
    }
    host.handle([ArcadeReport.course(.chosen(.minutes(minutes)))])
    return row.isUntouched ? askKnown(row, &host) : true
  }

  private static func askKnown(_ row: CourseRow, _ host: inout ArcadeHost) -> Bool {
    Printer.out(
      Text(
        "Do you know some already? 1 no, 2 yes: up to \(Placement.mostQuestions) words are asked. Enter for no."
      ))
    let answer = PlainInput.number([1, 2], usual: 1, "Type 1 or 2")
    guard answer == 2 else { return answer != nil }
    host.handle([ArcadeReport.asks(.placement(deck: row.id))])
    let ready = host.news().lazy.compactMap { news in
      if case .placement(let ready) = news as? ArcadeNews { ready } else { nil }
    }.first
    return ready.map { search($0, &host) } ?? true
  }

  /// What was found out holds, also where the learner leaves in the middle.
  private static func search(_ ready: PlacementReady, _ host: inout ArcadeHost) -> Bool {
    var isLeft = false
    var search = Placement(count: ready.questions.places.count)
    while !isLeft, let place = search.next {
      let left = PlacementTexts.left(search.mostQuestions - search.questions - 1)
      let question = PlainQuestion(
        ready.questions.places[place].asked, place: "Word \(search.questions + 1), \(left)", isTrial: true)
      guard case .answered(let answer) = question.askOnce() else {
        isLeft = true
        continue
      }
      host.handle([ArcadeReport.course(.trial(answer))])
      search.take(isKnown: answer.verdict.isRight)
    }
    let result = ready.questions.result(of: search)
    Printer.out(["", Text(PlacementTexts.headline(result))])
    if !result.known.isEmpty {
      host.handle([ArcadeReport.course(.placed(deck: ready.deck, words: result.known))])
      Printer.out(Text(PlacementTexts.explanation(result)))
    }
    return !isLeft
  }
}
