import Course
import Engine
import Interface
import Learning
import WordGame

extension Overview {
  /// How many words the deck has, what the learner knows of them, and what they say they know, as far as that fits.
  func standing(fitting width: Int) -> Text {
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
