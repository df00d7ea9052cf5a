/// Plays memory from any seat: learns the new words from the introduction, turns cards, and remembers them. Uses only keys
/// or only the mouse.
package struct SeatedMemoryPlayer {
  private let seat: any Seat
  private let hand: Hand
  /// The other card of each pair, by face, both ways.
  private var partners: [String: String] = [:]
  private var faces: [Board.Place: String] = [:]

  package init(_ seat: any Seat, by hand: Hand, knowing pairs: [(term: String, meaning: String)] = []) {
    self.seat = seat
    self.hand = hand
    for (term, meaning) in pairs { (partners[term], partners[meaning]) = (meaning, term) }
  }

  /// Reads the introduction, leaves it, and plays until no card is left. Returns the number of pairs.
  package mutating func play() throws -> Int {
    if !seat.wait(until: { $0.contains { $0.contains("New ") } }) { throw Stuck("no new words", on: seat) }
    for (term, meaning) in introducedWords(seat.rows) {
      (partners[term], partners[meaning]) = (meaning, term)
    }
    try leaveIntroduction()
    return try playBoards()
  }

  private func leaveIntroduction() throws {
    if hand == .keys { return seat.press(.enter) }
    let place = try seat.position(of: "Enter").orStuck("nothing to click on", on: seat)
    seat.click(place.x, place.y)
  }

  /// Plays all boards. Returns the number of pairs.
  @discardableResult
  package mutating func playBoards() throws -> Int {
    var pairs = 0
    while true {
      pairs += try playBoard()
      let hasNext = seat.wait { rows in
        let board = Board(rows)
        return board.isOver || !board.cards.isEmpty
      }
      if !hasNext || Board(seat.rows).isOver { return pairs }
      faces = [:]
    }
  }

  /// Plays until no card is left, or the game is gone from the screen. Returns the number of pairs.
  @discardableResult
  package mutating func playBoard() throws -> Int {
    // The key that left the introduction may have come twice, and turned the first card, or the first pair.
    seat.pause(0.5)
    var board = try wait { !$0.isOver && !$0.cards.isEmpty }.orStuck("no cards", on: seat)
    let pairs = board.cards.count / 2
    while !board.cards.isEmpty { board = try playTurn(board) }
    return pairs
  }

  /// Turns a prompt and its answer, or an answer not seen so far. Returns the board after that.
  private mutating func playTurn(_ board: Board) throws -> Board {
    let prompt = try turnPrompt(board)
    let unseen = board.cards.first { !$0.isPrompt && $0.face == nil && faces[$0.place] == nil }
    let answer = try (answerPlace(for: prompt, on: board) ?? unseen?.place)
      .orStuck("no answer to turn", on: seat)
    try turn(answer)
    let rest = board.places.subtracting([prompt, answer])
    if rest.isEmpty { return try left() }
    if let face = faces[prompt], partners[face] == faces[answer] {
      return try wait { $0.places == rest }.orStuck("\(face) stays", on: seat)
    }
    return try wait { $0.cards.allSatisfy { $0.face == nil } }.orStuck("a mismatch stays", on: seat)
  }

  /// Turns a face-down prompt. One that is turned already stays: the key that left the screen before may have come twice.
  private mutating func turnPrompt(_ board: Board) throws -> Board.Place {
    if let turned = board.cards.first(where: { $0.face != nil }) {
      faces[turned.place] = turned.face
      return turned.place
    }
    let prompts = board.cards.filter(\.isPrompt)
    let known = prompts.first { answerPlace(for: $0.place, on: board) != nil }
    let prompt = try (known ?? prompts.first { faces[$0.place] == nil } ?? prompts.first)
      .orStuck("no prompt to turn", on: seat)
    try turn(prompt.place)
    return prompt.place
  }

  /// Waits until the last pair is gone: the screens after the game may have boxes of their own.
  private func left() throws -> Board {
    let isOver = seat.wait { rows in
      let board = Board(rows)
      return board.cards.isEmpty || board.isOver
    }
    if !isOver { throw Stuck("the last pair stays", on: seat) }
    return Board([])
  }

  private func answerPlace(for prompt: Board.Place, on board: Board) -> Board.Place? {
    guard let face = faces[prompt], let partner = partners[face] else { return nil }
    // A prompt lies on the board, too, and may look like its answer.
    return board.cards.first { !$0.isPrompt && $0.place != prompt && faces[$0.place] == partner }?.place
  }

  private mutating func turn(_ place: Board.Place) throws {
    switch hand {
    case .mouse: seat.click(place.x, place.y)
    case .keys:
      try focus(place)
      seat.press(.enter)
    }
    // A pair may be gone before anybody looks.
    let board = try wait { board in board.isOver || board.card(at: place).map { $0.face != nil } ?? true }
      .orStuck("no face at \(place)", on: seat)
    if let face = board.card(at: place)?.face { faces[place] = face }
  }

  /// Moves the focus with the arrow keys.
  private func focus(_ place: Board.Place) throws {
    for _ in 0..<20 {
      guard let card = wait(until: { $0.focus != nil })?.focus else { break }
      if card.place == place { return }
      let (dx, dy) = (place.x - card.place.x, place.y - card.place.y)
      seat.press(abs(dy) > 1 ? (dy > 0 ? .down : .up) : (dx > 0 ? .right : .left))
      seat.wait(10, until: { Board($0).focus?.place != card.place })
    }
    throw Stuck("the arrow keys don't lead to \(place)", on: seat)
  }

  /// Watches the board until nothing moves and it is as wanted. A look may fall between two halves of a frame or on a
  /// turning card, so only what two looks in a row show counts.
  private func wait(until isAsWanted: (Board) -> Bool = { _ in true }) -> Board? {
    var last: Board?
    let isThere = seat.wait { rows in
      let board = Board(rows)
      defer { last = board }
      if board == last, board.isAtRest, isAsWanted(board) { return true }
      seat.pause(0.025)
      return false
    }
    return isThere ? last : nil
  }
}

