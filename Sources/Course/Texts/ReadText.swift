import Engine
import Learning

/// A text with the words in it that the learner doesn't know.
package struct ReadText: Hashable, Sendable {
  /// The name under which the settings keep the place in the text that was read last.
  package static let kept = "read.place"

  let title: String
  let characters: [Character]
  /// The words in their order.
  let unknown: [TextWord]
  /// The character at which reading begins.
  private(set) var place = 0

  /// A text, cleaned of what can't be shown.
  package init(_ title: String, _ characters: [Character], unknown: [TextWord]) {
    (self.title, self.characters, self.unknown) = (title, characters, unknown)
  }

  /// Goes where reading ended the last time, if that was in this text.
  package mutating func go(toKept text: String) {
    let parts = text.split(separator: " ", maxSplits: 2)
    guard parts.count == 3, Int(parts[0]) == characters.count, parts[2] == title, let place = Int(parts[1])
    else { return }
    self.place = min(max(0, place), max(0, characters.count - 1))
  }

  /// What is kept for the next time.
  func kept(at place: Int) -> String { "\(characters.count) \(place) \(title)" }
}

extension ReadText: StateHashable {
  /// Hashes what tells it from another.
  package func hash(into hash: inout StateHash) {
    hash.combine(title)
    hash.combine([characters.count, unknown.count, place])
  }
}
