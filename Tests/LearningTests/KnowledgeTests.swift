import Learning
import Testing

@Suite("Knowledge from events")
struct KnowledgeTests {
  private static let word = WordMet(
    item: ItemID(rawValue: "letter:ka:ა"), reference: WordReference(deck: "letters", word: "ა"))

  private func answer(_ verdict: Verdict, _ certainty: Certainty = .known) -> Answer {
    Answer(
      item: Self.word.item, skill: .read, reference: Self.word.reference, mode: .chosen, shown: "ა",
      given: "a",
      verdict: verdict, milliseconds: 900, certainty: certainty)
  }

  @discardableResult
  private func apply(_ body: Event.Body, at time: Int64 = 0, _ knowledge: inout Knowledge) -> Event {
    let event = Event(number: 1, moment: Moment(time), day: Day(at: time), body)
    knowledge.apply(event)
    return event
  }

  @Test("the grade in the journal counts, whatever the model would say now")
  func storedGrade() {
    var (hard, none) = (Knowledge(), Knowledge())
    apply(.answer(answer(.right), game: "", grade: .hard), &hard)
    apply(.answer(answer(.right), game: "", grade: nil), &none)
    let state = hard.items[Self.word.item]?.figures.skills[.read]?.memory
    #expect(state == MemoryModel().review(nil, .hard, on: Day(number: 0)))
    #expect(none.items[Self.word.item]?.figures.skills[.read]?.memory == nil)
    #expect(none.items[Self.word.item]?.figures.right == 1)
  }

  @Test("learning a letter is reported once, and it stays learned whatever is missed")
  func learned() {
    var knowledge = Knowledge()
    var said: [Event.Body] = []
    let verdicts = [Verdict](repeating: .right, count: 3) + [Verdict](repeating: .wrong, count: 10)
    for (index, verdict) in verdicts.enumerated() {
      let answer = answer(verdict)
      let event = apply(.answer(answer, game: "letters", grade: .good), at: Int64(index), &knowledge)
      for body in knowledge.consequences(of: event) {
        said.append(body)
        apply(body, &knowledge)
      }
    }
    #expect(said == [.learned(Self.word)])
    #expect(knowledge.isLearned(Self.word.reference))
    #expect(knowledge.items[Self.word.item].map { MemoryModel().isLearned($0.figures) } == false)
  }

  @Test("figures of two words that turn out to be one item are added, keeping the latest memory")
  func joined() {
    func figures(_ right: Int, reviewed: Day) -> ItemFigures {
      let state = MemoryState(
        stability: Double(right), difficulty: 5, reviewed: reviewed, due: reviewed.after(by: 1))
      let asked = SkillFigures(
        right: right, wrong: 1, streak: right, recent: [true], milliseconds: 100 * right,
        confusions: [WordReference(deck: "d", word: "x"): right], memory: state, isHeld: right == 7,
        wasProduced: right == 3, lapses: right)
      return ItemFigures(
        seen: right + 2, right: right, wrong: 1, lastSeen: reviewed, skills: [.recall: asked])
    }
    var knowledge = Knowledge()
    for (deck, right, reviewed) in [("a", 3, 500), ("b", 7, 900), ("c", 1, 100)] as [(String, Int, Int64)] {
      let word = WordMet(
        item: ItemID(rawValue: "es:agua"), reference: WordReference(deck: deck, word: "agua"))
      apply(
        .baseline(Event.Baseline(word: word, figures: figures(right, reviewed: Day(number: reviewed)))),
        &knowledge)
    }
    let all = knowledge.figures(of: WordReference(deck: "b", word: "agua"))
    #expect(all.seen == 17 && all.right == 11 && all.wrong == 3 && all.lastSeen == Day(number: 900))
    #expect(all.skills[.recall]?.memory?.stability == 7 && all.skills[.recall]?.right == 11)
    #expect(all.skills[.recall]?.confusions == [WordReference(deck: "d", word: "x"): 11])
    let recall = all.skills[.recall]
    #expect(recall?.isHeld == true && recall?.wasProduced == true && recall?.lapses == 11)
  }

  @Test("a word that now points elsewhere has left its former item")
  func repointed() {
    var knowledge = Knowledge()
    apply(.met(Self.word), &knowledge)
    let other = WordMet(item: ItemID(rawValue: "x"), reference: Self.word.reference)
    apply(.met(other), &knowledge)
    #expect(
      knowledge.items[Self.word.item]?.words == [] && knowledge.item(of: other.reference)?.figures.seen == 1)
  }
}

@Suite("Figures of an item")
struct ItemFiguresTests {
  private func answer(_ isRight: Bool, _ certainty: Certainty = .known) -> Answer {
    Answer(
      item: ItemID(rawValue: "es:w"), skill: .recognise, reference: WordReference(deck: "d", word: "w"),
      mode: .chosen, shown: "a", given: "b", verdict: isRight ? .right : .wrong, milliseconds: 900,
      certainty: certainty)
  }

  private func count(_ answer: Answer, in figures: inout ItemFigures, on day: Int64) {
    figures.count(answer, .good, on: Day(number: day), MemoryModel())
  }

  @Test("only answers from knowledge are evidence", arguments: Certainty.allCases)
  func evidence(certainty: Certainty) {
    var figures = ItemFigures()
    count(answer(true, certainty), in: &figures, on: 50)
    count(answer(false, certainty), in: &figures, on: 60)
    let counts = certainty == .known ? 1 : 0
    figures.skills = [:]
    #expect(figures == ItemFigures(seen: 2, right: counts, wrong: counts, lastSeen: Day(number: 60)))
  }

  @Test("the last sight has the day of the latest call, even after a clock that was ahead")
  func clock() {
    var figures = ItemFigures()
    figures.countSight(on: Day(number: 4000))
    figures.countSight(on: Day(number: 10))
    #expect(figures == ItemFigures(seen: 2, lastSeen: Day(number: 10)))
  }

  @Test("a reference is parsed back from its text; slashes after the first belong to the word")
  func keys() {
    #expect(WordReference("d/he/she") == WordReference(deck: "d", word: "he/she"))
    #expect(WordReference(deck: "d", word: "he/she").text == "d/he/she")
    for text in ["", "d", "d/", "/w", "/"] { #expect(WordReference(text) == nil) }
  }
}
