import Formats

/// Questions about a few related words, each with a right and some wrong answers.
public struct Kit: Hashable, Sendable, Identifiable {
  /// In characters.
  public static let longestName = 30
  public static let mostQuestions = 500

  /// Unique within its stage.
  public var id: String
  /// At most `longestName` characters; unique within its stage.
  public var name: String
  /// The questions, in the order in which they are learned.
  public var questions: [KitQuestion]

  public init(id: String, name: String, questions: [KitQuestion]) {
    self.id = id
    self.name = name
    self.questions = questions
  }
}

/// Names of kits that come from elsewhere.
extension Kit {
  /// The name shortened to fit, at the end of a word if possible.
  public static func shortened(_ name: String, to length: Int = longestName) -> String {
    let name = name.words.joined(separator: " ")
    if name.count <= length { return name }
    let start = name.prefix(length)
    let isWhole = name.dropFirst(length).first == " "
    let end = isWhole ? start.endIndex : start.lastIndex(of: " ") ?? start.endIndex
    return String(start[..<end]).trimmed
  }

  /// The name itself if it is free, else with a number; it is then added to `taken`.
  ///
  /// - Parameter taken: names as `folded` returns them.
  static func freeName(_ name: String, besides taken: inout Set<String>) -> String {
    var (free, number) = (shortened(name), 2)
    while !taken.insert(folded(free)).inserted {
      free = numbered(name, number)
      number += 1
    }
    return free
  }

  public static func numbered(_ name: String, _ number: Int) -> String {
    "\(shortened(name, to: longestName - 1 - String(number).count)) \(number)"
  }
}
