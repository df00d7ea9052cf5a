import Engine
import Games
import Interface
import Learning

/// A dictionary entry or a character, large, with all that is known about it. Enter adds an entry to the
/// learner's words; lines lead to other pages.
struct LookUpPageScene: PageScene {
  private var entry: LookUpPage
  private var place = LookUpPlace()
  private var hold = PressTracker()
  private var found = Shown<PageLookUp>(changingWith: .words)
  private var changes = AwaitedChanges<ChangeOwnWords>()
  private var saying: Ticket<SilenceOf>?
  /// The words that were added here.
  private var added = AddedWords()
  /// The result of adding the word.
  private var news: Text = .empty
  private var isRefused = false
  /// Whether readings are shown contrary to the player's setting. Pages opened from here inherit it.
  private var turnsReadings: Bool

  /// - Parameters:
  ///   - sentence: where the learner met the word.
  ///   - turnsReadings: whether readings are shown contrary to the player's setting.
  ///   - writing: the language of the word from which a character was opened; nil if unknown.
  init(
    _ subject: LookUpSubject, sentence: String? = nil, turnsReadings: Bool = false, writing: String? = nil
  ) {
    entry = LookUpPage(subject, sentence: sentence, writing: writing)
    self.turnsReadings = turnsReadings
  }

  /// The foot's hint for the key that opens the characters of a word; none if it has none.
  static func hint(ofParts term: String) -> [KeyHint] {
    HanCharacter.all(in: term).isEmpty ? [] : [KeyHint("c", LookUpPage.parts, pressing: "c")]
  }

  /// The first character of a word; the others follow by key. Nil if there are none.
  init?(_ characters: [Character], of language: String?, turnsReadings: Bool = false) {
    guard let first = characters.first else { return nil }
    entry = LookUpPage(.character(first), of: characters, writing: language)
    self.turnsReadings = turnsReadings
  }

  var isReady: Bool { !changes.isClosing }

  mutating func beforeInput(_ step: inout Step) -> Transition? {
    if found.update(&step, PageLookUp(subject: entry.subject)), let answer = found.value {
      entry.show(answer)
      place.clampFocus(among: entry.links.count)
    }
    while let kept = changes.next(&step) {
      (news, isRefused) = (kept.sentence, kept.isRefused)
      added.terms.formUnion(kept.words.map(\.word.term))
    }
    if let reason = step.value(of: &saying) ?? nil { (news, isRefused) = (reason, true) }
    if changes.isClosing { return changes.close(with: Outcome(added), &step) }
    let page = Page(step.window)
    entry.fit(page.body.width - 2 * LookUpPageLayout.margin)
    place.fit(extent(page))
    return nil
  }

  mutating func resume(_ outcome: Outcome, _ step: inout Step) -> Transition? {
    if let hint = outcome.as(CharacterHint.self) {
      changes.ask(.change(.hinted(hint.character, hint.text)), &step)
    }
    return nil
  }

  mutating func handle(_ input: PageInput, _ step: inout Step) -> Transition? {
    let (event, layout) = (input.event, layout(input.page))
    if case .mouse(let mouse) = event, let row = hold.handle(mouse, over: link(at: mouse.position, layout)) {
      place.select(row)
      return openLink()
    }
    if let hint = layout.hint, HintLine.isWanted(by: event, in: hint) {
      return writing
    }
    switch Self.keys.intent(for: event) {
    case .say: saying = step.say(Spoken(entry.spoken, language: entry.language, isAsked: true))
    case .parts: return parts(&step)
    case .readings: if entry.hasReading { turnsReadings.toggle() }
    case .strokes: if entry.character != nil { return .push(entry.strokes) }
    case nil: break
    }
    place.handle(event, extent(input.page))
    switch input.command {
    case .act: return act(&step)
    case .help: return .push(ScreenHelp.lookUpPage)
    case .pause, .leave: return changes.close(with: Outcome(added), &step)
    default: return nil
    }
  }

  /// The index, among the links, of the line under the pointer.
  private func link(at point: Point, _ layout: LookUpPageLayout) -> Int? {
    guard layout.lines.contains(point) else { return nil }
    return entry.links.firstIndex(of: point.y - layout.lines.top + place.top)
  }

  private enum KeyIntent { case say, parts, readings, strokes }
  private static let keys = KeyMap<KeyIntent>([
    (keys: [SharedKey.sound.key], intent: .say), (keys: ["c"], intent: .parts),
    (keys: ["r"], intent: .readings),
    (keys: [SharedKey.draw.key], intent: .strokes),
  ])

  private mutating func act(_ step: inout Step) -> Transition? {
    if place.link != nil { return openLink() }
    if let own = entry.own { changes.ask(own, &step) }
    return nil
  }

  private func openLink() -> Transition? {
    place.link.flatMap { entry.lines[entry.links[$0]].link }.map(opened)
  }

