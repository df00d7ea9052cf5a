import Anki
import Learning
import Saving

/// A deck as a package for Anki, with what is known of its words.
struct AnkiExport {
  private let deck: Deck
  private let program: Program

  init(_ deck: Deck, _ program: Program) { (self.deck, self.program) = (deck, program) }

  func bytes() throws -> [UInt8] {
    let moment = try program.clock().moment
    let knowledge = try program.look(at: moment).save.knowledge
    let figures = knowledge.ids(of: deck.words, in: deck).map {
      knowledge.items[$0]?.figures ?? ItemFigures()
    }
    return try AnkiWriter(deck, figures, model: knowledge.model, at: moment).package()
  }
}
