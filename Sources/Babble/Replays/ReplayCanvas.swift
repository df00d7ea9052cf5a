import Engine
import Interface
import LargeLetters
import Replays

extension ReplayFile {
  /// A canvas that holds all windows of the replay.
  func canvas(_ look: Look) throws -> Canvas {
    let size = try window()
    guard ReplayPicture.canDraw(size) else {
      throw Failure(
        description:
          "It was recorded in a window of \(size.width)×\(size.height), which is larger than any screen.")
    }
    return Canvas(size, look: look)
  }

  /// The smallest size that holds all windows of the replay.
  private func window() throws(ByteError) -> Size {
    var size = round.setup.window
    var reader = InputReader(round.run.input)
    while let entry = try reader.next() {
      for case .resize(let other) in entry.events {
        size = Size(max(size.width, other.width), max(size.height, other.height))
      }
    }
    return size
  }
}

extension Canvas {
  /// Shows scenes as they stand, in the middle where their window is smaller. The pictures that they want are drawn at
  /// once: nobody waits for them.
  mutating func show(_ stack: SceneStack, by draw: (LetterRequest) -> LetterDrawing) {
    paint(stack)
    if wanted.isEmpty { return }
    keep(wanted, by: draw)
    paint(stack)
  }

  /// Keeps the pictures of letters that are not known yet.
  mutating func keep(_ wanted: [any PictureRequest], by draw: (LetterRequest) -> LetterDrawing) {
    for case let letter as LetterRequest in wanted where !look.pictures.knows(letter.picture) {
      look.pictures.keep(draw(letter).picture, as: letter.picture)
    }
  }

  private mutating func paint(_ stack: SceneStack) {
    if stack.window == size {
      stack.draw(on: &self, fraction: 0)
    } else if let picture = ReplayPicture(stack: stack).canvas(look, fraction: 0) {
      clear()
      draw(picture, at: bounds.centered(picture.size).origin)
      want(picture.wanted)
    }
  }
}