  /// Opens a word's first character, or goes on to a character's next sibling.
  private mutating func parts(_ step: inout Step) -> Transition? {
    guard entry.character != nil else {
      return LookUpPageScene(entry.characters, of: entry.writing, turnsReadings: turnsReadings).map {
        .push($0)
      }
    }
    guard let next = entry.next else { return nil }
    (entry, place, news) = (next, LookUpPlace(), .empty)
    found.ask(PageLookUp(subject: next.subject), &step)
    return nil
  }

  private func opened(_ subject: LookUpSubject) -> Transition {
    .push(LookUpPageScene(subject, turnsReadings: turnsReadings, writing: entry.writing))
  }

  private var writing: Transition? {
    guard let character = entry.character else { return nil }
    return .push(
      HintScene(for: character, entry.hint) { window in
        LookUpPageLayout(Page(window), hasReading: false, hasHint: true).hint ?? Page(window).foot
      })
  }
}

extension LookUpPageScene {
  func draw(on canvas: inout Canvas, in page: Page, fraction: Double) {
    let (theme, layout) = (canvas.theme, layout(page))
    canvas.put(entry.title, in: page.head, .leading, Style(theme.muted))
    canvas.put(canvas.ornaments.spelled(entry.standing), in: page.head, .trailing, Style(theme.muted))
    let ruby = (canvas.look.ruby != .never) == turnsReadings ? nil : entry.ruby(on: &canvas)
    LargeWord(Text(entry.term), language: entry.language, ruby: ruby).draw(on: &canvas, in: layout.term)
    let focused = place.link.map { entry.links[$0] }
    for (number, line) in entry.lines.enumerated().dropFirst(place.top).prefix(layout.lines.height) {
      let row = Rect(layout.lines.left, layout.lines.top + number - place.top, layout.lines.width, 1)
      let hasFocus = number == focused
      if hasFocus { canvas.fill(row, theme.raised) }
      line.draw(on: &canvas, in: row.inset(LookUpPageLayout.margin, 0), hasFocus: hasFocus)
      if hasFocus { canvas.put(canvas.ornaments.pointer, at: row.origin, Style(theme.accent).bold) }
      if let pressed = hold.pressed, entry.links[pressed] == number { canvas.reverse(row, theme.accent) }
    }
    if let place = layout.hint { HintLine(entry.hint, in: place, isOpen: true).draw(on: &canvas) }
    let color = isRefused && !news.isEmpty ? theme.wrong : theme.accent
    canvas.put(news.isEmpty ? entry.known : news, in: layout.news, .leading, Style(color))
  }

  private func layout(_ page: Page) -> LookUpPageLayout {
    LookUpPageLayout(page, hasReading: entry.hasReading, hasHint: entry.character != nil)
  }

  private func extent(_ page: Page) -> LookUpPlace.Extent {
    LookUpPlace.Extent(count: entry.lines.count, height: layout(page).lines.height, links: entry.links)
  }

  func foot(on page: Page) -> Foot {
    let act = place.link == nil && entry.own == nil ? [] : [KeyHint.enter(place.link == nil ? .save : .open)]
    let hint = entry.character == nil ? [] : [HintLine.key]
    let parts = entry.partsTitle.map { [KeyHint("c", $0, pressing: "c")] } ?? []
    let strokes = entry.character == nil ? [] : [SharedKey.draw.keyHint("strokes")]
    let readings = entry.hasReading ? [KeyHint("r", "reading", pressing: "r")] : []
    let isLong = extent(page).last > 0
    let choose = isLong ? [KeyHint.upDown("more")] : entry.links.isEmpty ? [] : [KeyHint.upDown("choose")]
    return Foot(
      choose + act + hint + [SharedKey.sound.keyHint("say")] + strokes + parts + readings + [
        .help, .back,
      ])
  }
}

private struct LookUpPageLayout {
  /// The columns left and right of a line; the pointer sign is in the left ones.
  static let margin = 2

  let term, lines, news: Rect
  /// The learner's hint; nil on a page without one.
  let hint: Rect?

  init(_ page: Page, hasReading: Bool, hasHint: Bool) {
    let body = page.body
    let usual = body.height < 18 ? 5 : min(body.height * 2 / 5, LargeWord.mostRows)
    let rows = hasReading && usual < 8 ? usual + 1 : usual
    term = Rect(body.left, body.top - 1, body.width, rows)
    news = Rect(body.left, body.bottom - 1, body.width, 1)
    let below = hasHint ? 2 : 0
    lines = Rect(body.left, term.bottom + 1, body.width, news.top - term.bottom - 2 - below)
    hint = hasHint ? Rect(body.left + Self.margin, news.top - 2, body.width - 2 * Self.margin, 1) : nil
  }
}
