import Engine
import Interface
import Learning
import Storage

/// How the day's challenge went, in a line to show and to paste: date, language, score, and a square for each fifth of
/// the answers.
struct DayLine: Hashable, Sendable {
  /// How much of a fifth was right.
  enum Square: Hashable, Sendable {
    case good, mixed, bad

    fileprivate init(_ answers: ArraySlice<Int>) {
      let share = Double(answers.count { $0 > 0 }) / Double(max(1, answers.count))
      self = share >= 0.8 ? .good : share >= 0.5 ? .mixed : .bad
    }

    fileprivate var emoji: String {
      switch self {
      case .good: "🟩"
      case .mixed: "🟨"
      case .bad: "⬛"
      }
    }
  }

  let run: ChallengeRun
  let squares: [Square]

  /// - Parameter answers: what each was worth, in order; 0 for a miss.
  init(_ run: ChallengeRun, _ answers: [Int]) {
    self.run = run
    squares = (0..<5).map { fifth in
      Square(answers[fifth * answers.count / 5..<(fifth + 1) * answers.count / 5])
    }
  }

  /// The line to paste.
  var text: String {
    [beginning, squares.map(\.emoji).joined(), Figure.grouped(run.score)].joined(separator: " · ")
  }

  private var beginning: String {
    let words = run.band.map { ", first \($0) words" } ?? ""
    return "Babble · \(Timestamp.date(run.day)) · \(run.language)\(words)"
  }
}

extension DayLine {
  func draw(on canvas: inout Canvas, in row: Rect) {
    let dot = " " + canvas.ornaments.dot + " "
    let start = canvas.ornaments.spelled(Text(beginning)) + dot
    let end = dot + Text(Figure.grouped(run.score))
    let width = start.width + squares.count + end.width
    var x = row.left + max(0, row.width - width) / 2
    x += canvas.put(start, at: Point(x, row.top), Style(canvas.theme.muted))
    for square in squares {
      let (sign, color) = sign(of: square, canvas)
      x += canvas.put(sign, at: Point(x, row.top), Style(color))
    }
    canvas.put(end, at: Point(x, row.top), Style(canvas.theme.muted))
  }

  /// Told apart without colour, too.
  private func sign(of square: Square, _ canvas: Canvas) -> (Text, Color) {
    let isASCII = canvas.ornaments.isASCII
    return switch square {
    case .good: (isASCII ? "#" : "■", canvas.theme.right)
    case .mixed: (isASCII ? "+" : "▪", canvas.theme.second)
    case .bad: (isASCII ? "." : "□", canvas.theme.muted)
    }
  }
}
