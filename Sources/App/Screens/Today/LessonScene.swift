import Engine
import Games
import Interface
import Learning

/// The cards of new words, shown before the round that asks them. They don't count as met yet, so nothing is
/// lost by leaving. Pops with a `LessonOutcome`.
struct LessonScene: PageScene {
  /// A new word, and what its card shows beside it.
  package struct Card: Sendable {
    let item: RoundSetup.Item
    let title: Text
    let systems: [Alphabet.System]
    /// The learner's own, empty without one.
    var hint: String

    /// - Parameters:
    ///   - item: a word, or a letter in lower case.
    ///   - title: the name of its deck.
    ///   - systems: the deck's systems of romanisation.
    ///   - hint: the learner's own.
    init(
      _ item: RoundSetup.Item, title: String, systems: [Alphabet.System] = [], hint: String = ""
    ) {
      (self.item, self.title, self.systems, self.hint) = (item, Text(title), systems, hint)
    }
  }

  private(set) var cards: [Card]
  /// Why hints can't be written; nil if they can.
  let obstacle: String?
  /// The words that a voice or a recording can say here.
  private let audible: Set<ItemID>
  /// The title of the first card; nil for the usual one.
  private let opening: Text?
  var place = 0
  var known: Set<ItemID> = []
  /// The card whose word was spoken last.
  var saidPlace: Int?
  private var drawings = AskedLetters()
  /// The stroke orders of the card's characters, as far as they are known.
  private var strokes = AskedStrokes()
  /// The choice from the pause menu, until the next update.
  private var choice: PauseChoice?

  /// - Parameters:
  ///   - cards: at least one.
  ///   - obstacle: why hints can't be written, in a sentence; nil if they can.
  ///   - audible: the words that a voice or a recording can say here.
  init(
    _ cards: [Card], obstacle: String? = nil, audible: Set<ItemID> = [], opening: String? = nil
  ) {
    self.opening = opening.map { Text($0) }
    self.cards = cards
    self.obstacle = obstacle
    self.audible = audible
  }

  mutating func beforeInput(_ step: inout Step) -> Transition? {
    let isLeaving = choice == .leave
    choice = nil
    return isLeaving || cards.isEmpty ? pop(leaving: isLeaving) : nil
  }

  mutating func afterInput(_ step: inout Step) -> Transition {
    if saidPlace != place { say(&step) }
    drawings.update(faces(in: step.window).compactMap(\.large), &step)
    strokes.update(item.strokes, &step)
    return .sleep(until: nil)
  }

  var isToRead: Bool { true }

  mutating func resume(_ outcome: Outcome, _ step: inout Step) -> Transition? {
    choice = outcome.as(PauseChoice.self)
    if let change = outcome.as(MnemonicChanged.self) { cards[place].hint = change.text ?? "" }
    return nil
  }

  func draw(on canvas: inout Canvas, in page: Page, fraction: Double) {
    guard !cards.isEmpty else { return }
    let usual = title + " · " + Text(item.origin.kind.newOnes)
    CourseHead(title: (place == 0 ? opening : nil) ?? usual, place: progress(canvas.ornaments))
      .draw(on: &canvas, in: page.head)
    let layout = layout(canvas.size)
    faces(in: canvas.size)[0].draw(on: &canvas, drawings)
    if isKnown {
      let line = canvas.ornaments.right + " you know this; Babble will check it once"
      canvas.put(line, in: layout.figures, layout.alignment, Style(canvas.theme.right))
    }
    HintLine(hint, in: layout.hint, isOpen: obstacle == nil).draw(on: &canvas)
  }
}

extension LessonScene {
  var item: RoundSetup.Item { cards[place].item }
  var title: Text { cards[place].title }
  var hint: String { cards[place].hint }
  var isAudible: Bool { audible.contains(item.id) }
  var isKnown: Bool { known.contains(item.id) }
  /// Whether the stroke order of any of its characters is known.
  var hasStrokes: Bool { !(DrawnWord(item)?.models(strokes) ?? []).isEmpty }
  var isLast: Bool { place == cards.count - 1 }

  func layout(_ window: Size) -> CardLayout { Self.layout(item.isLetter, window) }

  static func layout(_ isLetter: Bool, _ window: Size) -> CardLayout {
    CardLayout(in: Page(window).body, isLetter: isLetter, figureRows: 1)
  }

  /// The card that is shown, and its neighbours, so that their letters are drawn before they come.
  func faces(in window: Size) -> [CardFace] {
    [place, place + 1, place - 1].filter(cards.indices.contains).map { index in
      let (item, systems) = (cards[index].item, cards[index].systems)
      return CardFace(
        item.word, language: item.origin.language.term, systems: systems, among: cards.map(\.item.word),
        in: Self.layout(item.isLetter, window))
    }
  }
}
