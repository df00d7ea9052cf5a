import Engine
import Formats
import Games
import Interface
import Learning

/// Starts a course: asks what to learn, how many minutes a day, and how much of it is known already. Then
/// comes the first lesson. The first screen and the settings open it, too, to change the course.
struct StartScene: PageScene {
  enum Purpose: Sendable {
    case begin
    /// A game is to be played, and there is no deck yet. Pops with a `DeckChoice`.
    case play
    /// Another deck leads.
    case change
  }

  private enum Matter { case deck, meanings, minutes, known }

  private static let minutes = [5, 10, 15]
  private enum Other { case add, make, search }
  private static let otherKeys = KeyMap([
    (keys: [SharedKey.add.key, "A"], intent: Other.add), (keys: ["m", "M"], intent: .make),
    (keys: ["/"], intent: .search),
  ])

  private let purpose: Purpose
  private var rows: [CourseRow]
  private var courses: Shown<LearnableCourses>
  private var menu = Menu([])
  private var matter = Matter.deck
  /// The row that was chosen; nil while the choice is open.
  private var chosen: CourseRow?
  /// What was typed to filter the decks.
  private var filter = TextField(limit: 40)
  /// Whether letters filter the decks, and don't act.
  private var filters: Bool
  /// The id of a deck that was just made and isn't among the rows yet.
  private var made: String?

  init(_ purpose: Purpose, _ rows: [CourseRow]) {
    self.purpose = purpose
    self.rows = Self.rows(rows, purpose)
    courses = Shown(changingWith: [.words, .stages], rows)
    filters = purpose != .change
    menu = Menu(items, focus: self.rows.firstIndex(where: \.isChosen) ?? 0)
  }

  /// A learner begins with a language, and can change to any deck.
  private static func rows(_ rows: [CourseRow], _ purpose: Purpose) -> [CourseRow] {
    purpose == .begin ? rows.byLanguage : rows
  }

  static func pending(_ purpose: Purpose) -> any Scene {
    Pending(LearnableCourses()) { StartScene(purpose, $0) }
  }

  mutating func beforeInput(_ step: inout Step) -> Transition? {
    if courses.update(&step, LearnableCourses()), matter == .deck { show(courses.value ?? []) }
    return nil
  }

  mutating func handle(_ input: PageInput, _ step: inout Step) -> Transition? {
    if filters, matter == .deck, filter(typed: input.event) { return nil }
    if let index = menu.handle(input.event, in: layout(input.page).menu) {
      return choose(index, &step)
    }
    if matter == .deck, !filters, let own = Self.otherKeys.intent(for: input.event) {
      return choose(own, &step)
    }
    switch input.command {
    case .act: return choose(menu.focus, &step)
    case .pause where matter != .deck: back()
    case .help: return .push(purpose == .change ? ScreenHelp.changeDeck : ScreenHelp.start)
    case .pause, .leave: return .pop(with: .none)
    default: break
    }
    return nil
  }

  mutating func resume(_ outcome: Outcome, _ step: inout Step) -> Transition? {
    made = outcome.as(DeckChoice.self)?.id
    return nil
  }

  private mutating func show(_ rows: [CourseRow]) {
    let focused = made ?? focused.map { self.rows[$0].id }
    if made != nil { filter = TextField(limit: 40) }
    (self.rows, made) = (Self.rows(rows, purpose), nil)
    menu = Menu(items, focus: shown.firstIndex { self.rows[$0].id == focused } ?? menu.focus)
  }

  func draw(on canvas: inout Canvas, in page: Page, fraction: Double) {
    let (theme, layout) = (canvas.theme, layout(page))
    canvas.put(heading, in: page.head, .leading, Style(theme.muted))
    canvas.put(question, in: layout.question, .leading, Style(theme.text).bold)
    canvas.put(help(in: layout.help.width), in: layout.help, .leading, Style(theme.muted))
    menu.draw(on: &canvas, in: layout.menu)
    drawPath(on: &canvas, in: layout.path)
    canvas.put(offer, wrappedIn: layout.offer, .leading, .top, Style(theme.muted))
  }

  /// What there is to learn, each part with its length at the focused number of minutes.
  private func drawPath(on canvas: inout Canvas, in rect: Rect) {
    for (place, line) in path.enumerated() where place < rect.height {
      let row = Rect(rect.left + 2, rect.top + place, rect.width - 3, 1)
      canvas.put(line.name, in: row, .leading, Style(canvas.theme.muted))
      canvas.put(line.length, in: row, .trailing, Style(canvas.theme.muted))
    }
  }
}

extension StartScene {
  private var heading: Text {
    switch purpose {
    case .begin: "Today"
    case .play: "Play"
    case .change: "Learning"
    }
  }

  private var question: Text {
    switch matter {
    case .deck: purpose == .begin ? "I want to learn …" : "What do you want to learn?"
    case .meanings: "Explain words in …"
    case .minutes: "How much a day?"
    case .known: "Do you know some already?"
    }
  }

