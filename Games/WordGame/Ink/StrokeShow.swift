import Engine
import Ink

/// How a character is drawn, stroke by stroke: by itself, as time goes, or as far as somebody wants to see.
public struct StrokeShow: Sendable {
  /// So long a stroke takes, and the rest before the next one.
  private static let (strokeTicks, restTicks) = (24, 12)

  /// How many ticks it takes to show all of a character.
  public static func length(of model: CharacterModel) -> Tick {
    model.strokes.count * (strokeTicks + restTicks)
  }

  private let model: CharacterModel
  /// The strokes that are whole.
  private let whole: Int
  /// How much there is of the next one, from 0 to 1.
  private let share: Double

  /// What is shown so many ticks after the start.
  public init(_ model: CharacterModel, after ticks: Tick, fraction: Double = 0) {
    self.model = model
    let (stroke, rest) = max(0, ticks).quotientAndRemainder(dividingBy: Self.strokeTicks + Self.restTicks)
    whole = min(stroke, model.strokes.count)
    share = min(1, (Double(rest) + fraction) / Double(Self.strokeTicks))
  }

  /// The first strokes, whole.
  public init(_ model: CharacterModel, strokes: Int) {
    (self.model, whole, share) = (model, min(max(0, strokes), model.strokes.count), 0)
  }

  /// Draws what there is over all that is to come, which is faint, and says which stroke it is.
  public func draw(on canvas: inout Canvas, in place: InkPlace) {
    let theme = canvas.theme
    canvas.draw(model, in: place, theme.muted.mixed(with: theme.ground, 0.4), isFaint: true)
    let isDrawing = share > 0 && whole < model.strokes.count
    let shown = isDrawing ? Double(whole) + share : Double(whole)
    canvas.draw(
      model, shown: shown, in: place, theme.text, from: isDrawing ? whole : max(0, whole - 1), theme.accent)
  }

  /// How many strokes there are, the one that is drawn among them.
  public var count: Int { min(model.strokes.count, share > 0 ? whole + 1 : whole) }

  /// As in "stroke 3 of 8".
  public var caption: Text { Text("stroke \(count) of \(model.strokes.count)") }
}
