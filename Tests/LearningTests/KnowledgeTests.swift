import Learning
import Testing

@Suite("What events make of knowledge")
struct KnowledgeTests {
  private let day: Int64 = 86_400
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
    #expect(state == MemoryModel().review(nil, .hard, at: 0))
    #expect(none.items[Self.word.item]?.figures.skills[.read]?.memory == nil)
    #expect(none.items[Self.word.item]?.figures.right == 1)
  }

  @Test("the grades are those of 0.1: known and right is good, known and wrong again, anything else none")
  func grades() {
    let model = MemoryModel()
    for verdict in Verdict.allCases {
      let isRight = [.right, .slip, .accent].contains(verdict)
      #expect(model.grade(of: answer(verdict)) == (isRight ? .good : .again))
      for certainty in Certainty.allCases where certainty != .known {
        #expect(model.grade(of: answer(verdict, certainty)) == nil)
      }
    }
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
    func figures(_ right: Int, reviewed: Int64) -> ItemFigures {
      let state = MemoryState(
        stability: Double(right), difficulty: 5, stage: .review, reviewed: reviewed, due: reviewed + day)
      let asked = SkillFigures(
        right: right, wrong: 1, streak: right, recent: [true], milliseconds: 100 * right,
        confusions: [WordReference(deck: "d", word: "x"): right], memory: state)
      return ItemFigures(
        seen: right + 2, right: right, wrong: 1, lastSeen: reviewed, skills: [.recall: asked])
    }
    var knowledge = Knowledge()
    for (deck, right, reviewed) in [("a", 3, 500), ("b", 7, 900), ("c", 1, 100)] as [(String, Int, Int64)] {
      let word = WordMet(
        item: ItemID(rawValue: "es:agua"), reference: WordReference(deck: deck, word: "agua"))
      take(.baseline(Event.Baseline(word: word, figures: figures(right, reviewed: reviewed))), &knowledge)
    }
    let all = knowledge.figures(of: WordReference(deck: "b", word: "agua"))
    #expect(all.seen == 17 && all.right == 11 && all.wrong == 3 && all.lastSeen == 900)
    #expect(all.skills[.recall]?.memory?.stability == 7 && all.skills[.recall]?.right == 11)
    #expect(all.skills[.recall]?.confusions == [WordReference(deck: "d", word: "x"): 11])
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

  @Test("a day starts at the hour and by the clock that are given")
  func days() {
    #expect(Day(at: Moment(-1)).number == -1 && Day(at: Moment(0)).number == 0)
    #expect(Day(at: Moment(23 * 3600, offset: 3600)).number == 1)
    #expect(Day(at: Moment(27 * 3600), startingAt: 4).number == 0)
    #expect(Day(at: Moment(28 * 3600), startingAt: 4).number == 1)
    #expect(MemoryModel(dayStart: 4).day(of: Moment(4 * 3600 - 1)).number == -1)
    #expect(Day.passed(from: 100, to: 100 + day - 1) == 0 && Day.passed(from: 100, to: 100 + day) == 1)
    #expect(Day.passed(from: 100, to: 0) == 0)
  }
}
