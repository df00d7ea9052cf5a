import Engine

enum DrawingPhase: Hashable {
  case drawing
  case reading(Ticket<ReadDrawing>)
  /// The drawing is shown beside the right one, since a tick.
  case told(since: Tick)
}

extension DrawingPhase: StateHashable {
  func hash(into hash: inout StateHash) {
    switch self {
    case .drawing: hash.combine(0)
    case .reading(let id): hash.combine(id)
    case .told(let since): hash.combine([1, since])
    }
  }
}
