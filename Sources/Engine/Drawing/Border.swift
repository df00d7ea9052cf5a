/// The kinds of boxes.
public enum Border: Hashable, Sendable, CaseIterable {
  /// For things that can be picked up or pressed.
  case rounded
  /// For the thing that has the focus.
  case heavy
  case double
}
