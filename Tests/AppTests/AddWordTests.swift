import Engine
import Learning
import Playtest
import Testing

@testable import App

@Suite("Adding words that take a while to be kept")
struct AddWordTests {
  /// The answers come after ten ticks.
  private func stage(_ scene: any Scene = AddWordScene(), isFull: Bool = false) -> Stage {
    var learner = TestLearner.learner(decks: [TestLearner.words])
    if isFull { learner.library.ownDecks.keep = { _ in throw Failure(description: "The disk is full.") } }
    var stage = Stage.showing(scene)
    stage.host = TestHost(learner: learner)
    stage.wait(ticks: 2)
    stage.answering = .late(ticks: 10)
    return stage
  }

  private func add(_ word: String, _ meaning: String, to stage: inout Stage) {
    stage.type(word)
    stage.press(.enter)
    stage.type(meaning)
    stage.press(.enter)
  }

  @Test("Enter twice adds a word once, and what is typed meanwhile stays")
  func twice() {
    var stage = stage()
    add("gato", "cat", to: &stage)
    stage.press(.enter)
    stage.type("perro")
    stage.wait(ticks: 12)
    #expect(
      stage.queries(ChangeOwnWords.self).map(\.change) == [.word("gato", meaning: "cat", language: "es")])
    #expect(stage.shows("gato is in My Spanish words now.") && stage.shows("perro"), "\(stage)")
  }

  @Test("words typed faster than they are added are added one after the other")
  func fast() {
    var stage = stage()
    add("gato", "cat", to: &stage)
    add("perro", "dog", to: &stage)
    stage.wait(ticks: 24)
    #expect(
      stage.queries(ChangeOwnWords.self).map(\.change) == [
        .word("gato", meaning: "cat", language: "es"), .word("perro", meaning: "dog", language: "es"),
      ])
    #expect(stage.shows("perro is in My Spanish words now."), "\(stage)")
  }

  @Test("a letter typed on the language is no command")
  func letters() {
    var stage = stage()
    stage.press(.tab)
    stage.press(.tab)
    stage.type("pq")
    #expect(!stage.isBack)
  }

  @Test("a refused word comes back, unless another is being typed", arguments: ["", "perro"])
  func refused(next: String) {
    var stage = stage()
    add("sal", "salt", to: &stage)
    stage.type(next)
    stage.wait(ticks: 12)
    #expect(stage.shows("sal is in Test words already"), "\(stage)")
    let isBack = stage.rows.contains { $0.contains("meaning  ") && $0.hasSuffix("salt") }
    #expect(isBack == next.isEmpty && stage.shows("perro") == !next.isEmpty, "\(stage)")
  }

  @Test("Esc waits for the result, and a failure keeps the screen open", arguments: [false, true])
  func leaving(isFull: Bool) {
    var stage = stage(isFull: isFull)
    add("gato", "cat", to: &stage)
    stage.press(.escape)
    #expect(!stage.isBack)
    stage.wait(ticks: 12)
    #expect(stage.isBack == !isFull)
    #expect(stage.shows("The disk is full.") == isFull, "\(stage)")
    stage.press(.escape)
    #expect(stage.isBack)
  }

  @Test(
    "the page of an entry tells the screen below of a word that was added just before Esc",
    arguments: [false, true])
  func page(isFull: Bool) {
    let entry = DictionaryEntry(language: "es", term: "gato", senses: [.init(["cat"])])
    var stage = stage(LookUpPageScene(.entry(entry)), isFull: isFull)
    stage.press(.enter)
    stage.press(.escape)
    #expect(!stage.isBack)
    stage.wait(ticks: 12)
    #expect(stage.shows("The disk is full.") == isFull, "\(stage)")
    #expect(stage.outcome(AddedWords.self)?.terms == (isFull ? nil : ["gato"]))
  }
}
