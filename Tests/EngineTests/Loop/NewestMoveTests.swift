import Engine
import Testing

@Suite("the newest move of the mouse, in drawing")
struct NewestMoveTests {
  /// Draws its letter where the mouse is, if it follows it.
  private struct Pointing: Scene {
    let letter: Text
    var follows = true
    var isFine = false
    var isTransparent = false
    var next: Transition = .stay

    func update(_ step: inout Step) -> Transition {
      while let event = step.next() { if case .key = event { return next } }
      return .stay
    }

    func draw(on canvas: inout Canvas, fraction: Double) {
      let move = follows ? canvas.followMouse(finely: isFine) : nil
      canvas.put(letter, at: move?.position ?? .zero, Style(canvas.theme.text))
    }

    func hash(into hash: inout StateHash) { hash.combine(letter) }
  }

  private let move = MouseEvent(.move, at: Point(2, 0))

  private func drawn(_ stack: SceneStack) -> Canvas {
    var canvas = Canvas(stack.window)
    canvas.newestMove = move
    stack.draw(on: &canvas, fraction: 0)
    return canvas
  }

  @Test("the scene on top draws with it, and those below don't")
  func onTop() {
    let above = Pointing(letter: "b", isTransparent: true)
    var stack = SceneStack(Pointing(letter: "a", next: .push(above)), window: Size(4, 1))
    #expect(drawn(stack).picture == "  a ")
    _ = stack.update([.key(Key(.enter))])
    #expect(drawn(stack).picture == "a b " && drawn(stack).newestMove == move)
  }

  @Test("a picture tells whether anything on top follows the mouse")
  func follows() {
    let still = Pointing(letter: "b", follows: false, isTransparent: true)
    var stack = SceneStack(Pointing(letter: "a", next: .push(still)), window: Size(4, 1))
    #expect(drawn(stack).followsMouse)
    _ = stack.update([.key(Key(.enter))])
    #expect(!drawn(stack).followsMouse)
  }

  @Test("a picture tells whether what is on top follows the mouse finer than by cells")
  func followsFinely() {
    let above = Pointing(letter: "b", isTransparent: true)
    var stack = SceneStack(
      Pointing(letter: "a", isFine: true, next: .push(above)), window: Size(4, 1))
    #expect(drawn(stack).followsMouse && drawn(stack).followsFinely)
    _ = stack.update([.key(Key(.enter))])
    #expect(drawn(stack).followsMouse && !drawn(stack).followsFinely)
  }

  @Test("a scene that has other events to hear of first draws without it")
  func pending() {
    var stack = SceneStack(
      Pointing(letter: "a", next: .replace(Pointing(letter: "b"))), window: Size(4, 1))
    _ = stack.update([.key(Key(.enter)), .key(Key(.enter))])
    #expect(drawn(stack).picture == "b   ")
    _ = stack.update()
    #expect(drawn(stack).picture == "  b ")
  }
}
