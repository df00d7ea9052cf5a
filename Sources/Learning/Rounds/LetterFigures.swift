/// The figures of one form of a letter for games, in integers only.
public struct LetterFigures: Hashable, Sendable {
  /// The figures with one side shown.
  public struct Side: Hashable, Sendable {
    public var right: Int
    public var wrong: Int
    /// Right answers since the last wrong one.
    public var streak: Int
    /// Whether each of the latest answers was right, the newest last.
    public var recent: [Bool]

    public init(right: Int = 0, wrong: Int = 0, streak: Int = 0, recent: [Bool] = []) {
      self.right = right
      self.wrong = wrong
      self.streak = streak
      self.recent = recent
    }
  }

  /// How often it was met, asked or not.
  public var seen: Int
  /// Right answers that came from knowledge.
  public var right: Int
  /// Wrong answers where the player believed to know.
  public var wrong: Int
  /// The figures by the side that was shown; sides never shown are missing.
  public var sides: [ShownSide: Side]
  /// Whether it was ever learned.
  public var isLearned: Bool

  /// - Parameter isLearned: by default, whether the form was ever held.
  public init(
    seen: Int = 0, right: Int = 0, wrong: Int = 0, sides: [ShownSide: Side] = [:], isLearned: Bool? = nil
  ) {
    self.seen = seen
    self.right = right
    self.wrong = wrong
    self.sides = sides
    self.isLearned = isLearned ?? Self.wereHeld(sides.values)
  }

  /// The part of an item's figures that games get.
  public init(_ figures: ItemFigures, isLearned: Bool) {
    self.init(seen: figures.seen, right: figures.right, wrong: figures.wrong, isLearned: isLearned)
    for (skill, asked) in figures.skills {
      guard let side = skill.shown else { continue }
      sides[side] = Side(
        right: asked.right, wrong: asked.wrong, streak: asked.streak, recent: asked.recent)
    }
  }

  /// Right answers less wrong ones, never below 0.
  var score: Int { max(0, right - wrong) }
}
