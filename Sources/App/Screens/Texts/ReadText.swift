import Engine
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

/// Wraps a text to a width, only as far as lines are shown.
struct TextLines {
  private let text: [Character]
  private let columns: Int

  init(_ text: [Character], columns: Int) { (self.text, self.columns) = (text, max(2, columns)) }

  /// The columns that a character takes.
  static func width(of character: Character) -> Int {
    character.isASCII ? 1 : Text(String(character)).width
  }

  /// The lines from this start on.
  func lines(from start: Int, count: Int) -> [Range<Int>] {
    var (lines, place) = ([Range<Int>](), start)
    while lines.count < count, place < text.count {
      let (line, next) = line(from: place)
      lines.append(line)
      place = next
    }
    return lines
  }

  /// The start of the line that contains a character.
  func start(of place: Int) -> Int {
    var start = paragraph(before: place + 1)
    while start < text.count {
      let next = line(from: start).next
      if next > place || next <= start { break }
      start = next
    }
    return start
  }

  /// The start of the line `count` lines further up, or of the text.
  func start(above start: Int, count: Int) -> Int {
    var (starts, end) = ([Int](), start)
    while starts.count < count, end > 0 {
      let first = paragraph(before: end)
      var (own, place) = ([Int](), first)
      while place < end {
        own.append(place)
        place = line(from: place).next
      }
      starts = own + starts
      end = first
    }
    return starts.suffix(count).first ?? 0
  }

  /// The start of the paragraph that contains the character before this one.
  private func paragraph(before place: Int) -> Int {
    var start = min(place, text.count)
    if start > 0 { start -= 1 }
    while start > 0, !text[start - 1].isNewline { start -= 1 }
    return start
  }

  /// A line, and the start of the next: after the last blank that fits, or between two wide characters.
  private func line(from start: Int) -> (line: Range<Int>, next: Int) {
    var (width, lastBreak) = (0, start)
    for place in start..<text.count {
      let character = text[place]
      if character.isNewline { return (start..<place, place + 1) }
      let own = Self.width(of: character)
      if own > 1, !Self.stays.contains(character) { lastBreak = place }
      guard width + own <= columns || character.isWhitespace else {
        let end = lastBreak > start ? lastBreak : max(place, start + 1)
        return (start..<end, end)
      }
      width += own
      if character.isWhitespace || character == "-" { lastBreak = place + 1 }
    }
    return (start..<text.count, text.count)
  }

  /// Characters that can't begin a line.
  private static let stays = Set<Character>("、。，．！？：；」』）】〉》ー々っゃゅょッャュョぁぃぅぇぉァィゥェォ")
}
