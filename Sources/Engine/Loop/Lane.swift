/// What becomes of a query beside others.
public enum Lane: Hashable, Sendable {
  /// It is answered beside others, and cancelled if its scene closes.
  case beside
  /// It also cancels an earlier query of the same type by the same scene.
  case newest
  /// It waits for all earlier queries in order, and is answered even if its scene closes: for changes.
  case inOrder
}
