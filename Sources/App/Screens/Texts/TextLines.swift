import Engine

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
