import ArgumentParser
import Engine
import Games
import Learning

/// Starts a course line by line: what to learn, how much a day, and how much of it is known already.
struct PlainStart {
  private static let minutes = [5, 10, 15]

  /// Asks everything. Leaving at the first question chooses nothing. Returns whether the first session
  /// follows.
  static func ask(_ host: inout ArcadeHost) -> Bool {
    let rows = host.learner.courses.byLanguage
    Printer.out("What do you want to learn?")
    Printer.out(rows.enumerated().map { Text("\($0 + 1) ") + $1.plainName })
    let places = Array(1...max(1, rows.count))
    guard let place = PlainInput.number(places, "Type a number from 1 to \(rows.count)"),
      rows.indices.contains(place - 1)
    else { return false }
    guard let row = askMeanings(rows[place - 1]) else { return false }
    host.handle([ArcadeReport.course(.learns(row.id))])
    Printer.out("How many minutes a day, 5, 10 or 15? Enter for 10.")
    guard let minutes = PlainInput.number(Self.minutes, usual: 10, "Type 5, 10 or 15") else {
      return false
    }
    host.handle([ArcadeReport.setting(.today.minutes, to: minutes)])
    return row.isUntouched ? askKnown(row, &host) : true
  }

  /// The row in the language in which the learner wants words explained; nil if they leave.
  private static func askMeanings(_ row: CourseRow) -> CourseRow? {
    let rows = [row] + row.alternatives
    if rows.count == 1 { return row }
    Printer.out("Explain words in …")
    Printer.out(rows.enumerated().map { Text("\($0 + 1) ") + $1.explanation })
    return PlainInput.number(Array(1...rows.count), "Type a number from 1 to \(rows.count)").map {
      rows[$0 - 1]
    }
  }

  private static func askKnown(_ row: CourseRow, _ host: inout ArcadeHost) -> Bool {
    Printer.out(
      Text(
        "Do you know some already? 1 no, 2 yes: up to \(Placement.mostQuestions) words are asked. Enter for no."
      ))
    let answer = PlainInput.number([1, 2], usual: 1, "Type 1 or 2")
    guard answer == 2 else { return answer != nil }
    return search(host.learner.placement(of: row.id), &host)
  }

  /// Results count even if the learner leaves in the middle.
  private static func search(_ ready: PlacementReady, _ host: inout ArcadeHost) -> Bool {
    var isLeft = false
    var search = Placement(count: ready.questions.places.count)
    while !isLeft, let place = search.next {
      let left = PlacementTexts.left(search.mostQuestions - search.questions - 1)
      let question = PlainQuestion(
        ready.questions.places[place].asked, place: "Word \(search.questions + 1), \(left)", isTrial: true)
      guard case .answered(let answer, let lines) = question.askOnce() else {
        isLeft = true
        continue
      }
      host.handle([ArcadeReport.course(.trial(answer))])
      Printer.out(lines)
      search.record(isKnown: answer.verdict.isRight)
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
