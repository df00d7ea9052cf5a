import Engine
import Games
import Glibc
import Learning

/// One question in plain lines.
struct PlainQuestion {
  enum Outcome {
    /// The lines say what is right: not before the answer is in the journal.
    case answered(Answer, [Text])
    /// The answer before is undone, or counted as right.
    case undone, accepted
    /// A hint for the word of that answer.
    case hinted(String)
    /// The word is claimed to be known, its entry to be wrong, or it is suspended.
    case known, mistaken, suspended
    case left
  }

  private enum Command: String {
    case undo = ":u"
    case accept = ":a"
    case giveUp = ":g"
    case know = ":k"
    case mistake = ":m"
    case suspend = ":z"
    case leave = ":q"
    case help = ":?"
  }

  /// Typed to leave the session.
  static let leaving = Command.leave.rawValue

  private let question: Question
  private let checker: AnswerChecker
  private let place: String
  /// Whether it only finds out what is known.
  private let isTrial: Bool
  /// Whether the learner's own hint helps with the question.
  private let showsHint: Bool
  private var phrases: QuestionPhrases { QuestionPhrases(question, checker) }

  init(_ asked: CourseSession.Asked, place: String, isTrial: Bool = false, showsHint: Bool = false) {
    (question, checker, self.place, self.isTrial) = (asked.question, asked.checker, place, isTrial)
    self.showsHint = showsHint && !asked.question.hint.isEmpty
  }

  /// Shows a new word.
  static func teach(_ question: Question) {
    Printer.out(Text("New: " + facts(question)))
    Printer.out(sentence(of: question).map { Text($0) })
  }

  /// The word's sentence with its translation, in one line; none where it has none.
  private static func sentence(of question: Question) -> [String] {
    question.item.word.sentence.map { [[$0.text, $0.meaning].compactMap(\.self).joined(separator: "  ")] }
      ?? []
  }

  /// Asks until there is an answer. The end of the input means leaving.
  func ask() -> Outcome {
    Printer.out(["", Text("\(place): \(question.prompt)  (\(phrases.asked))")])
    if showsHint { Printer.out(Text("Your hint: \(question.hint)")) }
    if question.mode == .chosen {
      Printer.out(Text("Which one? Type its number: \(Self.numbered(question.options))"))
    }
    if question.mode == .judged { return judge() }
    var first: Finding?
    while true {
      switch read() {
      case .command(let outcome): return outcome
      case .givenUp: return settle("", .givenUp, first, nil)
      case .text(let given):
        guard let (given, finding) = judged(given) else {
          Printer.out(Text("Type a number from 1 to \(question.options.count)."))
          continue
        }
        guard finding.isAskedAgain, first == nil, question.mode == .typed else {
          return settle(given, finding.settledVerdict, first, finding)
        }
        first = finding
        Printer.out(Text(phrases.again(finding)))
      }
    }
  }

  /// The same if there is no answer before it to undo.
  func askOnce() -> Outcome {
    while true {
      let outcome = ask()
      switch outcome {
      case .undone, .accepted, .hinted: Printer.out("There is no answer before this one.")
      case .known, .mistaken, .suspended: Printer.out("Here you only need to answer.")
      case .answered, .left: return outcome
      }
    }
  }

  /// Judges what was typed; nil if it isn't one of the choices.
  private func judged(_ typed: String) -> (given: String, finding: Finding)? {
    if question.mode == .chosen {
      let chosen = question.options.enumerated().first { "\($0.offset + 1)" == typed || $0.element == typed }
      return chosen.map { ($0.element, checker.judge(option: $0.element, for: question)) }
    }
    let answer = PlainAnswer(typed, to: question, by: checker)
    return (answer.given, answer.finding)
  }

  /// Learners judge long answers themselves.
  private func judge() -> Outcome {
    Printer.out("Think of the answer, then Enter.")
    if case .command(let outcome) = read(takesNothing: true) { return outcome }
    Printer.out(Text(Self.facts(question)))
    let judgements = QuestionPhrases.judgements
    Printer.out(Text(Self.numbered(judgements.map(\.given))))
    while true {
      switch read() {
      case .command(let outcome): return outcome
      case .givenUp: return settle("", .givenUp, nil, nil)
      case .text(let given):
        if let place = judgements.indices.first(where: { "\($0 + 1)" == given }) {
          return settle(judgements[place].given, judgements[place].verdict, nil, nil)
        }
        Printer.out("Type 1, 2 or 3.")
      }
    }
  }

  private func settle(_ given: String, _ verdict: Verdict, _ first: Finding?, _ finding: Finding?) -> Outcome
  {
    var lines = ["\(QuestionPhrases.name(verdict, isTrial: isTrial)): \(Self.facts(question))"]
    if question.wording != nil { lines += Self.sentence(of: question) }
    let other = checker.word(in: finding)
    if let other { lines.append("You wrote \(other.term): \(other.meanings.joined(separator: ", "))") }
    if let fault = QuestionPhrases.fault(finding) { lines.append("It is the right word, but \(fault).") }
    let answer = question.answered(given, verdict, takenFor: other, after: first?.tried)
    return .answered(answer, lines.map { Text($0) })
  }

  private static func facts(_ question: Question) -> String {
    let word = question.item.word
    let hint = question.hint.isEmpty ? nil : "hint: " + question.hint
    return ([question.item.whole] + [word.partOfSpeech, word.notes, hint].compactMap(\.self))
      .joined(separator: "  ·  ")
  }

  private static func numbered(_ options: [String]) -> String {
    options.enumerated().map { "\($0 + 1) \($1)" }.joined(separator: "   ")
  }
}

extension PlainQuestion {
  private enum Line {
    case text(String)
    case givenUp
    case command(Outcome)
  }

  /// Reads an answer or a command.
  private func read(takesNothing: Bool = false) -> Line {
    while let text = PlainInput.line() {
      switch Command(rawValue: text) {
      case .leave: return .command(.left)
      case .undo: return .command(.undone)
      case .accept: return .command(.accepted)
      case .know: return .command(.known)
      case .mistake: return .command(.mistaken)
      case .suspend: return .command(.suspended)
      case .giveUp: return .givenUp
      case .help: Printer.out(Self.help)
      case nil where text.hasPrefix(Self.hinting):
        return .command(.hinted(String(text.dropFirst(Self.hinting.count))))
      case nil where text + " " == Self.hinting:
        Printer.out("Type the hint after :h, as in :h a ball of fire")
      case nil where text.isEmpty && !takesNothing: Printer.out("Type an answer, or :g to give up.")
      case nil where text.hasPrefix(":"): Printer.out(Text("\(text) is not a command; :? lists them."))
      case nil: return .text(text)
      }
    }
    return .command(.left)
  }

  private static let hinting = ":h "

  private static let help: [Text] = [
    ":g  give up, and be told", ":u  take the last answer back, and be asked again",
    ":a  count what you wrote last as right, now and from now on",
    ":h TEXT  write a hint for the word before: it is shown with its answer",
    ":k  I know this new word (you still type it once)",
    ":m  note a mistake in this word's entry",
    ":z  suspend this word: it isn't asked until babble words suspend --back brings it back",
    ":q  leave; what is left waits for you today",
    "Letters that your keyboard lacks: a' n~ u: compose, romaji becomes kana, ni3 is n\u{1D0}.",
  ]
}
