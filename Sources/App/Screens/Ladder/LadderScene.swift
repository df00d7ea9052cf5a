import Engine
import Games
import Interface
import Learning
import Storage
import System

/// The ladder by day, week and all: recordings of a folder, ranked, each of which can be raced.
struct LadderScene: PageScene {
  private var ladder: Ladder?
  /// Why it can't be read; empty if it can.
  private var problem: Text = .empty
  private var reading: Ticket<ReadLadder>?
  private var progress: ReadLadder.Progress?
  private var isStale = true
  private var period = Ladder.Period.all
  private var places: [Ladder.Place] = []
  private var list = List(count: 0)

  var foot: Foot {
    let race = isRaceable ? [KeyHint("Enter", "race", pressing: Key(.enter))] : []
    let turn = KeyHint("Tab", "day, week, all", pressing: Key(.tab))
    return Foot((places.isEmpty ? [] : [.upDown("choose")]) + race + [turn, .help, .back])
  }

  mutating func beforeInput(_ step: inout Step) -> Transition? {
    if isStale { (isStale, reading) = (false, step.ask(ReadLadder(), .newest)) }
    if let progress = reading.flatMap({ step.progress(of: $0) }) { self.progress = progress }
    guard let result = step.result(of: &reading) else { return nil }
    (progress, problem) = (nil, .empty)
    switch result {
    case .success(let ladder): show(ladder)
    case .failure(.failed(let failure)): problem = Text(failure.description)
    case .failure(.missing): problem = "The recordings can't be read here."
    }
    return nil
  }

  /// A first ladder begins with the shortest period in which anything was played.
  private mutating func show(_ ladder: Ladder) {
    let isFirst = self.ladder == nil
    self.ladder = ladder
    let first = Ladder.Period.allCases.first { !ladder.places(in: $0).isEmpty } ?? .all
    turn(to: isFirst ? first : period, focus: list.focus)
  }

  private mutating func turn(to period: Ladder.Period, focus: Int = 0) {
    self.period = period
    places = ladder?.places(in: period) ?? []
    list = List(count: places.count, focus: focus)
  }

  mutating func handle(_ input: PageInput, _ step: inout Step) -> Transition? {
    if let next = tabs.next(input.event, in: input.page.head) {
      turn(to: Ladder.Period.allCases[next])
      return nil
    }
    if list.handle(input.event, in: layout(input.page).list) != nil { return race() }
    switch input.command {
    case .act: return race()
    case .help: return .push(ScreenHelp.ladder)
    case .pause, .leave: return .pop(with: .none)
    default: return nil
    }
  }

  /// The race may have left a recording of its own.
  mutating func resume(_ outcome: Outcome, _ step: inout Step) -> Transition? {
    isStale = true
    return nil
  }

  private func race() -> Transition? {
    guard isRaceable, let entry = focused?.entry, let game = entry.result?.game else { return nil }
    return .push(SessionScene(GameRequest(game: game, rival: entry.path)))
  }

  private var isRaceable: Bool { focused?.number != nil }

  private var focused: Ladder.Place? { places.isEmpty ? nil : places[list.focus] }

  private var tabs: PageTabs {
    let periods = Ladder.Period.allCases
    return PageTabs(
      title: "Ladder", names: periods.map(\.title), shown: periods.firstIndex(of: period) ?? 0)
  }
}

/// Drawing.
extension LadderScene {
  private struct Layout {
    let list, detail, note: Rect
  }

  private func layout(_ page: Page) -> Layout {
    let body = page.body
    let rows = note.lineCount(columns: body.width)
    return Layout(
      list: Rect(body.left, body.top, body.width, body.height - rows - 4),
      detail: Rect(body.left, body.bottom - rows - 3, body.width, 2),
      note: Rect(body.left, body.bottom - rows, body.width, rows))
  }

  private var note: Text {
    let own: Text = "These are your own. babble ladder FOLDER shows those of friends."
    return ladder?.isOwn == true ? Text.joined([Ladder.proof, own], by: " ") : Ladder.proof
  }

