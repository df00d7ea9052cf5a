import Engine
import Interface
import Learning

extension RecordScene {
  func draw(on canvas: inout Canvas, in page: Page, fraction: Double) {
    let theme = canvas.theme
    let title = Text("Your voice") + " · " + Text(queue.name)
    let place = Rect(page.head.left, page.head.top, page.head.width - 14, 1)
    canvas.put(
      canvas.ornaments.spelled(title).shortened(to: place.width), in: place, .leading, Style(theme.muted))
    guard let entry else { return drawEnd(on: &canvas, in: page.body) }
    let count = "\(Figure.grouped(row + 1)) of \(Figure.grouped(queue.entries.count))"
    canvas.put(Text(count), in: page.head, .trailing, Style(theme.muted))
    let layout = RecordLayout(page)
    drawWord(entry.word, on: &canvas, layout)
    for (side, lane) in zip(ShownSide.allCases, layout.lanes) { draw(side, on: &canvas, in: lane) }
    drawMeter(on: &canvas, in: layout.meter)
    let (text, color) = message(theme)
    canvas.put(text, wrappedIn: layout.message, .center, .top, Style(color))
    if stage == .ready, problem.isEmpty, queue.obstacle == nil { drawFolder(on: &canvas, in: layout.message) }
  }

  /// Shows where recordings are kept until the first one is made. Of a long path the end says most.
  private func drawFolder(on canvas: inout Canvas, in message: Rect) {
    guard let folder = queue.folder, kept.isEmpty else { return }
    let (line, start) = (
      Rect(message.left, message.bottom - 1, message.width, 1), Text("Kept on this computer: ")
    )
    let (path, room) = (Text(folder), message.width - start.width)
    let ellipsis = canvas.ornaments.ellipsis
    let shown = path.width <= room ? path : ellipsis + Text(String(folder.suffix(room - ellipsis.width)))
    canvas.put(start + shown, in: line, .center, Style(canvas.theme.muted))
  }

  /// The side being recorded, or about to be.
  private var said: ShownSide {
    switch stage {
    case .counting(let side, _), .recording(let side): side
    case .ready, .judging, .keeping, .over: .term
    }
  }

  private func drawWord(_ word: DeckWord, on canvas: inout Canvas, _ layout: RecordLayout) {
    let (language, meaning) = (word.origin.language, word.word.meanings.joined(separator: ", "))
    let isTerm = said == .term
    LargeWord(Text(isTerm ? word.word.term : meaning), language: isTerm ? language.term : language.meaning)
      .draw(on: &canvas, in: layout.word, .bottom)
    let other =
      isTerm
      ? (word.word.readings + [meaning]).joined(separator: canvas.ornaments.isASCII ? ", " : " · ")
      : word.word.term
    canvas.put(
      Text(other).shortened(to: layout.beside.width), in: layout.beside, .center, Style(canvas.theme.second))
  }

  private func draw(_ side: ShownSide, on canvas: inout Canvas, in lane: Rect) {
    let theme = canvas.theme
    let isNow = stage == .recording(side)
    let middle = Rect(lane.left, lane.bottom - 1, lane.width, 1)
    let name: Text = side == .term ? "word" : "meaning"
    canvas.put(name, in: middle, .leading, isNow ? Style(theme.text).bold : Style(theme.muted))
    let wave = RecordLayout.wave(in: lane)
    if isNow {
      Waveform(levels: level.levels.suffix(wave.width)).draw(on: &canvas, in: wave, Style(theme.accent))
      canvas.put(Text(Self.seconds(level.tenths)), in: middle, .trailing, Style(theme.text))
    } else if let take = takes[side] {
      let color = take.fault == nil ? theme.right : theme.wrong
      Waveform(take, width: wave.width).draw(on: &canvas, in: wave, Style(color))
      let sign = take.fault == nil ? canvas.ornaments.right : canvas.ornaments.wrong
      canvas.put(sign + " " + Text(Self.seconds(take.tenths)), in: middle, .trailing, Style(color))
    } else {
      let line = Rect(wave.left, lane.bottom - 1, wave.width, 1)
      canvas.fill(line, canvas.ornaments.dot, Style(theme.muted.mixed(with: theme.ground, 0.5)))
    }
  }

  private static func seconds(_ tenths: Int) -> String { "\(tenths / 10).\(tenths % 10) s" }

  private func drawEnd(on canvas: inout Canvas, in body: Rect) {
    canvas.put(
      farewell, wrappedIn: body.centered(Size(min(body.width, 60), 6)), .center, .middle,
      Style(canvas.theme.text))
  }

  private var farewell: Text {
    if queue.entries.isEmpty { return "Every word here has your voice already." }
    let words = Figure.count(kept.count, "word has", "words have")
    let left = queue.entries.count - kept.count
    let rest = left == 0 ? "" : " \(Figure.grouped(left)) still without: come back for them."
    return Text(kept.isEmpty ? "Nothing was recorded." : "\(words) your voice now.\(rest)")
  }
}

