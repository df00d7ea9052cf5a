import Formats
import Learning
import Limits

/// Reads kits from any kind of file that has some: a kit or a list of kits in the format of
/// `Assets/Schemas/kit.schema.json`, indi's list of questions, a deck, a course. Files from strangers are
/// used as far as their questions can be asked.
public enum KitFormat {
  /// The most kits that are taken from one file.
  static let mostKits = Limit.kits.most

  /// - Parameter file: its name, for errors, and for a kit without a name.
  /// - Throws: what is wrong, with line and column, if no question is left.
  public static func read(_ bytes: [UInt8], file: String) throws(TextError) -> KitOffer {
    do throws(TextError) {
      if bytes.count > DeckFormat.byteLimit { throw TextError(.tooLarge(limit: DeckFormat.byteLimit)) }
      if let problem = otherKind(bytes) { throw TextError(problem) }
      return try offer(JSON.read(bytes.starts(with: mark) ? Array(bytes[3...]) : bytes), file: file)
    } catch {
      throw TextError(error.problem, at: error.place, in: file)
    }
  }

  /// Several kits become a list, a single one an object.
  public static func write(_ kits: [Kit]) -> [UInt8] {
    let all = kits.map { JSONValue.object(JSONObject($0.json.members.filter { $0.key != "id" })) }
    return JSON.write(all.count == 1 ? all[0] : .array(all), spread: all.count == 1 ? 2 : 3)
  }

  /// The byte order mark.
  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Recognises what servers send in place of a file of kits.
  private static func otherKind(_ bytes: [UInt8]) -> TextError.Problem? {
    if bytes.starts(with: [0x1F, 0x8B]) || bytes.starts(with: [0x50, 0x4B]) { return .packed }
    return bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "<") ? .webPage : nil
  }

  private static func offer(_ root: JSONValue, file: String) throws(TextError) -> KitOffer {
    if case .array(let items) = root.content { return try offer(items, root, file: file) }
    if try root.optional("stages") != nil {
      let course = try CourseFormat.course(root)
      let kits = course.stages.flatMap(\.allKits)
      if kits.count > OwnKits.mostKits {
        throw TextError(.expected("a course of at most \(OwnKits.mostKits) kits"), at: root.place)
      }
      return KitOffer(kits, course: course, language: course.language.term)
    }
    if try root.optional("words") != nil {
      return try DeckKits(DeckJSON.deck(root, file: file)).offer(at: root.place)
    }
    guard try root.optional("questions") != nil else { throw TextError(.noKits, at: root.place) }
    return try offer(kits: [root], root, file: file)
  }

  private static func offer(
    _ items: [JSONValue], _ root: JSONValue, file: String
  ) throws(TextError) -> KitOffer {
    guard let first = items.first else { throw TextError(.noKits, at: root.place) }
    if try first.optional("questions") != nil { return try offer(kits: items, root, file: file) }
    guard try first.optional("question") != nil else { throw TextError(.noKits, at: first.place) }
    var reader = KitReader(file: file)
    try reader.readKit(named: nil, root)
    return try reader.offer(at: root.place)
  }

  private static func offer(
    kits: [JSONValue], _ root: JSONValue, file: String
  ) throws(TextError) -> KitOffer {
    if kits.count > mostKits {
      throw TextError(.expected("at most \(mostKits) kits"), at: kits[mostKits].place)
    }
    var reader = KitReader(file: file)
    for kit in kits { try reader.readKit(named: kit.optional("name"), kit.member("questions")) }
    return try reader.offer(at: root.place)
  }
}

extension TextError.Problem {
  fileprivate static let packed = Self("the file is packed", hint: "Unpack it first.")
  fileprivate static let webPage = Self(
    "this is a page for people, not a file of kits",
    hint: "Look there for the address of the file itself; mostly it ends in .json.")
  fileprivate static let noKits = Self(
    "this file holds no kits, no questions, no deck and no course",
    hint: "Give it questions, each with a question, an answer and wrong ones.")
  static let noWrongAnswer = Self(
    "no wrong answer is left", hint: "Give it one to three that differ from the right one.")
}

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

/// Kits of indi's server: a list of `{question, correctAnswer, incorrectAnswers}`. The question is the term.
/// The wrong answers stay with the word, for games that offer some. A kit names neither ids nor languages.
enum IndiKit {
  /// The most wrong answers of a question; games offer three.
  private static let mostWrong = 100

  static func deck(_ questions: [JSONValue], file: String) throws(TextError) -> Deck {
    var list = WordList()
    for question in questions { try list.add(entry(question)) }
    return DeckHead().deck(list.words, file: file)
  }

  private static func entry(_ question: JSONValue) throws(TextError) -> WordList.Entry {
    let answer = try question.member("correctAnswer")
    var word = Word(
      id: "", term: try question.member("question").string(), meanings: [try answer.string()])
    let right = Set(word.meanings.flatMap(Clash.parts))
    let all = try question.optional("incorrectAnswers")?.array() ?? []
    if all.count > mostWrong {
      throw TextError(.expected("a list of at most \(mostWrong) wrong answers"), at: all[mostWrong].place)
    }
    for wrong in all {
      let text = try wrong.string()
      if text.isBlank { throw TextError(.expected("an answer that can be seen"), at: wrong.place) }
      word.distractors.append(text)
      if !right.isDisjoint(with: Clash.parts(text)) { throw TextError(.rightDistractor, at: wrong.place) }
    }
    return WordList.Entry(word: word, place: question.place, idPlace: nil, meaningsPlace: answer.place)
  }
}
