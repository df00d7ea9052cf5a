import Formats

/// Finds out what separates the fields of a table: what gives the same number of fields on nearly all lines.
struct SeparatorGuess {
  /// How many bytes of the table are looked at.
  private static let looked = 64 << 10
  /// A file with fewer lines of the same number of fields may have another separator.
  private static let few = 0.5

  /// What people and programs write, the likelier ones first.
  private static let usual: [TableSeparator] = [
    .tab, .semicolon, TableSeparator("|"), .comma, TableSeparator(" - "), TableSeparator(" – "),
    TableSeparator(" — "), TableSeparator(" = "), TableSeparator("，"),
  ]
  /// Those that stand in many texts, too.
  private static let others = [
    TableSeparator("::"), TableSeparator("="), TableSeparator(": "), TableSeparator("、"), TableSeparator("："),
  ]

  private let sample: [UInt8]

  static func separator(of table: ArraySlice<UInt8>) -> TableSeparator {
    var sample = table.prefix(looked)
    if sample.count == looked, let end = sample.lastIndex(of: UInt8(ascii: "\n")) { sample = sample[..<end] }
    return SeparatorGuess(sample: Array(sample)).best
  }

  private var best: TableSeparator {
    let best = usualBest
    if best.map({ $0.score.share > Self.few }) ?? false { return best?.separator ?? .comma }
    let other = Self.others.map { ($0, score($0)) }.first { $0.1.share > Self.few }
    return other?.0 ?? best?.separator ?? .comma
  }

  private var usualBest: (separator: TableSeparator, score: Score)? {
    var best: (separator: TableSeparator, score: Score)?
    for separator in Self.usual {
      let score = score(separator)
      if score.share > 0, best.map({ $0.score < score }) ?? true { best = (separator, score) }
    }
    return best
  }

  private struct Score: Comparable {
    /// Whether the first line names the columns.
    var hasHeader = false
    /// The share of lines with the commonest number of fields, which is more than one.
    var share = 0.0
    /// Whether mostly no blank follows it, as in a text, and it isn't a decimal point.
    var isTight = false

    static func < (one: Score, other: Score) -> Bool {
      if one.hasHeader != other.hasHeader { return other.hasHeader }
      if one.share != other.share { return one.share < other.share }
      return !one.isTight && other.isTight
    }
  }

  private func score(_ separator: TableSeparator) -> Score {
    var score = Score()
    guard sample.indices.contains(where: { sample[$0...].starts(with: separator.bytes) }) else {
      return score
    }
    var reader = TableReader(TextCursor(sample), separator: separator)
    var (counts, rows) = ([Int: Int](), 0)
    while let row = reader.rowOrEmpty() {
      if !row.isEmpty, row.allSatisfy(\.text.isEmpty) { continue }
      rows += 1
      if rows == 1 { score.hasHeader = (try? TableHeader(row)) != nil }
      if row.count > 1 { counts[row.count, default: 0] += 1 }
    }
    score.share = Double(counts.values.max() ?? 0) / Double(max(rows, 1))
    score.isTight = isTight(separator)
    return score
  }

  private func isTight(_ separator: TableSeparator) -> Bool {
    guard separator.bytes.count == 1, separator != .tab, separator != TableSeparator("|") else { return true }
    var (all, loose) = (0, 0)
    for index in sample.indices where sample[index] == separator.bytes[0] {
      let before = index > 0 ? sample[index - 1] : 0
      let after = index + 1 < sample.count ? sample[index + 1] : 0
      all += 1
      if after == UInt8(ascii: " ") || Self.isDigit(before) && Self.isDigit(after) { loose += 1 }
    }
    return loose * 2 <= all
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