/// The level meter and the line below it.
extension RecordScene {
  /// The limits of "quiet" and "nearly too loud", in decibels of full scale.
  private static let (quiet, loud) = (-45, -6)

  private var loudness: Int? {
    switch stage {
    case .counting, .recording: level.levels.suffix(5).max()
    case .ready, .judging, .keeping, .over: nil
    }
  }

  private func drawMeter(on canvas: inout Canvas, in rect: Rect) {
    let theme = canvas.theme
    canvas.put("level", in: rect, .leading, Style(theme.muted))
    let bar = RecordLayout.wave(in: rect)
    let (word, color) = verdict(theme)
    canvas.bar(Double(loudness.map(Waveform.height) ?? 0) / 100, in: bar, color)
    canvas.put(word, in: rect, .trailing, Style(loudness == nil ? theme.muted : color))
  }

  /// The level in a word, because colour alone doesn't help everyone.
  private func verdict(_ theme: Theme) -> (Text, Color) {
    guard let loudness else { return ("off", theme.muted) }
    if level.isClipped || loudness >= -1 { return ("too loud", theme.wrong) }
    if loudness > Self.loud { return ("loud", theme.accent) }
    return loudness > Self.quiet ? ("good", theme.right) : ("quiet", theme.muted)
  }

  private func message(_ theme: Theme) -> (Text, Color) {
    if let obstacle = queue.obstacle { return (Text(obstacle), theme.wrong) }
    if !problem.isEmpty { return (problem, theme.wrong) }
    switch stage {
    case .ready: return (invitation, theme.muted)
    case .counting(let side, let end): return (counting(side, until: end), theme.accent)
    case .recording: return recording(theme)
    case .judging: return judging(theme)
    case .keeping: return ("Keeping it …", theme.muted)
    case .over: return (.empty, theme.text)
    }
  }

  private var invitation: Text {
    kept.contains(row) || entry?.isRecorded ?? false
      ? "This one is recorded already. Enter records it anew." : "Enter, then say the word and what it means."
  }

  private func counting(_ side: ShownSide, until end: Tick?) -> Text {
    let left = end.map { max(1, Int(($0 - tick + Self.beat - 1) / Self.beat)) } ?? 3
    return Text("\(side == .term ? "Say the word" : "Say what it means") in \(left)")
  }

  private func recording(_ theme: Theme) -> (Text, Color) {
    if level.isClipped { return ("Too loud: go further from the microphone.", theme.wrong) }
    if level.isSilent {
      return ("Nothing is heard. Is the microphone on, and the right one chosen?", theme.wrong)
    }
    return ("Speak now. It ends by itself when you are silent.", theme.accent)
  }

  private func judging(_ theme: Theme) -> (Text, Color) {
    switch faulty.flatMap({ takes[$0]?.fault }) {
    case .silent: ("Nothing was heard. Is the microphone on? Enter says it again.", theme.wrong)
    case .clipped: ("That was too loud, and rattles. Enter says it again, further away.", theme.wrong)
    case nil where takes.count < ShownSide.allCases.count: ("Stopped. Enter goes on.", theme.muted)
    case nil: (isPlaying ? "Listen …" : "Enter saves it and goes on. s plays it.", theme.text)
    }
  }
}

/// The layout, down to the smallest window.
private struct RecordLayout {
  /// The side to say, large.
  let word: Rect
  /// The other side, small.
  let beside: Rect
  /// The waveforms of the two sides, one below the other.
  let lanes: [Rect]
  let meter: Rect
  /// What to do, or what went wrong.
  let message: Rect

  /// The columns of a lane's name, and of its length.
  static let label = 9
  static let time = 10

  init(_ page: Page) {
    let body = page.body
    let rows = body.height >= 26 ? 4 : body.height >= 18 ? 2 : 1
    let width = min(body.width, Page.blockWidth)
    let left = body.left + (body.width - width) / 2
    // Two lanes and the meter with air, and two rows for the message.
    let below = 2 * (rows + 1) + 2 + 2
    let most = min(body.height - below - 2, LargeWord.mostRows)
    let top = body.top + max(0, (body.height - below - 2 - most) / 3)
    word = Rect(body.left, top, body.width, most)
    beside = Rect(left, word.bottom, width, 1)
    let first = beside.bottom + 1
    lanes = [0, 1].map { Rect(left, first + $0 * (rows + 1), width, rows) }
    meter = Rect(left, lanes[1].bottom + 1, width, 1)
    message = Rect(left, meter.bottom + 1, width, 2)
  }

  /// The part of a lane that shows the waveform.
  static func wave(in lane: Rect) -> Rect {
    Rect(lane.left + label, lane.top, max(0, lane.width - label - time), lane.height)
  }
}