  /// Without the name where there is no room for it.
  private func help(in width: Int) -> Text {
    guard let name = chosen?.name.string else { return deckHelp }
    let sentence: Text =
      switch matter {
      case .deck, .meanings: Text(LanguageName.of(chosen?.language ?? "") ?? name)
      case .minutes: "The first days are shorter."
      case .known: "A short test finds where to start."
      }
    let whole = Text("\(name). ") + sentence
    return matter == .deck || matter == .meanings || whole.width > width ? sentence : whole
  }

  private static let mostParts = 6

  private var path: [(name: Text, length: Text)] {
    guard matter == .minutes, let chosen else { return [] }
    let minutes = Self.minutes[min(menu.focus, Self.minutes.count - 1)]
    let lines = chosen.path.prefix(Self.mostParts).map { part in
      let days = Figure.count(chosen.days(for: part, minutes: minutes), "day", "days")
      return (part.name, Text("\(part.count) \(part.kind.name(of: part.count)), \(days)"))
    }
    let rest = chosen.path.dropFirst(Self.mostParts)
    if rest.isEmpty { return lines }
    let days = rest.reduce(0) { $0 + chosen.days(for: $1, minutes: minutes) }
    return lines + [(Text("and \(rest.count) more lists"), Text(Figure.count(days, "day", "days")))]
  }

  private var offer: Text { matter == .minutes ? chosen?.offer ?? .empty : .empty }

  private var deckHelp: Text {
    if !filters { return "Today and the games will use it." }
    if filter.string.isEmpty { return "Type a name to find it." }
    let name = "\u{201C}\(filter.string)\u{201D}"
    return Text(shown.isEmpty ? "No deck is called \(name)." : "Named \(name)")
  }

  /// The rows that the filter leaves.
  private var shown: [Int] {
    let wanted = Self.words(filter.string)
    return rows.indices.filter { place in
      wanted.allSatisfy { part in names(of: rows[place]).contains { $0.contains(part) } }
    }
  }

  /// The place in `shown` of what was likely meant: a language by its tag, or else a name that begins like that.
  private var meant: Int {
    let (typed, shown) = (NormalForm.folded(filter.string), shown.map { rows[$0] })
    return shown.firstIndex { $0.language == typed }
      ?? shown.firstIndex { names(of: $0).contains { $0.hasPrefix(typed) } } ?? 0
  }

  /// The words by which a row is found.
  private func names(of row: CourseRow) -> [Substring] {
    Self.words("\(row.name.string) \(Language.of(row.language).names) \(row.language)")
  }

  private static func words(_ text: String) -> [Substring] {
    NormalForm.folded(text).split { !$0.isLetter && !$0.isNumber }
  }

  private var items: [Menu.Item] {
    switch matter {
    case .deck: decks(shown)
    case .meanings: explanations.map { Menu.Item($0.explanation, trailing: $0.size) }
    case .minutes: Self.minutes.map(item)
    case .known:
      [
        Menu.Item("No", detail: "begin with the first word"),
        Menu.Item(
          "I know some already", detail: Text("up to \(Placement.mostQuestions) words are asked")),
      ]
    }
  }

  private static let others = [
    Menu.Item("Make a deck from a dictionary", air: 1),
    Menu.Item("My own words, typed or from a file"),
  ]

  /// The chosen language's first words, in each language in which there are such.
  private var explanations: [CourseRow] { chosen.map { [$0] + $0.alternatives } ?? [] }

  private func decks(_ shown: [Int]) -> [Menu.Item] {
    shown.map { row($0) }
      + (purpose == .change ? [] : Self.others)
  }

  /// Decks of one language are grouped.
  private func row(_ index: Int) -> Menu.Item {
    let row = rows[index]
    if purpose == .begin { return row.item }
    let isFirst = index > 0 && rows[index - 1].language != row.language && filter.string.isEmpty
    return Menu.Item(row.name, trailing: row.standing + row.size, air: isFirst ? 1 : 0)
  }

  /// Whether the focused deck can be learned beside the current one.
  private var canAdd: Bool {
    matter == .deck && purpose == .change && focused.map { !rows[$0].isChosen } ?? false
  }

  /// The place of the focused row.
  private var focused: Int? { shown.indices.contains(menu.focus) ? shown[menu.focus] : nil }

  private func item(_ minutes: Int) -> Menu.Item {
    let new = DayAmount.newLimit(minutes: minutes, skills: chosen?.skills ?? 2)
    return Menu.Item(
      Text("\(minutes) minutes"), detail: Text("about \((chosen?.kind ?? .words).new(new)) a day"))
  }

  var foot: Foot {
    let begins = purpose == .begin && (matter == .known || matter == .minutes && chosen?.isUntouched != true)
    let enter = KeyHint.enter(begins ? .start : .select)
    let isTyping = filters && matter == .deck
    let isBeside = focused.map { rows[$0].isBeside } ?? false
    let add = canAdd && !isTyping ? [SharedKey.add.keyHint(isBeside ? "stop learning" : "also learn")] : []
    let make =
      matter == .deck && !isTyping
      ? [KeyHint("m", "make a deck", pressing: "m"), KeyHint("/", "search", pressing: "/")] : []
    let back = matter == .deck && !filter.string.isEmpty ? KeyHint("Esc", "clear", .pause) : .back
    return Foot([.upDown("choose"), enter] + add + make + [isTyping ? .helpWhileTyping : .help, back])
  }

