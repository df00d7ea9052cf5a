import Engine
import Games
import Interface
import Learning

/// A text to page through. Unknown words are underlined; one of them can have the focus, and its meaning is
/// shown below.
struct ReadScene: PageScene {
  let text: ReadText
  /// The index of the first character on the screen.
  private(set) var top: Int
  private var told: Int
  /// The index of the focused word among the unknown ones.
  private(set) var focus: Int?
  /// The result of adding a word.
  private(set) var news = Text.empty
  /// The terms of words that were added meanwhile.
  private(set) var added: Set<String> = []
  private var changes = AwaitedChanges<ChangeOwnWords>()

  /// Begins at the place where it was left.
  init(_ text: ReadText) {
    self.text = text
    (top, told) = (text.place, text.place)
  }

  var isReady: Bool { !changes.isClosing }

  mutating func beforeInput(_ step: inout Step) -> Transition? {
    while let kept = changes.next(&step) {
      news = kept.sentence
      added.formUnion(kept.words.map(\.word.term))
    }
    if changes.isClosing { return changes.close(with: .none, &step) }
    if top > 0 { top = lines(Page(step.window)).start(of: top) }
    return nil
  }

  mutating func afterInput(_ step: inout Step) -> Transition {
    let page = Page(step.window)
    let screen = shown(page, lines(page))
    // Reported on the way, because a terminal may close at any time.
    if abs(top - told) * 2 > (screen.last?.upperBound ?? top) - top { recordPlace(&step) }
    return .sleep(until: nil)
  }

  mutating func resume(_ outcome: Outcome, _ step: inout Step) -> Transition? {
    if let words = outcome.as(AddedWords.self) { added.formUnion(words.terms) }
    return nil
  }

  private enum KeyIntent { case add, page }
  private static let keys = KeyMap<KeyIntent>([
    (keys: [SharedKey.add.key], intent: .add), (keys: [" "], intent: .page),
  ])

  mutating func handle(_ input: PageInput, _ step: inout Step) -> Transition? {
    let (page, lines) = (input.page, lines(input.page))
    switch Self.keys.intent(for: input.event) {
    case .add: return add(&step)
    case .page: return turn(page, lines, by: 1)
    case nil: break
    }
    switch input.command {
    case .act: return entry
    case .next, .right: move(1, page, lines)
    case .previous, .left: move(-1, page, lines)
    case .down: scroll(1, page, lines)
    case .up: scroll(-1, page, lines)
    case .pageDown: return turn(page, lines, by: 1)
    case .pageUp: return turn(page, lines, by: -1)
    case .first: go(to: 0)
    case .last: go(to: lines.start(above: text.characters.count, count: Self.room(page).height))
    case .help: return .push(ScreenHelp.reading)
    case .pause, .leave:
      recordPlace(&step)
      return changes.close(with: .none, &step)
    default:
      if case .mouse(let mouse) = input.event { return handle(mouse, page, lines) }
    }
    return nil
  }

  private mutating func handle(_ mouse: MouseEvent, _ page: Page, _ lines: TextLines) -> Transition? {
    if case .wheel(let notches) = mouse.action { scroll(notches * 3, page, lines) }
    guard mouse.isClick, let place = character(at: mouse.position, page, lines),
      let word = text.unknown(at: place)
    else { return nil }
    (focus, news) = (word, .empty)
    return entry
  }

  private mutating func recordPlace(_ step: inout Step) {
    told = top
    step.report(.setting(ReadText.places, to: text.kept(at: top)))
  }

  var focused: TextWord? { focus.map { text.unknown[$0] } }

  private var entry: Transition? {
    focused.map { .push(LookUpPageScene(.entry($0.entry), sentence: sentence(of: $0))) }
  }

  private func sentence(of word: TextWord) -> String {
    Sentences.sentence(at: word.range.lowerBound, of: text.characters)
  }

  private mutating func add(_ step: inout Step) -> Transition? {
    guard let focused else { return nil }
    changes.ask(.entry(focused.entry, sentence: sentence(of: focused)), &step)
    return nil
  }
}

extension ReadScene {
  private mutating func go(to start: Int) { (top, focus, news) = (start, nil, .empty) }

  private mutating func turn(_ page: Page, _ lines: TextLines, by way: Int) -> Transition? {
    scroll(way * max(1, Self.room(page).height - 1), page, lines)
    return nil
  }

  /// The last line stays on the screen.
  private mutating func scroll(_ way: Int, _ page: Page, _ lines: TextLines) {
    guard way > 0 else { return go(to: lines.start(above: top, count: -way)) }
    let last = lines.start(above: text.characters.count, count: Self.room(page).height)
    let below = lines.lines(from: top, count: way + 1)
    go(to: max(top, min(last, below.count > way ? below[way].lowerBound : last)))
  }

  /// Moves to the next or previous unknown word; without a focus, starts at the edge of the screen.
  private mutating func move(_ way: Int, _ page: Page, _ lines: TextLines) {
    let shown = shown(page, lines)
    let (words, end) = (text.unknown, shown.last?.upperBound ?? top)
    let next =
      if let focus {
        focus + way
      } else if way > 0 {
        text.firstUnknown(startingAt: top)
      } else {
        text.firstUnknown(startingAt: end) - 1
      }
    guard words.indices.contains(next) else { return }
    let place = words[next].range.lowerBound
    if place < top || place >= end { go(to: lines.start(of: place)) }
    (focus, news) = (next, .empty)
  }

  private static let detailRows = 3

  static func room(_ page: Page) -> Rect {
    Rect(page.body.left, page.body.top, page.body.width, page.body.height - detailRows)
  }

  static func detail(_ page: Page) -> Rect {
    Rect(page.body.left, page.body.bottom - 2, page.body.width, 2)
  }

  func lines(_ page: Page) -> TextLines { TextLines(text.characters, columns: Self.room(page).width) }

  func shown(_ page: Page, _ lines: TextLines) -> [Range<Int>] {
    lines.lines(from: top, count: Self.room(page).height)
  }

  private func character(at point: Point, _ page: Page, _ lines: TextLines) -> Int? {
    let (room, shown) = (Self.room(page), shown(page, lines))
    guard room.contains(point), shown.indices.contains(point.y - room.top) else { return nil }
    var column = room.left
    for place in shown[point.y - room.top] {
      column += TextLines.width(of: text.characters[place])
      if point.x < column { return place }
    }
    return nil
  }
}
