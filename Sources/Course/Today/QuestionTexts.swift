import Engine
import Interface
import Learning

/// What is said about a question.
extension QuestionScene {
  /// What is asked, in a word or two.
  var asked: Text {
    switch question.side {
    case .meaning: question.item.isLetter ? "in Latin letters" : "meaning"
    case .reading: "how it is read"
    case .term where question.item.isLetter: word.isCapital ? "the capital letter" : "the letter"
    case .term: LanguageName.of(question.item.origin.language.term).map { Text("in " + $0) } ?? "the word"
    }
  }

  /// What the line below the answer says while it is typed, and whether that is about a try.
  var note: (text: Text, isOfTry: Bool) {
    if wasBlank { return ("type it, or press Ctrl-G to give up", false) }
    return (firstTry.map(againNote) ?? .empty, true)
  }

  private func againNote(_ finding: Finding) -> Text {
    switch finding {
    case .otherForm(let form): return Text("Almost: \(form.expected).")
    case .otherWord(let other) where other.sharesMeaning && !question.item.isLetter:
      let first = examiner.firstLetter(of: word).map { "begins with \($0)" } ?? "is another"
      return Text("\(other.typed) means that, too. The one that is asked \(first).")
    case .otherWord(let other) where other.sharesMeaning:
      return Text("\(other.typed) sounds like that, too. Another one is asked.")
    case .otherWord(let other): return Text("\(other.typed) is another word. Once more, please.")
    case .right, .slips, .accents, .wrong: return .empty
    }
  }

  /// What the verdict rests on; empty where it says all.
  func reason(_ settled: Settled) -> Text {
    if question.mode == .judged { return Text("you said \(settled.given)") }
    if settled.verdict == .givenUp { return "given up" }
    switch settled.finding {
    case .slips(let slips) where settled.verdict == .slip:
      return slips.count == 1 ? "but for a slip" : "but for slips"
    case .accents where settled.verdict == .accent: return "but for the marks"
    case .otherForm(let form) where settled.verdict == .otherForm: return Text("wanted " + form.expected)
    case .otherWord(let other) where other.id == nil: return Text("\(other.typed) is another word")
    default: return firstTry == nil ? .empty : "at the second try"
    }
  }
}
