import Engine
import Playtest

/// Plays memory by sight with a good memory: turns cards, remembers what was where, and believes what the game
/// says about a mismatch. Uses only keys or only the mouse.
package struct MemoryPlayer {
  package enum Hand: CaseIterable {
    case keys, mouse
  }

  package var stage: Stage
  private let hand: Hand
  private let isMixed: Bool
  private var faces: [Point: String] = [:]
  private var partners: [String: String] = [:]
  private var prompts: Set<Point> = []

  package init(_ stage: Stage, by hand: Hand, isMixed: Bool = false) {
    self.stage = stage
    self.hand = hand
    self.isMixed = isMixed
  }

  /// Plays until no card is left, or for `limit` turns. Returns the number of turns.
  package mutating func play(atMost limit: Int) -> Int {
    if stage.shows("deals the next board") {
      dealNext()
    } else if MemoryBoard(stage).cards.isEmpty {
      hand == .keys ? stage.press(.enter) : { _ = stage.click("Enter start") }()
      stage.wait(ticks: 20)
    }
    learnPlaces()
    for turn in 0..<limit {
      if stage.shows("deals the next board") { dealNext() }
      guard playTurn() else { return turn }
    }
    return limit
  }

  private mutating func dealNext() {
    hand == .keys ? stage.press(.enter) : stage.click(Point(1, 1))
    stage.wait(ticks: 20)
    (faces, prompts) = ([:], [])
    learnPlaces()
  }

  private mutating func learnPlaces() {
    for card in MemoryBoard(stage).down where card.hasPromptBack == true { prompts.insert(card.rect.origin) }
  }

  /// Turns a prompt and the likeliest answer. Returns false if there is nothing left to turn.
  private mutating func playTurn() -> Bool {
    let board = MemoryBoard(stage)
    guard let prompt = choosePrompt(board) else { return false }
    turn(prompt)
    let face = faces[prompt] ?? ""
    guard let answer = chooseAnswer(to: face, MemoryBoard(stage)) else { return false }
    turn(answer)
    learn(MemoryBoard(stage))
    stage.wait(ticks: 130)
    return true
  }

  private func choosePrompt(_ board: MemoryBoard) -> Point? {
    let places = board.down.map(\.rect.origin).filter { prompts.contains($0) }
    return places.first { place in faces[place].map { answerPlace(to: $0, board) != nil } ?? false }
      ?? places.first { faces[$0] == nil } ?? places.first
  }

  private func chooseAnswer(to prompt: String, _ board: MemoryBoard) -> Point? {
    let places = board.down.map(\.rect.origin).filter { !prompts.contains($0) }
    return answerPlace(to: prompt, board) ?? places.first { faces[$0] == nil } ?? places.first
  }

  private func answerPlace(to prompt: String, _ board: MemoryBoard) -> Point? {
    guard let answer = partners[prompt] else { return nil }
    return board.down.map(\.rect.origin).first { faces[$0] == answer && !prompts.contains($0) }
  }

  /// Learns from lines such as "el agua means water" and "ა is a".
  private mutating func learn(_ board: MemoryBoard) {
    for word in [" means ", " is "] {
      let parts = board.line.split(separator: word, maxSplits: 1)
      if parts.count == 2 { partners[String(parts[0])] = String(parts[1]) }
    }
  }

  private mutating func turn(_ place: Point) {
    switch hand {
    case .keys:
      focus(place)
      stage.press(.enter)
    case .mouse:
      let center = MemoryBoard(stage).card(at: place)?.center ?? place
      stage.hover(center)
      stage.click(center)
    }
    stage.wait(ticks: 12)
    if let face = MemoryBoard(stage).card(at: place)?.face { faces[place] = face }
  }

  /// Moves the focus with the arrow keys, or with Tab if they lead nowhere new.
  private mutating func focus(_ place: Point) {
    var visited: Set<Point> = []
    for _ in 0..<200 {
      guard let focus = MemoryBoard(stage).focus?.rect.origin else { return stage.press(.tab) }
      if focus == place { return }
      let way = place - focus
      if visited.insert(focus).inserted {
        stage.press(abs(way.y) > 1 ? (way.y > 0 ? .down : .up) : (way.x > 0 ? .right : .left))
      } else {
        stage.press(.tab)
      }
    }
  }
}

