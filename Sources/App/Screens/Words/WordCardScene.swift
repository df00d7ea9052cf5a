import Engine
import Games
import Interface
import Learning

/// All that is known about a word, the learner's figures for it, and their own hint.
struct WordCardScene: PageScene {
  private var words: CardWords
  private var known: Shown<CardsOf>
  private let isRomanized: Bool
  private var row: Int
  /// The row whose word was spoken last.
  private var saidRow: Int?
  /// Whether the player pressed a key to hear it.
  private var isSoundAsked = false
  private var drawings = AskedLetters()
  /// The stroke orders of the word's characters, as far as they are known.
  private var strokes = AskedStrokes()
  /// Where a mistake was noted, or why nothing is heard.
  private var note = Text.empty
  private var noting: Ticket<MistakeNote>?
  private var saying: Ticket<SilenceOf>?

  /// - Parameter isRomanized: whether letters are in the chosen romanisation.
  init(_ words: CardWords, isRomanized: Bool = false, at row: Int) {
    (self.words, self.isRomanized, self.row) = (words, isRomanized, row)
    known = Shown(changingWith: .words, words)
  }

  /// - Parameter rows: indices of the deck's words.
  init(_ shown: DeckKnowledge, isRomanized: Bool = false, rows: [Int], at row: Int) {
    let words = CardWords([shown], rows.map { WordPlace(deck: 0, word: $0) })
    self.init(words, isRomanized: isRomanized, at: row)
  }

  mutating func beforeInput(_ step: inout Step) -> Transition? {
    if known.update(&step, CardsOf(words: words.references, isRomanized: isRomanized)),
      let words = known.value, !show(words)
    {
      return .pop(with: .none)
    }
    if let told = step.value(of: &noting) { note = told }
    if let reason = step.value(of: &saying) ?? nil { note = reason }
    return nil
  }

  /// Returns false if its word is gone.
  private mutating func show(_ words: CardWords) -> Bool {
    let word = self.words.reference(row)
    guard let row = (0..<words.count).first(where: { words.reference($0) == word }) else { return false }
    if saidRow == self.row { saidRow = row }
    (self.words, self.row) = (words, row)
    return true
  }

  mutating func resume(_ outcome: Outcome, _ step: inout Step) -> Transition? {
    // At once, since it has just been seen.
    if let change = outcome.as(MnemonicChanged.self) { words.apply(change) }
    return outcome.as(WordRemoved.self) == nil ? nil : .pop(with: outcome)
  }

  mutating func afterInput(_ step: inout Step) -> Transition {
    ask(&step)
    return .sleep(until: nil)
  }

  func draw(on canvas: inout Canvas, in page: Page, fraction: Double) {
    let theme = canvas.theme
    let place = "\(Figure.grouped(row + 1)) of \(Figure.grouped(words.count))"
    let title = Text(deck.name).shortened(to: page.head.width - 30) + " · " + Text(place)
    canvas.put(canvas.ornaments.spelled(title), in: page.head, .leading, Style(theme.muted))
    let mark = shown.shownMark(of: word)
    canvas.put(
      mark.mark.sign(canvas.ornaments) + " " + mark.name, in: page.head, .trailing, Style(mark.color(theme)))
    WordCard(word, shown).draw(on: &canvas, drawings)
    let last = Rect(page.foot.left, page.foot.top - 1, page.foot.width, 1)
    canvas.put(note.shortened(to: last.width), in: last, .leading, Style(theme.accent))
  }

  private var shown: DeckKnowledge { words.deck(row) }
  private var deck: Deck { shown.deck }
  private var word: Word { words[row] }
  private var item: RoundSetup.Item {
    RoundSetup.Item(word, of: deck.origin, isNew: false, shown: .term)
  }
  /// Whether the stroke order of any of its characters is known.
  private var hasStrokes: Bool { !(DrawnWord(item)?.models(strokes) ?? []).isEmpty }

  private enum Action {
    case edit, hint, say, suspend, play, record, parts, strokes, mistake
  }

