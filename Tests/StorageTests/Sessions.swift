import Deterministic
import Learning

@testable import Storage

/// Random sessions of a player, with every kind of event that a journal can have.
struct Sessions {
  /// The event that takes the last answer back, as long as nothing came after it.
  var undo: Event.Undo?
  private var chance: Chance
  var time: Int64

  private let home: Home
  private let openContext: OpenContext

  /// - Parameter start: seconds since 1970.
  init(
    seed: UInt64, in home: Home = SampleSaves.home, _ openContext: OpenContext = SampleSaves.openContext(),
    from start: Int64 = SampleSaves.now
  ) {
    chance = Chance(seed: seed)
    (self.home, self.openContext, time) = (home, openContext, start)
  }

  private mutating func below(_ bound: Int) -> Int { chance.below(bound) }

  private mutating func word(_ knowledge: Knowledge) -> (word: Word, deck: Deck) {
    let kind: Deck.Kind = below(2) == 0 ? .words : .alphabet
    let deck = Deck(id: "\(kind)-\(below(3))", name: "", language: .init(term: "es"), kind: kind)
    let number = below(12)
    return (Word(id: "w\(number)", term: "t\(number / 2)", meanings: ["m\(below(3)), n"]), deck)
  }

  private var trained: TrainedWeights? {
    mutating get {
      var weights = MemoryModel.usualWeights
      weights[below(4)] += Double(below(100)) / 100
      return TrainedWeights(
        weights: weights, usualLoss: 0.3, ownLoss: Double(below(60)) / 100, reviews: below(3000))
    }
  }

  /// Anything that can happen to someone with this knowledge.
  mutating func body(_ knowledge: Knowledge) -> Event.Body {
    let (word, deck) = word(knowledge)
    let met = knowledge.short(knowledge.word(word, in: deck))
    if let undo, below(4) == 0 { return .undo(undo) }
    switch below(19) {
    case 0: return .met(met)
    case 1: return .hint(met, below(3) == 0 ? nil : "hint \(below(9))")
    case 2: return .score(Score(SampleSaves.result(score: below(999)), playedAt: time, replay: nil))
    case 3: return .practiceOpened(deck: deck.id)
    case 4: return .lesson(met, isKnown: below(2) == 0)
    case 5:
      let (skill, text) = ([Skill.recall, .recognise][below(2)], "answer \(below(5))")
      return below(3) == 0 ? .unaccept(met, skill, text) : .accept(met, skill, text)
    case 6: return .rest(met, until: Day(number: SampleSaves.today.number + Int64(below(90))))
    case 7: return .session(Event.SessionSum(reviews: below(30), known: 0, begun: below(9), seconds: 60))
    case 8: return trained.map(Event.Body.weights) ?? .met(met)
    case 9: return .wanted(met)
    case 10: return .stage(StageEvent(["life", "work"][below(2)], SampleSaves.stageSteps[below(6)]))
    default:
      let verdict = Verdict.allCases[below(7)]
      let answer = Answer(
        item: met.item,
        skill: Skill(showing: ShownSide.allCases[below(2)], isLetter: deck.kind == .alphabet),
        reference: met.reference, meanings: met.meanings, mode: Mode.allCases[below(6)], shown: word.term,
        given: "x", verdict: verdict, milliseconds: below(9000), certainty: Certainty.allCases[below(4)],
        confusedWith: verdict == .otherWord ? WordReference(deck: deck.id, word: "w\(below(12))") : nil)
      return .answer(answer, game: "memory", grade: nil)
    }
  }

  @discardableResult
  mutating func play(on disk: TestDisk) throws -> SaveFile {
    let store = try SaveStore(home: home, files: disk, openContext)
    var save = store.save
    try play(below(30), &save, store)
    if below(4) > 0 { try store.write(&save, at: time) }
    try store.flush()
    return save
  }

  /// Records some events, and writes the save now and then.
  mutating func play(_ count: Int, _ save: inout SaveFile, _ store: SaveStore) throws {
    for _ in 0..<count {
      time += Int64(below(4) == 0 ? below(9) * 86_400 : below(60))
      let moment = Moment(time, offset: below(3) * 3600)
      let body = body(save.knowledge)
      if case .answer(let answer, _, _) = body {
        let game = below(4) == 0 ? "memory" : Knowledge.course
        undo = store.record(answer, game: game, in: &save, at: moment)
      } else {
        store.record(body, in: &save, at: moment)
        undo = nil
      }
      if below(9) == 0 { try store.write(&save, at: time) }
    }
  }
}
