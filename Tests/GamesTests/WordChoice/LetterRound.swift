import Engine
import Games
import Learning
import Players
import Playtest

let greek: [(term: String, capital: String, latin: String, name: String)] = [
  ("α", "Α", "a", "alpha"), ("β", "Β", "v", "beta"), ("γ", "Γ", "g", "gamma"), ("δ", "Δ", "d", "delta"),
  ("η", "Η", "i", "eta"), ("ι", "Ι", "i", "iota"), ("κ", "Κ", "k", "kappa"), ("λ", "Λ", "l", "lambda"),
]

let alphabet = Deck(
  id: "greek", name: "Greek letters", language: .init(term: "el", meaning: "el-Latn"), kind: .alphabet,
  words: greek.map { letter in
    Word(
      id: letter.name, term: letter.term, meanings: [letter.latin], reading: letter.name,
      mnemonic: letter.name == "alpha" ? "a fish on its side" : nil,
      letter: Letter(
        capital: letter.capital, romanizations: ["plain": letter.latin, "old": letter.latin + "'"],
        ipa: "/\(letter.latin)/", sound: "as in \(letter.name)", writing: "A stroke and a bow.",
        capitalWriting: "Two strokes.", level: .xHeight, examples: [Gloss(letter.term + "βγ", "example")]))
  },
  alphabet: Alphabet(systems: [.init(id: "plain", name: "plain"), .init(id: "old", name: "old system")]))

/// Figures of a player who knows these forms.
func held(_ ids: some Sequence<String>) -> [String: LetterFigures] {
  let figures = LetterFigures.Side(right: 2, streak: 2, recent: [true, true])
  return Dictionary(
    uniqueKeysWithValues: ids.map { ($0, LetterFigures(seen: 3, right: 2, sides: [.term: figures])) })
}

func letters(
  _ deck: Deck = alphabet, knowing figures: [String: LetterFigures] = [:], questions: Int = 20,
  shown: ShownSide? = .term, seed: UInt64 = 1, explains: Bool = false, hints: [String: String] = [:],
  hintObstacle: String? = nil, look: Look = Look(), window: Size = Size(80, 24)
) -> Stage {
  let setup = LetterSetup(
    deck, figures: figures, questions: questions, hints: hints, hintObstacle: hintObstacle)
  return play(Letters.self, deck, setup, shown, seed, explains, look, window)
}

func practice(
  _ deck: Deck, knowing figures: [String: LetterFigures], questions: Int = 12, only: [String]? = nil,
  shown: ShownSide? = nil, seed: UInt64 = 1, look: Look = Look(), window: Size = Size(80, 24)
) -> Stage {
  let setup = LetterSetup(deck, figures: figures, questions: questions, only: only)
  return play(Practice.self, deck, setup, shown, seed, false, look, window)
}

private func play(
  _ game: (some WordGame).Type, _ deck: Deck, _ letters: LetterSetup, _ shown: ShownSide?, _ seed: UInt64,
  _ explains: Bool, _ look: Look, _ window: Size
) -> Stage {
  var chance = Chance(seed: seed, stream: 1)
  let items = deck.withCapitals.words.map { word in
    RoundSetup.Item(
      word, of: deck.origin, isNew: letters.figures[word.id] == nil,
      shown: shown ?? ShownSide.allCases[chance.below(2)])
  }
  let round = RoundSetup(
    RoundSetup.Content(of: deck.origin, name: deck.name, items: items, letters: letters, seed: seed),
    policy: RoundSetup.Policy(direction: shown), learner: RoundSetup.Learner(best: 31),
    presentation: RoundSetup.Presentation(explains: explains))
  var stage = Stage.playing(game, GameSetup(round, window: window), look: look)
  stage.wait(ticks: 1)
  return stage
}

extension ChoiceScreen {
  /// The number of the right answer; nil if it isn't visible.
  var rightLetter: Int? {
    let known = greek.filter { letter in
      [letter.term, letter.capital, letter.latin, "\(letter.latin) (\(letter.name))"].contains(prompt)
    }
    let answers = known.flatMap {
      greek.map(\.latin).contains($0.latin) ? [$0.latin, $0.term, $0.capital] : []
    }
    return options.first { $0.value != prompt && answers.contains($0.value) }?.key
  }
}

extension Stage {
  /// Whether a card or a wrong answer is shown.
  var isResting: Bool { shows("Enter next") }

  var isWriting: Bool { shows("Enter save") }

  /// Goes on from a card or a wrong answer.
  mutating func advance() {
    wait(ticks: 20)
    press(.enter)
  }

  /// Answers a question about a letter, leaving the cards before it.
  mutating func answerLetter(_ isRight: Bool = true) {
    while isResting { advance() }
    wait(ticks: 30)
    guard let right = question.rightLetter else { return }
    type("\(isRight ? right : right % 4 + 1)")
    if isRight { wait(ticks: ChoicePhase.mark) }
  }
}
