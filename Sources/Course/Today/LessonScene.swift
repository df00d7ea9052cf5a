import Engine
import Interface
import LargeLetters
import Learning
import WordGame

/// The cards of new words, before the round that asks them. Nothing counts as met by them, so that leaving loses
/// nothing. Pops with a `LessonOutcome`.
package struct LessonScene: Scene {
  let items: [RoundSetup.Item]
  let title: Text
  private let systems: [Alphabet.System]
  /// Why hints can't be written; nil where they can.
  let obstacle: String?
  /// By what points to the words.
  private var hints: [String: String]
  var place = 0
  var known: Set<ItemID> = []
  /// The card whose word was said last.
  var saidPlace: Int?
  private var drawings = AskedLetters()
  /// How the characters of the card are drawn, as far as somebody knows.
  private var strokes = AskedStrokes()
  /// What was chosen in a pause, until the next update.
  private var choice: PauseChoice?

  /// The cards of a lesson.
  /// - Parameters:
  ///   - items: at least one; letters in lower case.
  ///   - title: the deck's name.
  ///   - systems: the systems of romanisation that the deck names.
  ///   - hints: those that the learner has written before.
  ///   - obstacle: why hints can't be written, in a sentence; nil where they can.
  package init(
    _ items: [RoundSetup.Item], title: String, systems: [Alphabet.System] = [],
    hints: [WordReference: String] = [:], obstacle: String? = nil
  ) {
    self.items = items
    self.title = Text(title)
    self.systems = systems
    self.obstacle = obstacle
    self.hints = Dictionary(uniqueKeysWithValues: hints.map { ($0.key.text, $0.value) })
  }

  package mutating func update(_ step: inout Step) -> Transition {
    defer { choice = nil }
    if choice == .leave || items.isEmpty { return pop(leaving: choice == .leave) }
    let page = Page(step.window)
    while let event = step.next(on: page) {
      if let transition = handle(event, &step) { return transition }
    }
    if saidPlace != place { say(&step) }
    drawings.update(faces(in: step.window).compactMap(\.large), &step)
    strokes.update(item.strokes, &step)
    return .sleep(until: nil)
  }

  package mutating func resume(_ outcome: Outcome) {
    choice = outcome.as(PauseChoice.self)
    if let change = outcome.as(MnemonicChanged.self) { hints[change.word.reference.text] = change.text }
  }

  package func draw(on canvas: inout Canvas, fraction: Double) {
    let page = Page(canvas.size)
    guard !Page.isTooSmall(canvas.size) else { return Page.drawTooSmall(on: &canvas) }
    guard !items.isEmpty else { return }
    CourseHead(title: title + " · " + Text(item.origin.kind.newOnes), place: progress(canvas.ornaments))
      .draw(on: &canvas, in: page.head)
    let layout = layout(canvas.size)
    faces(in: canvas.size)[0].draw(on: &canvas, drawings)
    if isKnown {
      let line = canvas.ornaments.right + " you know this; Babble will check it once"
      canvas.put(line, in: layout.figures, layout.alignment, Style(canvas.theme.right))
    }
    HintLine(hint, in: layout.hint, isOpen: obstacle == nil).draw(on: &canvas)
    foot.draw(on: &canvas, in: page.foot)
  }

  package func hash(into hash: inout StateHash) {
    // Left out: the choice is taken in its tick; drawings only look nice.
    hash.combine(items)
    hash.combine(items.map(\.origin))
    hash.combine(title)
    hash.combine(systems.map { [$0.id, $0.name] })
    hash.combine(obstacle)
    hash.combine(sorted: hints)
    hash.combine(place)
    hash.combine(known.map(\.rawValue).sorted())
    hash.combine(saidPlace)
    hash.combine(strokes)
  }
}

/// What is on the card.
extension LessonScene {
  var item: RoundSetup.Item { items[place] }
  var hint: String { hints[item.reference.text] ?? "" }
  var isKnown: Bool { known.contains(item.id) }
  /// Whether anybody knows how a character of it is drawn.
  var hasStrokes: Bool { !(DrawnWord(item)?.models(strokes) ?? []).isEmpty }
  var isLast: Bool { place == items.count - 1 }

  func layout(_ window: Size) -> CardLayout { Self.layout(item.isLetter, window) }

  static func layout(_ isLetter: Bool, _ window: Size) -> CardLayout {
    CardLayout(in: Page(window).body, isLetter: isLetter, figureRows: 1)
  }

  /// The card that is shown, and those to either side, whose letters are drawn before they come.
  func faces(in window: Size) -> [CardFace] {
    [place, place + 1, place - 1].filter(items.indices.contains).map { index in
      let item = items[index]
      return CardFace(
        item.word, language: item.origin.language.term, systems: systems,
        in: Self.layout(item.isLetter, window))
    }
  }
}