/// A memory board as read from the screen.
package struct MemoryBoard {
  package struct Card: Hashable {
    package let rect: Rect
    /// Its text; nil if it is face down.
    package let face: String?
    /// Whether its back is that of the prompts; nil if it is face up.
    package let hasPromptBack: Bool?
    package let hasFocus: Bool
    package let sign: Character?

    package var center: Point { rect.center }
  }

  package let cards: [Card]
  package let line: String

  package init(_ stage: Stage) {
    let screen = Screen(stage.draw())
    // The start button is a box, too.
    cards = stage.shows("Enter start") ? [] : screen.corners.compactMap { screen.card(at: $0) }
    let last = cards.map(\.rect.bottom).max() ?? 0
    line = screen.text(in: Rect(0, last, screen.width, screen.height - 1 - last))
  }

  package var focus: Card? { cards.first(where: \.hasFocus) }
  package var down: [Card] { cards.filter { $0.face == nil } }
  package var open: [Card] { cards.filter { $0.face != nil } }

  package func card(at place: Point) -> Card? { cards.first { $0.rect.origin == place } }
}

/// The scalars of a frame, for fast searching.
private struct Screen {
  let width, height: Int
  private let canvas: Canvas
  /// The scalar in each cell; graphemes of several scalars have none.
  private let scalars: [UInt32]

  init(_ canvas: Canvas) {
    self.canvas = canvas
    (width, height) = (canvas.size.width, canvas.size.height)
    scalars = canvas.cells.map { $0.glyph.rawValue }
  }

  private static let corners = signs("╭┏╔"), rightCorners = signs("╮┓╗"),
    lowerCorners = signs("╰┗╚")
  private static let promptBacks = signs("░◇◆★●"), backs = promptBacks.union(signs("╱")), marks = signs("✓✗")

  private static func signs(_ text: String) -> Set<UInt32> { Set(text.unicodeScalars.map(\.value)) }

  var corners: [Point] {
    scalars.indices.filter { Self.corners.contains(scalars[$0]) }.map { Point($0 % width, $0 / width) }
  }

  func card(at corner: Point) -> MemoryBoard.Card? {
    let start = corner.y * width + corner.x
    let right = (start..<(corner.y + 1) * width).first { Self.rightCorners.contains(scalars[$0]) }
    let bottom = stride(from: start, to: scalars.count, by: width).first {
      Self.lowerCorners.contains(scalars[$0])
    }
    guard let right, let bottom else { return nil }
    let rect = Rect(corner, Size(right - start + 1, (bottom - start) / width + 1))
    let inside = rect.inset(1, 1)
    // The middle of a back may say that it is to be turned.
    let first = inside.isEmpty ? 0 : scalars[inside.top * width + inside.left]
    let isBack = Self.backs.contains(first)
    let mark = scalars[start..<right].first(where: Self.marks.contains)
    return MemoryBoard.Card(
      rect: rect, face: isBack ? nil : text(in: inside),
      hasPromptBack: isBack ? Self.promptBacks.contains(first) : nil, hasFocus: scalars[start] == 0x250F,
      sign: mark.flatMap(Unicode.Scalar.init).map(Character.init))
  }

  /// The text in a rectangle, lines joined by spaces.
  func text(in rect: Rect) -> String {
    (rect.top..<max(rect.top, rect.bottom)).map { y in
      (rect.left..<rect.right).map { canvas.grapheme(at: Point($0, y)) }.joined().trimmed
    }.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension String {
  /// The text without spaces at either end.
  package var trimmed: String {
    let start = drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " }.reversed())
  }
}
