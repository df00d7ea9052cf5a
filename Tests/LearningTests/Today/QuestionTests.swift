import Learning
import Testing

@Suite("What is made of what was given")
struct QuestionTests {
  private let deck = Deck(
    id: "d", name: "D", language: .init(term: "es", meaning: "en"),
    words: [("casa", "house"), ("mesa", "table"), ("pan", "bread")].map {
      Word(id: $0, term: $0, meanings: [$1])
    })

  private func question(_ mode: Mode) -> Question {
    Question(
      RoundSetup.Item(deck.words[0], of: deck.origin, isNew: false, shown: .term), .recognise, mode,
      options: mode == .chosen ? ["house", "table", "hose"] : [])
  }

  @Test("only what was typed and isn't right can be counted as right")
  func accepted() {
    #expect(question(.typed).canAccept("home", .wrong) && question(.typed).canAccept("hose", .slip))
    #expect(!question(.typed).canAccept("house", .right) && !question(.typed).canAccept("", .givenUp))
    for mode in [Mode.chosen, .judged] { #expect(!question(mode).canAccept("again", .wrong)) }
  }

  @Test("an option is right, another word of the deck or wrong, never a slip")
  func options() {
    let examiner = Examiner(deck, side: .meaning)
    let verdicts = question(.chosen).options.map {
      examiner.judge(option: $0, for: question(.chosen)).verdict
    }
    #expect(verdicts == [.right, .otherWord, .wrong])
    #expect(examiner.judge("hose", for: deck.words[0]).verdict != .wrong)
  }

  @Test("an answer has all that its question says, and the word that it was taken for")
  func answered() {
    let answer = question(.chosen).answered("table", .otherWord, takenFor: deck.words[1])
    #expect(answer.reference == WordReference(deck: "d", word: "casa") && answer.skill == .recognise)
    #expect(answer.shown == "casa" && answer.options.count == 3 && answer.mode == .chosen)
    #expect(answer.confusedWith == WordReference(deck: "d", word: "mesa") && answer.milliseconds == 0)
  }
}
