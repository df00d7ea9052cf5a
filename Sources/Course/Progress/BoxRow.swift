import Engine
import Interface
import Learning

/// What is said of a box of Leitner, on the screen and on paper.
package struct BoxRow {
  /// As in "box 2", "after 3 days", "34".
  package let name, wait, figure: Text
  /// How full it is beside the fullest, from 0 to 1.
  package let share: Double

  /// Those of all boxes.
  ///
  /// - Parameter boxes: how many skills lie in each, the first box first.
  package static func all(_ boxes: [Int]) -> [BoxRow] {
    let most = max(1, boxes.max() ?? 1)
    return zip(boxes, Leitner.waits).enumerated().map { index, box in
      BoxRow(
        name: Text("box \(index + 1)"), wait: Text("after \(Figure.count(Int(box.1), "day", "days"))"),
        figure: Text(Figure.grouped(box.0)), share: Double(box.0) / Double(most))
    }
  }
}
