import Engine
import Interface
import Learning

/// A calibration chart: for each tenth of predicted probability the share of answers that were known, as a
/// bar that should end at its mark.
struct CalibrationChart {
  struct Row {
    /// As in "90-100 %".
    let name: Text
    let bar: Text
    /// As in "94 % of 312"; empty if there were none.
    let figures: Text
    /// Whether there were too few answers for the share to mean much.
    let isFaint: Bool
  }

  private static let leastAnswers = 20

  let calibration: Calibration

  init(_ calibration: Calibration) { self.calibration = calibration }

  /// Highest probability first.
  ///
  /// - Parameter width: of the bars.
  func rows(width: Int, _ ornaments: Ornaments) -> [Row] {
    calibration.tenths.indices.reversed().map { place in
      let tenth = calibration.tenths[place]
      let isFaint = tenth.reviews < Self.leastAnswers
      let share = tenth.reviews == 0 ? 0 : Double(tenth.known) / Double(tenth.reviews)
      let percent = Int((share * 100).rounded())
      return Row(
        name: Text("\(place * 10)-\(place * 10 + 10) %").padded(to: 8),
        bar: Self.bar(share, mark: Double(place * 2 + 1) / 20, width, isFaint, ornaments),
        figures: tenth.reviews == 0 ? .empty : Text("\(percent) % of \(Figure.grouped(tenth.reviews))"),
        isFaint: isFaint)
    }
  }

  /// The scale below the bars.
  ///
  /// - Parameter width: of the bars.
  static func scale(width: Int) -> Text {
    let (middle, end) = ("50", "100 %")
    let left = width / 2 - 2
    let right = width - 1 - left - middle.count - end.count
    return Text(
      "0" + String(repeating: " ", count: max(0, left)) + middle
        + String(repeating: " ", count: max(0, right)) + end)
  }

  private static func bar(
    _ share: Double, mark: Double, _ width: Int, _ isFaint: Bool, _ ornaments: Ornaments
  ) -> Text {
    let (filled, place) = (Int((share * Double(width)).rounded()), Int(mark * Double(width)))
    let full = isFaint ? Chart.hatch(ornaments) : ornaments.isASCII ? "#" : "█"
    return Text(
      (0..<width).map { cell in
        if cell == place { return ornaments.isASCII ? "|" : "│" }
        return cell < filled ? full : " "
      }.joined())
  }
}
