import Engine
import Games
import Learning
import Players
import Playtest

let vocabulary: [(term: String, meaning: String)] = [
  ("el agua", "water"), ("la casa", "house"), ("el amigo", "friend"), ("la palabra", "word"),
  ("trabajar", "to work"), ("el tiempo", "weather"), ("hablar", "to speak"), ("la mañana", "morning"),
  ("el hermano", "brother"), ("comer", "to eat"), ("la ciudad", "city"), ("escribir", "to write"),
  ("el año", "year"), ("siempre", "always"), ("la pregunta", "question"), ("el coche", "car"),
  ("nuevo", "new"), ("la mesa", "table"), ("dormir", "to sleep"), ("el libro", "book"),
]

/// A challenge with the first `count` words of the vocabulary.
func challenge(
  _ count: Int = 20, variation: String = "clock", seconds: Int? = 0, seed: UInt64 = 1, new: Int = 0,
  explains: Bool = false, usual: Int? = nil, look: Look = Look(), window: Size = Size(80, 24),
  unmet: Int = 0, isRecorded: Bool = false, repeats: Bool = true, mostAsked: Int? = nil, passMark: Int? = nil
) -> Stage {
  let origin = WordOrigin(deck: "test")
  let items = vocabulary.prefix(count).enumerated().map { index, word in
    RoundSetup.Item(
      Word(id: word.term, term: word.term, meanings: [word.meaning]), of: origin, isNew: index < new,
      isMet: index < count - unmet, shown: .term)
  }
  let round = RoundSetup(
    RoundSetup.Content(of: origin, name: "Spanish", items: items, seed: seed),
    policy: RoundSetup.Policy(
      variation: variation, seconds: seconds, repeats: repeats, mostAsked: mostAsked, passMark: passMark),
    learner: RoundSetup.Learner(usualMilliseconds: usual, best: 940),
    presentation: RoundSetup.Presentation(explains: explains))
  let setup = GameSetup(round, window: window)
  let recorded = ReplayableRound(Challenge.profile, setup) { Challenge.start($0) }
  var stage =
    isRecorded
    ? Stage.playing(recorded, window: window, look: look) : Stage.playing(Challenge.self, setup, look: look)
  stage.wait(ticks: 1)
  return stage
}

extension ChoiceScreen {
  /// The number of the right answer; nil if it isn't visible.
  var right: Int? {
    let meaning = vocabulary.first { $0.term == prompt }?.meaning
    return options.first { $0.value == meaning }?.key
  }

  var wrong: Int? { options.keys.sorted().first { $0 != right } }
}

extension Stage {
  var question: ChoiceScreen { ChoiceScreen(self) }

  /// Answers, and waits while a right answer is marked.
  mutating func answer(_ isRight: Bool = true, after ticks: Int = 30) {
    wait(ticks: ticks)
    let question = question
    guard let number = isRight ? question.right : question.wrong else { return }
    type("\(number)")
    if isRight { wait(ticks: ChoicePhase.mark) }
  }

  /// Waits until the right answer is no longer shown.
  mutating func look() { wait(ticks: 181) }
}
