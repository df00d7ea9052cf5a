import Engine
import Interface
import Learning

/// The word bank: the player's own words in all languages, in rows or as tiles, with sorting, filters, and a
/// search while typing. Enter opens a word's card.
struct BankScene: PageScene {
  private(set) var bank: BankKnowledge
  private(set) var filter: BankFilter
  /// The rows that pass the filters, in order; the search looks through these.
  private(set) var rows: [Int]
  private(set) var words: SearchedList
  private(set) var columns: WordColumns
  private(set) var isGrid = false
  /// The result of the last change.
  private(set) var news: Text = .empty
  private(set) var isRefused = false
  private var known: Shown<BankOverview>
  private var changes = AwaitedChanges<ChangeOwnWords>()

  init(_ bank: BankKnowledge) {
    self.bank = bank
    known = Shown(changingWith: .words, bank)
    filter = BankFilter(bank)
    let rows = filter.rows(of: bank)
    self.rows = rows
    columns = Self.columns(bank, rows)
    words = SearchedList(count: rows.count) { bank.word(rows[$0]).searchText }
  }

  var isTyping: Bool { words.search.isActive }

  mutating func beforeInput(_ step: inout Step) -> Transition? {
    if known.update(&step, BankOverview()), let bank = known.value { show(bank) }
    while let kept = changes.next(&step) { (news, isRefused) = (kept.sentence, kept.isRefused) }
    words.advance()
    return nil
  }

  mutating func afterInput(_ step: inout Step) -> Transition {
    words.isDone ? .sleep(until: nil) : .stay
  }

  /// The card can go on to other words; the list follows.
  mutating func resume(_ outcome: Outcome, _ step: inout Step) -> Transition? {
    if let row = outcome.as(CardLeft.self)?.row { words.select(row) }
    if let removed = outcome.as(WordRemoved.self) { (news, isRefused) = (removed.sentence, false) }
    return nil
  }

  private mutating func show(_ bank: BankKnowledge) {
    let focused = words.focused.map { self.bank.reference(rows[$0]) }
    self.bank = bank
    filter.fit(bank)
    show(focused)
  }

  private static func columns(_ bank: BankKnowledge, _ rows: [Int]) -> WordColumns {
    WordColumns(rows.prefix(WordColumns.judged).map(bank.word))
  }

  /// Lists what passes the filters, with the focus on a word if it is among them.
  private mutating func show(_ word: WordReference?) {
    let rows = filter.rows(of: bank)
    let (bank, focus) = (bank, word.flatMap { word in rows.firstIndex { self.bank.reference($0) == word } })
    self.rows = rows
    columns = Self.columns(bank, rows)
    words.replace(count: rows.count, focus: focus ?? 0) { bank.word(rows[$0]).searchText }
  }
}

extension BankScene {
  private enum Action {
    case add, shape, suspend, undo, play, record, walk
  }

  private static let keys = KeyMap<Action>([
    (keys: [SharedKey.add.key], intent: .add), (keys: ["g"], intent: .shape),
    (keys: [SharedKey.undo.key], intent: .undo), (keys: [SharedKey.suspend.key], intent: .suspend),
    (keys: [WordGamesScene.key], intent: .play), (keys: ["v"], intent: .record), (keys: ["w"], intent: .walk),
  ])

  mutating func handle(_ input: PageInput, _ step: inout Step) -> Transition? {
    let layout = BankLayout(input.page, isGrid: isGrid)
    if !isTyping {
      let pressed = filter.foot(bank).pressed(by: input.event, in: layout.filter)
      if let transition = handleWords(pressed, &step) { return transition }
    }
    let result = words.handle(input, layout.searched)
    if isTyping { (news, isRefused) = (.empty, false) }
    switch result {
    case .lookedUp(let text): return .push(LookUpScene(text))
    case .chosen:
      let places = words.found.map { bank.rows[rows[$0]].place }
      return .push(WordCardScene(CardWords(bank.decks, places), at: words.list.focus))
    case .left: return .pop(with: .none)
    case .explained: return .push(ScreenHelp.bank)
    case .taken: return nil
    }
  }

  private mutating func handleWords(_ event: InputEvent, _ step: inout Step) -> Transition? {
    if filter.handle(event, bank) {
      show(words.focused.map { bank.reference(rows[$0]) })
      return nil
    }
    switch Self.keys.intent(for: event) {
    case .add: return .push(AddWordScene())
    case .shape: isGrid.toggle()
    case .suspend:
      words.focused.flatMap { bank.deck(rows[$0]).suspendReport(bank.word(rows[$0])) }.map { step.report($0) }
    case .undo: changes.ask(.undo, &step)
    case .play: return .push(WordGamesScene(references))
    case .record: return .push(Pending(RecordingQueue(scope: scope)) { RecordScene($0) })
    case .walk: return .push(Pending(LessonWords(scope: scope)) { WalkScene($0) })
    case nil: break
    }
    return nil
  }

  /// The words found.
  private var references: [WordReference] { words.found.map { bank.reference(rows[$0]) } }

  private var scope: VoiceScope { .words(references) }

  var foot: Foot {
    words.foot(
      act: .open,
      [
        SharedKey.add.keyHint("add"), WordGamesScene.hint,
        KeyHint("g", isGrid ? "list" : "grid", pressing: "g"),
        SharedKey.undo.keyHint("undo"), KeyHint("v", "voice", pressing: "v"),
        KeyHint("w", "walk", pressing: "w"),
      ]
        + [words.focused.flatMap { bank.deck(rows[$0]).suspendHint(bank.word(rows[$0])) }].compactMap(\.self),
      moving: isGrid ? .arrows("choose") : .upDown("choose"))
  }
}
