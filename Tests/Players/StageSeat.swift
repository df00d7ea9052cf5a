import Engine
import Playtest
import Seats

/// A seat in front of a stage, for the players of the end-to-end tests: time passes only while they act or wait.
package final class StageSeat: Seat {
  /// Seconds of play that a player waits for something.
  private static let patience = 60.0

  package private(set) var stage: Stage

  package init(_ stage: Stage) { self.stage = stage }

  package var rows: [String] { stage.rows }

  package func press(_ key: Seats.Key) {
    switch key {
    case .enter: stage.press(.enter)
    case .escape: stage.press(.escape)
    case .up: stage.press(.up)
    case .down: stage.press(.down)
    case .left: stage.press(.left)
    case .right: stage.press(.right)
    case .controlC: stage.press(.character("c"), .control)
    case .controlZ: stage.press(.character("z"), .control)
    case .function(let number): stage.press(.function(number))
    }
  }

  package func type(_ text: String) { stage.type(text) }

  package func click(_ x: Int, _ y: Int) { stage.click(Point(x, y)) }

  package func drag(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) {
    func send(_ action: MouseEvent.Action, _ cell: (x: Int, y: Int)) {
      stage.send(.mouse(MouseEvent(action, .left, at: Point(cell.x, cell.y))))
    }
    send(.press, start)
    for cell in way(from: start, to: end) { send(.move, cell) }
    send(.release, end)
  }

  @discardableResult
  package func wait(_ seconds: Double?, until isAsWanted: ([String]) -> Bool) -> Bool {
    let ticks = max(1, Int((seconds ?? Self.patience) * Double(Tick.ticksPerSecond)))
    for _ in 0..<ticks {
      if isAsWanted(rows) { return true }
      stage.wait(ticks: 1)
    }
    return isAsWanted(rows)
  }
}
