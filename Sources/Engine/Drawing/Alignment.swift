/// The place of text between the left and the right edge.
public enum Alignment: Hashable, Sendable {
  case leading, center, trailing

  func start(_ length: Int, in room: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: (room - length) / 2
    case .trailing: room - length
    }
  }
}
