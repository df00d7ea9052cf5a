import Engine

/// Canvases as a picture in SVG: one that stands still, or several that follow each other, round and round.
///
///     var film = SVGFilm(canvas)
///     film.show(next, at: 1.5)
///     film.text(seconds: 12)
///
/// What repeats costs nothing: each row of the screen is written once for each way in which it looks, with the times at
/// which it looks like that. The same canvases give the same bytes.
public struct SVGFilm {
  /// How a row looks from a time on.
  private struct State {
    let start: Double
    let content: String
  }

  private let size: Size
  private let ground: String
  private var rows: [[State]]

  /// A film that begins with a canvas; all others are to be of its size.
  public init(_ canvas: Canvas) {
    size = canvas.size
    ground = SVGCell.hex(canvas.theme.ground, else: SVGCell.darkGround)
    rows = (0..<size.height).map { [State(start: 0, content: SVGRow(canvas, $0).text)] }
  }

  /// Shows a canvas from a time on, in seconds, later than those before.
  public mutating func show(_ canvas: Canvas, at seconds: Double) {
    precondition(canvas.size == size, "all pictures of a film are of one size")
    for row in rows.indices {
      let content = SVGRow(canvas, row).text
      if content != rows[row].last?.content { rows[row].append(State(start: seconds, content: content)) }
    }
  }

  /// All of it as a file.
  /// - Parameter seconds: how long it lasts before it begins again; nothing for a picture.
  public func text(seconds: Double = 0) -> String {
    let (width, height) = (size.width * SVGCell.width, size.height * SVGCell.height)
    let margin = SVGCell.width
    let (outerWidth, outerHeight) = (width + 2 * margin, height + 2 * margin)
    let body = rows.indices.map { row(rows[$0], at: $0 * SVGCell.height, seconds) }.joined()
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="\(-margin) \(-margin) \(outerWidth) \(outerHeight)" \
      width="\(outerWidth)" height="\(outerHeight)" font-family="DejaVu Sans Mono, Menlo, Consolas, \
      Noto Sans Mono, monospace" font-size="\(SVGCell.fontSize)" xml:space="preserve">
      <rect x="\(-margin)" y="\(-margin)" width="\(outerWidth)" height="\(outerHeight)" rx="\(margin)" \
      fill="\(ground)"/>
      \(body)</svg>

      """
  }

  private func row(_ states: [State], at y: Int, _ seconds: Double) -> String {
    var contents: [String] = []
    for state in states where !state.content.isEmpty && !contents.contains(state.content) {
      contents.append(state.content)
    }
    return contents.map { content in
      let animation = states.count > 1 ? Self.animation(of: content, states, seconds) : ""
      let hidden = states.count > 1 ? " visibility=\"hidden\"" : ""
      return "<g transform=\"translate(0 \(y))\"\(hidden)>\(content)\(animation)</g>\n"
    }.joined()
  }

  /// When a content is to be seen, as the share of the whole at which that changes.
  private static func animation(of content: String, _ states: [State], _ seconds: Double) -> String {
    var (times, values) = ([String](), [String]())
    for state in states {
      let value = state.content == content ? "visible" : "hidden"
      guard value != values.last else { continue }
      times.append(share(state.start, of: seconds))
      values.append(value)
    }
    return """
      <animate attributeName="visibility" calcMode="discrete" dur="\(share(seconds, of: 1))s" \
      repeatCount="indefinite" keyTimes="\(times.joined(separator: ";"))" \
      values="\(values.joined(separator: ";"))"/>
      """
  }

  /// With four digits behind the point, and none that says nothing.
  private static func share(_ part: Double, of whole: Double) -> String {
    let all = Int((part / max(whole, 0.0001) * 10_000).rounded())
    var digits = String(all % 10_000)
    digits = String(repeating: "0", count: 4 - digits.count) + digits
    while digits.last == "0" { digits.removeLast() }
    return digits.isEmpty ? "\(all / 10_000)" : "\(all / 10_000).\(digits)"
  }
}
