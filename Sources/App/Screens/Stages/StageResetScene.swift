import Engine
import Games
import Interface
import Learning

/// Resets the progress in a course of stages, or in all: its name must be typed first. It can be brought
/// back.
struct StageResetScene: PageScene {
  private let one, all: StageReset
  /// Why nothing can be written; nil if it can.
  private let obstacle: String?
  private var isAll = false
  private var field = TextField("", limit: 60)
  /// Whether the typed text wasn't the name.
  private var isOther = false
  private var isDone = false

  init?(_ standings: [StageStanding], chosen: String, obstacle: String?) {
    self.obstacle = obstacle
    guard let standing = standings.first(where: { $0.course.id == chosen }) else { return nil }
    (one, all) = (StageReset(standing), StageReset(all: standings))
    isAll = one.isEmpty && !all.isEmpty
  }

  private var reset: StageReset { isAll ? all : one }
  /// Whether there is a line to type in.
  var isTyping: Bool { !reset.isEmpty && !isDone && obstacle == nil }
  /// Whether "one course" and "all" differ.
  private var canTurn: Bool { isTyping && !one.isEmpty && one.courses != all.courses }
}

extension StageResetScene {
  private static let bringBack = KeyMap([(keys: [SharedKey.undo.key], intent: true)])

  mutating func handle(_ input: PageInput, _ step: inout Step) -> Transition? {
    if isTyping, field.handle(input.event) {
      isOther = false
      return nil
    }
    if isDone, Self.bringBack.intent(for: input.event) != nil { return restore(&step) }
    switch input.command {
    case .act where isTyping: confirm(&step)
    case .act where isDone: return .pop(with: Outcome(StageRunScene.End.path))
    case .next where canTurn, .previous where canTurn: turn()
    case .help: return .push(ScreenHelp.stageReset)
    case .pause, .leave: return .pop(with: isDone ? Outcome(StageRunScene.End.path) : .none)
    default: break
    }
    return nil
  }

  private mutating func turn() {
    isAll.toggle()
    (field, isOther) = (TextField("", limit: field.limit), false)
  }

  private mutating func confirm(_ step: inout Step) {
    isDone = reset.isConfirmed(by: field.string)
    isOther = !isDone
    guard isDone else { return }
    for course in reset.courses { step.report(.course(.stage(.reset(course: course)))) }
  }

  private func restore(_ step: inout Step) -> Transition {
    for course in reset.courses { step.report(.course(.stage(.restored(course: course)))) }
    return .pop(with: Outcome(StageRunScene.End.path))
  }
}

extension StageResetScene {
  func draw(on canvas: inout Canvas, in page: Page, fraction: Double) {
    canvas.putTitle("Reset", in: page.head)
    let place = page.block(rows: 14, width: 70)
    canvas.put(Text(reset.title), in: place, .leading, Style(canvas.theme.accent).bold)
    let below = Rect(place.left, place.top + 2, place.width, place.height - 2)
    if !isTyping, !isDone {
      let why = obstacle ?? "Nothing was answered here yet, so there is nothing to reset."
      canvas.put(Text(why), wrappedIn: below, .leading, .top, Style(canvas.theme.muted))
    } else if isDone {
      drawDone(on: &canvas, in: below)
    } else {
      drawQuestion(on: &canvas, in: below)
    }
  }

  private func drawQuestion(on canvas: inout Canvas, in place: Rect) {
    let theme = canvas.theme
    let ask = Rect(place.left, drawFacts(on: &canvas, in: place) + 1, place.width, 1)
    let start = canvas.put("To reset it, type ", at: ask.origin, Style(theme.text))
    canvas.put(Text(reset.name), at: ask.origin + Point(start, 0), Style(theme.accent).bold)
    field.draw(on: &canvas, in: Rect(ask.left, ask.top + 1, min(ask.width, 44), 1))
    let note = Rect(ask.left, ask.top + 3, ask.width, 3)
    canvas.put(obstacleText, wrappedIn: note, .leading, .top, Style(theme.wrong))
  }

  /// What goes and what stays. Returns the row below.
  private func drawFacts(on canvas: inout Canvas, in place: Rect) -> Int {
    let facts = [("deleted", goes), ("kept", stays)]
    return facts.reduce(place.top) { y, fact in
      canvas.put(Text(fact.0), at: Point(place.left, y), Style(canvas.theme.muted))
      let rest = Rect(place.left + 9, y, place.width - 9, 3)
      return y + canvas.put(Text(fact.1), wrappedIn: rest, .leading, .top, Style(canvas.theme.text))
    }
  }

  private func drawDone(on canvas: inout Canvas, in place: Rect) {
    let theme = canvas.theme
    let courses = isAll ? "Your courses start over." : "It starts over."
    canvas.put(canvas.ornaments.right, at: place.origin, Style(theme.right).bold)
    canvas.put(Text(courses), at: place.origin + Point(2, 0), Style(theme.text).bold)
    let rest = Rect(place.left, place.top + 2, place.width, place.height - 2)
    canvas.put("u brings it back, here and later on the map.", in: rest, .leading, Style(theme.text))
  }

  private var goes: String { reset.goes.joined(separator: ", ") }

  private var stays: String {
    "what you remember of your words, your own kits" + (isAll ? "" : ", your other courses")
  }

  private var obstacleText: Text {
    isOther
      ? Text("That name doesn't match. Type \(reset.name), or press Esc to keep everything.") : .empty
  }

  var foot: Foot {
    let back = KeyHint.back
    if isDone {
      return Foot([
        .enter(.open), SharedKey.undo.keyHint("bring it back"), .help, back,
      ])
    }
    guard isTyping else { return Foot([.help, back]) }
    let turn = KeyHint("Tab", isAll ? "one course" : "all courses", pressing: Key(.tab))
    return Foot(
      [KeyHint("Enter", "reset", .act)] + (canTurn ? [turn] : []) + [.helpWhileTyping, back])
  }
}
