import Engine
import Interface
import Learning
import WordGame

/// What is said about a question.
extension QuestionScene {
  /// What is asked, in a word or two.
  var asked: Text {
    let asked = Text(phrases.asked)
    return question.isHeard ? asked + (isTyping ? " Ctrl-R says it again." : " v says it again.") : asked
  }

  private var phrases: QuestionPhrases { QuestionPhrases(question, examiner) }

  /// What the line below the answer says while it is typed, and whether that is about a try.
  var note: (text: Text, isOfTry: Bool) {
    if wasBlank { return ("type it, or press Ctrl-G to give up", false) }
    return (firstTry.map { Text(phrases.again($0)) } ?? .empty, true)
  }

  /// What is easily left out in the language that is typed.
  private var marks: Text {
    switch question.item.origin.language.term.prefix(2) {
    case "zh": "tones"
    case "ja": "long vowels"
    default: "accents"
    }
  }

  /// What the verdict rests on; empty where it says all.
  func reason(_ settled: Settled) -> Text {
    if question.mode == .judged { return Text("you said \(settled.given)") }
    if settled.verdict == .givenUp { return "given up" }
    if let remark = settled.drawn?.remark, !remark.isEmpty, settled.verdict != .otherWord { return remark }
    switch settled.finding {
    case .slips(let slips) where settled.verdict == .slip:
      return slips.count == 1 ? "one typo" : "a few typos"
    case .accents where settled.verdict == .accent: return "mind the \(marks)"
    case .otherForm(let form) where settled.verdict == .otherForm: return Text("wanted " + form.expected)
    case .otherWord(let other) where other.id == nil: return Text("\(other.typed) is another word")
    case .wrongArticle where settled.verdict == .wrong:
      return QuestionPhrases.fault(settled.finding).map { Text($0) } ?? .empty
    default: return firstTry == nil ? .empty : "on the second try"
    }
  }
}
