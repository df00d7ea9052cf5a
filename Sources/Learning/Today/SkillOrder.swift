/// Which skills of a word are learned, and in which order they open: the next one when the one before was right on a
/// later day; those that are only asked when turned on after all others.
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
  /// - Parameters:
  ///   - inTurn: whether the one before must be held, not only begun.
  ///   - extras: which are turned on besides.
  public func opening(_ figures: ItemFigures, inTurn: Bool = true, _ extras: ExtraSkills = .none) -> Skill? {
    let skills = skills
    let hasBegun = { (skill: Skill) in figures.skills[skill]?.memory != nil }
    let begun = skills.prefix(while: hasBegun)
    guard let last = begun.last, figures.skills[last]?.isHeld ?? false || !inTurn else { return nil }
    return begun.count < skills.count
      ? skills[begun.count] : self.extras(extras).first { !hasBegun($0) }
  }

  /// Those of its skills that are asked only when turned on, and are. A letter says nothing that could be understood, and
  /// only what has an order of strokes is asked by drawing.
  private func extras(_ extras: ExtraSkills) -> [Skill] {
    Skill.extras.filter { skill in
      extras.asks(skill, of: reference)
        && (skill == .hear ? origin.kind == .words : word.hasStrokeOrder)
    }
  }
}
