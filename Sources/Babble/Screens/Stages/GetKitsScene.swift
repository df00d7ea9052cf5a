import Engine
import Interface
import Learning
import WordGame

/// Asks for the address or file that kits come from, and waits for them. Pops with nothing once they were
/// taken.
struct GetKitsScene: PageScene {
  /// Longer than any address.
  private static let longest = 2000

  private var knowledge: StagesKnowledge
  /// The id of the course whose stages the kits can go to.
  private let course: String
  private var field = TextField(limit: longest)
  /// Bytes received so far; nil while nothing is being fetched.
  private var coming: Int?
  /// The kits that have come; shown on a screen of their own with the next update.
  private var offered: KitOffer?
  /// Why nothing came.
  private var news: Text = .empty
  private var isDone = false

  init(_ knowledge: StagesKnowledge, course: String) {
    (self.knowledge, self.course) = (knowledge, course)
  }

  var isTyping: Bool { true }

  var foot: Foot {
    coming == nil
      ? Foot([.enter(.start), .helpWhileTyping, .back])
      : Foot([KeyHint("Esc", "cancel", .pause), .helpWhileTyping])
  }

  mutating func beforeInput(_ step: inout Step) -> Transition? {
    if isDone { return .pop(with: .none) }
    guard let offered, let standing else { return nil }
    self.offered = nil
    return .push(OfferedKitsScene(offered, for: standing, knowledge.own))
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
    if outcome.as(OfferedKitsScene.Taken.self) != nil { isDone = true }
    return nil
  }

  mutating func hear(_ news: any Sendable) {
    switch news as? ArcadeNews {
    case .kits(let kept): knowledge = kept.knowledge
    case .fetched(let fetched): if coming != nil { take(fetched) }
    default: break
    }
  }

  private var standing: StageStanding? { knowledge.courses.first { $0.course.id == course } }

  private mutating func begin(_ step: inout Step) {
    let place = field.string.trimmed
    guard coming == nil, !place.isEmpty else { return }
    (coming, news) = (0, .empty)
    step.report(.asks(.fetch(.begin(place))))
  }

  private mutating func cancel(_ step: inout Step) {
    (coming, news) = (nil, "Cancelled. Nothing has changed.")
    step.report(.asks(.fetch(.end)))
  }

  private mutating func take(_ fetched: KitsFetched) {
    switch fetched {
    case .coming(let bytes): coming = bytes
    case .came(let offered): (coming, self.offered) = (nil, offered)
    case .failed(let reason): (coming, news) = (nil, reason)
    }
  }
}

extension GetKitsScene {
  func draw(on canvas: inout Canvas, in page: Page, fraction: Double) {
    let (theme, body) = (canvas.theme, page.body)
    canvas.putTitle("Get kits", in: page.head, remark: Text(standing?.course.name ?? ""))
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
    if let obstacle = knowledge.obstacle { return (Text(obstacle), theme.wrong) }
    guard let coming else { return (news, theme.wrong) }
    return (coming == 0 ? "Fetching …" : Text("Fetching: \((coming + 1023) / 1024) KB"), theme.accent)
  }
}

/// Progress and result of fetching kits.
package enum KitsFetched: Sendable {
  /// Bytes received so far.
  case coming(Int)
  case came(KitOffer)
  /// Why they couldn't be fetched.
  case failed(Text)
}
