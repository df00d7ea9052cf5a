import Engine
import Games
import Interface
import Learning

/// All fields of a word, each of which can be edited in place.
struct EditWordScene: PageScene {
  /// Longer than any field of a word.
  private static let longest = 2000

  private var word: DeckWord
  private let deck: Text
  private var hint: String
  /// Why nothing can be written; nil if it can.
  private let obstacle: Text?
  private var list = List(count: WordField.allCases.count)
  /// The text of the field that is being edited.
  private var field: TextField?
  /// The result of the last change.
  private var news: Text = .empty
  private var isRefused = false
  /// Whether x was pressed; pressing it again removes the word.
  private var isAsking = false
  private var changes = AwaitedChanges<ChangeOwnWords>()
  private var saying: Ticket<SilenceOf>?

  /// - Parameters:
  ///   - deck: its name.
  ///   - hint: the player's own.
  ///   - obstacle: why nothing can be written, in a sentence; nil if it can.
  init(_ word: DeckWord, in deck: Text, hint: String, obstacle: String?) {
    (self.word, self.deck, self.hint) = (word, deck, hint)
    self.obstacle = obstacle.map { Text($0) }
  }

  var isTyping: Bool { field != nil }

  var isReady: Bool { !changes.isClosing }

  mutating func beforeInput(_ step: inout Step) -> Transition? {
    while let kept = changes.next(&step) {
      if kept.gone.contains(word.reference) {
        return .pop(with: Outcome(WordRemoved(sentence: kept.sentence)))
      }
      show(kept)
    }
    if let reason = step.value(of: &saying) ?? nil { (news, isRefused) = (reason, true) }
    return changes.isClosing ? changes.close(with: .none, &step) : nil
  }

  mutating func handle(_ input: PageInput, _ step: inout Step) -> Transition? {
    isTyping ? write(input, &step) : choose(input, &step)
  }

  private mutating func show(_ kept: OwnWordsKept) {
    (news, isRefused) = (kept.sentence, kept.isRefused)
    if let changed = kept.words.first(where: { $0.reference == word.reference }) { word = changed }
    if let change = kept.hints.first(where: { $0.word.reference == word.reference }) {
      hint = change.text ?? ""
    }
  }

  private var focused: WordField { WordField.allCases[list.focus] }

  private var isOwn: Bool { WordBank.isOwn(word.origin.deck) }
}

extension EditWordScene {
  private enum Action {
    case undo, remove, say, parts
  }

  private static let keys = KeyMap<Action>([
    (keys: [SharedKey.undo.key], intent: .undo), (keys: [SharedKey.delete.key], intent: .remove),
    (keys: [SharedKey.sound.key], intent: .say),
    (keys: ["c"], intent: .parts),
  ])

  private mutating func write(_ input: PageInput, _ step: inout Step) -> Transition? {
    if field?.handle(input.event) == true { return nil }
    let isBeside = input.event.isClick(in: input.page.body)
    switch input.command ?? (isBeside ? .act : nil) {
    case .act, .next: save(&step)
    case .pause: field = nil
    case .help: return .push(ScreenHelp.editWord)
    default: break
    }
    return nil
  }

  private mutating func choose(_ input: PageInput, _ step: inout Step) -> Transition? {
    let wasAsking = isAsking
    if input.event.isPress { isAsking = false }
    switch Self.keys.intent(for: input.event) {
    case .undo: changes.ask(.undo, &step)
    case .remove: remove(wasAsking, &step)
    case .say: saying = step.say(Spoken(word.word, of: word.origin, isAsked: true))
    case .parts:
      if let page = LookUpPageScene(HanCharacter.all(in: word.word.term), of: word.origin.language.term) {
        return .push(page)
      }
    case nil: break
    }
    if list.handle(input.event, in: EditLayout(input.page).list) != nil { begin() }
    switch input.command {
    case .pause, .leave: return wasAsking ? nil : changes.close(with: .none, &step)
    case .help: return .push(ScreenHelp.editWord)
    default: return nil
    }
  }

  private var language: String { word.origin.language.term }

  private mutating func begin() {
    if let obstacle { return (news, isRefused) = (obstacle, true) }
    field = TextField(text(of: focused), limit: Self.longest)
  }

  private mutating func save(_ step: inout Step) {
    let texts = focused.texts(field?.string ?? "")
    field = nil
    guard focused.text(texts) != text(of: focused) else { return }
    if focused.isNeeded && texts.isEmpty {
      return (news, isRefused) = (Text("A word needs its \(focused.title)."), true)
    }
    changes.ask(.change(.wrote(word.reference, focused, texts)), &step)
  }

  /// Asks the first time.
  private mutating func remove(_ isAsked: Bool, _ step: inout Step) {
    guard isOwn else { return }
    if isAsked { return changes.ask(.change(.removed(word.reference)), &step) }
    isAsking = true
  }

  private func text(of field: WordField) -> String {
    field == .mnemonic ? hint : field.text(word.word[field])
  }
}

extension EditWordScene {
  func draw(on canvas: inout Canvas, in page: Page, fraction: Double) {
    let (theme, layout) = (canvas.theme, EditLayout(page))
    let name = deck.shortened(to: page.head.width / 2)
    canvas.putTitle(Text(word.word.term), in: page.head, remark: name)
    list.draw(on: &canvas, in: layout.list) { canvas, row, place, hasFocus in
      draw(WordField.allCases[row], hasFocus, on: &canvas, in: place)
    }
    let (text, color) =
      isAsking
      ? (
        Text(
          "Remove \(word.word.term) from your words? Press x again to remove it, any other key to keep it."),
        theme.wrong
      )
      : (news, isRefused ? theme.wrong : theme.accent)
    canvas.put(text, wrappedIn: layout.news, .leading, .top, Style(color))
  }

  private func draw(_ name: WordField, _ hasFocus: Bool, on canvas: inout Canvas, in place: Rect) {
    let theme = canvas.theme
    canvas.put(Text(name.title), in: place, .leading, Style(hasFocus ? theme.accent : theme.muted))
    let rest = Rect(place.left + EditLayout.label, place.top, place.width - EditLayout.label, 1)
    if hasFocus, let field { return field.draw(on: &canvas, in: rest) }
    let text = text(of: name)
    let shown = (text.isEmpty ? "none" : Text(text)).shortened(
      to: rest.width, ellipsis: canvas.ornaments.ellipsis)
    canvas.put(shown, in: rest, .leading, Style(text.isEmpty ? theme.muted : theme.text))
  }

  var foot: Foot {
    if field != nil {
      return Foot([
        .enter(.save), KeyHint("Esc", "leave as it was", .pause), .helpWhileTyping,
      ])
    }
    let remove = SharedKey.delete.keyHint(isAsking ? "take it out" : "delete")
    if isAsking { return Foot([remove, .help, KeyHint("Esc", "keep it", .pause)]) }
    return Foot(
      [.upDown("choose"), .enter(.open), SharedKey.undo.keyHint("undo")]
        + (isOwn ? [remove] : []) + [SharedKey.sound.keyHint("say")]
        + LookUpPageScene.hint(ofParts: word.word.term) + [.help, .back])
  }
}

private struct EditLayout {
  /// The columns of a field's name.
  static let label = 18
  let list, news: Rect

  init(_ page: Page) {
    let body = page.body
    list = Rect(body.left, body.top + 1, body.width, min(WordField.allCases.count, body.height - 4))
    news = Rect(body.left + 2, list.bottom + 1, body.width - 2, body.bottom - list.bottom - 1)
  }
}
