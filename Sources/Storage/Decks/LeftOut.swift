import Formats

/// Rows that are no words, with the reasons.
public struct LeftOut: Sendable {
  /// The most that are kept.
  static let most = 20

  /// The first ones.
  public private(set) var errors: [TextError] = []
  public private(set) var count = 0

  /// - Throws: an error that concerns the whole file.
  mutating func add(_ error: TextError) throws(TextError) {
    if error.problem.isOfFile { throw error }
    count += 1
    if count <= Self.most { errors.append(error) }
  }

  /// As in "2 lines were left out".
  public var heading: String { count == 1 ? "1 line was left out" : "\(count) lines were left out" }

  /// What was left out, line by line; empty if nothing was.
  public var lines: [String] {
    if count < 2 { return errors.map { "\(heading): \($0)" } }
    let more = count > errors.count ? ["… and \(count - errors.count) more."] : []
    return ["\(heading):"] + errors.map(\.description) + more
  }
}
