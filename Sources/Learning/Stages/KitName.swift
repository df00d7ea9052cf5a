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

  /// The name itself where no other has it, else with a number behind it.
  public static func freeName(_ name: String, besides taken: some Sequence<String>) -> String {
    let taken = Set(taken.map(compared))
    var (free, number) = (shortened(name), 2)
    while taken.contains(compared(free)) {
      free = numbered(name, number)
      number += 1
    }
    return free
  }

  /// A name with a number behind it.
  public static func numbered(_ name: String, _ number: Int) -> String {
    "\(shortened(name, to: longestName - 1 - String(number).count)) \(number)"
  }

  private static func compared(_ name: String) -> String { NormalForm.composed(name.lowercased()) }
}
