import Engine
import Interface
import LargeLetters
import Learning
import WordGame

/// An entry of the dictionary or a character, large, with all that is known of it. Enter takes an entry among the
/// learner's words; its lines lead to others.
struct LookUpPageScene: Scene {
  private var page: LookUpPage
  private var place = LookUpPlace()
  private var hold = Hold()
  private var hasAsked = false
  /// What came of taking the word.
  private var news: Text = .empty
  /// Whether readings are shown against the player's usual choice; pages that open from here do the same.
  private var turnsReadings: Bool

  /// The page of something that is looked up.
  ///
  /// - Parameters:
  ///   - sentence: where the learner met it.
  ///   - turnsReadings: whether readings are shown against the player's usual choice.
  ///   - writing: the language of the word that a character was looked up from; nil where nothing says it.
  init(
    _ question: LookUpQuestion, sentence: String? = nil, turnsReadings: Bool = false, writing: String? = nil
  ) {
    page = LookUpPage(question, sentence: sentence, writing: writing)
    self.turnsReadings = turnsReadings
  }

  /// The key that leads from a word to its characters, for the foot; none where it has none.
  static func hint(ofParts term: String) -> [KeyHint] {
    HanCharacter.all(in: term).isEmpty ? [] : [KeyHint("c", LookUpPage.parts, pressing: "c")]
  }

  /// The first of the characters of a word of a language, behind which the others come; nil where there is none.
  init?(_ characters: [Character], of language: String?, turnsReadings: Bool = false) {
    guard let first = characters.first else { return nil }
    page = LookUpPage(.character(first), of: characters, writing: language)
    self.turnsReadings = turnsReadings
  }

  mutating func update(_ step: inout Step) -> Transition {
    let window = Page(step.window)
    page.fit(window.body.width - 2 * LookUpPageLayout.margin)
    place.fit(extent(window))
    while let event = step.next(on: window) {
      if let transition = handle(event, window, &step) { return transition }
    }
    if !hasAsked { step.report(.asks(.lookUp(page.question))) }
    hasAsked = true
    return .sleep(until: nil)
  }

  mutating func hear(_ news: any Sendable) {
    switch news as? ArcadeNews {
    case .lookUp(let answer):
      if page.take(answer) { place.keep(among: page.links.count) }
    case .own(let kept):
      self.news = kept.sentence
      if let hints = kept.characterHints { page.take(hints) }
    default: break
    }
  }

  private mutating func handle(_ event: InputEvent, _ window: Page, _ step: inout Step) -> Transition? {
    let foot = foot(window)
    let event = foot.pressed(by: event, in: window.foot)
    let layout = layout(window)
    if case .mouse(let mouse) = event, let row = hold.take(mouse, over: link(at: mouse.position, layout)) {
      place.select(row)
      return follow()
    }
    if let hint = layout.hint, HintLine.isWanted(by: event, in: hint) {
      return writing
    }
    switch Self.keys.intent(for: event) {
    case .say: return say(&step)
    case .parts: return parts()
    case .readings: if page.hasReading { turnsReadings.toggle() }
    case .strokes: if page.character != nil { return .push(page.strokes) }
    case nil: break
    }
    place.handle(event, extent(window))
    switch KeyMap.standard.intent(for: event) ?? foot.command(for: event, in: window.foot) {
    case .act: return act(&step)
    case .edit: return writing
    case .help: return .push(ScreenHelp.lookUpPage)
    case .pause, .leave: return .pop(with: .none)
    default: return nil
    }
  }

  /// The line under the pointer, among those that lead somewhere.
  private func link(at point: Point, _ layout: LookUpPageLayout) -> Int? {
    guard layout.lines.contains(point) else { return nil }
    return page.links.firstIndex(of: point.y - layout.lines.top + place.top)
  }

  private enum KeyIntent { case say, parts, readings, strokes }
  private static let keys = KeyMap<KeyIntent>([
    (keys: ["v"], intent: .say), (keys: ["c"], intent: .parts), (keys: ["r"], intent: .readings),
    (keys: ["s"], intent: .strokes),
  ])

  private func act(_ step: inout Step) -> Transition? {
    if place.link != nil { return follow() }
    if let own = page.own { step.report(.asks(.own(own))) }
    return nil
  }

