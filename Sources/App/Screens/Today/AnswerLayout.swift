import Engine
import Games
import Interface

/// The layout of the answer, which goes by that of the question.
struct AnswerLayout: Hashable {
  /// The place of the task.
  let verdict: Rect
  /// The place of the right answer; empty where it is marked among options.
  let answer: Rect
  let comparison: Rect
  /// The place of everything else about the word, or of its stroke order.
  let facts: Rect
  let hint: Rect

  /// The most rows below the question.
  private static let most = 18

  /// Below the options.
  init(_ prompt: PromptLayout, below choice: ChoiceLayout, comparisonRows rows: Int) {
    let (grid, body) = (choice.grid.places, choice.page.body)
    let bottom = grid.map(\.bottom).max() ?? choice.line.top
    let end = min(body.bottom, bottom + Self.most)
    let gap = end - bottom > 6 ? 1 : 0
    verdict = prompt.asked
    answer = Rect(choice.line.left, bottom, choice.line.width, 0)
    comparison = Rect(choice.line.left, bottom + gap, choice.line.width, rows)
    (facts, hint) = Self.rest(below: comparison, gap: min(rows, gap), end)
  }

  /// In place of the line. Letter by letter, the comparison contains the answer.
  init(
    _ prompt: PromptLayout, below question: QuestionLayout, _ window: Size, answerRows: Int,
    _ compared: AnswerComparison
  ) {
    let (line, room) = (question.line, question.asked)
    let end = min(Page(window).body.bottom, line.bottom + Self.most)
    let rows = min(max(line.height, answerRows), end - line.top - compared.rows - 2)
    verdict = prompt.asked
    answer = Rect(room.left, line.top, room.width, rows)
    let isInPlace = if case .slips = compared { true } else { false }
    comparison = Rect(room.left, isInPlace ? line.top : answer.bottom, room.width, compared.rows)
    (facts, hint) = Self.rest(
      below: isInPlace ? answer : comparison, gap: compared == .none ? 0 : 1, end)
  }

  /// With the stroke order, which needs nearly all of the window.
  init(guideIn window: Size, comparisonRows rows: Int) {
    let body = Page(window).body
    let room = body.centered(Size(min(body.width, 96), min(body.height, 32)))
    verdict = Rect(room.left, room.top, room.width, 1)
    answer = Rect(room.left, verdict.bottom, room.width, 0)
    comparison = Rect(room.left, verdict.bottom + 1, room.width, rows)
    (facts, hint) = Self.rest(below: comparison, gap: min(rows, 1), room.bottom)
  }

  private static func rest(below above: Rect, gap: Int, _ bottom: Int) -> (facts: Rect, hint: Rect) {
    let hint = Rect(above.left, bottom - 1, above.width, 1)
    let top = above.bottom + gap
    return (Rect(above.left, top, above.width, max(0, hint.top - top)), hint)
  }
}
