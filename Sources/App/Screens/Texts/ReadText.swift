import Learning

/// A text with the words in it that the learner doesn't know.
struct ReadText: Hashable, Sendable {
  /// The places in the texts read last.
  static let places = Setting("read.place", "")
  /// For how many texts a place is kept.
  private static let mostKept = 8

  let title: String
  let characters: [Character]
  /// In the order of the text.
  let unknown: [TextWord]
  /// The index of the character where reading begins.
  private(set) var place = 0
  /// Lines of the setting about other texts.
  private var others: [Substring] = []

  /// Removes characters that can't be shown.
  init(_ title: String, _ characters: [Character], unknown: [TextWord]) {
    // Each text is kept as one line.
    self.title = String(title.map { $0.isNewline ? " " : $0 })
    (self.characters, self.unknown) = (characters, unknown)
  }

  /// Goes to the place that was kept for this text, if any.
  mutating func go(toKept text: String) {
    let lines = text.split(separator: "\n")
    others = lines.filter { placeKept(in: $0) == nil }
    guard let place = lines.compactMap({ placeKept(in: $0) }).first else { return }
    self.place = min(max(0, place), max(0, characters.count - 1))
  }

  /// Nil if the line is about another text.
  private func placeKept(in line: Substring) -> Int? {
    let parts = line.split(separator: " ", maxSplits: 2)
    guard parts.count == 3, Int(parts[0]) == characters.count, parts[2] == title else { return nil }
    return Int(parts[1])
  }

  /// The index of the first unknown word that ends behind a character; their number if none does.
  func firstUnknown(endingAfter place: Int) -> Int {
    var (low, high) = (0, unknown.count)
    while low < high {
      let middle = (low + high) / 2
      if unknown[middle].range.upperBound > place { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The index of the first unknown word that doesn't begin before a character; their number if all do.
  func firstUnknown(startingAt place: Int) -> Int {
    let next = firstUnknown(endingAfter: place)
    return next < unknown.count && unknown[next].range.lowerBound < place ? next + 1 : next
  }

  /// The index of the unknown word that contains a character.
  func unknown(at place: Int) -> Int? {
    let next = firstUnknown(endingAfter: place)
    return next < unknown.count && unknown[next].range.contains(place) ? next : nil
  }

  /// The setting's new value: this text first, then the earlier ones.
  func kept(at place: Int) -> String {
    (["\(characters.count) \(place) \(title)"] + others.prefix(Self.mostKept - 1))
      .joined(separator: "\n")
  }
}
