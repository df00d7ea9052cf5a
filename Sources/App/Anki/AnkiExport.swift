import Learning
import Storage
import System

/// Exports a deck as a package for Anki, with the progress of its words.
struct AnkiExport {
  private let deck: Deck
  private let program: Program

  init(_ deck: Deck, _ program: Program) { (self.deck, self.program) = (deck, program) }

  /// The sounds of the words, without missing ones.
  private func media() throws -> [String: [UInt8]] {
    let home = try program.home()
    return Set(deck.words.compactMap(\.sound)).reduce(into: [:]) { media, name in
      guard let path = DeckMedia.path(of: name, in: deck.id, home) else { return }
      media[name] = try? PosixFileSystem().read(path, limit: DeckMedia.mostBytes)
    }
  }

  func bytes() throws -> [UInt8] {
    let moment = try program.clock().moment
    let knowledge = try program.look(at: moment).save.knowledge
    let figures = knowledge.ids(of: deck.words, in: deck).map {
      knowledge.items[$0]?.figures ?? ItemFigures()
    }
    let media = try media()
    let sounds = deck.words.map { word in word.sound.flatMap { media[$0] == nil ? nil : $0 } }
    let writer = AnkiWriter(deck, figures, sounds: sounds, model: knowledge.model, at: moment)
    return try writer.package(media: media.sorted { $0.key < $1.key }.map { (name: $0.key, bytes: $0.value) })
  }
}
