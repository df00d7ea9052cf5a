/// Which skills of a word are learned, and in which order they open: the next one when the one before was right on a
/// later day.
extension DeckWord {
  /// The skills in their order.
  public var skills: [Skill] {
    if origin.kind == .alphabet { return [.read, .recall] }
    let language = origin.language.term.prefix { $0 != "-" }
    let hasReading = word.reading.map { $0 != word.term } ?? false
    return hasReading && (language == "zh" || language == "ja")
      ? [.recognise, .read, .recall] : [.recognise, .recall]
  }

  /// The skill that opens next; nil where none does: one is still to be held, or all are open.
  ///
  /// - Parameter inTurn: whether the one before must be held, not only begun.
  public func opening(_ figures: ItemFigures, inTurn: Bool = true) -> Skill? {
    let skills = skills
    guard let next = skills.firstIndex(where: { figures.skills[$0]?.memory == nil }), next > 0 else {
      return nil
    }
    let isReady = figures.skills[skills[next - 1]]?.isHeld ?? false
    return isReady || !inTurn ? skills[next] : nil
  }
}
