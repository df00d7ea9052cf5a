import Engine
import Formats
import Interface
import Learning

/// Adds a word of the player's own to the word bank: the word, its meaning, its language. The next one can
/// follow.
struct AddWordScene: PageScene {
  /// Longer than any word to learn.
  private static let longest = 200
  /// As many meanings from a dictionary as one learns at first.
  private static let mostMeanings = 3

  private var fields = [TextField(limit: longest), TextField(limit: longest)]
  /// The index of the focused line: word, meaning, language.
  private var focus = 0
  /// The chosen language, one of the available ones.
  private var language: String?
  private var languages: [String] = []
  /// Whether the player chose it, and whether the letters of the word allow no other.
  private var isChosen = false, isCertain = false
  /// A remark on the word, or the result of the last one.
  private var news: Text = .empty
  private var isRefused = false
  /// Whether `news` is about the word being typed; cleared once its meaning is written.
  private var isNote = false
  /// Whether the last word can be removed again.
  private var canUndo = false
  private var found = Shown<TermLookUp>()
  /// The lines of the words that are being added; they come back if they are refused.
  private var adding: [(fields: [TextField], focus: Int)] = []
  private var changes = AwaitedChanges<ChangeOwnWords>()

  /// - Parameter term: the word, if it was written before.
  init(_ term: String = "") {
    if term.isEmpty { return }
    (fields[0], focus) = (TextField(term, limit: Self.longest), 1)
  }

  var isTyping: Bool { true }

  var isReady: Bool { !changes.isClosing }

  var foot: Foot {
    let undo = canUndo ? [KeyHint("Ctrl-R", "undo", pressing: Self.undoKey)] : []
    return Foot(
      [.enter(.next), KeyHint("Tab", "next line")] + undo + [
        KeyHint("Esc", "back", .pause), .helpWhileTyping,
      ])
  }

  mutating func beforeInput(_ step: inout Step) -> Transition? {
    let first = TermLookUp(term: texts[0], language: nil)
    if found.update(&step, first), let found = found.value { show(found) }
    while let kept = changes.next(&step) { show(kept) }
    return changes.isClosing ? changes.close(with: .none, &step) : nil
  }

  mutating func handle(_ input: PageInput, _ step: inout Step) -> Transition? {
    if focus < 2, type(input.event) { return nil }
    // A letter may belong to the next word, typed too soon: it is no command here.
    if case .key(let key) = input.event, case .character = key.code, key.modifiers.isEmpty { return nil }
    if let line = AddWordLayout(input.page).line(of: input.event) { click(line, input, &step) }
    if canUndo, changes.isEmpty, Self.undo.intent(for: input.event) != nil { changes.ask(.undo, &step) }
    switch input.command {
    case .act: proceed(&step)
    case .next, .down: leave(for: (focus + 1) % 3, &step)
    case .previous, .up: leave(for: (focus + 2) % 3, &step)
    case .left: choose(-1, &step)
    case .right: choose(1, &step)
    case .pause: return changes.close(with: .none, &step)
    case .help: return .push(ScreenHelp.addWord)
    default: break
    }
    return nil
  }

  func draw(on canvas: inout Canvas, in page: Page, fraction: Double) {
    let (theme, layout) = (canvas.theme, AddWordLayout(page))
    canvas.putTitle("Add a word", in: page.head)
    for (index, label) in (["word", "meaning", "language"] as [Text]).enumerated() {
      let color = index == focus ? theme.accent : theme.muted
      canvas.put(label, in: layout.labels[index], .leading, Style(color))
      draw(index, on: &canvas, in: layout.fields[index])
    }
    let color = isRefused ? theme.wrong : isNote ? theme.muted : theme.accent
    canvas.put(news, wrappedIn: layout.news, .leading, .top, Style(color))
  }

  private func draw(_ index: Int, on canvas: inout Canvas, in place: Rect) {
    if index == focus, index < 2 { return fields[index].draw(on: &canvas, in: place) }
    canvas.fill(place, canvas.theme.raised)
    let text = index < 2 ? Text(fields[index].string) : languageName(canvas.ornaments)
    canvas.put(text, in: place, .leading, Style(canvas.theme.text))
  }