  private func follow() -> Transition? {
    place.link.flatMap { page.lines[page.links[$0]].link }.map(opened)
  }

  private func say(_ step: inout Step) -> Transition? {
    step.report(.spoken(Spoken(page.spoken, language: page.language)))
    return nil
  }

  /// Of a word the page of its first character, of a character that of the next.
  private mutating func parts() -> Transition? {
    guard page.character != nil else {
      return LookUpPageScene(page.characters, of: page.writing, turnsReadings: turnsReadings).map {
        .push($0)
      }
    }
    guard let next = page.next else { return nil }
    (page, place, news, hasAsked) = (next, LookUpPlace(), .empty, false)
    return nil
  }

  private func opened(_ question: LookUpQuestion) -> Transition {
    .push(LookUpPageScene(question, turnsReadings: turnsReadings, writing: page.writing))
  }

  private var writing: Transition? {
    guard let character = page.character else { return nil }
    return .push(
      HintScene(for: character, page.hint) { window in
        LookUpPageLayout(Page(window), hasReading: false, hasHint: true).hint ?? Page(window).foot
      })
  }
}

/// How it looks.
extension LookUpPageScene {
  func draw(on canvas: inout Canvas, fraction: Double) {
    let window = Page(canvas.size)
    guard !Page.isTooSmall(canvas.size) else { return Page.drawTooSmall(on: &canvas) }
    let (theme, layout) = (canvas.theme, layout(window))
    canvas.put(page.title, in: window.head, .leading, Style(theme.muted))
    canvas.put(canvas.ornaments.spelled(page.standing), in: window.head, .trailing, Style(theme.muted))
    let ruby = (canvas.look.ruby != .never) == turnsReadings ? nil : page.ruby(on: &canvas)
    LargeWord(Text(page.term), language: page.language, ruby: ruby).draw(on: &canvas, in: layout.term)
    let focused = place.link.map { page.links[$0] }
    for (number, line) in page.lines.enumerated().dropFirst(place.top).prefix(layout.lines.height) {
      let row = Rect(layout.lines.left, layout.lines.top + number - place.top, layout.lines.width, 1)
      let hasFocus = number == focused
      if hasFocus { canvas.fill(row, theme.raised) }
      line.draw(on: &canvas, in: row.inset(LookUpPageLayout.margin, 0), hasFocus: hasFocus)
      if hasFocus { canvas.put(canvas.ornaments.pointer, at: row.origin, Style(theme.accent).bold) }
      if let pressed = hold.pressed, page.links[pressed] == number { canvas.reverse(row, theme.accent) }
    }
    if let place = layout.hint { HintLine(page.hint, in: place, isOpen: true).draw(on: &canvas) }
    canvas.put(news.isEmpty ? page.known : news, in: layout.news, .leading, Style(theme.accent))
    foot(window).draw(on: &canvas, in: window.foot)
  }

  func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, page, place, hold, hasAsked, news, turnsReadings)
  }

  private func layout(_ window: Page) -> LookUpPageLayout {
    LookUpPageLayout(window, hasReading: page.hasReading, hasHint: page.character != nil)
  }

  private func extent(_ window: Page) -> LookUpPlace.Extent {
    LookUpPlace.Extent(count: page.lines.count, height: layout(window).lines.height, links: page.links)
  }

  private func foot(_ window: Page) -> Foot {
    let enter = place.link != nil ? "look" : page.own == nil ? nil : "add word"
    let act = enter.map { [KeyHint("Enter", Text($0), .act)] } ?? []
    let hint = page.character == nil ? [] : [HintLine.key]
    let parts = page.partsTitle.map { [KeyHint("c", $0, pressing: "c")] } ?? []
    let strokes = page.character == nil ? [] : [KeyHint("s", "strokes", pressing: "s")]
    let readings = page.hasReading ? [KeyHint("r", "reading", pressing: "r")] : []
    let isLong = extent(window).last > 0
    let choose = isLong ? [KeyHint.upDown("more")] : page.links.isEmpty ? [] : [KeyHint.upDown("choose")]
    return Foot(
      choose + act + hint + [KeyHint("v", "say", pressing: "v")] + strokes + parts + readings + [
        .help, .back,
      ])
  }
}
