import Engine
import Interface
import Learning
import Storage

/// Decides what an Anki package becomes: which decks to import, the role of each field, with a preview of the
/// first words. Reports an `AnkiChoice` and closes when the decks are to be written.
struct AnkiScene: PageScene {
  private(set) var choice: AnkiChoice
  let file: String
  let rows: [AnkiRow]
  /// Examples for the fields, by note type.
  let examples: [Int64: [String]]
  /// The ids of existing decks.
  private let existingIDs: Set<String>
  private(set) var list: List
  /// The roles of the fields when the focus came to this line. Cycling past a role must not take it from the
  /// field that has it.
  private var roles: [Int64: FieldRoles]
  /// How many words of the deck the preview has scrolled past.
  private(set) var passed = 0
  private(set) var preview: AnkiPreview
  /// Why the decks can't be written.
  private(set) var news: Text = .empty

  init(_ choice: AnkiChoice, file: String, existingIDs: Set<String>) {
    (self.choice, self.file, self.existingIDs) = (choice, file, existingIDs)
    rows = AnkiRow.all(of: choice.plan)
    examples = choice.plan.types.reduce(into: [:]) { $0[$1] = choice.plan.examples(of: $1) }
    // Most people need to check the fields rather than the decks.
    let focus = rows.firstIndex { if case .field = $0 { true } else { false } } ?? 0
    list = List(count: rows.count, focus: focus)
    roles = choice.plan.roles
    preview = AnkiPreview(choice.plan, deck: nil)
  }
}

extension AnkiScene {
  private enum Intent { case take, turn, more, fewer }

  private static let keys = KeyMap<Intent>([
    (keys: [Key(.enter)], intent: .take), (keys: [" "], intent: .turn), (keys: ["n"], intent: .more),
    (keys: ["p"], intent: .fewer),
  ])

  mutating func handle(_ input: PageInput, _ step: inout Step) -> Transition? {
    let layout = AnkiLayout(input.page)
    switch Self.keys.intent(for: input.event) {
    case .take: return confirmImport(&step)
    case .turn: turn(1)
    case .more: scrollPreview(by: layout.words.height)
    case .fewer: scrollPreview(by: -layout.words.height)
    case nil: return move(input, layout)
    }
    return nil
  }

  private mutating func move(_ input: PageInput, _ layout: AnkiLayout) -> Transition? {
    let before = list.focus
    let isChosen = list.handle(input.event, in: layout.list) != nil
    if list.focus != before {
      (roles, passed) = (choice.plan.roles, 0)
      scrollPreview(by: 0)
    }
    if isChosen { turn(1) }
    switch input.command {
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
    scrollPreview(by: 0)
  }

  /// Scrolls the preview, from the last words back to the first.
  private mutating func scrollPreview(by rows: Int) {
    let deck: Int? = if case .deck(let place) = self.rows[list.focus] { place } else { nil }
    passed = max(0, passed + rows)
    preview = AnkiPreview(choice.plan, deck: deck, passing: passed)
    if preview.words.isEmpty, passed > 0 {
      passed = 0
      preview = AnkiPreview(choice.plan, deck: deck)
    }
  }

  private mutating func confirmImport(_ step: inout Step) -> Transition? {
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

  /// The id of an existing deck in the way; nil if there is none, or if decks may be replaced.
  private var conflict: String? { choice.replaces ? nil : preview.ids.first(where: existingIDs.contains) }
}
