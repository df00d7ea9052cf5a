import Engine
import Games
import Interface
import Learning

/// Something that was learned, as in "5 new words" or "ქ is known now".
struct Gain: Hashable, Sendable {
  let mark: Mark
  let text: Text

  init(_ mark: Mark, _ text: Text) {
    self.mark = mark
    self.text = text
  }

  /// With more words than this they are only counted.
  private static let mostNamed = 3

  /// Names or counts the words that have reached a mark.
  /// - Parameter areLetters: whether all of them are letters.
  init(_ mark: Mark, _ terms: [String], areLetters: Bool) {
    let (one, many) = areLetters ? ("letter", "letters") : ("word", "words")
    if mark == .met {
      self.init(mark, Text(Figure.count(terms.count, "new \(one)", "new \(many)")))
    } else if terms.count > Self.mostNamed {
      self.init(mark, Text("\(Figure.count(terms.count, one, many)) are \(mark.name) now"))
    } else {
      let names = terms.count > 1 ? terms.dropLast().joined(separator: ", ") + " and " : ""
      self.init(
        mark, Text("\(names)\(terms.last ?? "") \(terms.count > 1 ? "are" : "is") \(mark.name) now"))
    }
  }
}

extension Gain {
  /// The highest marks first. Words newly met are counted; the others are named while they are few.
  static func all(_ rises: [MarkChanges.Rise]) -> [Gain] {
    Mark.allCases.reversed().compactMap { mark in
      let risen = rises.filter { $0.mark == mark }
      return risen.isEmpty
        ? nil : Gain(mark, risen.map(\.term), areLetters: risen.allSatisfy(\.isLetter))
    }
  }
}

extension MarkChanges {
  /// Days beyond these are summed up as "later".
  private static let mostDays = 3

  /// As in "The words of this round come back: 3 tomorrow, 2 in 4 days"; empty if none does.
  func whenBack(_ knowledge: Knowledge, on day: Day, _ extras: ExtraSkills = .none) -> Text {
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
