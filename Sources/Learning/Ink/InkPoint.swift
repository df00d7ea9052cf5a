import Deterministic

/// Where and when the pen was.
public struct InkPoint: Hashable, Sendable, BitwiseCopyable {
  /// In board units from the left edge.
  public let x: Int
  /// In board units from the top edge.
  public let y: Int
  /// In 1/60 s, counted from any moment.
  public let tick: Int

  public init(x: Int, y: Int, tick: Int) {
    (self.x, self.y, self.tick) = (x, y, tick)
  }
}

extension InkPoint: StateHashable {
  public func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, x, y, tick)
  }
}
