import Formats
import Learning
import Storage
import Testing

@Suite("Reading kits from others")
struct KitFormatTests {
  private func read(_ text: String, file: String = "First steps.json") throws(TextError) -> KitOffer {
    try KitFormat.read(Array(text.utf8), file: file)
  }

  private let cat = KitQuestion("It says meow.", answer: "cat", wrong: ["dog", "cow", "hen"])

  @Test("indi's list of questions is a kit named after its file")
  func indi() throws {
    let offer = try read(
      """
      [{"question": "It says meow.", "correctAnswer": "cat", "incorrectAnswers": ["dog", "cow", "hen"]}]
      """)
    #expect(offer.kits == [Kit(id: "", name: "First steps", questions: [cat])])
    #expect(offer.note == nil && offer.course == nil)
  }

  @Test("a kit, a list of kits and a list of our questions are read")
  func own() throws {
    let question = #"{"question": "It says meow.", "answer": "cat", "wrong": ["dog", "cow", "hen"]}"#
    let kit = #"{"name": "Farm", "questions": [\#(question)]}"#
    #expect(try read(kit).kits == [Kit(id: "", name: "Farm", questions: [cat])])
    #expect(
      try read("[\(kit), \(kit), {\"questions\": [\(question)]}]").kits.map(\.name) == [
        "Farm", "Farm 2", "First steps",
      ])
    #expect(try read("[\(question)]").kits.map(\.name) == ["First steps"])
    let more = KitQuestion(
      "a", answer: "b", wrong: ["c"], beside: "d", meaning: "e", accepted: ["f"], romanization: "g",
      partOfSpeech: "noun")
    let kits = [
      Kit(id: "", name: "Farm", questions: [cat, more]), Kit(id: "", name: "Town", questions: [cat]),
    ]
    #expect(try KitFormat.read(KitFormat.write(kits), file: "x").kits == kits)
    #expect(try KitFormat.read(KitFormat.write([kits[0]]), file: "x").kits == [kits[0]])
  }

  @Test("a question that can't be asked is left out and counted, with the place of the first one")
  func leftOut() throws {
    let offer = try read(
      """
      [{"question": "It says meow.", "correctAnswer": "cat", "incorrectAnswers": ["dog", " Cat", "", "dog", "cow", "hen", "ox"]},
       {"question": "x", "correctAnswer": "right", "incorrectAnswers": ["RIGHT"]},
       {"question": " ", "correctAnswer": "a", "incorrectAnswers": ["b"]},
       {"question": "a", "correctAnswer": "\\u200b", "incorrectAnswers": ["b"]},
       {"question": "a", "correctAnswer": "b"},
       {"question": "\(String(repeating: "a", count: 301))", "correctAnswer": "a", "incorrectAnswers": ["b"]},
       {"question": 1, "correctAnswer": "a", "incorrectAnswers": ["b"]}]
      """)
    #expect(offer.kits.map(\.questions) == [[cat]])
    #expect(offer.note == "6 questions were left out: line 2, column 2: no wrong answer is left.")
  }

  @Test(
    "if nothing is left, or nothing was there, the place is reported",
    arguments: [
      (#"[{"question": "a", "correctAnswer": "b", "incorrectAnswers": ["B"]}]"#, "column 2: no wrong answer"),
      ("[]", "line 1, column 1: this file holds no kits"), ("{}", "this file holds no kits"),
      ("[[]]", "an object is expected"),
      (#"{"name": "a", "questions": []}"#, "a question is expected"),
      ("{\n \"questions\": 1}", "line 2, column 15"),
      ("[1]", "an object is expected"), (#"[{"x": 1}]"#, "this file holds no kits"),
      ("\"a\"", "an object is expected"),
      ("", "the file is empty"), ("<!DOCTYPE html>", "a page for people"), ("\n <html>", "a page for people"),
      ("{\"name\": \"a\",}", "nothing follows the comma"), ("\u{1F}\u{8B}", "cannot stand here"),
    ])
  func refused(text: String, part: String) {
    let error = #expect(throws: TextError.self) { try read(text) }
    #expect(error?.description.contains(part) == true, "\(error?.description ?? "")")
    #expect(error?.file == "First steps.json")
  }

  @Test("a compressed file isn't unpacked")
  func packed() {
    let error = #expect(throws: TextError.self) { try KitFormat.read([0x1F, 0x8B, 8, 0], file: "a") }
    #expect(error?.description == "a: the file is packed. Unpack it first.")
  }

  @Test("names that are too long end with a word")
  func names() throws {
    let question = #"{"question": "It says meow.", "answer": "cat", "wrong": ["dog"]}"#
    let name = "Everything that one can say of cats"
    let kit = #"{"name": "\#(name)", "questions": [\#(question)]}"#
    #expect(
      try read("[\(kit), \(kit)]").kits.map(\.name) == [
        "Everything that one can say of", "Everything that one can say 2",
      ])
    #expect(Kit.shortened(String(repeating: "a", count: 40)).count == 30)
    let blank = #"{"name": " ", "questions": [\#(question)]}"#
    #expect(try read(blank, file: "../../x.json").kits.map(\.name) == ["x"])
    #expect(try read(blank, file: "").kits.map(\.name) == ["kit"])
  }

  @Test("kits and questions have limits")
  func limits() throws {
    let question = #"{"question": "It says meow.", "answer": "cat", "wrong": ["dog"]}"#
    func questions(_ count: Int) -> String {
      "[" + Array(repeating: question, count: count).joined(separator: ",") + "]"
    }
    #expect(try read(questions(500)).kits[0].questions.count == 500)
    #expect(throws: TextError.self) { try read(questions(501)) }
    func kits(_ count: Int) -> String {
      "[" + Array(repeating: "{\"questions\": \(questions(1))}", count: count).joined(separator: ",") + "]"
    }
    #expect(try read(kits(200)).kits.count == 200)
    #expect(throws: TextError.self) { try read(kits(201)) }
  }

  @Test("a course gives all its kits, and itself")
  func course() throws {
    let kit =
      #"{"id": "ID", "name": "NAME", "questions": [{"question": "It says meow.", "answer": "cat", "wrong": ["dog"]}]}"#
    func named(_ id: String, _ name: String) -> String {
      kit.replacing("ID", with: id).replacing("NAME", with: name)
    }
    let offer = try read(
      """
      {"id": "life", "name": "Life", "language": {"term": "en", "meaning": "ru"}, "stages": [
       {"id": "a", "name": "A", "kits": [\(named("x", "Farm")), \(named("y", "Town"))]},
       {"id": "b", "name": "B", "kits": [\(named("x", "Farm"))]}]}
      """)
    #expect(offer.kits.map(\.name) == ["Farm", "Town", "Farm 2"])
    #expect(offer.course?.id == "life" && offer.language == "en")
  }

  @Test("a course named like a path is refused")
  func path() {
    let text =
      #"{"id": "../../x", "name": "Life", "language": {"term": "en", "meaning": "ru"}, "stages": []}"#
    let error = #expect(throws: TextError.self) { try read(text) }
    #expect(error?.description.contains("this cannot be a deck's id") == true)
  }
}

@Suite("Kits made of decks")
struct DeckKitTests {
  private func offer(_ words: [String], name: String = "Food") throws(TextError) -> KitOffer {
    let text = """
      {"id": "food", "name": "\(name)", "language": {"term": "es", "meaning": "en"}, "words": [\(words.joined(separator: ","))]}
      """
    return try KitFormat.read(Array(text.utf8), file: "food.json")
  }

  private func word(_ term: String, _ meaning: String, _ kind: String = "noun") -> String {
    #"{"term": "\#(term)", "meanings": ["\#(meaning)"], "partOfSpeech": "\#(kind)"}"#
  }

  @Test("the meaning asks, the word answers, and wrong answers of the same kind come first")
  func questions() throws {
    let offer = try offer([
      word("pan", "bread"), word("comer", "to eat", "verb"), word("agua", "water"), word("sal", "salt"),
      word("té", "tea"),
    ])
    #expect(offer.language == "es" && offer.kits.map(\.name) == ["Food"])
    #expect(
      offer.kits[0].questions[0]
        == KitQuestion(
          "bread", answer: "pan", wrong: ["agua", "sal", "té"], meaning: "bread", partOfSpeech: "noun"))
    #expect(offer.kits[0].questions[1].wrong == ["agua", "sal", "té"])
    #expect(offer.kits[0].questions[3].wrong == ["té", "pan", "agua"])
  }

  @Test("no wrong answer has the word or a meaning of the right one, and none is repeated")
  func clashes() throws {
    let offer = try offer([
      word("coche", "car"), word("Coche", "coach"), word("carro", "the car; cart"), word("auto", "car (big)"),
      word("sol", "sun"), word("sol", "note"), word("luna", "moon"),
    ])
    #expect(offer.kits[0].questions[0].wrong == ["sol", "luna"])
  }

  @Test(
    "twenty words are one kit, more are several of about the same size",
    arguments: [(20, [20]), (21, [10, 11]), (61, [15, 15, 15, 16])])
  func sizes(count: Int, sizes: [Int]) throws {
    let words = (0..<count).map { word("word\($0)", "meaning\($0)") }
    let kits = try offer(words, name: "All the words that one needs").kits
    #expect(kits.map(\.questions.count) == sizes)
    let name = "All the words that one needs"
    #expect(kits.first?.name == (sizes.count == 1 ? name : "All the words that one needs 1"))
    #expect(kits.allSatisfy { $0.name.count <= Kit.longestName })
  }

  @Test("words without others make no kits, and many similar ones take no time")
  func alike() throws {
    #expect(throws: TextError.self) { try offer([word("pan", "bread")]) }
    #expect(throws: TextError.self) { try offer([]) }
    #expect(throws: TextError.self) { try offer((0..<4000).map { word("word\($0)", "same") }) }
    #expect(throws: TextError.self) { try offer((0..<4001).map { word("word\($0)", "meaning\($0)") }) }
  }
}
