import Engine
import Games
import Interface
import Learning

/// Shows a word that was forgotten again and again beside those it was confused with, and asks for a hint.
/// Then the word rests.
struct LeechScene: PageScene {
  let question: Question
  private let others: [Word]
  private let title: Text
  /// Why hints can't be written; nil if they can.
  private let obstacle: String?
  private var hint: String
  private var hasAsked = false

  init(_ question: Question, takenFor others: [Word], title: String, obstacle: String?) {
    self.question = question
    self.others = others
    self.title = Text(title)
    self.obstacle = obstacle
    hint = question.hint
  }

  var foot: Foot {
    Foot([
      .enter(.next), SharedKey.hint.keyHint("hint"),
      KeyHint("?", "help", pressing: "?"),
    ])
  }

  mutating func beforeInput(_ step: inout Step) -> Transition? {
    guard !hasAsked, obstacle == nil else { return nil }
    hasAsked = true
    return .push(writing)
  }

  mutating func handle(_ input: PageInput, _ step: inout Step) -> Transition? {
    if HintLine.isWanted(by: input.event, in: LeechLayout(input.page).hint) { return .push(writing) }
    switch input.command {
    case .act, .pause, .leave: return .pop(with: .none)
    case .help: return .push(ScreenHelp.leech)
    default: return nil
    }
  }

  mutating func resume(_ outcome: Outcome, _ step: inout Step) -> Transition? {
    if let change = outcome.as(MnemonicChanged.self) { hint = change.text ?? "" }
    return nil
  }

  func draw(on canvas: inout Canvas, in page: Page, fraction: Double) {
    let (layout, theme) = (LeechLayout(page), canvas.theme)
    CourseHead(title: title, place: .empty).draw(on: &canvas, in: page.head)
    canvas.put("This one keeps slipping away.", in: layout.headline, .center, Style(theme.text).bold)
    canvas.put(reason, wrappedIn: layout.reason, .center, .top, Style(theme.muted))
    for (index, place) in layout.columns(1 + others.count).enumerated() {
      draw(index == 0 ? question.item.word : others[index - 1], isAsked: index == 0, on: &canvas, in: place)
    }
    HintLine(hint, in: layout.hint, isOpen: obstacle == nil).draw(on: &canvas)
  }

  private var reason: Text {
    let rest = "It rests for a week. A hint of your own may help it stick."
    if others.isEmpty { return Text(rest) }
    return Text("You have mixed it up with the \(others.count == 1 ? "word" : "words") beside it. " + rest)
  }

  private var writing: HintScene {
    HintScene(for: question.hintOwner, hint, obstacle: obstacle) { LeechLayout(Page($0)).hint }
  }

  /// Term, reading and meanings, one below the other.
  private func draw(_ word: Word, isAsked: Bool, on canvas: inout Canvas, in place: Rect) {
    let theme = canvas.theme
    let sign = isAsked ? canvas.ornaments.pointer + " " : .empty
    let term = Rect(place.left, place.top, place.width, 2)
    let color = isAsked ? theme.accent : theme.text
    canvas.put(sign + Text(word.term), wrappedIn: term, .center, .bottom, Style(color).bold)
    let reading = word.readings.first.map { Text($0) } ?? .empty
    canvas.put(reading, in: Rect(place.left, term.bottom, place.width, 1), .center, Style(theme.second))
    let rest = Rect(place.left, term.bottom + 1, place.width, place.bottom - term.bottom - 1)
    canvas.put(
      Text(word.meanings.joined(separator: ", ")), wrappedIn: rest, .center, .top, Style(theme.text))
  }
}

private struct LeechLayout: Hashable {
  private static let widest = 24

  let headline, reason, words, hint: Rect

  init(_ page: Page) {
    let body = page.body
    let room = body.centered(Size(min(body.width, 100), min(body.height, 15)))
    headline = Rect(room.left, room.top, room.width, 1)
    reason = Rect(room.left, room.top + 2, room.width, 2)
    hint = Rect(room.left, room.bottom - 1, room.width, 1)
    words = Rect(room.left, reason.bottom + 1, room.width, hint.top - reason.bottom - 2)
  }

  /// Columns side by side, centred.
  func columns(_ count: Int) -> [Rect] {
    let width = min(Self.widest, words.width / count)
    let left = words.left + (words.width - count * width) / 2
    return (0..<count).map { Rect(left + $0 * width, words.top, width - 1, words.height) }
  }
}
