import Learning

/// The questions that find out how much of a deck is known.
struct PlacementReady: Sendable {
  let deck: String
  let name: String
  let questions: SessionMaker.PlacementQuestions
  /// Why hints can't be written; nil if they can.
  let obstacle: String?

  init(
    deck: String, name: String, _ questions: SessionMaker.PlacementQuestions, obstacle: String?
  ) {
    self.deck = deck
    self.name = name
    self.questions = questions
    self.obstacle = obstacle
  }
}
