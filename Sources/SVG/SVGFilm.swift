import Engine

/// Canvases as a picture in SVG: one that stands still, or several that follow each other, round and round.
///
///     var film = SVGFilm(canvas)
///     film.show(next, at: 1.5)
///     film.text(seconds: 12)
///
/// What stays or comes back costs nothing: each run of glyphs is written once, with the times at which it is seen. The
/// same canvases give the same bytes.
public struct SVGFilm {
  private let size: Size
  private let ground: String
  private var rows: [SVGTrack]

  /// A film that begins with a canvas; all others are to be of its size.
  public init(_ canvas: Canvas) {
    size = canvas.size
    ground = SVGCell.hex(canvas.theme.ground, else: SVGCell.darkGround)
    rows = (0..<size.height).map { _ in SVGTrack() }
    show(canvas, at: 0)
  }

  /// Shows a canvas from a time on, in seconds, later than those before.
  public mutating func show(_ canvas: Canvas, at seconds: Double) {
    precondition(canvas.size == size, "all pictures of a film are of one size")
    for row in rows.indices { rows[row].show(SVGRow(canvas, row).elements, at: seconds) }
  }

  /// Who wants no motion sees how it ends. An important rule outweighs what an animation sets (SMIL Animation, 3.3).
  private static let stillStyle = """
    <style>@media (prefers-reduced-motion:reduce){g{visibility:visible!important}\
    g[visibility]{visibility:hidden!important}}</style>

    """

  /// All of it as a file.
  /// - Parameter seconds: how long it lasts before it begins again; nothing for a picture.
  public func text(seconds: Double = 0) -> String {
    let (width, height) = (size.width * SVGCell.width, size.height * SVGCell.height)
    let margin = SVGCell.width
    let (outerWidth, outerHeight) = (width + 2 * margin, height + 2 * margin)
    let body = rows.enumerated().map { row, track in
      let text = track.text(seconds: seconds)
      return text.isEmpty ? "" : "<g transform=\"translate(0 \(row * SVGCell.height))\">\(text)</g>\n"
    }.joined()
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="\(-margin) \(-margin) \(outerWidth) \(outerHeight)" \
      width="\(outerWidth)" height="\(outerHeight)" font-family="DejaVu Sans Mono, Menlo, Consolas, \
      Noto Sans Mono, monospace" font-size="\(SVGCell.fontSize)" xml:space="preserve">
      <rect x="\(-margin)" y="\(-margin)" width="\(outerWidth)" height="\(outerHeight)" rx="\(margin)" \
      fill="\(ground)"/>
      \(seconds > 0 ? Self.stillStyle : "")\(body)</svg>

      """
  }
}
