import Engine
import Learning

/// A text with the words in it that the learner doesn't know.
package struct ReadText: Hashable, Sendable {
  /// The name under which the settings keep the places in the texts that were read last.
  package static let kept = "read.place"
  /// In how many texts.
  private static let mostKept = 8

  let title: String
  let characters: [Character]
  /// The words in their order.
  let unknown: [TextWord]
  /// The character at which reading begins.
  private(set) var place = 0
  /// What is kept of other texts.
  private var others: [Substring] = []

  /// A text, cleaned of what can't be shown.
  package init(_ title: String, _ characters: [Character], unknown: [TextWord]) {
    // What is kept of a text is a line.
    self.title = String(title.map { $0.isNewline ? " " : $0 })
    (self.characters, self.unknown) = (characters, unknown)
  }

  /// Goes where reading ended the last time, if that is among what was kept.
  package mutating func go(toKept text: String) {
    let lines = text.split(separator: "\n")
    others = lines.filter { placeKept(in: $0) == nil }
    guard let place = lines.compactMap({ placeKept(in: $0) }).first else { return }
    self.place = min(max(0, place), max(0, characters.count - 1))
  }

  /// The place that a line keeps; nil where it is of another text.
  private func placeKept(in line: Substring) -> Int? {
    let parts = line.split(separator: " ", maxSplits: 2)
    guard parts.count == 3, Int(parts[0]) == characters.count, parts[2] == title else { return nil }
    return Int(parts[1])
  }

  /// What is kept for the next time: this text first, then those of before.
  func kept(at place: Int) -> String {
    (["\(characters.count) \(place) \(title)"] + others.prefix(Self.mostKept - 1))
      .joined(separator: "\n")
  }
}

extension ReadText: StateHashable {
  /// Hashes what tells it from another.
  package func hash(into hash: inout StateHash) {
    hash.combine(title)
    hash.combine([characters.count, unknown.count, place])
    hash.combine(others.map { String($0) })
  }
}
