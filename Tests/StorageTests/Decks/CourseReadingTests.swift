import Formats
import Learning
import Storage
import Testing

@Suite("Reading courses of stages")
struct CourseReadingTests {
  private func read(_ text: String) throws(TextError) -> StageCourse {
    try CourseFormat.read(Array(text.utf8), file: "life.json")
  }

  private func course(kits: String) -> String {
    """
    {"id": "life", "name": "Life", "language": {"term": "en", "meaning": "ru"}, "stages": [
     {"id": "newborn", "name": "Newborn", "kits": [
    \(kits)
     ]}]}
    """
  }

  private func kit(_ question: String, id: String = "family", name: String = "Family") -> String {
    #"{"id": "\#(id)", "name": "\#(name)", "questions": ["# + "\n" + question + "\n]}"
  }

  private let mother = #"{"question": "Your ___.", "answer": "mother", "wrong": ["bus"], "meaning": "мать"}"#

  @Test("stages, kits, questions and rules are read, and survive writing")
  func whole() throws {
    let text = """
      {"id": "life", "name": "Life", "about": "All of it.", "language": {"term": "en-GB", "meaning": "ru"},
       "rules": {"kitAbove": 60, "examQuestions": 8, "examFrom": 40},
       "stages": [
        {"id": "newborn", "name": "Newborn", "kits": [{"id": "family", "name": "Family", "questions": [
          {"question": " Your father's  wife is your ___. ", "answer": "mother", "wrong": ["sister", "aunt", "uncle"],
           "beside": "Жена отца — ___.", "meaning": "мать", "accept": ["mum"], "partOfSpeech": "noun"}]}]},
        {"id": "grown-up", "name": "Your way", "choices": [
          {"id": "side-jobs", "name": "Side jobs", "kits": [{"id": "cafe", "name": "In a café", "questions": [\(mother)]}]}]}]}
      """
    let course = try read(text)
    let mother = KitQuestion(
      "Your father's wife is your ___.", answer: "mother", wrong: ["sister", "aunt", "uncle"],
      beside: "Жена отца — ___.", meaning: "мать", accepted: ["mum"], partOfSpeech: "noun")
    #expect(course.stages[0].kits[0].questions == [mother])
    #expect(course.stages[1].ways[0].kits[0].name == "In a café" && course.stages[1].kits.isEmpty)
    #expect(course.rules.kitAbove == 60 && course.rules.examQuestions == 8 && course.rules.examFrom == 40)
    #expect(try CourseFormat.read(CourseFormat.write(course), file: "a.json") == course)
  }

  @Test("anything wrong with a course is an error with its place")
  func errors() {
    let long = String(repeating: "k", count: 31)
    let cases = [
      (
        course(kits: kit(mother) + ",\n" + kit(mother, id: "b")),
        "line 6, column 1: \"Family\" is there already"
      ),
      (
        course(kits: kit(mother) + ",\n" + kit(mother, name: "B")),
        "line 6, column 1: \"family\" is there already"
      ),
      (course(kits: kit(mother, name: long)), "the name is longer than 30 characters"),
      (course(kits: kit(mother, id: "../x")), "this cannot be a deck's id"),
      (course(kits: ""), "a kit is expected here"),
      (course(kits: kit("")), "a question is expected here"),
      (
        course(kits: kit(#"{"question": "a", "answer": "b"}"#)), "line 4, column 1: \"wrong\" is missing here"
      ),
      (
        course(kits: kit(#"{"question": "a", "answer": "b", "wrong": []}"#)),
        "line 4, column 43: a list of one to 3 wrong answers is expected here"
      ),
      (
        course(kits: kit(#"{"question": "a", "answer": "b", "wrong": ["c", "B"]}"#)),
        "line 4, column 49: a wrong answer is the right one"
      ),
      (
        course(kits: kit(#"{"question": "a", "answer": "b", "wrong": ["c", "C"]}"#)),
        "line 4, column 49: another wrong answer is expected here"
      ),
      (
        course(kits: kit(#"{"question": "a", "answer": "b", "wrong": ["c"], "accept": ["c"]}"#)),
        "line 4, column 44: a wrong answer is the right one"
      ),
      (
        course(kits: kit(#"{"question": " ", "answer": "b", "wrong": ["c"]}"#)),
        "line 4, column 14: a text that can be seen is expected here"
      ),
    ]
    for (text, message) in cases {
      let error = #expect(throws: TextError.self) { try read(text) }
      #expect("\(error as Any)".contains(message), "\(text): \(error as Any)")
    }
  }
}
