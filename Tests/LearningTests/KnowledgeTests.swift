import Learning
import Testing

@Suite("What events make of knowledge")
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
  private func take(_ body: Event.Body, at time: Int64 = 0, _ knowledge: inout Knowledge) -> Event {
    let event = Event(number: 1, moment: Moment(time), day: Day(at: time), body)
    knowledge.take(event)
    return event
  }

  @Test("a grade that stands in the journal counts, whatever the model would say now")
  func storedGrade() {
    var (hard, none) = (Knowledge(), Knowledge())
    take(.answer(answer(.right), game: "", grade: .hard), &hard)
    take(.answer(answer(.right), game: "", grade: nil), &none)
    let state = hard.items[Self.word.item]?.figures.skills[.read]?.memory
    #expect(state == MemoryModel().review(nil, .hard, on: Day(number: 0)))
    #expect(none.items[Self.word.item]?.figures.skills[.read]?.memory == nil)
    #expect(none.items[Self.word.item]?.figures.right == 1)
  }

  @Test("a letter is learned once, which is said once, and stays learned whatever is missed")
  func learned() {
    var knowledge = Knowledge()
    var said: [Event.Body] = []
    let verdicts = [Verdict](repeating: .right, count: 3) + [Verdict](repeating: .wrong, count: 10)
    for (index, verdict) in verdicts.enumerated() {
      let answer = answer(verdict)
      let event = take(.answer(answer, game: "letters", grade: .good), at: Int64(index), &knowledge)
      for body in knowledge.consequences(of: event) {
        said.append(body)
        take(body, &knowledge)
      }
    }
    #expect(said == [.learned(Self.word)])
    #expect(knowledge.isLearned(Self.word.reference))
    #expect(knowledge.items[Self.word.item].map { MemoryModel().isLearned($0.figures) } == false)
  }

  @Test("what was known of two words that are one item is added up, with the memory of the one answered last")
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
      take(
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

  @Test("a word that points elsewhere now has left the item that it pointed to")
  func repointed() {
    var knowledge = Knowledge()
    take(.met(Self.word), &knowledge)
    let other = WordMet(item: ItemID(rawValue: "x"), reference: Self.word.reference)
    take(.met(other), &knowledge)
    #expect(
      knowledge.items[Self.word.item]?.words == [] && knowledge.item(of: other.reference)?.figures.seen == 1)
  }
}
