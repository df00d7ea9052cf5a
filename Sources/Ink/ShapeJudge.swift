/// What a drawn letter is that no recogniser knows: judged by its shape beside those it may be taken for.
public enum ShapeJudge {
  /// What was found.
  public enum Verdict: Hashable, Sendable {
    /// The asked letter is nearest, and near enough.
    case right
    /// Another one is nearer, and near enough: its index among the rivals.
    case rival(Int)
    /// It's near to none of them.
    case unlike
  }

  /// A drawing farther from a letter isn't that letter.
  ///
  /// Found with real fonts by `make bench` (`--only handwriting`): decks' letters drawn by hands that stray by 1.5 and
  /// 3 % on a board of 34×17 cells and on the same in pixels, beside DejaVu Sans and Noto Sans CJK. Who traces the print
  /// stays below 0.042; KanjiVG's kana, drawn as a textbook has them, lie 0.035 from the print on average, and of 100
  /// some 95 below 0.06, beyond which few more are won. Of other letters than look-alikes, which are rivals, 1 to 5 of
  /// 100 come so near (Georgian ones, which differ in less, 16), of scribbles fewer than one; at 0.08 it would be 5 to
  /// 13 (19), and 4 to 7. Another print with serifs, a hard case of letters that are drawn otherwise, is right in 54
  /// (Armenian) to 86 (Georgian) of 100.
  public static let bound = 0.06

  /// - Parameter rivals: the letters that it may be taken for, as the deck's look-alikes.
  public static func judge(_ ink: InkShape, asked: InkShape, rivals: [InkShape]) -> Verdict {
    let own = ShapeMatch.distance(ink, asked)
    let others = rivals.map { ShapeMatch.distance(ink, $0) }
    if let nearest = others.indices.min(by: { others[$0] < others[$1] }), others[nearest] < own {
      return others[nearest] <= bound ? .rival(nearest) : .unlike
    }
    return own <= bound ? .right : .unlike
  }
}
