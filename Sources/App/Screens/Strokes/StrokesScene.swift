import Engine
import Games
import Interface
import Learning

/// The stroke order of some characters, as an animation or stroke by stroke. If none is known, says what
/// would help.
struct StrokesScene: PageScene {
  private let title: Text
  private let characters: [Character]
  /// The standards to show, as BCP 47 tags: the first known one is shown, and a key brings the others.
  private let languages: [String]
  /// The word, its reading, its meaning.
  private let texts: [Text]
  private var strokes = AskedStrokes()
  /// The index of the shown language in `languages`.
  private var language = 0
  /// Nil until strokes are known.
  private var guide: StrokeGuide?
  private var tick: Tick = 0
  private var cellShape = CellShape.usual

  /// Nil if the word has no characters that are drawn.
  init?(_ item: RoundSetup.Item, title: Text) {
    guard let word = DrawnWord(item) else { return nil }
    let about = [item.word.readings.joined(separator: " "), item.word.meanings.joined(separator: ", ")]
    self.init(
      word.characters, in: [item.origin.language.term], title: title,
      texts: [Text(item.word.term)] + about.map { Text($0) })
  }

  /// - Parameter languages: the standards to show, the preferred one first.
  init(_ characters: [Character], in languages: [String], title: Text, texts: [Text]) {
    (self.characters, self.languages, self.title, self.texts) = (characters, languages, title, texts)
  }

  mutating func beforeInput(_ step: inout Step) -> Transition? {
    (tick, cellShape) = (step.tick, step.cellShape)
    strokes.update(languages.flatMap { requests(in: $0) }, &step)
    if guide == nil { begin() }
    return nil
  }

  mutating func afterInput(_ step: inout Step) -> Transition {
    guide?.isPlaying(at: tick) == true ? .stay : .sleep(until: nil)
  }

  func draw(on canvas: inout Canvas, in page: Page, fraction: Double) {
    let theme = canvas.theme
    canvas.put(title, in: page.head, .leading, Style(theme.muted))
    guard let guide else {
      return drawAbsence(on: &canvas, in: page.body)
    }
    let styles = [Style(theme.text).bold, Style(theme.second), Style(theme.text)]
    GuidePanel(
      guide: guide, texts: Array(zip(texts, styles)), tick: tick, fraction: fraction, cell: cellShape
    ).draw(on: &canvas, in: page.body)
  }

  /// Says why there is nothing. Above it is the first character with stroke numbers, if a font has them.
  private func drawAbsence(on canvas: inout Canvas, in body: Rect) {
    let (width, rows) = (min(body.width, 60), 5)
    let text = Rect(body.left + (body.width - width) / 2, body.bottom - rows, width, rows)
    canvas.put(absence, wrappedIn: text, .center, .middle, Style(canvas.theme.text))
    guard let character = characters.first, languages.contains(where: { InkLanguage(tag: $0) == .japanese })
    else { return }
    let room = Rect(body.left, body.top, body.width, body.height - rows - 1)
    let request = LetterRequest(
      String(character), language: InkLanguage.japanese.rawValue, room: room.size, isNumbered: true)
    guard let picture = canvas.picture(request) else { return }
    canvas.draw(picture, at: room.centered(picture.size).origin, Style(canvas.theme.text))
  }
}

extension StrokesScene {
  private func requests(in language: String) -> [StrokesOf] {
    characters.map { StrokesOf($0, language: language) }
      .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private func models(_ language: Int) -> [CharacterModel] {
    characters.compactMap { strokes.model(for: StrokesOf($0, language: languages[language])) }
  }

  /// Shows the first language that has strokes, once all answers have come.
  private mutating func begin() {
    let isOpen = languages.flatMap(requests).contains { strokes.answer(for: $0) == nil }
    guard !isOpen, let first = languages.indices.first(where: { !models($0).isEmpty }) else { return }
    language = first
    guide = StrokeGuide(models(first), at: tick)
  }

  /// The next language that has strokes; nil if there is no other.
  private var other: Int? {
    let others = (1..<max(1, languages.count)).map { (language + $0) % languages.count }
    return others.first { !models($0).isEmpty }
  }

  private var absence: Text {
    let reasons = languages.flatMap { requests(in: $0).prefix(1) }.map { request -> Text? in
      if case .unknown(let reason) = strokes.answer(for: request) { reason } else { nil }
    }
    return reasons.contains(nil) ? "One moment." : Text.joined(reasons.compactMap(\.self), by: " ")
  }
}

extension StrokesScene {
  private enum Own { case play, other }

  private static let keys = KeyMap<Own>([
    (keys: [" ", SharedKey.draw.key], intent: .play), (keys: ["o"], intent: .other),
  ])

  mutating func handle(_ input: PageInput, _ step: inout Step) -> Transition? {
    switch Self.keys.intent(for: input.event) {
    case .play:
      guide?.toggle(at: tick)
      return nil
    case .other: turn()
    case nil: break
    }
    if case .mouse(let mouse) = input.event, case .wheel(let notches) = mouse.action { guide?.step(notches) }
    switch input.command {
    case .left, .up, .previous: guide?.step(-1)
    case .right, .down, .next: guide?.step(1)
    case .help: return .push(ScreenHelp.strokes)
    case .act, .pause, .leave: return .pop(with: .none)
    default: break
    }
    return nil
  }

  private mutating func turn() {
    guard let other else { return }
    language = other
    guide = StrokeGuide(models(other), at: tick)
  }

  var foot: Foot {
    guard let guide else { return Foot([.help, .back]) }
    let play = KeyHint("Space", guide.isPlaying(at: tick) ? "stop" : "play", pressing: " ")
    let others = other.map { other in
      let isJapanese = InkLanguage(tag: languages[other]) == .japanese
      return [KeyHint("o", isJapanese ? "Japanese order" : "Chinese order", pressing: "o")]
    }
    return Foot(
      [.right("stroke by stroke"), .left("a stroke less"), play] + (others ?? []) + [.help, .back])
  }
}
