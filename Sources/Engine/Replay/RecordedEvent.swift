/// What recorded scenes get from outside.
package enum RecordedEvent: Hashable, Sendable {
  case input(InputEvent)
  case cellShape(CellShape)
  case answer(Reply)
}
