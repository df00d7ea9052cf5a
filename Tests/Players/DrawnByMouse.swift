import Engine
import Ink
import Playtest

extension Stage {
  /// Draws on a board that stands in these cells, with a mouse that is finer than a cell: a tick for each point.
  public mutating func draw(_ drawing: Drawing, in place: Rect) {
    func event(_ action: MouseEvent.Action, _ point: InkPoint) -> InputEvent {
      let parts = MouseEvent.parts
      let (x, y) = (
        point.x * place.width * parts / drawing.side, point.y * place.height * parts / drawing.side
      )
      return .mouse(
        MouseEvent(action, .left, atFine: Point(place.left * parts + x, place.top * parts + y)))
    }
    for stroke in drawing.strokes {
      send(event(.press, stroke.points[0]))
      for point in stroke.points.dropFirst() { send(event(.move, point)) }
      send(event(.release, stroke.points[stroke.points.count - 1]))
    }
  }
}
