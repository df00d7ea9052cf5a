import Course
import WordGame

/// Has changes to a large word bank made and written on a thread, one after the other: with 20,000 words each takes a
/// fifth of a second, and a deck is made of a dictionary in up to two. The screens are told of a change when it is on the disk.
struct BankDesk: Sendable {
  /// So many words are written within a tick.
  private static let mostAtOnce = 500

  /// What the arcade has become by a change, and what the screens are told.
  struct Made: Sendable {
    let arcade: Arcade
    let kept: OwnWordsKept
  }

  private var waiting: [OwnWords] = []
  private var coming: Loading<Made>?

  /// Takes a change. Returns whether it is made later.
  mutating func take(_ own: OwnWords, _ arcade: Arcade) -> Bool {
    guard coming != nil || Self.isLong(own, arcade) else { return false }
    waiting.append(own)
    goOn(arcade)
    return true
  }

  private static func isLong(_ own: OwnWords, _ arcade: Arcade) -> Bool {
    if case .make = own { return true }
    return arcade.bank.bank.words.count > mostAtOnce
  }

  /// Begins with the next one, unless one is being made.
  mutating func goOn(_ arcade: Arcade) {
    guard coming == nil, !waiting.isEmpty else { return }
    let own = waiting.removeFirst()
    coming = Loading {
      var arcade = arcade
      let kept = arcade.keep(own)
      return Made(arcade: arcade, kept: kept)
    }
  }

  /// The change that is done; nil while it isn't.
  mutating func arrival() -> Made? {
    guard let made = coming?.value else { return nil }
    coming = nil
    return made
  }

  /// The change that is being made, waited for; nil where none is.
  mutating func awaited() -> Made? {
    defer { coming = nil }
    return coming?.awaited
  }
}
