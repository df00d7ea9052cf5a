import Engine
import Interface
import Learning

/// Asks for the address or file that kits come from, and waits for them. Pops with `KitsKept` once they
/// were taken.
struct GetKitsScene: PageScene {
  /// Longer than any address.
  private static let longest = 2000

  private var stages: Shown<StagesOverview>
  /// The course whose stages the kits can go to, as it was last known.
  private var standing: StageStanding
  private var field = TextField(limit: longest)
  /// Bytes received so far; nil while nothing is being fetched.
  private var coming: Int?
  private var fetching: Ticket<FetchKits>?
  /// Why nothing came.
  private var news: Text = .empty

  init(_ knowledge: StagesKnowledge, for standing: StageStanding) {
    stages = Shown(changingWith: .stages, knowledge)
    self.standing = standing
  }

  var isTyping: Bool { true }

  var foot: Foot {
    coming == nil
      ? Foot([.enter(.start), .helpWhileTyping, .back])
      : Foot([KeyHint("Esc", "cancel", .pause), .helpWhileTyping])
  }

  mutating func beforeInput(_ step: inout Step) -> Transition? {
    if stages.update(&step, StagesOverview()), let courses = stages.value?.courses {
      standing = courses.first { $0.course.id == standing.course.id } ?? standing
    }
    if let ticket = fetching, let bytes = step.progress(of: ticket) { coming = bytes }
    guard let fetched = fetching.flatMap({ step.answer($0) }) else { return nil }
    (fetching, coming) = (nil, nil)
    switch fetched {
    case .success(.came(let offered)): return .push(OfferedKitsScene(offered, for: standing, own))
    case .success(.failed(let reason)): news = reason
    case .failure: news = "There is nothing to fetch with."
    }
    return nil
  }

  mutating func handle(_ input: PageInput, _ step: inout Step) -> Transition? {
    if coming == nil, field.handle(input.event) { return nil }
    switch input.command {
    case .act: begin(&step)
    case .help: return .push(ScreenHelp.getKits)
    case .pause where coming != nil: cancel(&step)
    case .pause: return .pop(with: .none)
    default: break
    }
    return nil
  }

  mutating func resume(_ outcome: Outcome, _ step: inout Step) -> Transition? {
    outcome.as(KitsKept.self).map { .pop(with: Outcome($0)) }
  }

  private var own: OwnKits { stages.value?.own ?? OwnKits() }

  private mutating func begin(_ step: inout Step) {
    let place = field.string.trimmed
    guard coming == nil, !place.isEmpty else { return }
    (coming, news) = (0, .empty)
    fetching = step.ask(FetchKits(place: place))
  }

  private mutating func cancel(_ step: inout Step) {
    step.cancel(&fetching)
    (coming, news) = (nil, "Cancelled. Nothing has changed.")
  }
}

extension GetKitsScene {
  func draw(on canvas: inout Canvas, in page: Page, fraction: Double) {
    let (theme, body) = (canvas.theme, page.body)
    canvas.putTitle("Get kits", in: page.head, remark: Text(standing.course.name))
    let about: Text =
      "The address of a page, or a file: kits that somebody has exported, indi's lists of questions, decks, courses."
    canvas.put(about, wrappedIn: Rect(body.left, body.top, body.width, 3), .leading, .top, Style(theme.text))
    let line = Rect(body.left, body.top + 4, body.width, 1)
    if coming == nil { field.draw(on: &canvas, in: line) } else { drawAddress(on: &canvas, in: line) }
    let below = Rect(body.left, line.bottom + 1, body.width, body.height - 6)
    let (text, color) = said(theme)
    canvas.put(text, wrappedIn: below, .leading, .top, Style(color))
  }

  private func drawAddress(on canvas: inout Canvas, in line: Rect) {
    let text = Text(field.string).shortened(to: line.width, ellipsis: canvas.ornaments.ellipsis)
    canvas.put(text, in: line, .leading, Style(canvas.theme.muted))
  }

  private func said(_ theme: Theme) -> (Text, Color) {
    if let obstacle = stages.value?.obstacle { return (Text(obstacle), theme.wrong) }
    guard let coming else { return (news, theme.wrong) }
    return (coming == 0 ? "Fetching …" : Text("Fetching: \((coming + 1023) / 1024) KB"), theme.accent)
  }
}
