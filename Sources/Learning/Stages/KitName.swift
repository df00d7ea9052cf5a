import Formats

/// Names of kits that come from elsewhere.
extension Kit {
  /// As much of a name as fits, up to the end of a word where there is one.
  public static func shortened(_ name: String, to length: Int = longestName) -> String {
    let name = name.words.joined(separator: " ")
    if name.count <= length { return name }
    let start = name.prefix(length)
    let isWhole = name.dropFirst(length).first == " "
    let end = isWhole ? start.endIndex : start.lastIndex(of: " ") ?? start.endIndex
    return String(start[..<end]).trimmed
  }

  /// The name itself where no other has it, else with a number behind it; it is taken from then on.
  ///
  /// - Parameter taken: names as `folded` has them.
  package static func freeName(_ name: String, besides taken: inout Set<String>) -> String {
    var (free, number) = (shortened(name), 2)
    while !taken.insert(folded(free)).inserted {
      free = numbered(name, number)
      number += 1
    }
    return free
  }

  /// A name with a number behind it.
  public static func numbered(_ name: String, _ number: Int) -> String {
    "\(shortened(name, to: longestName - 1 - String(number).count)) \(number)"
  }
}
