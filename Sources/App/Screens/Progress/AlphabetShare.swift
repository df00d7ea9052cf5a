import Engine
import Interface
import Learning
import Games

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

/// A letter with mark, score and streak for each form.
struct LetterTile {
  static let formWidth = 11

  let forms: [AlphabetShare.Form]
  let hasFocus: Bool

  func draw(on canvas: inout Canvas, in place: Rect, isBoxed: Bool) {
    let theme = canvas.theme
    if isBoxed {
      let border = Style(hasFocus ? theme.accent : theme.muted.mixed(with: theme.ground, 0.5))
      canvas.box(place, hasFocus ? .heavy : .rounded, border, fill: hasFocus ? theme.raised : nil)
    } else if hasFocus {
      canvas.fill(place, theme.raised)
      canvas.put(canvas.ornaments.pointer, at: place.origin, Style(theme.accent).bold)
    }
    let inner = isBoxed ? place.inset(2, 1) : Rect(place.left + 1, place.top, place.width - 1, 1)
    for (index, form) in forms.reversed().enumerated() {
      draw(form, on: &canvas, at: inner.origin + Point(index * (Self.formWidth + 1), 0))
    }
  }

  private func draw(_ form: AlphabetShare.Form, on canvas: inout Canvas, at point: Point) {
    let theme = canvas.theme
    canvas.put(form.mark.sign(canvas.ornaments), at: point, Style(form.mark.color(theme)))
    let color = hasFocus ? theme.accent : form.mark == .new ? theme.muted : theme.text
    canvas.put(Text(form.word.term), at: point + Point(2, 0), Style(color).bold)
    guard form.isAsked else { return }
    let score = Rect(point.x + 4, point.y, 3, 1)
    canvas.put(Text(Figure.grouped(form.figures.score)), in: score, .trailing, Style(theme.text))
    guard form.figures.streak > 0 else { return }
    canvas.put("+\(form.figures.streak)", at: point + Point(8, 0), Style(theme.right))
  }
}
