import Learning

/// What finds out how much of a deck somebody knows.
package struct PlacementReady: Sendable {
  /// The deck's id.
  package let deck: String
  /// The deck's name.
  package let name: String
  /// What can be asked.
  package let questions: SessionMaker.PlacementQuestions
  /// Why hints can't be written; nil where they can.
  package let obstacle: String?

  /// Questions about a deck.
  package init(
    deck: String, name: String, _ questions: SessionMaker.PlacementQuestions, obstacle: String?
  ) {
    self.deck = deck
    self.name = name
    self.questions = questions
    self.obstacle = obstacle
  }
}
