import Engine
import Learning
import Playtest
import Storage
import System

@testable import App

/// A short course of stages, and a player who answers from what the screen shows.
enum SmallLife {
  static let course = StageCourse(
    id: "life", name: "A small life", language: Deck.Languages(term: "en-GB", meaning: "ru"),
    stages: [
      CourseStage(
        id: "newborn", name: "Newborn", about: "The first words.",
        kits: [
          Kit(
            id: "family", name: "My family",
            questions: [
              question("Your father's wife is your ___.", "mother", ["aunt", "sister", "daughter"], "мать"),
              question("Your mother's husband is your ___.", "father", ["uncle", "son", "brother"], "отец"),
              question("A very young child is a ___.", "baby", ["dog"], "младенец"),
            ])
        ]),
      CourseStage(
        id: "work", name: "Your own way",
        ways: [
          StageWay(id: "office", name: "In an office", about: "Letters and figures.", kits: [office]),
          StageWay(id: "garden", name: "In a garden", about: "Plants and tools.", kits: [garden]),
        ]),
    ])

  private static let office = Kit(
    id: "desk", name: "On the desk",
    questions: [question("You write with a ___.", "pen", ["cup", "lamp"], "ручка")])
  private static let garden = Kit(
    id: "tools", name: "Tools",
    questions: [
      question("You dig with a ___.", "spade", ["rake", "hose"], "лопата"),
      question("You water plants with a ___.", "hose", ["rake", "spade"], "шланг"),
    ])

  private static func question(
    _ text: String, _ answer: String, _ wrong: [String], _ meaning: String
  ) -> KitQuestion {
    KitQuestion(text, answer: answer, wrong: wrong, beside: "(\(meaning)) ___", meaning: meaning)
  }

  static func learner(_ courses: [StageCourse] = [course]) -> Learner {
    let shelf = CourseShelf(courses)
    var learner = TestLearner.learner()
    learner.library.decks = DeckList(learner.library.decks.shelved + shelf.decks(reading: ["ru"]))
    learner.library.stages = shelf
    return learner
  }

  static func stage(
    _ learner: Learner = learner(), window: Size = Size(80, 24), look: Look = Look()
  ) -> Stage {
    var stage = Stage.landing(learner, window: window, look: look)
    stage.click("Stages")
    stage.wait(ticks: 2)
    return stage
  }

  /// The question on the screen.
  static func asked(_ stage: Stage) -> KitQuestion? {
    course.stages.flatMap(\.allKits).flatMap(\.questions).first { stage.shows($0.question) }
  }
}

extension Stage {
  /// Goes on from the words of a kit to its first question.
  mutating func startKit() {
    guard shows("Enter start") else { return }
    press(.enter)
    wait(ticks: 2)
  }

  /// Answers all questions, so many of them wrong, up to the end screen.
  mutating func answerAll(wrong: Int = 0, typing: Bool = false) {
    startKit()
    var left = wrong
    for _ in 0..<40 {
      guard let asked = SmallLife.asked(self) else { break }
      if typing {
        type(left > 0 ? "xyz" : asked.answer)
        press(.enter)
      } else {
        click(left > 0 ? asked.wrong[0] : asked.answer)
      }
      left -= 1
      wait(ticks: 2)
      press(.enter)
      wait(ticks: 2)
    }
    wait(ticks: 60)
  }
}

/// The same course, saved to a disk.
extension SmallLife {
  /// Opens a home, read-only if another process has it open.
  static func opened(_ folder: TestFolder) throws -> OpenedSave {
    try OpenedSave(home: Home(folder.path), files: PosixFileSystem(), TestLearner.openContext)
  }

  /// The map over a home.
  static func kept(
    in folder: TestFolder, courses: [StageCourse] = [course], window: Size = Size(80, 24), look: Look = Look()
  ) throws -> Stage {
    let opened = try opened(folder)
    var learner = learner(courses)
    learner.save = opened.save
    learner.obstacle = opened.access.obstacle
    var host = ArcadeHost(learner, look: look)
    host.use(Opened(save: opened, learner: learner))
    var stage = Stage(LandingScene(learner.overview(at: learner.moment)), window: window, look: look)
    stage.host = TestHost(host)
    stage.click("Stages")
    stage.wait(ticks: 2)
    return stage
  }

  /// Two tries of the first kit, two of its exam, and the first kit of a way.
  static func grow(_ stage: inout Stage) {
    for wrong in [1, 0] {
      stage.click("My family")
      stage.wait(ticks: 2)
      stage.answerAll(wrong: wrong)
      stage.click("Menu")
      stage.wait(ticks: 2)
    }
    for wrong in [2, 1] {
      stage.click("Exam")
      stage.wait(ticks: 2)
      stage.answerAll(wrong: wrong, typing: true)
      stage.click("Menu")
      stage.wait(ticks: 2)
    }
    stage.click("In a garden")
    stage.wait(ticks: 2)
    stage.click("Tools")
    stage.wait(ticks: 2)
    stage.answerAll(wrong: 1)
    stage.click("Menu")
    stage.wait(ticks: 2)
  }

  static func save(of stage: Stage) -> SaveFile? { (stage.host as? TestHost)?.learner.save }
}
