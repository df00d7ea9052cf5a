/// The place of lines between the upper and the lower edge.
public enum VerticalAlignment: Hashable, Sendable {
  case top, middle, bottom

  func start(_ length: Int, in room: Int) -> Int {
    switch self {
    case .top: 0
    case .middle: max(0, (room - length) / 2)
    case .bottom: max(0, room - length)
    }
  }
}