  private static let keys = KeyMap<Action>([
    (keys: [SharedKey.edit.key], intent: .edit), (keys: [SharedKey.hint.key], intent: .hint),
    (keys: [SharedKey.sound.key], intent: .say), (keys: [SharedKey.suspend.key], intent: .suspend),
    (keys: ["c"], intent: .parts), (keys: [SharedKey.draw.key], intent: .strokes),
    (keys: [WordGamesScene.key], intent: .play), (keys: ["r"], intent: .record),
    (keys: ["m"], intent: .mistake),
  ])

  /// Letters of a deck belong together and can't be edited one by one.
  var foot: Foot {
    let edit = deck.kind == .words ? [SharedKey.edit.keyHint("edit")] : []
    let parts = LookUpPageScene.hint(ofParts: word.term)
    let strokes = hasStrokes ? [SharedKey.draw.keyHint("strokes")] : []
    // If not all keys fit, the last one is left out.
    let ways: [KeyHint] =
      parts.isEmpty && strokes.isEmpty
      ? [.left("before"), .right("next")] : [.right("next"), .left("before")]
    return Foot(
      [.enter(.open)] + edit + [SharedKey.sound.keyHint("say")] + [shown.suspendHint(word)].compactMap(\.self)
        + parts + strokes + ways
        + [
          WordGamesScene.hint, KeyHint("r", "record", pressing: "r"), KeyHint("m", "mistake", pressing: "m"),
          .help, .back,
        ])
  }

  mutating func handle(_ input: PageInput, _ step: inout Step) -> Transition? {
    if input.event.isClick(in: layout(input.page.window.size).hint) { return writing }
    note = .empty
    switch Self.keys.intent(for: input.event) {
    case .edit where deck.kind == .words: return editing
    case .hint: return writing
    case .say: (saidRow, isSoundAsked) = (nil, true)
    case .suspend: shown.suspendReport(word).map { step.report($0) }
    case .play: return .push(WordGamesScene([item.reference]))
    case .record:
      let again = VoiceScope.again(WordReference(deck: deck.id, word: word.id))
      return .push(Pending(RecordingQueue(scope: again)) { RecordScene($0) })
    case .parts:
      return LookUpPageScene(HanCharacter.all(in: word.term), of: deck.language.term).map { .push($0) }
    case .strokes: if hasStrokes { return StrokesScene(item, title: Text(deck.name)).map { .push($0) } }
    case .mistake: noting = step.ask(MistakeNote(word: item.reference), .inOrder)
    case .edit, nil: break
    }
    if case .mouse(let mouse) = input.event, case .wheel(let notches) = mouse.action { move(notches) }
    switch input.command {
    case .act: return writing
    case .left, .up, .previous: move(-1)
    case .right, .down, .next: move(1)
    case .first: move(-row)
    case .last: move(words.count)
    case .help: return .push(ScreenHelp.card)
    case .pause, .leave: return .pop(with: Outcome(CardLeft(row: row)))
    default: break
    }
    return nil
  }

  private var editing: Transition {
    .push(
      EditWordScene(
        DeckWord(word, of: deck.origin), in: Text(deck.name), hint: shown.hint(of: word),
        obstacle: shown.obstacle))
  }

  private var writing: Transition {
    let deck = deck
    return .push(
      HintScene(for: shown.met(word), shown.hint(of: word), obstacle: shown.obstacle) { window in
        WordCard.layout(of: deck, in: window).hint
      })
  }

  /// Has the word spoken once, and letters drawn: also the neighbours', so that they are there in time.
  private mutating func ask(_ step: inout Step) {
    if saidRow != row {
      if isSoundAsked {
        saying = step.say(Spoken(word, of: deck.origin, isAsked: true))
      } else {
        step.say(word, of: deck.origin)
      }
      (saidRow, isSoundAsked) = (row, false)
    }
    let near = [row, row + 1, row - 1].filter { (0..<words.count).contains($0) }
    drawings.update(near.compactMap { large($0, step.window) }, &step)
    strokes.update(item.strokes, &step)
  }

  private func large(_ row: Int, _ window: Size) -> LargeLetter? {
    let deck = words.deck(row).deck
    return WordCard.layout(of: deck, in: window).large(words[row], language: deck.language.term)
  }

  private func layout(_ window: Size) -> CardLayout { WordCard.layout(of: deck, in: window) }

  private mutating func move(_ way: Int) {
    row = min(max(0, row + way), words.count - 1)
  }
}
