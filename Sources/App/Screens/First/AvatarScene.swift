import Engine
import Games
import Interface

/// Chooses the player's avatar: one of the figures, a letter, or none.
struct AvatarScene: PageScene {
  private enum Choice {
    case figure(AvatarFigure)
    case letter, none
  }

  private static let choices = AvatarFigure.all.map(Choice.figure) + [.letter, .none]

  private let chosen: String
  /// The player's name.
  private let name: String
  private var tiles = Tiles(count: choices.count)
  private var letter: String
  private(set) var isTyping = false

  /// - Parameters:
  ///   - chosen: the current setting.
  ///   - name: the player's name, whose first letter is suggested.
  init(chosen: String, name: String) {
    (self.chosen, self.name) = (chosen, name)
    letter = "A"
    switch Avatar(chosen) {
    case .letter(let letter): self.letter = letter.string
    default: if let first = name.first { letter = String(first) }
    }
    tiles.select(Self.choices.firstIndex { kept($0) == chosen } ?? 0)
  }

  var foot: Foot { isTyping ? Self.typingFoot : Self.foot }

  mutating func handle(_ input: PageInput, _ step: inout Step) -> Transition? {
    if isTyping { return type(input, &step) }
    if let index = tiles.handle(input.event, in: grid(input.page)) { return choose(index, &step) }
    switch input.command {
    case .act: return choose(tiles.focus, &step)
    case .help: return .push(ArcadeHelp.avatars)
    case .pause, .leave: return .pop(with: .none)
    default: return nil
    }
  }

  private mutating func choose(_ index: Int, _ step: inout Step) -> Transition? {
    if case .letter = Self.choices[index] {
      isTyping = true
      return nil
    }
    return choose(kept(Self.choices[index]), &step)
  }

  /// Each letter replaces the one before. A click elsewhere keeps it, as Enter does.
  private mutating func type(_ input: PageInput, _ step: inout Step) -> Transition? {
    var field = TextField(letter)
    if field.handle(input.event) {
      letter = field.string.last.map { $0.isWhitespace ? "" : String($0) } ?? ""
      return nil
    }
    switch input.command ?? (input.event.isClick(in: input.page.window) ? .act : nil) {
    case .act where Avatar(letter) != nil: return choose(letter, &step)
    case .pause: isTyping = false
    case .help: return .push(ArcadeHelp.avatars)
    default: break
    }
    return nil
  }

  private func choose(_ avatar: String, _ step: inout Step) -> Transition {
    step.report(.setting(.look.avatar, to: avatar))
    return .pop(with: .none)
  }

  private func kept(_ choice: Choice) -> String {
    switch choice {
    case .figure(let figure): figure.name
    case .letter: letter
    case .none: ""
    }
  }
}

extension AvatarScene {
  private static let (columns, tile) = (5, Size(11, 5))

  func draw(on canvas: inout Canvas, in page: Page, fraction: Double) {
    // While a letter is typed, the mouse belongs to the text field.
    if isTyping { canvas.newestMove = nil }
    canvas.putTitle("Avatar", in: page.head)
    drawPlayer(on: &canvas, in: page.head)
    tiles.draw(on: &canvas, in: grid(page)) { canvas, index, place, hasFocus in
      draw(Self.choices[index], on: &canvas, in: place, hasFocus: hasFocus)
    }
  }

  /// The player as in the headers of other screens.
  private func drawPlayer(on canvas: inout Canvas, in head: Rect) {
    let avatar = Avatar(kept(Self.choices[tiles.focus]))
    let taken = avatar.map { AvatarDrawing($0).drawBust(on: &canvas, endingIn: head) + 2 } ?? 0
    let place = Rect(head.left + 8, head.top, head.width - 8 - taken, 1)
    canvas.put(Text(name), in: place, .trailing, Style(canvas.theme.muted))
  }

  private func draw(_ choice: Choice, on canvas: inout Canvas, in place: Rect, hasFocus: Bool) {
    let theme = canvas.theme
    if hasFocus { canvas.fill(place, theme.raised) }
    let picture = Point(place.left + (place.width - AvatarDrawing.size.width + 1) / 2, place.top)
    if let avatar = Avatar(kept(choice)) { AvatarDrawing(avatar).draw(on: &canvas, at: picture) }
    let sign: Text = hasFocus ? canvas.ornaments.pointer + " " : .empty
    let tick: Text = kept(choice) == chosen ? " " + canvas.ornaments.right : .empty
    let row = Rect(place.left, place.bottom - 1, place.width, 1)
    let style = hasFocus ? Style(theme.accent).bold : Style(theme.muted)
    canvas.put(sign + title(choice) + tick, in: row, .center, style)
  }

  private func title(_ choice: Choice) -> Text {
    switch choice {
    case .figure(let figure): Text(figure.name)
    case .letter: isTyping ? "type one" : "a letter"
    case .none: "none"
    }
  }

  /// Three rows, with air between them if there is room.
  private func grid(_ page: Page) -> TileGrid {
    let body = page.body
    let gap = Size(body.width >= 70 ? 3 : 0, body.height >= 19 ? 1 : 0)
    let width = Self.columns * (Self.tile.width + gap.width) - gap.width
    let rows = (Self.choices.count + Self.columns - 1) / Self.columns
    let height = rows * (Self.tile.height + gap.height)
    let left = body.left + (body.width - width) / 2
    let spare = max(0, body.height - height)
    // The player in the header reaches down to the row above the body.
    let top = body.top + max(min(1, spare), spare * 2 / 5)
    return TileGrid(in: Rect(left, top, width, body.bottom - top), tile: Self.tile, gap: gap)
  }

  private static let foot = Foot([
    .arrows("choose"), .enter(.save), .help, .back,
  ])
  private static let typingFoot = Foot([
    KeyHint("a letter", "is you"), .enter(.save), .helpWhileTyping,
    KeyHint("Esc", "leave it", .pause),
  ])
}
