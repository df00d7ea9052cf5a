import Engine
import Interface
import Replays
import SVG

/// A replay as a film in SVG that any browser plays, round and round. Words are drawn with letters of our own, never by a machine's fonts,
/// so that it has the same bytes everywhere.
struct FilmFile {
  /// Enough to see what happens; more would make the file larger.
  private static let framesPerSecond = 6.0
  /// How long the last frame stands before all begins again.
  private static let rest = 4.0

  /// Simulated seconds per second.
  let speed: Double
  /// The seconds of play that are shown.
  let part: ClosedRange<Double>

  /// The film, and what came of comparing the replay with what was recorded.
  func make(
    _ rerun: Rerun, look: Look, watch: (Tick) throws(Failure) -> Void = { _ in }
  ) throws -> (svg: String, verification: Verification) {
    var rerun = rerun
    var canvas = try rerun.file.canvas(look)
    var film: SVGFilm?
    var shown = 0.0
    func show(_ stack: SceneStack, at seconds: Double) {
      canvas.show(stack) { LetterService.drawWithoutFonts($0) }
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

  /// Where a tick is in the film.
  private func seconds(_ tick: Tick) -> Double {
    (Double(tick) / Double(Tick.ticksPerSecond) - part.lowerBound) / speed
  }
}
