import Games
import Learning

/// A player's progress with an alphabet.
struct AlphabetShare: Sendable {
  /// A form of a letter (upper or lower case), which has figures of its own.
  struct Form: Sendable {
    let word: Word
    let mark: Mark
    let figures: ItemFigures

    /// Whether it was ever answered from memory.
    var isAsked: Bool { !figures.skills.isEmpty }
  }

  /// The letters in order, each with its one or two forms.
  let letters: [[Form]]
  let learned: Int
  /// Right answers minus wrong ones, at least 0 for each form.
  let score: Int
  /// The indices of letters that were missed and aren't strong yet, weakest first: by score, then by streak.
  let weakest: [Int]

  init(_ known: DeckKnowledge) {
    letters = known.deck.words.map { letter in
      letter.forms.map { form in
        Form(word: form, mark: known.mark(ofForm: form.id), figures: known.figures(of: form.id))
      }
    }
    let setup = LetterSetup(known.deck, figures: known.letterFigures)
    learned = setup.learnedCount()
    score = setup.total
    weakest = Self.weakest(letters)
  }

  var marks: MarkCounts {
    letters.joined().reduce(into: MarkCounts()) { $0[$1.mark] += 1 }
  }

  private static func weakest(_ letters: [[Form]]) -> [Int] {
    let weak = letters.map { forms in
      forms.filter { $0.figures.wrong > 0 && $0.mark != .strong }.map(\.figures)
    }
    let ranks = weak.map { forms in forms.map { ($0.right - $0.wrong, $0.streak) }.min { $0 < $1 } }
    return letters.indices.compactMap { index in ranks[index].map { (index: index, rank: $0) } }
      .sorted { ($0.rank.0, $0.rank.1, $0.index) < ($1.rank.0, $1.rank.1, $1.index) }.map(\.index)
  }
}
