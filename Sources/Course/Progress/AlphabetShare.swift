import Interface
import Learning
import WordGame

/// How far a player is with an alphabet.
package struct AlphabetShare: Sendable {
  /// A form of a letter, with figures of its own.
  package struct Form: Sendable {
    package let word: Word
    package let mark: Mark
    package let figures: ItemFigures

    /// Whether it was ever asked and answered from knowledge.
    var isAsked: Bool { !figures.skills.isEmpty }
  }

  /// The letters in their order, each with its one or two forms.
  package let letters: [[Form]]
  /// How many letters are learned.
  package let learned: Int
  /// Right answers less wrong ones, of no form less than 0.
  package let score: Int
  /// The letters, by their places, that were asked and aren't strong, the weakest first: those of the lowest score
  /// and, of these, the shortest streak.
  package let weakest: [Int]

  /// The share of a deck of letters.
  package init(_ known: DeckKnowledge) {
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

  /// The marks of all forms.
  package var marks: MarkCounts {
    letters.joined().reduce(into: MarkCounts()) { $0[$1.mark] += 1 }
  }

  private static func weakest(_ letters: [[Form]]) -> [Int] {
    let weak = letters.map { forms in forms.filter { $0.isAsked && $0.mark != .strong }.map(\.figures) }
    let ranks = weak.map { forms in forms.map { ($0.right - $0.wrong, $0.streak) }.min { $0 < $1 } }
    return letters.indices.compactMap { index in ranks[index].map { (index: index, rank: $0) } }
      .sorted { ($0.rank.0, $0.rank.1, $0.index) < ($1.rank.0, $1.rank.1, $1.index) }.map(\.index)
  }
}
