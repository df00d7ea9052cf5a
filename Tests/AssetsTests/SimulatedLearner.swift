import Deterministic
import Foundation
import Learning

/// Somebody who learns, forgets, mixes things up and guesses. They know nothing of how the game chooses: of a question
/// they see the word and the options, and afterwards the right answer.
///
/// A memory fades by halves: after its half-life every second word of its kind is forgotten. To recall it makes the
/// half-life longer, the more so the longer ago it was. What is seen once is kept with some chance only.
struct SimulatedLearner {
  /// How good at it somebody is.
  struct Talent {
    /// The share of the deck that they know before they begin.
    var known: Double
    /// The chance that a word is kept after it was seen.
    var keeping: Double
    /// The chance that a word is taken for one that looks the same; for those less alike it is less.
    var mixing: Double
    /// The half-life of what was kept at first, in days.
    var halfLife = 2.0
    /// The chance to press the wrong key.
    var slipping = 0.02
  }

  private struct Memory {
    var halfLife: Double
    var seen: Double
  }

  private let talent: Talent
  private var memories: [String: Memory] = [:]

  /// Some of the words are known already, and for how long differs from word to word.
  init(_ talent: Talent, _ words: [Word], _ chance: inout Chance) {
    self.talent = talent
    for word in words where chance.chance(talent.known) {
      memories[word.id] = Memory(halfLife: 5 + Double(chance.below(60)), seen: 0)
    }
  }

  /// The option that they take, at a time in days.
  func answer(_ word: Word, _ options: [Word], at time: Double, _ chance: inout Chance) -> Word {
    if chance.chance(talent.slipping) { return options[chance.below(options.count)] }
    if chance.chance(recall(of: word, at: time)) {
      let like = options.filter { $0.id != word.id }.max { Self.likeness($0, word) < Self.likeness($1, word) }
      guard let like, chance.chance(mixing(word) * Self.likeness(like, word)) else { return word }
      return like
    }
    // Those of which they know that they are something else are out of the question.
    let left = options.filter { $0.id == word.id || !chance.chance(recall(of: $0, at: time)) }
    return left[chance.below(left.count)]
  }

  /// They see what is right, and whether they knew it.
  mutating func see(_ word: Word, at time: Double, _ chance: inout Chance) {
    guard var memory = memories[word.id] else {
      if chance.chance(talent.keeping) { memories[word.id] = Memory(halfLife: talent.halfLife, seen: time) }
      return
    }
    let rest = min(1, (time - memory.seen) / memory.halfLife)
    if chance.chance(recall(of: word, at: time)) {
      memory.halfLife *= 1 + 1.5 * rest
    } else {
      guard chance.chance(talent.keeping) else { return }
      memory.halfLife = max(talent.halfLife, memory.halfLife / 2)
    }
    memory.seen = time
    memories[word.id] = memory
  }

  private func recall(of word: Word, at time: Double) -> Double {
    memories[word.id].map { pow(0.5, max(0, time - $0.seen) / $0.halfLife) } ?? 0
  }

  /// What was kept for long is mixed up less.
  private func mixing(_ word: Word) -> Double {
    talent.mixing * 2 * talent.halfLife / (talent.halfLife + (memories[word.id]?.halfLife ?? 0))
  }

  /// From 0 to 1, by the more alike of the two sides: what has a few letters in common is hardly ever mixed up.
  private static func likeness(_ first: Word, _ second: Word) -> Double {
    let sides = max(Likeness.of(first.term, second.term), Likeness.of(first.meanings[0], second.meanings[0]))
    let isLetter = first.letter?.similar.contains(second.id) ?? false
    return isLetter ? 1 : Double(sides * sides) / 1_000_000
  }
}

extension Chance {
  mutating func chance(_ chance: Double) -> Bool { Double(below(1_000_000)) < chance * 1_000_000 }
}

/// The games of a player over some days: the words come through the picker and what is known of the player, as in the
/// program; a game is as long as sixty seconds are.
struct SimulatedPlayer {
  private static let questions = 20
  private static let words = 24
  private static let decoys = 40
  private static let day: Int64 = 86_400

  let deck: Deck
  private var learner: SimulatedLearner
  private let model = MemoryModel()
  private var figures: [String: ItemFigures] = [:]
  private var chance: Chance
  private var today: Int64 = 20_000

  init(_ deck: Deck, _ talent: SimulatedLearner.Talent, seed: UInt64) {
    self.deck = deck
    chance = Chance(seed: seed)
    learner = SimulatedLearner(talent, deck.words, &chance)
  }

  /// A game, and then a night. Returns whether each answer was right.
  mutating func play() -> [Bool] {
    let round = round()
    for item in round.items where item.isNew { learner.see(item.word, at: days(0), &chance) }
    let pool = ChoicePool(round)
    var (run, answers) = (ChoiceRun(pool), [Bool]())
    for number in 0..<Self.questions {
      answers.append(ask(&run, pool, days(number)))
    }
    today += 1
    return answers
  }

  private mutating func ask(_ run: inout ChoiceRun, _ pool: ChoicePool, _ time: Double) -> Bool {
    let question = run.next(from: pool, &chance)
    let (word, options) = (pool.items[question.word].word, question.options.map { pool.items[$0].word })
    let isFirst = run.words[question.word].right + run.words[question.word].wrong == 0
    let given = learner.answer(word, options, at: time, &chance)
    learner.see(word, at: time, &chance)
    run.take(
      pool.place(of: WordReference(deck: deck.id, word: given.id)) ?? question.word, to: question, &chance)
    let reference = WordReference(deck: deck.id, word: word.id)
    let answer = Answer(
      item: ItemID(reference), skill: .recognise, reference: reference, mode: .chosen, shown: word.term,
      given: given.term, verdict: given.id == word.id ? .right : .otherWord, milliseconds: 2000,
      certainty: isFirst && pool.items[question.word].isNew ? .hint : .known,
      confusedWith: given.id == word.id ? nil : WordReference(deck: deck.id, word: given.id))
    let known = figures[word.id] ?? ItemFigures()
    let grade = model.grade(of: answer, .init(known, on: Day(number: today), isCourse: false))
    figures[word.id, default: ItemFigures()].count(answer, grade, on: Day(number: today), model)
    return given.id == word.id
  }

  /// As the program puts a round together.
  private mutating func round() -> RoundSetup.Content {
    let (day, figures) = (Day(number: today), figures)
    let words = RoundPicker(count: Self.words).pick(
      from: deck.words, standing: { figures[$0.id].map { model.standing(of: $0, on: day) } ?? .new },
      chance: &chance)
    let asked = Set(words.map(\.id))
    let others = deck.words.filter { !asked.contains($0.id) }
    let items = words.map { word in
      let known = figures[word.id]
      return RoundSetup.Item(
        word, of: deck.origin, isNew: known == nil, shown: .term,
        hardness: known.flatMap { model.hardness(of: $0, .recognise, on: day) } ?? 500,
        confusions: known?.skills[.recognise]?.mostConfused(in: [deck.id]) ?? [])
    }
    for word in words where figures[word.id] == nil {
      self.figures[word.id, default: ItemFigures()].countSight(on: day)
    }
    return RoundSetup.Content(
      of: deck.origin, name: deck.name, items: items,
      decoys: others.prefix(Self.decoys).map { DeckWord($0, of: deck.origin) }, seed: 1)
  }

  /// Days since the beginning, a question taking three seconds.
  private func days(_ question: Int) -> Double { Double(today) + Double(3 * question) / Double(Self.day) }
}
