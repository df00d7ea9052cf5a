import Learning
import Storage
import Testing

@Suite("The courses of stages keep to their rules")
struct CourseCareTests {
  static let names = ["grow-up-english", "grow-up-georgian"]

  private func questions(_ name: String) throws -> [KitQuestion] {
    try AssetsFolder.course(name).stages.flatMap(\.allKits).flatMap(\.questions)
  }

  @Test("there are stages and kits enough, of ten questions and more with three wrong answers each")
  func size() throws {
    let (english, georgian) = (try AssetsFolder.course(Self.names[0]), try AssetsFolder.course(Self.names[1]))
    #expect(english.stages.map(\.name).prefix(3) == ["Newborn", "Preschool", "Early school"])
    #expect(
      english.stages.last?.ways.map(\.name) == [
        "Programming university", "Construction university", "Side jobs",
      ])
    #expect(english.stages.flatMap(\.allKits).count >= 24)
    #expect(georgian.stages.map(\.name) == ["Newborn", "Preschool"])
    for kit in (english.stages + georgian.stages).flatMap(\.allKits) {
      #expect(kit.questions.count >= 10, "\(kit.name)")
      #expect(kit.questions.allSatisfy { $0.wrong.count == 3 }, "\(kit.name)")
    }
  }

  @Test("a file has its course's name, and a course is written as it was read", arguments: names)
  func files(name: String) throws {
    let course = try AssetsFolder.course(name)
    #expect(course.id == name)
    #expect(try CourseFormat.read(CourseFormat.write(course), file: name) == course)
  }

  @Test("no word is asked for twice, and no question is repeated", arguments: names)
  func once(name: String) throws {
    let questions = try questions(name)
    #expect(Set(questions.map(\.answer)).count == questions.count)
    #expect(Set(questions.map(\.question)).count == questions.count)
  }

  @Test(
    "a question has one gap or none, and says so in both languages, with what its answer means",
    arguments: names)
  func gaps(name: String) throws {
    for question in try questions(name) {
      let gaps = [question.question, question.beside].map { $0.ranges(of: KitQuestion.gap).count }
      #expect(gaps == [0, 0] || gaps == [1, 1], "\(question.question)")
      #expect(!question.meaning.isEmpty && !question.beside.isEmpty, "\(question.question)")
      #expect(question.question.count <= 90, "\(question.question)")
    }
  }

  @Test("no wrong answer is right for the judge, who forgives slips", arguments: names)
  func wrong(name: String) throws {
    let words = try StageWords(AssetsFolder.course(name))
    let checker = AnswerChecker(words.deck, side: .term)
    for question in try questions(name) {
      let word = try #require(words.word(of: question))
      for wrong in question.wrong {
        #expect(checker.judge(wrong, for: word).verdict != .right, "\(question.question): \(wrong)")
      }
    }
  }

  @Test("Russian beside English is in Russian letters, and Georgian questions are in Georgian ones")
  func scripts() throws {
    for question in try questions(Self.names[0]) {
      #expect(
        question.beside.contains(/\p{Cyrillic}/) && question.meaning.contains(/\p{Cyrillic}/),
        "\(question.answer)")
    }
    for question in try questions(Self.names[1]) {
      #expect(
        question.answer.contains(/\p{Georgian}/) && question.question.contains(/\p{Georgian}/),
        "\(question.answer)")
      #expect(question.romanization?.isEmpty == false, "\(question.answer)")
    }
  }
}
