import Engine
import Games
import Interface
import Learning

/// All letters of an alphabet with score and streak, the progress as a whole, and the weakest letters. Enter
/// or a click opens a letter's card.
struct AlphabetScene: PageScene {
  private var shown: DeckKnowledge
  private var known: Shown<WordsOf>
  private var share: AlphabetShare
  private var tiles: Tiles

  init(_ shown: DeckKnowledge) {
    self.shown = shown
    known = Shown(changingWith: .words, shown)
    share = AlphabetShare(shown)
    tiles = Tiles(count: shown.deck.words.count)
  }

  private static let diplomaKey = KeyMap([(keys: ["v", "V"], intent: true)])

  private var hasDiploma: Bool { tiles.count > 0 && share.learned == tiles.count }

  var foot: Foot {
    let diploma = hasDiploma ? [KeyHint("v", "your diploma", pressing: "v")] : []
    return Foot([.arrows("choose"), .enter(.open)] + diploma + [.help, .back])
  }

  mutating func beforeInput(_ step: inout Step) -> Transition? {
    if known.update(&step, WordsOf(deck: shown.deck.id, isRomanized: true)), let known = known.value {
      (shown, share) = (known, AlphabetShare(known))
    }
    return nil
  }

  mutating func handle(_ input: PageInput, _ step: inout Step) -> Transition? {
    if let index = tiles.handle(input.event, in: layout(input.page).grid) { return open(index) }
    if hasDiploma, Self.diplomaKey.intent(for: input.event) != nil {
      return .push(Pending(DiplomaOf(deck: deck.id)) { DiplomaScene($0) })
    }
    switch input.command {
    case .act where tiles.count > 0: return open(tiles.focus)
    case .help: return .push(ScreenHelp.alphabet)
    case .pause, .leave: return .pop(with: .none)
    default: return nil
    }
  }

  /// The card can go on to other letters; the focus follows.
  mutating func resume(_ outcome: Outcome, _ step: inout Step) -> Transition? {
    if let row = outcome.as(CardLeft.self)?.row { tiles.select(row) }
    return nil
  }

  func draw(on canvas: inout Canvas, in page: Page, fraction: Double) {
    let layout = layout(page)
    drawHead(on: &canvas, in: page.head)
    canvas.bar(share.marks, in: layout.bar)
    canvas.legend(share.marks, in: layout.legend)
    tiles.draw(on: &canvas, in: layout.grid) { canvas, index, place, hasFocus in
      LetterTile(forms: share.letters[index], hasFocus: hasFocus).draw(
        on: &canvas, in: place, isBoxed: layout.isBoxed)
    }
    drawFocused(on: &canvas, in: layout.focused)
    drawWeakest(on: &canvas, in: layout.weakest)
  }

  private var deck: Deck { shown.deck }

  private func layout(_ page: Page) -> AlphabetLayout {
    AlphabetLayout(page, count: tiles.count, forms: share.letters.map(\.count).max() ?? 1)
  }

  private func open(_ index: Int) -> Transition {
    .push(WordCardScene(shown, isRomanized: true, rows: Array(deck.words.indices), at: index))
  }
}

extension AlphabetScene {
  private func drawHead(on canvas: inout Canvas, in rect: Rect) {
    canvas.put(Text(deck.name), in: rect, .leading, Style(canvas.theme.text).bold)
    let facts: [Text] = [
      "\(share.learned) of \(tiles.count) learned", Text("score \(Figure.grouped(share.score))"),
    ]
    let sum = Text.joined(facts, by: " " + canvas.ornaments.dot + " ")
    canvas.put(sum, in: rect, .trailing, Style(canvas.theme.muted))
  }

  /// The focused letter's name, reading and figures.
  private func drawFocused(on canvas: inout Canvas, in rect: Rect) {
    guard tiles.count > 0 else {
      return canvas.put("This deck has no letters yet.", in: rect, .leading, Style(canvas.theme.muted))
    }
    let theme = canvas.theme
    let forms = share.letters[tiles.focus]
    let word = forms[0].word
    let names = [
      forms.reversed().map(\.word.term).joined(separator: " "), word.meanings.joined(separator: ", "),
    ]
    var x = rect.left
    x += canvas.put(Text(names.joined(separator: "  ")), at: rect.origin, Style(theme.accent).bold) + 2
    let rest = Rect(x, rect.top, rect.right - x, 1)
    let facts = [Text(word.reading ?? "")] + forms.reversed().map { said(of: $0, isOne: forms.count == 1) }
    let line = Text.joined(facts.filter { !$0.isEmpty }, by: " " + canvas.ornaments.dot + " ")
    canvas.put(line, in: rest, .leading, Style(theme.text))
  }

  private func said(of form: AlphabetShare.Form, isOne: Bool) -> Text {
    let name = isOne ? Text.empty : Text(form.word.term + " ")
    let (right, all) = (form.figures.right, form.figures.right + form.figures.wrong)
    if !form.isAsked { return name + form.mark.name }
    return name + "\(right) of \(all) right" + (isOne ? ", \(form.figures.streak) in a row" : "")
  }

  private func drawWeakest(on canvas: inout Canvas, in rect: Rect) {
    let theme = canvas.theme
    guard share.marks.met > 0 else {
      let begin: Text = "Letters, in the menu, shows them one by one."
      return canvas.put(begin, in: rect, .leading, Style(theme.muted))
    }
    guard !share.weakest.isEmpty else {
      return canvas.put("no weak ones", in: rect, .leading, Style(theme.muted))
    }
    var x = rect.left + canvas.put("weakest", at: rect.origin, Style(theme.muted)) + 3
    for index in share.weakest {
      let (forms, latin) = (share.letters[index], deck.words[index].meanings.first ?? "")
      let term = Text(forms.reversed().map(\.word.term).joined())
      let sound = Text(" " + latin)
      guard x + term.width + sound.width <= rect.right else { return }
      x += canvas.put(term, at: Point(x, rect.top), Style(theme.text).bold)
      x += canvas.put(sound, at: Point(x, rect.top), Style(theme.muted)) + 3
    }
  }
}

/// Letters are in boxes if all of them fit that way.
private struct AlphabetLayout {
  let bar, legend, focused, weakest: Rect
  let grid: TileGrid
  let isBoxed: Bool

  init(_ page: Page, count: Int, forms: Int) {
    let body = page.body
    bar = Rect(body.left, body.top, body.width, 1)
    legend = Rect(body.left, body.top + 1, body.width, 1)
    weakest = Rect(body.left, body.bottom - 1, body.width, 1)
    focused = Rect(body.left, body.bottom - 2, body.width, 1)
    let room = Rect(body.left, legend.bottom + 1, body.width, focused.top - legend.bottom - 2)
    let width = forms * (LetterTile.formWidth + 1)
    let boxed = TileGrid(in: room, tile: Size(width + 3, 3), gap: Size(1, 0))
    let airy = TileGrid(in: room, tile: Size(width, 1), gap: Size(0, 1))
    let dense = TileGrid(in: room, tile: Size(width, 1), gap: Size(0, 0))
    isBoxed = boxed.holds(count)
    grid = isBoxed ? boxed : airy.holds(count) ? airy : dense
  }
}
