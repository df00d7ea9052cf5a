import Engine
import Interface
import Learning

/// For each tenth of probability how many of its answers were known: a bar, which should end at its mark.
package struct CalibrationChart {
  /// A row of it.
  package struct Row {
    /// As in "90-100 %".
    package let name: Text
    /// The bar with its mark.
    package let bar: Text
    /// As in "94 % of 312"; empty where there were none.
    package let figures: Text
    /// Whether there were too few answers for the share to say much.
    package let isFaint: Bool
  }

  /// Fewer answers say little.
  private static let leastAnswers = 20

  private let tenths: [CourseRecord.Tenth]

  /// A chart of the tenths, the lowest first.
  package init(_ tenths: [CourseRecord.Tenth]) {
    self.tenths = tenths
  }

  /// The rows, what was likeliest first.
  ///
  /// - Parameter width: of the bars.
  package func rows(width: Int, _ ornaments: Ornaments) -> [Row] {
    tenths.indices.reversed().map { place in
      let tenth = tenths[place]
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

  /// What stands below the bars: the scale.
  ///
  /// - Parameter width: of the bars.
  package static func scale(width: Int) -> Text {
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
