/// The sentences of a text.
public struct Sentences: Sendable {
  /// Longer ones are cut around the word: they are tables, or text without full stops.
  static let longest = 200

  private let text: [Character]
  /// The first character of each sentence, and the end of the text.
  private let starts: [Int]

  public init(_ text: [Character]) {
    self.text = text
    var starts = [0]
    for place in text.indices where Self.isEnd(at: place, of: text) { starts.append(place + 1) }
    self.starts = starts + [text.count]
  }

  /// The sentence around a character, in one line. For a long text: only the openContext are read.
  public static func sentence(at place: Int, of text: [Character]) -> String {
    let near = max(0, place - 2 * longest)..<min(text.count, place + 2 * longest)
    return Sentences(Array(text[near])).sentence(at: place - near.lowerBound)
  }

  /// The sentence around a character, in one line.
  public func sentence(at place: Int) -> String {
    let after = starts.partitioningIndex { $0 > place }
    guard after > 0, after < starts.count else { return "" }
    var range = starts[after - 1]..<starts[after]
    if range.count > Self.longest {
      let start = max(range.lowerBound, place - Self.longest / 2)
      range = start..<min(range.upperBound, start + Self.longest)
    }
    return text[range].split(whereSeparator: \.isWhitespace).map { String($0) }.joined(separator: " ")
  }

  /// A full stop, with any closing quotes after it, or an empty line.
  private static func isEnd(at place: Int, of text: [Character]) -> Bool {
    if text[place] == " " || text[place].isLetter { return false }
    let next = place + 1 < text.count ? text[place + 1] : "\n"
    if text[place].isNewline { return next.isNewline }
    if closing.contains(text[place]), place > 0 {
      return stops.contains(text[place - 1]) && !closing.contains(next)
    }
    guard stops.contains(text[place]), !closing.contains(next), !stops.contains(next) else { return false }
    // In Latin script a space follows the end of a sentence, but not the dots in 3.5 or e.g.
    return wide.contains(text[place]) || next.isWhitespace
  }

  private static let wide = Set<Character>("。！？．")
  private static let stops = wide.union(".!?…")
  private static let closing = Set<Character>("」』”’\"»)）")
}

extension Array {
  /// The first index at which the condition holds; it must hold for all elements after that.
  fileprivate func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
