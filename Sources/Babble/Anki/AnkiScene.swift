import Anki
import Engine
import Interface
import Learning

/// What a package of Anki's becomes: which decks are wanted, what each field is, and the first words as they will be.
/// Reports an `AnkiChoice` and goes when the decks are to be written.
struct AnkiScene: Scene {
  private(set) var choice: AnkiChoice
  let file: String
  let rows: [AnkiRow]
  /// What stands in the fields, by the types of notes.
  let examples: [Int64: [String]]
  /// The ids of decks that there are.
  private let taken: Set<String>
  private(set) var list: List
  /// What the fields were when the focus came to this line: a role that is only passed on the way to another is not lost
  /// to the field that has it.
  private var roles: [Int64: FieldRoles]
  /// How many of the deck's words stand before those that are shown.
  private(set) var passed = 0
  private(set) var preview: AnkiPreview
  /// What is in the way.
  private(set) var news: Text = .empty

  init(_ choice: AnkiChoice, file: String, taken: Set<String>) {
    (self.choice, self.file, self.taken) = (choice, file, taken)
    rows = AnkiRow.all(of: choice.plan)
    examples = choice.plan.types.reduce(into: [:]) { $0[$1] = choice.plan.examples(of: $1) }
    // Most people need to look at the fields, and not at the decks.
    let focus = rows.firstIndex { if case .field = $0 { true } else { false } } ?? 0
    list = List(count: rows.count, focus: focus)
    roles = choice.plan.roles
    preview = AnkiPreview(choice.plan, deck: nil)
  }

  mutating func update(_ step: inout Step) -> Transition {
    let page = Page(step.window)
    while let event = step.next(on: page) {
      if let transition = handle(event, AnkiLayout(page), &step) { return transition }
    }
    return .sleep(until: nil)
  }

  func hash(into hash: inout StateHash) {
    // Left out: file, examples and the look at words, which follow from the choice, the decks that there are, and the
    // roles of before, which follow from the way here.
    hash.combine(fieldsOf: self, choice, rows.count, list, passed, news, cosmetic: 5)
  }
}

/// What is done.
extension AnkiScene {
  private enum Intent { case take, turn, more, fewer }

  private static let keys = KeyMap<Intent>([
    (keys: [Key(.enter)], intent: .take), (keys: [" "], intent: .turn), (keys: ["n"], intent: .more),
    (keys: ["p"], intent: .fewer),
  ])

  private mutating func handle(_ event: InputEvent, _ layout: AnkiLayout, _ step: inout Step) -> Transition? {
    let event = foot.pressed(by: event, in: layout.page.foot)
    switch Self.keys.intent(for: event) {
    case .take: return take(&step)
    case .turn: turn(1)
    case .more: look(further: layout.words.height)
    case .fewer: look(further: -layout.words.height)
    case nil: return move(event, layout)
    }
    return nil
  }

  private mutating func move(_ event: InputEvent, _ layout: AnkiLayout) -> Transition? {
    let before = list.focus
    let isChosen = list.handle(event, in: layout.list) != nil
    if list.focus != before {
      (roles, passed) = (choice.plan.roles, 0)
      look(further: 0)
    }
    if isChosen { turn(1) }
    switch KeyMap.standard.intent(for: event) ?? foot.command(for: event, in: layout.page.foot) {
    case .left: turn(-1)
    case .right: turn(1)
    case .help: return .push(Self.help)
    case .pause, .leave: return .pop(with: .none)
    default: break
    }
    return nil
  }

  private mutating func turn(_ way: Int) {
    let languages = preview.languages
    choice.turn(rows[list.focus], by: way, roles, (languages.term, languages.meaning))
    choice.replaces = false
    (news, passed) = (.empty, 0)
    look(further: 0)
  }

  /// Looks at words further on; behind the last one the first come again.
  private mutating func look(further rows: Int) {
    let deck: Int? = if case .deck(let place) = self.rows[list.focus] { place } else { nil }
    passed = max(0, passed + rows)
    preview = AnkiPreview(choice.plan, deck: deck, passing: passed)
    if preview.words.isEmpty, passed > 0 {
      passed = 0
      preview = AnkiPreview(choice.plan, deck: deck)
    }
  }

  private mutating func take(_ step: inout Step) -> Transition? {
    if let obstacle {
      news = obstacle
    } else if let id = conflict {
      choice.replaces = true
      news =
        "You have a deck \"\(id)\" already. Enter once more puts this one in its place: what you know of its words stays."
    } else {
      step.report(choice as any Sendable)
      return .pop(with: .none)
    }
    return nil
  }

  private var obstacle: Text? {
    if !choice.plan.sources.contains(where: \.isWanted) {
      return "No deck is marked: space, or a click, marks one."
    }
    if choice.plan.complete.isEmpty {
      return "Say first which field is the word, and which is what it means."
    }
    return preview.ids.isEmpty ? "No words can be made of these notes: try other fields." : nil
  }

  /// The id of a deck that is there; nil where none is in the way, or all may make way.
  private var conflict: String? { choice.replaces ? nil : preview.ids.first(where: taken.contains) }
}

/// A look at what a plan makes.
struct AnkiPreview: Sendable {
  private static let most = 12

  /// Some words of the deck that is looked at.
  let words: [Word]
  /// The languages of that deck.
  let languages: Deck.Languages
  /// The ids of all decks that would be made.
  let ids: [String]

  /// - Parameters:
  ///   - deck: the deck that is looked at, by its place in the plan; nil for the first that is wanted.
  ///   - passing: how many of its words are passed over.
  init(_ plan: AnkiPlan, deck: Int?, passing: Int = 0) {
    let all = (try? AnkiDecks(plan, limit: 1).decks) ?? []
    ids = all.map(\.deck.id)
    var one = plan
    let shown = deck ?? plan.sources.firstIndex(where: \.isWanted)
    for place in plan.sources.indices { one.want(place == shown, at: place) }
    let made = (try? AnkiDecks(one, limit: passing + Self.most).decks.first?.deck) ?? nil
    words = Array((made?.words ?? []).dropFirst(passing))
    languages = made?.language ?? Deck.Languages(term: "und", meaning: "und")
  }
}

extension AnkiChoice: StateHashable {
  func hash(into hash: inout StateHash) {
    hash.combine(plan.sources.map(\.isWanted))
    for type in plan.types { hash.combine((plan.roles[type]?.roles ?? []).map(\.rawValue)) }
    hash.combine([plan.languages.term, plan.languages.meaning])
    hash.combine([takesHistory, replaces])
  }
}