  /// It stays where it is when a filter makes the list shorter.
  private func layout(_ page: Page) -> (question: Rect, help: Rect, menu: Rect, path: Rect, offer: Rect) {
    let height = matter == .deck ? Menu(decks(Array(rows.indices))).height : menu.height
    let width = min(page.body.width, 60)
    let lines = offer.isEmpty ? 0 : offer.lineCount(columns: width)
    let parts = path.count
    let below = (parts > 0 ? parts + 1 : 0) + (lines > 0 ? lines + 1 : 0)
    let room = page.body.centered(Size(width, min(page.body.height, 3 + height + below)))
    func part(_ top: Int, _ rows: Int) -> Rect { Rect(room.left, top, room.width, rows) }
    let menu = part(room.top + 3, room.height - 3 - below)
    return (
      part(room.top, 1), part(room.top + 1, 1), menu, part(menu.bottom + 1, parts),
      part(room.bottom - lines, lines)
    )
  }
}

extension StartScene {
  private mutating func choose(_ index: Int, _ step: inout Step) -> Transition? {
    switch matter {
    case .deck:
      let shown = shown
      guard shown.indices.contains(index) else { return open(other: index - shown.count, &step) }
      return choose(rows[shown[index]], &step)
    case .meanings:
      chosen = explanations[index]
      return ask(.minutes, focus: 1)
    case .minutes: choose(minutes: Self.minutes[index], &step)
    case .known: return end(isPlaced: index == 1, &step)
    }
    return chosen?.isUntouched == true ? ask(.known) : end(isPlaced: false, &step)
  }

  private func open(other place: Int, _ step: inout Step) -> Transition? {
    if purpose == .change { return nil }
    return place == 0 ? .push(MadeDecksScene.pending) : .push(DeckScene.pending(.look))
  }

  private mutating func choose(_ row: CourseRow, _ step: inout Step) -> Transition? {
    if purpose == .play { return .pop(with: Outcome(DeckChoice(id: row.id, name: row.name))) }
    chosen = row
    if purpose == .begin { return row.alternatives.isEmpty ? ask(.minutes, focus: 1) : ask(.meanings) }
    return row.isUntouched ? ask(.known) : end(isPlaced: false, &step)
  }

  private mutating func choose(_ own: Other, _ step: inout Step) -> Transition? {
    switch own {
    case .add: if canAdd { learnAlso(&step) }
    case .make: return .push(MadeDecksScene.pending)
    case .search: filters = true
    }
    return nil
  }

  /// Handles a key that changes the filter. Returns whether it was one.
  private mutating func filter(typed event: InputEvent) -> Bool {
    if Self.isText(event, isFirst: filter.string.isEmpty), filter.handle(event) {
      menu = Menu(items, focus: meant)
      return true
    }
    let isLeft = !filter.string.isEmpty || purpose == .change
    guard isLeft, KeyMap.standard.intent(for: event) == .pause else { return false }
    (filter, filters) = (TextField(limit: 40), purpose != .change)
    menu = Menu(items)
    return true
  }

  /// The arrows are for the list, and a filter begins with a letter: blanks and signs are keys.
  private static func isText(_ event: InputEvent, isFirst: Bool) -> Bool {
    guard case .key(let key) = event else { return false }
    switch key.code {
    case .character(let character): return character.isLetter || !isFirst && character != "?"
    case .backspace: return !isFirst
    default: return false
    }
  }

  /// Learns the focused row beside the current one, or stops doing so.
  private mutating func learnAlso(_ step: inout Step) {
    guard let focused else { return }
    rows[focused].isBeside.toggle()
    step.report(.course(.learnsBeside(rows[focused].id, rows[focused].isBeside)))
    menu.items = items
  }

  private mutating func ask(_ matter: Matter, focus: Int = 0) -> Transition? {
    self.matter = matter
    menu = Menu(items, focus: focus)
    return nil
  }

  private func choose(minutes: Int, _ step: inout Step) {
    guard let chosen else { return }
    step.report(.course(.learns(chosen.id)))
    step.report(.setting(.today.minutes, to: minutes))
  }

  private func end(isPlaced: Bool, _ step: inout Step) -> Transition {
    if purpose == .change, let chosen { step.report(.course(.learns(chosen.id))) }
    if isPlaced, let chosen {
      return .replace(PlacementScene.pending(chosen.id, begins: purpose == .begin))
    }
    return purpose == .begin ? .replace(TodayScene()) : .pop(with: .none)
  }

  private mutating func back() {
    if matter == .known, purpose == .begin { return _ = ask(.minutes, focus: 1) }
    let focus = chosen.flatMap { row in
      shown.firstIndex { rows[$0].id == row.id || rows[$0].alternatives.contains(row) }
    }
    (matter, chosen) = (.deck, nil)
    menu = Menu(items, focus: focus ?? 0)
  }
}
