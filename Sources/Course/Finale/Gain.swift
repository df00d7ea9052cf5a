import Engine
import Interface
import Learning
import WordGame

/// Something that was learned, as in "5 words met" or "ქ is good now".
package struct Gain: Hashable, Sendable {
  /// How well it is known now.
  package let mark: Mark
  /// What is said of it.
  package let text: Text

  /// A gain in words.
  package init(_ mark: Mark, _ text: Text) {
    self.mark = mark
    self.text = text
  }

  /// How many words are named before they are counted.
  private static let mostNamed = 3

  /// What is said of words that have reached a mark.
  /// - Parameter areLetters: whether all of them are letters.
  package init(_ mark: Mark, _ terms: [String], areLetters: Bool) {
    let (one, many) = areLetters ? ("letter", "letters") : ("word", "words")
    if mark == .met {
      self.init(mark, Text(Figure.count(terms.count, one, many) + " met"))
    } else if terms.count > Self.mostNamed {
      self.init(mark, Text("\(Figure.count(terms.count, one, many)) are \(mark.rawValue) now"))
    } else {
      let names = terms.count > 1 ? terms.dropLast().joined(separator: ", ") + " and " : ""
      self.init(
        mark, Text("\(names)\(terms.last ?? "") \(terms.count > 1 ? "are" : "is") \(mark.rawValue) now"))
    }
  }
}

extension Gain: StateHashable {
  /// Hashes mark and words.
  package func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, mark.rawValue, text)
  }
}

/// What the host tells the end of a round.
package struct RoundNews: Hashable, Sendable {
  /// What was learned.
  package var gains: [Gain]
  /// What comes back when; empty where nothing does.
  package var comingBack: Text
  /// What is best done next; nil where the round says so itself.
  package var next: NextStep?

  /// News of its parts.
  package init(gains: [Gain], comingBack: Text, next: NextStep?) {
    self.gains = gains
    self.comingBack = comingBack
    self.next = next
  }
}
