import Formats
import Learning

/// A deck as it was read from a file.
public struct DeckReading: Sendable {
  public var deck: Deck
  /// The rows of a table that are no words.
  public internal(set) var leftOut = LeftOut()
  /// What had to be guessed of a table, and which of its columns aren't used, as sentences.
  public internal(set) var remarks: [String] = []
  /// Whether the file is a table, whose languages can be guessed if it doesn't say them.
  public internal(set) var isTable = false

  init(_ deck: Deck) { self.deck = deck }
}

/// Rows that are no words, with the reasons.
public struct LeftOut: Sendable {
  /// The most that are kept.
  public static let most = 20

  /// The first ones.
  public private(set) var errors: [TextError] = []
  public private(set) var count = 0

  mutating func add(_ error: TextError) {
    count += 1
    if count <= Self.most { errors.append(error) }
  }

  /// What was left out, line by line; empty if nothing was.
  public var lines: [String] {
    if count == 1 { return errors.map { "1 line was left out: \($0)" } }
    if count == 0 { return [] }
    let more = count > errors.count ? ["… and \(count - errors.count) more."] : []
    return ["\(count) lines were left out:"] + errors.map(\.description)
      + more
  }
}

/// What somebody says about a table that the table itself doesn't.
public struct TableOptions: Sendable {
  /// Whether the first line names the columns; nil if that is to be found out.
  public var hasHeader: Bool?
  /// Columns by what they hold, such as `term`: names of the first line, or numbers from 1.
  public var columns: [(holds: String, name: String)] = []

  public init() {}

  public var isEmpty: Bool { hasHeader == nil && columns.isEmpty }
}
