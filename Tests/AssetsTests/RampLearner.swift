import Deterministic
import Foundation
import Learning

/// A model of somebody who learns, forgets, confuses words and guesses. They don't know how the game chooses:
/// they see the word and the options, and afterwards the right answer.
///
/// A memory decays with a half-life, after which every second word of its kind is forgotten. Recalling a word
/// makes its half-life longer, the more so the longer ago it was seen. A word that was seen once is kept only
/// with some probability.
struct RampLearner {
  /// The parameters of a learner.
  struct Talent {
    /// The share of the deck that they know before they begin.
    var known: Double
    /// The probability that a word is kept after it was seen.
    var keeping: Double
    /// The probability that a word is confused with one that looks the same; it is
    /// lower for less similar ones.
    var mixing: Double
    /// The first half-life of a word that is kept, in days.
    var halfLife = 2.0
    /// The probability of pressing the wrong key.
    var slipping = 0.02
  }

  private struct Memory {
    var halfLife: Double
    var seen: Double
  }

  private let talent: Talent
  private var memories: [String: Memory] = [:]

  /// Some words are known from the beginning, with different half-lives.
  init(_ talent: Talent, _ words: [Word], _ chance: inout Chance) {
    self.talent = talent
    for word in words where chance.chance(talent.known) {
      memories[word.id] = Memory(halfLife: 5 + Double(chance.below(60)), seen: 0)
    }
  }

  /// The option that they choose, with the time in days.
  func answer(_ word: Word, _ options: [Word], at time: Double, _ chance: inout Chance) -> Word {
    if chance.chance(talent.slipping) { return options[chance.below(options.count)] }
    if chance.chance(recall(of: word, at: time)) {
      let like = options.filter { $0.id != word.id }.max { Self.likeness($0, word) < Self.likeness($1, word) }
      guard let like, chance.chance(mixing(word) * Self.likeness(like, word)) else { return word }
      return like
    }
    // They rule out options that they know to be something else.
    let left = options.filter { $0.id == word.id || !chance.chance(recall(of: $0, at: time)) }
    return left[chance.below(left.count)]
  }

  /// Shows the right answer, and so whether they knew it.
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

  /// A word that was kept for long is confused less often.
  private func mixing(_ word: Word) -> Double {
    talent.mixing * 2 * talent.halfLife / (talent.halfLife + (memories[word.id]?.halfLife ?? 0))
  }

  /// From 0 to 1, by the more similar of the two sides: words with only a few letters in
  /// common are hardly ever confused.
  private static func likeness(_ first: Word, _ second: Word) -> Double {
    let sides = max(Likeness.of(first.term, second.term), Likeness.of(first.meanings[0], second.meanings[0]))
    let isLetter = first.letter?.similar.contains(second.id) ?? false
    return isLetter ? 1 : Double(sides * sides) / 1_000_000
  }
}

extension Chance {
  mutating func chance(_ chance: Double) -> Bool { Double(below(1_000_000)) < chance * 1_000_000 }
}

/// A player's games over some days. Words are chosen by the picker and the player's knowledge as in the
/// program; a game lasts sixty seconds.
struct RampPlayer {
  private static let questions = 20
  private static let words = 24
  private static let decoys = 40
  private static let day: Int64 = 86_400

  let deck: Deck
  private var learner: RampLearner
  private let model = MemoryModel()
  private var figures: [String: ItemFigures] = [:]
  private var chance: Chance
  private var today: Int64 = 20_000

  init(_ deck: Deck, _ talent: RampLearner.Talent, seed: UInt64) {
    self.deck = deck
    chance = Chance(seed: seed)
    learner = RampLearner(talent, deck.words, &chance)
  }

  /// Plays a game and sleeps a night. Returns whether each answer was right.
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
    run.record(
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

  /// Puts a round together as the program does.
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

  /// Days since the beginning; a question takes three seconds.
  private func days(_ question: Int) -> Double { Double(today) + Double(3 * question) / Double(Self.day) }
}
