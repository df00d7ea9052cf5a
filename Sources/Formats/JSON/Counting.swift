/// The bounds of counts, shared by files and the code that counts: every count can be written, and every
/// written one read.
public enum Counting {
  /// The largest count, far beyond any use; counting stops there.
  public static let most = 1_000_000_000_000

  /// Clamps a number to the bounds of counts.
  public static func count(_ number: Int) -> Int { min(max(number, 0), most) }
}
