/// Judges a drawn letter that no recogniser knows, by comparing its shape with the asked letter and its
/// look-alikes.
public enum ShapeJudge {
  public enum Verdict: Hashable, Sendable {
    /// The asked letter is the nearest and near enough: from 1 to 3 stars.
    case right(stars: Int)
    /// A rival is nearer and near enough; its index.
    case rival(Int)
    /// Near to none of them.
    case unlike
  }

  /// The largest distance at which a drawing still counts as a letter.
  ///
  /// Measured with real fonts by `make bench` (`--only handwriting`): the decks' letters drawn by hands that
  /// stray by 1.5 and 3 %, on a board of 34×17 cells and on the same board in pixels, against DejaVu Sans and
  /// Noto Sans CJK. A player who traces the print stays below 0.042. KanjiVG's kana, as textbooks draw them,
  /// are 0.035 from the print on average and 95 of 100 are below 0.06; a higher bound gains few. Of letters
  /// that aren't listed as look-alikes, 1 to 5 of 100 come within it (16 of the Georgian ones, which differ
  /// less), and of scribbles fewer than one; at 0.08 it would be 5 to 13 (19) and 4 to 7. Tracing another
  /// print with serifs, a hard case, is right in 54 (Armenian) to 86 (Georgian) of 100.
  public static let bound = 0.06

  /// The largest distances for one, two and three stars: what counts at all, nearly every drawing by a hand that strays by
  /// 3 %, and half of these.
  private static let starBounds = [bound, 0.035, 0.02]

  /// - Parameter rivals: the letters it may be mistaken for, such as the deck's look-alikes.
  public static func judge(_ ink: InkShape, asked: InkShape, rivals: [InkShape]) -> Verdict {
    let own = ShapeMatch.distance(ink, asked)
    let others = rivals.map { ShapeMatch.distance(ink, $0) }
    if let nearest = others.indices.min(by: { others[$0] < others[$1] }), others[nearest] < own {
      return others[nearest] <= bound ? .rival(nearest) : .unlike
    }
    let stars = starBounds.count { own <= $0 }
    return stars > 0 ? .right(stars: stars) : .unlike
  }
}