  /// With arrows if there are others.
  private func languageName(_ ornaments: Ornaments) -> Text {
    guard let language else { return .empty }
    let name = language == "und" ? "none" : LanguageName.of(language) ?? language
    guard focus == 2 && languages.count > 1 else { return Text(name) }
    return ornaments.turning(Text(name))
  }
}

extension AddWordScene {
  private var texts: [String] {
    fields.map { Text($0.string).string.split(separator: " ").joined(separator: " ") }
  }

  /// Typing into the meaning answers a remark on the word.
  private mutating func type(_ event: InputEvent) -> Bool {
    let before = fields[focus].string
    guard fields[focus].handle(event) else { return false }
    if isNote, focus == 1, fields[1].string != before { (news, isNote) = (.empty, false) }
    return true
  }

  /// Goes to the next empty line, or to the language if it isn't known; otherwise adds the word.
  private mutating func proceed(_ step: inout Step) {
    let texts = texts
    if let empty = texts.firstIndex(of: "") { return leave(for: empty, &step) }
    if focus == 0 { return leave(for: 1, &step) }
    if focus == 1, !isChosen, !isCertain, languages.count > 1 { return leave(for: 2, &step) }
    if focus == 2 { isChosen = true }
    changes.ask(.word(texts[0], meaning: texts[1], language: language ?? "und"), &step)
    adding.append((fields, focus))
    clear()
  }

  /// On leaving the word, asks whether it exists already.
  private mutating func leave(for line: Int, _ step: inout Step) {
    if focus == 0 && line != 0 { ask(&step) }
    focus = line
  }

  /// A click on the focused language goes to the next one; on the left arrow, to the previous one.
  private mutating func click(_ line: Int, _ input: PageInput, _ step: inout Step) {
    guard line == 2 && focus == 2 else { return leave(for: line, &step) }
    let place = AddWordLayout(input.page).fields[2]
    choose(input.event.isClick(in: Rect(place.left, place.top, 2, 1)) ? -1 : 1, &step)
  }

  private mutating func choose(_ way: Int, _ step: inout Step) {
    guard focus == 2, let index = languages.firstIndex(where: { $0 == language }) else { return }
    language = languages[(index + way + languages.count) % languages.count]
    isChosen = true
    ask(&step)
  }

  private mutating func ask(_ step: inout Step) {
    if !texts[0].isEmpty { found.ask(TermLookUp(term: texts[0], language: isChosen ? language : nil), &step) }
  }

  private mutating func clear() {
    (fields, focus) = ([TextField(limit: Self.longest), TextField(limit: Self.longest)], 0)
  }

  private mutating func show(_ kept: OwnWordsKept) {
    if !adding.isEmpty {
      let lines = adding.removeFirst()
      if kept.isRefused, texts == ["", ""] { (fields, focus) = lines }
    }
    canUndo = kept.deck != nil || kept.isRefused && canUndo
    (news, isRefused, isNote) = (kept.sentence, kept.isRefused, false)
  }

  private mutating func show(_ found: TermFound) {
    languages =
      found.languages.contains(found.language) ? found.languages : found.languages + [found.language]
    if !isChosen { (language, isCertain) = (found.language, found.isCertain) }
    guard !found.term.isEmpty, found.term == texts[0] else { return }
    (news, isRefused, isNote) = (found.sentence, found.isThere, true)
    if fields[1].string.isEmpty {
      fields[1] = TextField(
        ListField.text(Array(found.meanings.prefix(Self.mostMeanings))), limit: Self.longest)
    }
  }

  /// Letters are text here, and Ctrl-Z stops the program.
  private static let undoKey = Key(.character("r"), .control)
  private static let undo = KeyMap<Bool>([(keys: [undoKey], intent: true)])
}

private struct AddWordLayout {
  let labels, fields: [Rect]
  let news: Rect

  /// The line that was clicked, or whose label was.
  func line(of event: InputEvent) -> Int? {
    labels.indices.first { event.isClick(in: labels[$0]) || event.isClick(in: fields[$0]) }
  }

  init(_ page: Page) {
    let body = page.body
    labels = [1, 3, 5].map { Rect(body.left, body.top + $0, 9, 1) }
    fields = labels.map { Rect($0.right + 1, $0.top, min(50, body.right - $0.right - 1), 1) }
    news = Rect(body.left, body.top + 8, body.width, body.height - 8)
  }
}
