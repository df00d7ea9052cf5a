import Engine

/// Stars fall, faster and faster. Catch them in the basket, with the arrow keys or the mouse; three that land end the game.
struct NAMEGame: Scene {
  private var chance: Chance
  private var basket = 10
  private var star = Point(10, 1)
  private var caught = 0
  private var lives = 3

  init(seed: UInt64) {
    chance = Chance(seed: seed)
  }

  /// Called sixty times a second: first the input, then the world.
  mutating func update(_ step: inout Step) -> Transition {
    while let event = step.next() {
      switch event {
      case .key(let key) where key.code == .escape: return .quit
      case .key(let key) where key.code == .left: basket -= 3
      case .key(let key) where key.code == .right: basket += 3
      case .key(let key) where key.code == .enter && lives == 0: (caught, lives) = (0, 3)
      case .mouse(let mouse): basket = mouse.position.x
      default: break
      }
    }
    basket = min(max(basket, 2), max(2, step.window.width - 3))
    guard lives > 0 else { return .sleep(until: nil) }
    if step.tick % max(1, 6 - caught / 5) == 0 { fall(in: step.window) }
    return .stay
  }

  /// Draws the state and changes nothing.
  func draw(on canvas: inout Canvas, fraction: Double) {
    let bottom = canvas.size.height - 1
    canvas.put("caught \(caught)   lives \(lives)   Esc leaves", at: .zero, Style(canvas.theme.muted))
    canvas.put("★", at: star, Style(canvas.theme.accent))
    canvas.put("╰───╯", at: Point(basket - 2, bottom), Style(canvas.theme.text).bold)
    guard lives == 0 else { return }
    let text = Style(canvas.theme.text)
    canvas.put("Game over. Enter plays again.", wrappedIn: canvas.bounds, .center, .middle, text)
  }

  private mutating func fall(in window: Size) {
    star.y += 1
    guard star.y >= window.height - 1 else { return }
    if abs(star.x - basket) <= 2 { caught += 1 } else { lives -= 1 }
    star = Point(chance.below(max(1, window.width)), 1)
  }
}
