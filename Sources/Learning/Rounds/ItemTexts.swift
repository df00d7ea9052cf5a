/// The texts of a word as games and lists show them. They are raw, as all of a deck: clean them before drawing.
extension RoundSetup.Item {
  /// What is shown.
  public var prompt: String { text(shown) }
  /// What is asked.
  public var answer: String { text(shown == .term ? .meaning : .term) }
  /// All meanings.
  public var meanings: String { word.meanings.joined(separator: ", ") }

  /// The term, or the most important meaning.
  public func text(_ side: ShownSide) -> String {
    side == .term ? word.term : word.meanings.first ?? ""
  }

  /// The language of a side, as a BCP 47 tag.
  public func language(_ side: ShownSide) -> String {
    side == .term ? origin.language.term : origin.language.meaning
  }

  /// Term, reading and all meanings in one line.
  public var whole: String { ([word.term] + word.readings + [meanings]).joined(separator: "  ") }

  /// Meanings first, then how it is read.
  public var explanation: String { ([meanings] + word.readings).joined(separator: "  ·  ") }
}
