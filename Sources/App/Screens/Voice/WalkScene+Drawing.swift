import Engine
import Interface

extension WalkScene {
  func draw(on canvas: inout Canvas, in page: Page, fraction: Double) {
    let (theme, layout) = (canvas.theme, WalkLayout(page))
    canvas.putTitle("Audio lesson", in: page.head)
    let count = Figure.count(words.count, "word", "words") + " chosen"
    canvas.put(Text(count), in: page.head, .trailing, Style(words.isEmpty ? theme.muted : theme.accent))
    sources(layout).draw(on: &canvas, in: layout.sources)
    manner.draw(on: &canvas, in: layout.manner)
    drawWords(on: &canvas, in: layout.list)
    drawFile(on: &canvas, in: layout.file)
    drawBelow(on: &canvas, in: layout.below)
  }

  /// The shelves of words. A long name is cut to leave room for the others.
  func sources(_ layout: WalkLayout) -> Foot {
    let fill = Self.hint("r", options.isFilled ? "espeak-ng: on" : "espeak-ng: off")
    let longest = (layout.sources.width - 26) / 2
    let tag = choice.tag.map { "#" + Text($0) } ?? "tag: all"
    return Foot([
      Self.hint("b", Text(choice.shelf.name).shortened(to: longest)),
      Self.hint("t", tag.shortened(to: longest)), fill,
    ])
  }

  /// The options: order, pause, spacing, repetitions.
  var manner: Foot {
    Foot([
      Self.hint("o", options.first == .term ? "word first" : "meaning first"),
      Self.hint("i", options.pause.map { "pause: \($0) s" } ?? "pause: auto"),
      Self.hint("g", options.isSpaced ? "spaced" : "in order"),
      Self.hint("n", Text(Figure.count(options.times ?? options.usualTimes, "time", "times"))),
    ])
  }

  private static func hint(_ key: Character, _ choice: Text) -> KeyHint {
    KeyHint(Text(String(key)), choice, pressing: Key(.character(key)))
  }

  private func drawWords(on canvas: inout Canvas, in place: Rect) {
    if choice.rows.isEmpty {
      let nothing: Text = "There are no words here. b shows those of a deck."
      canvas.put(nothing, wrappedIn: place, .leading, .top, Style(canvas.theme.muted))
    }
    let widest = choice.rows.prefix(500).map { Text(choice.shelf.rows[$0].term).width }.max() ?? 0
    list.draw(on: &canvas, in: place) { canvas, index, row, hasFocus in
      draw(choice.row(index), hasFocus, min(widest, row.width * 36 / 100), on: &canvas, in: row)
    }
  }

  /// A word that can't be heard has no check box.
  private func draw(
    _ word: WalkShelf.Row, _ hasFocus: Bool, _ width: Int, on canvas: inout Canvas, in row: Rect
  ) {
    let theme = canvas.theme
    let isHeard = WalkChoice.canBeHeard(word, options.isFilled)
    let isMarked = choice.isMarked(word, options.isFilled)
    if isHeard {
      let box: Text = isMarked ? "[" + canvas.ornaments.right + "]" : "[ ]"
      canvas.put(box, at: row.origin, Style(isMarked ? theme.right : theme.muted))
    }
    let color = !isHeard ? theme.muted : hasFocus ? theme.accent : theme.text
    let term = Rect(row.left + 4, row.top, width, 1)
    canvas.put(Text(word.term), in: term, .leading, Style(color, on: nil, hasFocus && isHeard ? .bold : []))
    let note: Text = word.isRecorded ? "" : isHeard ? "espeak-ng" : "no recording"
    canvas.put(note, in: row, .trailing, Style(theme.muted))
    let right = row.right - (note.isEmpty ? 0 : note.width + 2)
    let meaning = Rect(term.right + 2, row.top, max(0, right - term.right - 2), 1)
    canvas.put(
      Text(word.meaning).shortened(to: meaning.width, ellipsis: canvas.ornaments.ellipsis), in: meaning,
      .leading, Style(theme.muted))
  }

  private func drawFile(on canvas: inout Canvas, in place: Rect) {
    canvas.put("f", at: place.origin, Style(isTyping ? canvas.theme.accent : canvas.theme.text))
    let line = Rect(place.left + 2, place.top, place.width - 2, 1)
    if isTyping { return field.draw(on: &canvas, in: line) }
    canvas.put(ending(of: field.string, line.width, canvas), in: line, .leading, Style(canvas.theme.muted))
  }

  /// Shortens a path at its beginning, since its end says most.
  private func ending(of path: String, _ width: Int, _ canvas: Canvas) -> Text {
    let whole = Text(path)
    if whole.width <= width { return whole }
    let ellipsis = canvas.ornaments.ellipsis
    var rest = path[...]
    while Text(String(rest)).width + ellipsis.width > width { rest = rest.dropFirst() }
    return ellipsis + Text(String(rest))
  }

  private func drawBelow(on canvas: inout Canvas, in place: Rect) {
    let theme = canvas.theme
    switch task {
    case .making(let percent):
      let bar = Rect(place.left, place.top, place.width - 6, 1)
      canvas.bar(Double(percent) / 100, in: bar, theme.accent)
      canvas.put(
        "\(percent) %", in: Rect(place.left, place.top, place.width, 1), .trailing, Style(theme.text))
    case .asking(let path):
      let question = Text(path) + " is there already. y overwrites it."
      canvas.put(question, wrappedIn: place, .leading, .top, Style(theme.accent))
    case .choosing, .naming:
      canvas.put(
        canvas.ornaments.spelled(news), wrappedIn: place, .leading, .top,
        Style(isRefused ? theme.wrong : theme.accent))
    }
  }

  var foot: Foot {
    switch task {
    case .choosing:
      Foot([
        .upDown("choose"), .enter(.start),
        KeyHint("Space", "mark", pressing: " "), SharedKey.all.keyHint("all"),
        KeyHint("f", "file", pressing: "f"), .help, .back,
      ])
    case .naming:
      Foot([.enter(.save), KeyHint("Esc", "as it was", .pause), .helpWhileTyping])
    case .asking:
      Foot([KeyHint("y", "overwrite", pressing: "y"), .help, KeyHint("Esc", "keep it", .pause)])
    case .making: Foot([KeyHint("Esc", "cancel", .pause), .help])
    }
  }
}