/// The cards of a memory game as read from the screen.
package struct Board: Equatable {
  package struct Card: Equatable {
    package var left, top, width, height: Int
    /// Whether it has the heavy border.
    package var hasFocus: Bool
    /// Whether it is a prompt; only its back shows that.
    package var isPrompt: Bool
    /// Its text; nil if it is face down.
    package var face: String?

    package var place: Place { Place(x: left + width / 2, y: top + height / 2) }
  }

  /// The middle of a card, which stays the same for the whole game.
  package struct Place: Hashable {
    package let x, y: Int
  }

  package private(set) var cards: [Card] = []
  /// Whether the screen is that after the game, or another one.
  package let isOver: Bool

  package init(_ rows: [String]) {
    isOver =
      !rows.prefix(2).joined().contains("  Memory · ") || rows.contains { $0.contains("All pairs found") }
    // The start button is a box, too.
    if rows.contains(where: { $0.contains("Enter start") }) { return }
    let cells = rows.map(Array.init)
    for (y, row) in cells.enumerated() {
      for x in row.indices where Self.topLeft.contains(row[x]) {
        if let card = Self.card(x, y, cells) { cards.append(card) }
      }
    }
  }

  /// Whether no card is turning: then all have the same width.
  package var isAtRest: Bool { isOver || Set(cards.map(\.width)).count < 2 }

  package var places: Set<Place> { Set(cards.map(\.place)) }

  package var focus: Card? { cards.first(where: \.hasFocus) }

  package func card(at place: Place) -> Card? { cards.first { $0.place == place } }

  private static let topLeft: Set<Character> = ["╭", "┏", "╔"]
  private static let topRight: Set<Character> = ["╮", "┓", "╗"]
  private static let bottomLeft: Set<Character> = ["╰", "┗", "╚"]

  /// Whether it is part of a word drawn large, in blocks or dots.
  private static func isOfPicture(_ character: Character) -> Bool {
    let scalar = character.unicodeScalars.first?.value ?? 0
    return [0x2580...0x259F, 0x2800...0x28FF, 0x1FB00...0x1FBFF].contains { $0.contains(scalar) }
  }

  private static func card(_ x: Int, _ y: Int, _ cells: [[Character]]) -> Card? {
    guard let right = cells[y][x...].firstIndex(where: topRight.contains),
      let bottom = cells.indices.dropFirst(y).first(where: {
        cells[$0].count > x && bottomLeft.contains(cells[$0][x])
      })
    else { return nil }
    let inside = (y + 1..<bottom).map { String(cells[$0].dropFirst(x + 1).prefix(right - x - 1)) }
    let marks = Set(inside.joined())
    let words = inside.flatMap { $0.split { $0 == " " || Self.isOfPicture($0) } }.joined(separator: " ")
    // The middle of a back may say that it is to be turned.
    let isPrompt = !marks.isDisjoint(with: ["░", "◇", "◆", "★", "●"])
    let isDown = isPrompt || marks.contains("╱")
    return Card(
      left: x, top: y, width: right - x + 1, height: bottom - y + 1, hasFocus: cells[y][x] == "┏",
      isPrompt: isPrompt, face: isDown ? nil : words)
  }
}
