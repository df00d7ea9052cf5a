import Learning
import Testing

@Suite("Flights over the date line")
struct DateLineTests {
  private static let hour = 3600
  /// Hours ahead of UTC.
  private static let honolulu = -10, auckland = 13, madrid = 1, tokyo = 9

  /// Answers at eight in the evening of each day, by a clock so many hours ahead of UTC.
  private func knowledge(_ days: (day: Int64, ahead: Int)...) -> Knowledge {
    var knowledge = Knowledge()
    for (number, (day, ahead)) in days.enumerated() {
      let offset = ahead * Self.hour
      let moment = Moment(Day(number: day).start + Int64(20 * Self.hour - offset), offset: offset)
      let word = WordMet(
        item: ItemID(rawValue: "es:\(number)"), reference: WordReference(deck: "d", word: "\(number)"),
        meanings: [])
      let body = knowledge.event(AnswerSamples.answer(of: word), game: Knowledge.course, on: Day(number: day))
      knowledge.apply(Event(number: Int64(number) + 1, moment: moment, day: knowledge.day(of: moment), body))
    }
    return knowledge
  }

  private func row(_ knowledge: Knowledge, _ day: Int64, _ ahead: Int) -> Int {
    knowledge.dayRow(on: Day(number: day), offset: ahead * Self.hour).count
  }

  @Test("a date that the flight left out doesn't break the row, before the first answer there and after it")
  func west() {
    let before = knowledge((99, Self.honolulu), (100, Self.honolulu))
    #expect(row(before, 102, Self.auckland) == 2)
    let after = knowledge(
      (99, Self.honolulu), (100, Self.honolulu), (102, Self.auckland), (103, Self.auckland))
    #expect(row(after, 103, Self.auckland) == 4)
    #expect(after.record.skipped == [Day(number: 101)])
  }

  @Test("a day without answers breaks it: at home, after shorter flights, and after a second day")
  func missed() {
    let home = knowledge((100, Self.auckland), (102, Self.auckland))
    #expect(row(home, 102, Self.auckland) == 1 && row(knowledge((100, Self.madrid)), 102, Self.madrid) == 0)
    #expect(row(knowledge((100, Self.madrid), (102, Self.tokyo)), 102, Self.tokyo) == 1)
    #expect(row(knowledge((100, Self.honolulu), (103, Self.auckland)), 103, Self.auckland) == 1)
  }

  @Test("on the way back the day goes on, and the row with it")
  func east() {
    let back = knowledge(
      (100, Self.auckland), (101, Self.auckland), (101, Self.honolulu), (102, Self.honolulu))
    #expect(row(back, 102, Self.honolulu) == 3 && back.record.skipped.isEmpty)
  }
}
