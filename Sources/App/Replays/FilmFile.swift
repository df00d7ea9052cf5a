import Engine
import Interface

/// A replay as an animated SVG that any browser plays in a loop. Words are drawn with our own letters rather
/// than the machine's fonts, so that the bytes are the same everywhere.
struct FilmFile {
  /// Enough to follow the game; more would make the file larger.
  private static let framesPerSecond = 6.0
  /// How many seconds the last frame stays before the film starts again.
  private static let rest = 4.0

  /// Simulated seconds per second.
  let speed: Double
  /// The part of the game to show, in seconds of play.
  let part: ClosedRange<Double>

  /// Makes the film, and returns it with the verdict on the replay.
  func make(
    _ rerun: Rerun, look: Look, watch: (Tick) throws(Failure) -> Void = { _ in }
  ) throws -> (svg: String, verification: Verification) {
    var rerun = rerun
    var canvas = try rerun.file.canvas(look)
    var film: SVGFilm?
    var shown = 0.0
    func show(_ stack: SceneStack, at seconds: Double) {
      canvas.show(stack) { $0.drawingWithoutFonts() }
      shown = seconds
      if film == nil { film = SVGFilm(canvas) } else { film?.show(canvas, at: seconds) }
    }
    while try rerun.step() != nil {
      try watch(rerun.player.tick)
      let seconds = seconds(rerun.player.tick)
      let isDue = film == nil || seconds >= shown + 1 / Self.framesPerSecond
      if isDue, isShown(rerun.player.tick), !rerun.player.stack.hasEnded {
        show(rerun.player.stack, at: seconds)
      }
    }
    if isShown(rerun.player.tick) {
      show(rerun.player.closing, at: max(seconds(rerun.player.tick), shown + 1 / Self.framesPerSecond))
    }
    guard let film else { throw Failure(description: "Nothing was played in those seconds.") }
    return (film.text(seconds: shown + Self.rest), rerun.verification)
  }

  private func isShown(_ tick: Tick) -> Bool { part.contains(Double(tick) / Double(Tick.ticksPerSecond)) }

  /// The film time of a tick.
  private func seconds(_ tick: Tick) -> Double {
    (Double(tick) / Double(Tick.ticksPerSecond) - part.lowerBound) / speed
  }
}

extension ReplayFile {
  /// A canvas that fits all windows of the replay.
  func canvas(_ look: Look) throws -> Canvas {
    let size = try window()
    guard ReplayPicture.canDraw(size) else {
      throw Failure(
        description:
          "It was recorded in a window of \(size.width)×\(size.height), which is larger than any screen.")
    }
    return Canvas(size, look: look)
  }

  /// The smallest size that fits all windows of the replay.
  private func window() throws(ByteError) -> Size {
    var size = round.setup.window
    var reader = InputReader(round.run.input)
    while let entry = try reader.next() {
      for case .input(.resize(let other)) in entry.events {
        size = Size(max(size.width, other.width), max(size.height, other.height))
      }
    }
    return size
  }
}

extension Canvas {
  /// Draws the scenes, centred if their window is smaller. Pictures are made at once rather than on a thread.
  mutating func show(_ stack: SceneStack, by draw: (LetterRequest) -> LetterDrawing) {
    paint(stack)
    if wanted.isEmpty { return }
    addPictures(wanted, by: draw)
    paint(stack)
  }

  /// Draws the pictures that the look doesn't have yet.
  mutating func addPictures(_ wanted: [any LookQuery], by draw: (LetterRequest) -> LetterDrawing) {
    for case let letter as LetterRequest in wanted where !look.pictures.knows(letter.picture) {
      look.pictures.store(draw(letter).picture, as: letter.picture)
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
