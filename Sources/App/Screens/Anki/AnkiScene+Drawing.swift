import Engine
import Interface
import Learning
import Storage

extension AnkiScene {
  func draw(on canvas: inout Canvas, in page: Page, fraction: Double) {
    let layout = AnkiLayout(page)
    let notes = Figure.count(choice.plan.collection.notes.count, "note", "notes")
    canvas.putTitle("From Anki", in: page.head, remark: Text("\(file), \(notes)"))
    list.draw(on: &canvas, in: layout.list) { canvas, row, place, hasFocus in
      draw(rows[row], hasFocus, on: &canvas, in: place)
    }
    drawWords(on: &canvas, layout)
    canvas.put(news, wrappedIn: layout.below, .leading, .top, Style(canvas.theme.wrong))
  }

  private func draw(_ row: AnkiRow, _ hasFocus: Bool, on canvas: inout Canvas, in place: Rect) {
    let theme = canvas.theme
    let label = Rect(place.left, place.top, place.width * 2 / 5, 1)
    let value = Rect(label.right + 1, place.top, 18, 1)
    let rest = Rect(value.right + 1, place.top, max(0, place.right - value.right - 1), 1)
    let style = Style(hasFocus ? theme.accent : theme.text, on: nil, hasFocus ? .bold : [])
    let ellipsis = canvas.ornaments.ellipsis
    let name = name(of: row, in: label.width, ellipsis)
    canvas.put(name.shortened(to: label.width, ellipsis: ellipsis), in: label, .leading, style)
    let text = self.value(of: row)
    canvas.put(
      hasFocus ? canvas.ornaments.turning(text) : text, in: value, .leading,
      Style(isOff(row) ? theme.muted : hasFocus ? theme.accent : theme.right))
    canvas.put(
      example(of: row).shortened(to: rest.width, ellipsis: ellipsis), in: rest, .leading, Style(theme.muted))
  }

  private func drawWords(on canvas: inout Canvas, _ layout: AnkiLayout) {
    let theme = canvas.theme
    let title: Text = preview.words.isEmpty ? "No words can be made of these fields." : "The words will be:"
    canvas.put(title, in: layout.title, .leading, Style(theme.text))
    for (index, word) in preview.words.prefix(layout.words.height).enumerated() {
      let row = Rect(layout.words.left, layout.words.top + index, layout.words.width, 1)
      let parts = [word.term, word.readings.joined(separator: ", "), word.meanings.joined(separator: "; ")]
      let widths = [row.width / 4, row.width / 4, row.width - row.width / 4 * 2]
      var left = row.left
      for (part, width) in zip(parts, widths) {
        let text = Text(part).shortened(to: width - 1, ellipsis: canvas.ornaments.ellipsis)
        canvas.put(text, in: Rect(left, row.top, width - 1, 1), .leading, Style(theme.muted))
        left += width
      }
    }
  }

  /// If type and field don't fit together, the field stays readable.
  private func name(of row: AnkiRow, in width: Int, _ ellipsis: Text) -> Text {
    switch row {
    case .deck(let place): return "Deck " + Text(choice.plan.sources[place].name)
    case .field(let type, let place):
      let noteType = choice.plan.collection.noteTypes[type]
      let field = noteType.map { $0.fields[place] } ?? ""
      if choice.plan.types.count == 1 { return "Field " + Text(field) }
      let room = max(4, width - Text(field).width - 2)
      return Text(noteType?.name ?? "").shortened(to: room, ellipsis: ellipsis) + ": " + Text(field)
    case .termLanguage: return "Language of the words"
    case .meaningLanguage: return "Language of what they mean"
    case .history: return "What Anki knows of them"
    }
  }

  private func value(of row: AnkiRow) -> Text {
    switch row {
    case .deck(let place): choice.plan.sources[place].isWanted ? "wanted" : "left out"
    case .field(let type, let place): told(choice.plan.roles[type]?.roles[place] ?? .nothing)
    case .termLanguage: language(preview.languages.term)
    case .meaningLanguage: language(preview.languages.meaning)
    case .history: choice.takesHistory ? "taken over" : "left behind"
    }
  }

  private func isOff(_ row: AnkiRow) -> Bool {
    switch row {
    case .deck(let place): !choice.plan.sources[place].isWanted
    case .field(let type, let place): choice.plan.roles[type]?.roles[place] == .nothing
    case .history: !choice.takesHistory
    case .termLanguage, .meaningLanguage: false
    }
  }

  private func told(_ role: FieldRole) -> Text {
    switch role {
    case .term: "the word"
    case .meaning: "what it means"
    case .reading: "how it is read"
    case .nothing: "left out"
    case .notes, .sound, .romanization, .partOfSpeech, .mnemonic, .distractors, .contrast: Text(role.rawValue)
    }
  }

  private func language(_ tag: String) -> Text {
    tag == "und" ? "unknown" : Text(LanguageName.of(tag) ?? tag)
  }

  private func example(of row: AnkiRow) -> Text {
    switch row {
    case .deck(let place): Text(Figure.count(choice.plan.sources[place].count, "note", "notes"))
    case .field(let type, let place): Text(examples[type].map { $0[place] } ?? "")
    case .termLanguage, .meaningLanguage: .empty
    case .history: "when each is due, and how well you know it"
    }
  }

  var foot: Foot {
    Foot([
      .upDown("choose"), .right("change"), .enter(.start),
      KeyHint("n", "more words", pressing: "n"), .help, .back,
    ])
  }

  static let help = HelpScene(
    "From Anki",
    """
    Babble has guessed which fields are the word, its meaning and its reading; below you see what comes of that. \
    Nothing is written before you press Enter.
    """,
    keys: [
      ("↑↓", "choose a line"),
      ("←→", "change it, as Space and a click do"),
      ("n p", "more of the words, those before; on a deck's line, its own"),
      ("Enter", "write the decks; the package stays as it is"),
      ("Esc", "leave, and nothing has changed"),
    ])
}
