import Engine
import Interface
import Learning
import WordGame

/// The end of a day's session: what is known now, what was expected, and when to come back.
extension Finale {
  init(_ end: TodayEnd) {
    self.init(
      title: "Today", headline: end.headline, total: end.total, figures: end.figures, missed: end.missed,
      chart: WeekBars.chart(end.summary.week, from: end.weekday),
      steps: end.steps)
    // The total has said already how many words are new today.
    gains = end.gains.filter { end.begun == 0 || $0.mark != .met }
    comingBack = Text(end.comingBack ?? "")
  }
}

extension TodayEnd {
  fileprivate var steps: [NextStep] {
    if isDayOver { return [.today(hasBegun: false), .done] }
    let practice: [NextStep] = practice == nil ? [] : [.practice]
    return practice + (nextDeck.map { [.takeDeck(id: $0.id, name: $0.name)] } ?? []) + [.done]
  }

  fileprivate var headline: Text {
    if isDayOver { return "A new day has begun" }
    if known + begun + proved == 0, reviews == 0 { return "Nothing is due now." }
    return summary.isDone ? "All done for today" : "That part of today is done"
  }

  fileprivate var total: Finale.Total? {
    let begun = self.begun > 0 ? Text("\(kind.new(self.begun)) begun") : .empty
    if known > 0 { return Finale.Total(known, Text(kind.name(of: known) + " stronger"), note: begun) }
    let name = kind.new(self.begun).split(separator: " ").dropFirst().joined(separator: " ")
    return self.begun > 0 ? Finale.Total(self.begun, Text("\(name) begun")) : nil
  }

  fileprivate var figures: [Text] {
    [
      proved > 0 ? "\(Figure.grouped(proved)) proved" : nil, foretold.map { String($0.dropLast()) },
      summary.daysInRow > 1 ? "\(Figure.count(summary.daysInRow, "day", "days")) in a row" : nil,
    ].compactMap(\.self).map { Text($0) }
  }
}
