import Engine
import Testing

/// Which scenes of a stack are drawn, and how.
struct SceneDrawingTests {
  private static func shown(_ stack: SceneStack, fraction: Double = 0) -> String {
    var canvas = Canvas(stack.window)
    canvas.put("left over", at: .zero, Style(canvas.theme.text))
    stack.draw(on: &canvas, fraction: fraction)
    return canvas.picture
  }

  @Test("a scene hides those below it, unless it is transparent")
  func transparency() {
    var stack = SceneStack(ProbeScene(name: "a"), window: Size(6, 3))
    stack.type("1")
    #expect(Self.shown(stack) == "1     \nrests \n      ")
    stack.type("t")
    #expect(Self.shown(stack) == "t1    \nrests \nrests ")
    stack.type("5")
    #expect(Self.shown(stack) == "5     \nrests \n      ")
  }

  @Test("only the top scene moves between two ticks")
  func fractions() {
    var stack = SceneStack(ProbeScene(name: "a"), window: Size(6, 3))
    #expect(Self.shown(stack, fraction: 0.5) == "a     \nmoves \n      ")
    stack.type("t")
    #expect(Self.shown(stack, fraction: 0.5) == "ta    \nrests \nmoves ")
  }

  @Test("if all scenes are transparent, the lowest is drawn first")
  func allTransparent() {
    var stack = SceneStack(ProbeScene(name: "t", isTransparent: true), window: Size(6, 3))
    stack.type("t")
    #expect(Self.shown(stack) == "tt    \n      \nrests ")
  }

  @Test("an empty stack draws an empty window")
  func empty() {
    var stack = SceneStack(ProbeScene(name: "a"), window: Size(2, 1))
    stack.type("q")
    #expect(Self.shown(stack) == "  ")
  }
}

@Suite("The newest mouse move, in drawing")
struct NewestMoveTests {
  /// Draws its letter at the mouse's place, if it follows the mouse.
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

  @Test("only the top scene draws with it")
  func onTop() {
    let above = Pointing(letter: "b", isTransparent: true)
    var stack = SceneStack(Pointing(letter: "a", next: .push(above)), window: Size(4, 1))
    #expect(drawn(stack).picture == "  a ")
    _ = stack.update([.key(Key(.enter))])
    #expect(drawn(stack).picture == "a b " && drawn(stack).newestMove == move)
  }

  @Test("a canvas knows whether the top scene follows the mouse")
  func follows() {
    let still = Pointing(letter: "b", follows: false, isTransparent: true)
    var stack = SceneStack(Pointing(letter: "a", next: .push(still)), window: Size(4, 1))
    #expect(drawn(stack).followsMouse)
    _ = stack.update([.key(Key(.enter))])
    #expect(!drawn(stack).followsMouse)
  }

  @Test("a canvas knows whether the top scene follows the mouse finer than by cells")
  func followsFinely() {
    let above = Pointing(letter: "b", isTransparent: true)
    var stack = SceneStack(
      Pointing(letter: "a", isFine: true, next: .push(above)), window: Size(4, 1))
    #expect(drawn(stack).followsMouse && drawn(stack).followsFinely)
    _ = stack.update([.key(Key(.enter))])
    #expect(drawn(stack).followsMouse && !drawn(stack).followsFinely)
  }

  @Test("a scene with pending events draws without it")
  func pending() {
    var stack = SceneStack(
      Pointing(letter: "a", next: .replace(Pointing(letter: "b"))), window: Size(4, 1))
    _ = stack.update([.key(Key(.enter)), .key(Key(.enter))])
    #expect(drawn(stack).picture == "b   ")
    _ = stack.update()
    #expect(drawn(stack).picture == "  b ")
  }
}
