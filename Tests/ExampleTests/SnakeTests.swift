import Engine
import Playtest
import Testing

@testable import ExampleSnake

@Suite("Snake")
struct SnakeTests {
  /// Goes to the food as seen on the screen, unless that would end the game.
  static func turn(_ stage: Stage) -> Key.Code? {
    let rows = stage.rows.map(Array.init)
    guard let head = place(of: "█", in: rows), let food = place(of: "●", in: rows) else { return nil }
    let ways: [(code: Key.Code, x: Int, y: Int)] = [
      (.left, -2, 0), (.right, 2, 0), (.up, 0, -1), (.down, 0, 1),
    ]
    let open = ways.filter { way in
      let (x, y) = (head.x + way.x, head.y + way.y)
      return x < rows[y].count ? " ●".contains(rows[y][x]) : true
    }
    return open.min { first, second in
      distance(head, first.x, first.y, food) < distance(head, second.x, second.y, food)
    }?.code
  }

  private static func distance(_ head: Point, _ x: Int, _ y: Int, _ food: Point) -> Int {
    abs(head.x + x - food.x) / 2 + abs(head.y + y - food.y)
  }

  private static func place(of mark: Character, in rows: [[Character]]) -> Point? {
    for (y, row) in rows.enumerated() {
      if let x = row.firstIndex(of: mark) { return Point(x, y) }
    }
    return nil
  }

  @Test("a player who goes for the food grows", arguments: [1, 2, 3])
  func eating(seed: Int) {
    var stage = Stage(Snake(seed: UInt64(seed)))
    for _ in 0..<300 {
      if let code = Self.turn(stage) { stage.press(code) }
      stage.wait(ticks: 3)
    }
    let points = stage.rows[1].split(separator: " ").last.flatMap { Int($0) } ?? 0
    #expect(points >= 5, "\(stage)")
  }

  @Test("a wall ends the game, and Enter begins another")
  func wall() {
    var stage = Stage(Snake(seed: 1))
    stage.wait(seconds: 4)
    #expect(stage.shows("Game over"))
    stage.press(.enter)
    stage.wait(ticks: 2)
    #expect(!stage.shows("Game over") && stage.shows("Snake"))
  }

  @Test("two quick turns make a U-turn, and straight back is none")
  func turns() {
    var stage = Stage(Snake(seed: 1))
    stage.press(.left)
    stage.press(.up)
    stage.press(.left)
    let row = stage.rows.firstIndex { $0.contains("█") }
    stage.wait(seconds: 1)
    #expect(!stage.shows("Game over"))
    // Up by one, and back the way that it came.
    let head = stage.rows.firstIndex { $0.contains("█") }
    #expect(head == row.map { $0 - 1 } && stage.rows[head ?? 0].contains("██░░"), "\(stage)")
  }

  @Test("whatever is pressed, it goes on")
  func fuzzed() throws {
    try Fuzz(seed: 5).play(Stage(TitleScene(seed: 5)), ticks: 1_200)
  }

  @Test("a game begins at the title and goes back to it")
  func title() {
    var stage = Stage(TitleScene(seed: 1))
    stage.press(.enter)
    stage.wait(ticks: 1)
    #expect(stage.shows("pause"))
    stage.press("q")
    stage.wait(ticks: 1)
    #expect(stage.shows("S N A K E"))
    stage.click("Leave")
    #expect(stage.hasEnded)
  }

  @Test("looks like its pictures", arguments: [(80, 24), (60, 20), (120, 40)])
  func frame(width: Int, height: Int) throws {
    var stage = Stage(Snake(seed: 4), window: Size(width, height))
    stage.wait(seconds: 1)
    try Golden.compare(stage.frame, with: "snake-\(width)")
  }

  @Test("looks like its moving picture in the README")
  func film() throws {
    var stage = Stage(Snake(seed: 5), window: Size(80, 24))
    try Film.compare("snake", seconds: 16, of: &stage) { stage in
      if let code = Self.turn(stage) { stage.press(code) } else { stage.wait(ticks: 1) }
      stage.wait(ticks: 1)
    }
  }
}

extension Stage {
  fileprivate mutating func press(_ character: Character) { press(.character(character)) }
}
