import Engine
import Learning
import Saving

extension Arcade: Foldable {
  func fold(into hash: inout StateHash) {
    // Left out: the clock, and what reads recordings. A deck stands for its words, which may not have been read yet.
    hash.fold(
      fieldsOf: self, decks, save, wishes, offset, notice, chance, obstacle, cosmetic: 2)
  }
}

extension DeckList: Foldable {
  func fold(into hash: inout StateHash) {
    hash.fold(map(\.id))
  }
}

extension SaveFile: Foldable {
  /// Folds all of it, as it stands in the file.
  public func fold(into hash: inout StateHash) {
    bytes.withUnsafeBytes { hash.fold(bytes: $0) }
  }
}

extension Settings: Foldable {
  /// Folds what the player has chosen.
  public func fold(into hash: inout StateHash) {
    // Left out: what another version has written, which is only kept.
    hash.fold(
      fieldsOf: self, name, theme, hasMotion, hasSound, hasTimers, hasGhost, seconds, deck, choices.count,
      cosmetic: 2)
    hash.fold(sorted: choices)
  }
}

extension RoundWishes: Foldable {
  func fold(into hash: inout StateHash) {
    hash.fold(
      fieldsOf: self, deck, seed, seconds, words, direction?.rawValue, variation, hasTimer)
  }
}

extension GameRequest: Foldable {
  func fold(into hash: inout StateHash) {
    hash.fold(fieldsOf: self, game, variation, time, words, code)
  }
}

extension GameTime: Foldable {
  /// Folds the seconds; none where there is no clock.
  func fold(into hash: inout StateHash) {
    hash.fold(seconds)
  }
}

extension CatalogueEntry: Foldable {
  func fold(into hash: inout StateHash) {
    hash.fold(profile.name)
  }
}

extension RoundCode: Foldable {
  /// Folds the code, which says all of it.
  public func fold(into hash: inout StateHash) {
    hash.fold(description)
  }
}
