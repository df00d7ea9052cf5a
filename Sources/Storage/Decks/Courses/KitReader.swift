import Formats
import Learning
import Limits

/// Reads kits whose questions have our keys or indi's. A question that can't be asked is left out. Wrong
/// answers are skipped if they are blank, right or repeated, and after the third.
struct KitReader {
  private let file: String
  private var kits: [Kit] = []
  private var leftOut = KitOffer.LeftOut()
  /// The error of the first question that was left out.
  private var first: TextError?

  /// - Parameter file: names kits that have no name.
  init(file: String) { self.file = file }

  /// Adds a kit, unless it has no question that can be asked.
  mutating func readKit(named name: JSONValue?, _ list: JSONValue) throws(TextError) {
    let values = try list.array()
    if values.count > Kit.mostQuestions {
      let most = Kit.mostQuestions
      throw TextError(.expected("at most \(most) questions"), at: values[most].place)
    }
    var questions: [KitQuestion] = []
    for value in values {
      if let question = try question(value) { questions.append(question) }
    }
    if questions.isEmpty { return }
    let said = try name.map(Self.line) ?? ""
    let stem = Kit.shortened(Deck.stem(ofFile: file))
    let usual = stem.isBlank ? "kit" : stem
    kits.append(Kit(id: "", name: said.isEmpty ? usual : Kit.shortened(said), questions: questions))
  }

  /// The kits; throws if there are none.
  func offer(at place: TextPlace) throws(TextError) -> KitOffer {
    if kits.isEmpty { throw first ?? TextError(.expected("a question"), at: place) }
    return KitOffer(kits, leftOut: leftOut)
  }

  private mutating func question(_ json: JSONValue) throws(TextError) -> KitQuestion? {
    do throws(TextError) {
      let question = try Self.read(json)
      if let problem = Self.problem(of: question) { throw TextError(problem, at: json.place) }
      return question
    } catch {
      leftOut.add(error.finding)
      first = first ?? error
      return nil
    }
  }

  private static func read(_ json: JSONValue) throws(TextError) -> KitQuestion {
    let (answer, wrong) =
      try json.optional("correctAnswer") == nil ? ("answer", "wrong") : ("correctAnswer", "incorrectAnswers")
    var question = KitQuestion(
      try line(json.member("question")), answer: try line(json.member(answer)), wrong: [])
    question.beside = try json.optional("beside").map(line) ?? ""
    question.meaning = try json.optional("meaning").map(line) ?? ""
    for text in try json.optional("accept")?.array() ?? [] { question.accepted.append(try line(text)) }
    question.romanization = try json.optional("romanization").map(line)
    question.partOfSpeech = try json.optional("partOfSpeech").map(line)
    question = question.cleaned
    var taken = Set(([question.answer] + question.accepted).map(Kit.folded))
    for text in try json.optional(wrong)?.array() ?? [] where question.wrong.count < KitQuestion.mostWrong {
      let text = try line(text)
      if !text.isEmpty, taken.insert(Kit.folded(text)).inserted { question.wrong.append(text) }
    }
    return question
  }

  /// Why a question can't be asked.
  static func problem(of question: KitQuestion) -> TextError.Problem? {
    switch question.problem {
    case .noQuestion: .expected("a question that can be seen")
    case .noAnswer: .expected("an answer that can be seen")
    case .longText: .longText(limit: KitQuestion.longest)
    case .rightWrong, .twice: .rightDistractor
    case nil: nil
    default: .noWrongAnswer
    }
  }

  /// A text in one line; empty if nothing in it is visible.
  private static func line(_ json: JSONValue) throws(TextError) -> String {
    try WordReader.text(json).words.joined(separator: " ")
  }
}
