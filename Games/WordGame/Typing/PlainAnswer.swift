import Learning

/// A line of plain input as the answer to a question that is typed. Its characters are keys, as on the screen.
package struct PlainAnswer {
  /// The answer: as it was composed, or its keys if they are what is right.
  package let given: String
  package let finding: Finding

  package init(_ typed: String, to question: Question, by examiner: AnswerChecker) {
    var line = ComposedLine(examiner.line(for: question.item.word))
    for character in typed { line.type(character) }
    (given, finding) = examiner.judge(line.typed, for: question)
  }
}
