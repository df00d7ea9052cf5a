import Learning
import Testing

@Suite("The player's own kits")
struct OwnKitsTests {
  private static let course = StageCourse(
    id: "life", name: "Life", language: Deck.Languages(term: "en", meaning: "ru"),
    stages: [
      CourseStage(id: "one", name: "One", kits: [kit("family", "My family", "ring")]),
      CourseStage(id: "two", name: "Two", kits: [kit("jewels", "Jewels", "ring")]),
    ])

  private static func kit(_ id: String, _ name: String, _ answer: String) -> Kit {
    Kit(
      id: id, name: name, questions: [KitQuestion("\(name) ___", answer: answer, wrong: ["x"], meaning: name)]
    )
  }

  private static func own(_ id: String, _ name: String = "Toys", stage: String = "one") -> OwnKit {
    OwnKit(kit(id, name, "ring"), course: "life", stage: stage)
  }

  @Test("come after those of their stage; one whose stage is gone is left out")
  func added() {
    let own = OwnKits([Self.own("own-1"), Self.own("own-2", stage: "gone")])
    #expect(Self.course.adding(own).stages.map { $0.kits.map(\.id) } == [["family", "own-1"], ["jewels"]])
  }

  @Test("changes made together are undone together, in place; an id is never given twice")
  func undone() {
    var kits = OwnKits()
    kits.make([.put(Self.own("own-1")), .put(Self.own("own-2", "Sea"))])
    let before = kits.kits
    kits.make([.removed(before[0])])
    kits.make([.put(Self.own("own-2", "Lake"))])
    #expect(kits.kits.map(\.kit.name) == ["Lake"] && kits.nextID == "own-3")
    _ = kits.undo()
    _ = kits.undo()
    #expect(kits.kits == before)
    _ = kits.undo()
    #expect(kits.kits.isEmpty && kits.undo() == nil && kits.nextID == "own-3")
  }

  @Test("words of other kits keep their ids whatever kits come and go")
  func ids() throws {
    let words = StageWords(Self.course).deck.words
    let more = StageWords(Self.course.adding(OwnKits([Self.own("own-1")]))).deck.words
    #expect(words.map(\.id) == ["ring", "ring#2"])
    #expect(more.map(\.id) == ["ring", "ring#2", "own-1 ring"])
  }

  @Test(
    "problems are explained in a sentence",
    arguments: [
      (OwnKit(Kit(id: "own-1", name: "", questions: []), course: "life", stage: "one"), KitProblem.noName),
      (own("own-1", String(repeating: "n", count: 31)), .longName),
      (own("own-1", "my FAMILY"), .sameName("my FAMILY", stage: "One")),
      (OwnKit(Kit(id: "own-1", name: "Toys", questions: []), course: "life", stage: "one"), .noQuestions),
    ])
  func problems(own: OwnKit, problem: KitProblem) {
    #expect(Self.course.problem(of: own) == problem)
  }

  @Test("a name may have thirty characters and be the same as in another stage")
  func names() {
    #expect(Self.course.problem(of: Self.own("own-1", String(repeating: "ნ", count: 30))) == nil)
    #expect(Self.course.problem(of: Self.own("own-1", "Jewels")) == nil)
  }

  @Test("a wrong answer is neither right nor a duplicate")
  func answers() {
    let question = KitQuestion("?", answer: "ball", wrong: ["doll"], accepted: ["sphere"])
    func wrong(_ wrong: [String]) -> KitProblem? {
      var question = question
      question.wrong = wrong
      return question.problem
    }
    #expect(wrong(["doll", "kite"]) == nil && wrong([]) == .noWrong)
    #expect(wrong(["BALL"]) == .rightWrong("BALL") && wrong(["sphere"]) == .rightWrong("sphere"))
    #expect(wrong(["doll", "Doll"]) == .twice("Doll"))
  }
}
