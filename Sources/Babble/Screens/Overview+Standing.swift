import Course
import Engine
import Interface
import Learning
import WordGame

extension Overview {
  /// How much of the deck the learner has: of letters how many are learned, as the game of letters counts them; else how
  /// many words are known.
  var reached: (count: Int, all: Int) {
    alphabet.map { ($0.count, $0.all) } ?? (marks.known, marks.total)
  }

  /// How many words the deck has, what the learner knows of them, and what they say they know, as far as that fits.
  func standing(fitting width: Int) -> Text {
    if let alphabet, marks.met > 0 { return Text("\(alphabet.count) of ") + size + " learned" }
    let isSize = marks.met == 0 || marks.known == 0 && claims != Claims()
    let known = isSize ? size : Text("\(Figure.grouped(marks.known)) of ") + size + " known"
    let proved = Self.counted(claims.proved, "proved")
    let toProve = Self.counted(claims.toProve, "probably known")
    let all = Text.joined([known] + proved + toProve, by: ", ")
    let short = Text.joined([known] + toProve, by: ", ")
    return [all, short].first { $0.width <= width } ?? known
  }

  private static func counted(_ count: Int, _ name: Text) -> [Text] {
    count > 0 ? [Text(Figure.grouped(count)) + " " + name] : []
  }
}
