import Engine
import Interface
import Learning

/// Asks what language the words of a file are in. Pops with the `FileLanguage` as the player chose it.
struct FileLanguageScene: PageScene {
  private let question: FileLanguage
  /// The tags, the likeliest first.
  private let tags: [String]
  private var languages: SearchedList

  init(_ question: FileLanguage) {
    self.question = question
    tags = [question.language] + (LanguageName.tags + ["und"]).filter { $0 != question.language }
    languages = SearchedList(count: tags.count) { [tags] in Self.name(tags[$0]) }
  }

  private static func name(_ tag: String) -> String {
    tag == "und" ? "another language, or several" : LanguageName.of(tag) ?? tag
  }

  var isTyping: Bool { languages.search.isActive }

  mutating func beforeInput(_ step: inout Step) -> Transition? {
    languages.advance()
    return nil
  }

  mutating func handle(_ input: PageInput, _ step: inout Step) -> Transition? {
    switch languages.handle(input, DeckLayout(input.page).searched) {
    case .chosen(let index):
      var chosen = question
      chosen.language = tags[index]
      return .pop(with: Outcome(chosen))
    case .left: return .pop(with: .none)
    case .explained: return .push(ScreenHelp.fileLanguage)
    case .lookedUp, .taken: return nil
    }
  }

  mutating func afterInput(_ step: inout Step) -> Transition { languages.isDone ? .sleep(until: nil) : .stay }

  func draw(on canvas: inout Canvas, in page: Page, fraction: Double) {
    let layout = DeckLayout(page)
    canvas.putTitle("What language are the words in?", in: page.head, remark: Text(question.name))
    languages.search.draw(on: &canvas, in: layout.searched.search)
    languages.list.draw(on: &canvas, in: layout.searched.list) { canvas, row, place, hasFocus in
      let style = Style(hasFocus ? canvas.theme.accent : canvas.theme.text, on: nil, hasFocus ? .bold : [])
      canvas.put(Text(Self.name(tags[languages.found[row]])), in: place, .leading, style)
    }
    let hint =
      languages.found.isEmpty
      ? "No language has that name. Esc shows all of them, and “another language”."
      : Text("Its words: ") + question.words
    canvas.put(hint, wrappedIn: layout.hint, .leading, .top, Style(canvas.theme.muted))
  }

  var foot: Foot { languages.foot(act: .select) }
}
