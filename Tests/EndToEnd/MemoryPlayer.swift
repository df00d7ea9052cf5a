import Glibc
import Testing

/// Plays memory as a person does: learns the new words from the first screen, turns cards, remembers where what
/// lies. Uses keys alone or the mouse alone.
struct MemoryPlayer {
  let seat: any Seat
  let hand: Hand
  /// What belongs to what, both ways.
  private var partners: [String: String] = [:]
  private var faces: [Board.Place: String] = [:]

  init(_ seat: any Seat, by hand: Hand, knowing pairs: [(term: String, meaning: String)] = []) {
    self.seat = seat
    self.hand = hand
    for (term, meaning) in pairs { (partners[term], partners[meaning]) = (meaning, term) }
  }

  /// Reads the introduction, leaves it, and plays until no card is left. Returns how many pairs there were.
  mutating func play() throws -> Int {
    try #require(seat.expect("New "))
    learn(seat.rows)
    if hand == .keys { seat.press(.enter) } else { seat.click(on: "Enter") }
    return try playBoard()
  }

  /// Plays until no card is left, or the game is no more on the screen.
  @discardableResult
  mutating func playBoard() throws -> Int {
    var board = try #require(wait { !$0.cards.isEmpty }, "no cards on:\n\(seat.picture)")
    let pairs = board.cards.count / 2
    while !board.cards.isEmpty { board = try playTurn(board) }
    return pairs
  }

  /// A line of the introduction: the term, at least three blanks, its meanings, perhaps its reading.
  private mutating func learn(_ rows: [String]) {
    let heading = rows.firstIndex { $0.contains("New letters") || $0.contains("New words") } ?? 0
    for row in rows.dropFirst(heading + 1) {
      guard let match = row.firstMatch(of: /^ *(\S.*?) {3,}(\S.*)$/) else { continue }
      let term = String(match.1)
      let meaning = String(match.2.prefix { $0 != "," && $0 != "·" })
      let answer = meaning.split(separator: " ").joined(separator: " ")
      partners[term] = answer
      partners[answer] = term
    }
  }

  /// Turns a prompt that lies face down and the answer that belongs to it, or one not seen so far.
  /// Returns the board after that.
  private mutating func playTurn(_ board: Board) throws -> Board {
    let prompts = board.cards.filter(\.isPrompt)
    let known = prompts.first { answerPlace(for: $0.place, on: board) != nil }
    let prompt = try #require(
      known ?? prompts.first { faces[$0.place] == nil } ?? prompts.first,
      "no prompt to turn:\n\(seat.picture)")
    try turn(prompt.place)
    let unseen = board.cards.first { !$0.isPrompt && $0.face == nil && faces[$0.place] == nil }
    let answer = try #require(answerPlace(for: prompt.place, on: board) ?? unseen?.place)
    try turn(answer)
    if let face = faces[prompt.place], partners[face] == faces[answer] {
      let rest = board.places.subtracting([prompt.place, answer])
      if rest.isEmpty { return try left() }
      return try #require(wait { $0.places == rest }, "\(face) stays:\n\(seat.picture)")
    }
    return try #require(wait { $0.cards.allSatisfy { $0.face == nil } }, "no turning back:\n\(seat.picture)")
  }

  /// The board without cards. What comes after it can have boxes of its own.
  private func left() throws -> Board {
    let isOver = seat.wait { rows in
      Board(rows).cards.isEmpty || !rows.prefix(2).joined().contains("  Memory · ")
    }
    try #require(isOver, "the last pair stays:\n\(seat.picture)")
    return Board([])
  }

  private func answerPlace(for prompt: Board.Place, on board: Board) -> Board.Place? {
    guard let face = faces[prompt], let partner = partners[face] else { return nil }
    return board.cards.first { !$0.isPrompt && faces[$0.place] == partner }?.place
  }

  private mutating func turn(_ place: Board.Place) throws {
    switch hand {
    case .mouse: seat.click(place.x, place.y)
    case .keys:
      try focus(place)
      seat.press(.enter)
    }
    let board = wait { $0.card(at: place)?.face != nil }
    faces[place] = try #require(board?.card(at: place)?.face, "no face at \(place):\n\(seat.picture)")
  }

  /// Walks there with the arrow keys.
  private func focus(_ place: Board.Place) throws {
    for _ in 0..<20 {
      guard let card = wait(until: { $0.focus != nil })?.focus else { break }
      if card.place == place { return }
      let (dx, dy) = (place.x - card.place.x, place.y - card.place.y)
      seat.press(abs(dy) > 1 ? (dy > 0 ? .down : .up) : (dx > 0 ? .right : .left))
      seat.wait(10) { Board($0).focus?.place != card.place }
    }
    Issue.record("the arrow keys don't lead to \(place):\n\(seat.picture)")
  }

  /// Looks until nothing on the board moves and it is as wanted. A glance can fall between two halves of a
  /// frame or on a card that turns, so only what two of them show counts.
  private func wait(until isAsWanted: (Board) -> Bool = { _ in true }) -> Board? {
    var last: Board?
    let isThere = seat.wait { rows in
      let board = Board(rows)
      defer { last = board }
      if board == last, board.isAtRest, isAsWanted(board) { return true }
      usleep(25_000)
      return false
    }
    return isThere ? last : nil
  }
}
