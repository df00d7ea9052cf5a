/// The bounds of counts, which files have in common with who reads them: what is counted can be written, and what was
/// written can be read.
public enum Counting {
  /// The largest count: far beyond any use. What is counted stays there.
  public static let most = 1_000_000_000_000

  /// A number as a count: one that is negative becomes 0.
  public static func count(_ number: Int) -> Int { min(max(number, 0), most) }
}

extension Int {
  /// Counts one more, up to `Counting.most`.
  public mutating func countUp() { self = Counting.count(Counting.count(self) + 1) }
}
