import Engine
import Learning
import Saving

extension Arcade: StateHashable {
  func hash(into hash: inout StateHash) {
    // Left out: the clock, and what reads replays. A deck stands for its words, which may not have been read yet.
    hash.combine(
      fieldsOf: self, decks, save, roundOptions, offset, notice, chance, obstacle, cosmetic: 2)
  }
}

extension DeckList: StateHashable {
  func hash(into hash: inout StateHash) {
    hash.combine(map(\.id))
  }
}

extension SaveFile: StateHashable {
  /// Hashes all of it, as it stands in the file.
  public func hash(into hash: inout StateHash) {
    bytes.withUnsafeBytes { hash.combine(bytes: $0) }
  }
}

extension Settings: StateHashable {
  /// Hashes what the player has chosen.
  public func hash(into hash: inout StateHash) {
    // Left out: what another version has written, which is only kept.
    hash.combine(
      fieldsOf: self, name, theme, hasMotion, hasSound, hasTimers, hasGhost, seconds, deck, choices.count,
      cosmetic: 2)
    hash.combine(sorted: choices)
  }
}

extension RoundOptions: StateHashable {
  func hash(into hash: inout StateHash) {
    hash.combine(
      fieldsOf: self, deck, seed, seconds, words, direction?.rawValue, variation, hasTimer)
  }
}

extension GameRequest: StateHashable {
  func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, game, variation, time, words, code)
  }
}

extension GameTime: StateHashable {
  /// Hashes the seconds; none where there is no clock.
  func hash(into hash: inout StateHash) {
    hash.combine(seconds)
  }
}

extension CatalogueEntry: StateHashable {
  func hash(into hash: inout StateHash) {
    hash.combine(profile.name)
  }
}

extension RoundCode: StateHashable {
  /// Hashes the code, which says all of it.
  public func hash(into hash: inout StateHash) {
    hash.combine(description)
  }
}
