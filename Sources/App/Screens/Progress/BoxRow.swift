import Engine
import Interface
import Learning

/// A Leitner box as a row, on the screen and in print.
struct BoxRow {
  /// As in "box 2", "after 3 days", "3 days", "34".
  let name, wait, stay, figure: Text
  /// Relative to the fullest box, from 0 to 1.
  let share: Double

  /// - Parameter boxes: the number of skills in each, first box first.
  static func all(_ boxes: [Int]) -> [BoxRow] {
    let most = max(1, boxes.max() ?? 1)
    return zip(boxes, Leitner.waits).enumerated().map { index, box in
      let stay = Figure.count(Int(box.1), "day", "days")
      return BoxRow(
        name: Text("box \(index + 1)"), wait: Text("after \(stay)"), stay: Text(stay),
        figure: Text(Figure.grouped(box.0)), share: Double(box.0) / Double(most))
    }
  }
}
