import Engine
import Interface
import Learning
import WordGame

/// What is said of words whose marks have risen.
extension Gain {
  /// The highest marks first; words that were met are counted, the others named as long as they are few.
  package static func all(_ rises: [MarkChanges.Rise]) -> [Gain] {
    Mark.allCases.reversed().compactMap { mark in
      let risen = rises.filter { $0.mark == mark }
      return risen.isEmpty
        ? nil : Gain(mark, risen.map(\.term), areLetters: risen.allSatisfy(\.isLetter))
    }
  }
}

extension MarkChanges {
  /// How many days are told apart.
  private static let mostDays = 3

  /// As in "The words of this round come back: 3 tomorrow, 2 in 4 days"; empty where none does.
  package func whenBack(_ knowledge: Knowledge, on day: Day, _ extras: ExtraSkills = .none) -> Text {
    let all = comingBack(knowledge, on: day, extras)
    guard !all.isEmpty else { return .empty }
    let named = all.prefix(Self.mostDays).map { "\(Figure.grouped($0.count)) \(Self.name(ofDay: $0.days))" }
    let later = all.dropFirst(Self.mostDays).reduce(0) { $0 + $1.count }
    let parts = later > 0 ? named + ["\(Figure.grouped(later)) later"] : named
    return Text("The words of this round come back: " + parts.joined(separator: ", "))
  }

  private static func name(ofDay days: Int) -> String {
    switch days {
    case 0: "today"
    case 1: "tomorrow"
    default: "in \(Figure.grouped(days)) days"
    }
  }
}