  func draw(on canvas: inout Canvas, in page: Page, fraction: Double) {
    let (layout, theme) = (layout(page), canvas.theme)
    let room = tabs.draw(on: &canvas, in: page.head)
    canvas.put(
      remark.shortened(to: room.width, ellipsis: canvas.ornaments.ellipsis), in: room, .trailing,
      Style(theme.muted))
    list.draw(on: &canvas, in: layout.list) { canvas, row, place, hasFocus in
      draw(places[row], on: &canvas, in: place, hasFocus: hasFocus)
    }
    if places.isEmpty {
      canvas.put(nothing, wrappedIn: layout.list, .leading, .top, Style(theme.text))
    }
    let color = focused?.entry.verdict == .altered ? theme.wrong : theme.text
    canvas.put(
      canvas.ornaments.spelled(detail), wrappedIn: layout.detail, .leading, .top, Style(color))
    canvas.put(note, wrappedIn: layout.note, .leading, .top, Style(theme.muted))
  }

  /// How far the check is, or the folder's name.
  private var remark: Text {
    if let progress { return Ladder.progress(progress.count, of: progress.all) }
    return ladder.map { $0.isOwn ? .empty : Text(Path.name(of: $0.folder)) } ?? .empty
  }

  private var nothing: Text {
    if !problem.isEmpty { return problem }
    guard let ladder else { return "Every recording is played again. That takes a moment the first time." }
    return ladder.emptiness
      ?? (period == .day ? "Nothing was played today." : "Nothing was played this week.")
  }

  /// What the focused game was, or why it isn't verified.
  private var detail: Text {
    guard let entry = focused?.entry else { return .empty }
    guard entry.verdict == .verified, let result = entry.result else {
      return Text("\(entry.name): \(entry.reason)")
    }
    let time = Figure.clock(result.ticks / Tick.ticksPerSecond)
    return Text(
      "\(entry.shownPlayer), \(entry.rank.title): \(result.title), \(result.right) right, \(result.wrong) wrong in \(time)"
    )
  }

  private func draw(
    _ place: Ladder.Place, on canvas: inout Canvas, in row: Rect, hasFocus: Bool
  ) {
    let (theme, entry, ellipsis) = (canvas.theme, place.entry, canvas.ornaments.ellipsis)
    let isNarrow = row.width < 60
    var x = row.left
    func next(_ width: Int) -> Rect {
      defer { x += width + (isNarrow ? 1 : 2) }
      return Rect(x, row.top, min(width, max(0, row.right - x)), 1)
    }
    let isAltered = entry.verdict == .altered
    let sign = place.number.map { Text("\($0)") } ?? (isAltered ? canvas.ornaments.wrong : "-")
    canvas.put(sign, in: next(3), .trailing, Style(isAltered ? theme.wrong : theme.muted))
    let color = hasFocus ? theme.accent : place.number == nil ? theme.muted : theme.text
    let style = hasFocus ? Style(color).bold : Style(color)
    let player = entry.result == nil ? entry.name : entry.shownPlayer
    let name = next(isNarrow ? 12 : 18)
    canvas.put(Text(player).shortened(to: name.width, ellipsis: ellipsis), in: name, .leading, style)
    guard let result = entry.result, let ladder else { return }
    canvas.put(Text(Figure.grouped(result.score)), in: next(7), .trailing, style)
    let muted = Style(theme.muted)
    canvas.put(Text("\(result.right)/\(result.wrong)"), in: next(6), .trailing, muted)
    canvas.put(Dates.span([Timestamp.date(ladder.day(of: entry))]), in: next(6), .trailing, muted)
    let game = Text(result.variation.isEmpty ? result.game : "\(result.game): \(result.variation)")
    let about = canvas.ornaments.spelled(Text.joined([game, Text(result.deck)], by: " · "))
    let rest = next(row.width)
    canvas.put(about.shortened(to: rest.width, ellipsis: ellipsis), in: rest, .leading, muted)
  }
}
