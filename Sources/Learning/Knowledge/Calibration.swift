/// How well recall was predicted: the reviews of a kind, what was expected of them, and what was right.
public struct Calibration: Hashable, Sendable {
  /// The results of reviews with about the same predicted recall.
  public struct Tenth: Hashable, Sendable {
    public var reviews = 0
    /// How many of them were right.
    public var known = 0

    public init(reviews: Int = 0, known: Int = 0) {
      self.reviews = reviews
      self.known = known
    }
  }

  /// Reviews grouped by predicted recall: below a tenth, below two tenths and so on.
  public var tenths: [Tenth]
  /// How many were expected to be right, in thousandths.
  public var expected: Int

  public init(_ tenths: [Tenth] = [], expected: Int = 0) {
    self.tenths = tenths + Array(repeating: Tenth(), count: max(0, 10 - tenths.count))
    self.expected = expected
  }

  public var reviews: Int { tenths.reduce(0) { $0 + $1.reviews } }
  /// How many were right.
  public var known: Int { tenths.reduce(0) { $0 + $1.known } }

  /// How many reviews it takes until what they say weighs as much as doubt.
  private static let doubt = 10

  /// How far what was right fell below what was expected, as a share of the reviews; near 0 while there are few.
  var lag: Double { Double(expected - 1000 * known) / Double(1000 * (reviews + Self.doubt)) }

  public static func + (left: Self, right: Self) -> Self {
    Calibration(
      zip(left.tenths, right.tenths).map {
        Tenth(reviews: $0.reviews + $1.reviews, known: $0.known + $1.known)
      },
      expected: left.expected + right.expected)
  }

  /// - Parameters:
  ///   - recall: what was predicted of the review, in thousandths.
  ///   - change: adds to a count, or takes away from it.
  mutating func change(_ recall: Int, _ isKnown: Bool, _ change: (inout Int, Int) -> Void) {
    let tenth = min(max(recall / 100, 0), 9)
    change(&tenths[tenth].reviews, 1)
    change(&expected, recall)
    if isKnown { change(&tenths[tenth].known, 1) }
  }
}
