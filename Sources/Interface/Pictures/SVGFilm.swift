import Engine

/// Renders canvases as SVG: a still picture, or an animation that loops.
///
///     var film = SVGFilm(canvas)
///     film.show(next, at: 1.5)
///     film.text(seconds: 12)
///
/// What stays or comes back costs nothing: each run of glyphs is written once, with the times at which it is
/// visible. The same canvases give the same bytes.
public struct SVGFilm {
  private let size: Size
  private let ground: String
  private var rows: [SVGTrack]

  /// Starts with a canvas at 0 s; all others must have its size.
  public init(_ canvas: Canvas) {
    size = canvas.size
    ground = SVGCell.hex(canvas.theme.ground, else: SVGCell.darkGround)
    rows = (0..<size.height).map { _ in SVGTrack() }
    show(canvas, at: 0)
  }

  /// Shows a canvas from a time on, in seconds; later than all before.
  public mutating func show(_ canvas: Canvas, at seconds: Double) {
    precondition(canvas.size == size, "all pictures of a film are of one size")
    for row in rows.indices { rows[row].show(SVGRow(canvas, row).elements, at: seconds) }
  }

  /// With reduced motion, shows the last picture. An important rule outweighs what an animation sets (SMIL
  /// Animation, 3.3).
  private static let stillStyle = """
    <style>@media (prefers-reduced-motion:reduce){g{visibility:visible!important}\
    g[visibility]{visibility:hidden!important}}</style>

    """

  /// The text of the SVG file.
  /// - Parameter seconds: the length of the loop; 0 for a still picture.
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

/// A row of a film: its elements with the times at which each appears and disappears.
private struct SVGTrack {
  private struct Element {
    let content: String
    /// The times at which it appears, disappears, appears again and so on.
    var changes: [Double]

    var isSeen: Bool { changes.count % 2 == 1 }
  }

  private var elements: [Element] = []
  private var places: [String: Int] = [:]

  /// Shows exactly these elements from a time on.
  mutating func show(_ contents: [String], at seconds: Double) {
    let shown = Set(contents)
    for index in elements.indices where elements[index].isSeen && !shown.contains(elements[index].content) {
      elements[index].changes.append(seconds)
    }
    for content in contents {
      if let place = places[content] {
        if !elements[place].isSeen { elements[place].changes.append(seconds) }
      } else {
        places[content] = elements.count
        elements.append(Element(content: content, changes: [seconds]))
      }
    }
  }

  /// All elements: backgrounds first, and those that appear and disappear together in one group.
  func text(seconds: Double) -> String {
    ["<rect", "<path", "<text"].map { kind in
      let all = elements.filter { $0.content.hasPrefix(kind) }
      var schedules: [[Double]] = []
      for element in all where !schedules.contains(element.changes) { schedules.append(element.changes) }
      return schedules.map { changes in
        let contents = all.filter { $0.changes == changes }.map(\.content).joined()
        return changes == [0] ? contents : Self.group(contents, changes, seconds)
      }.joined()
    }.joined()
  }

  private static func group(_ contents: String, _ changes: [Double], _ seconds: Double) -> String {
    let isFirst = changes[0] == 0
    let times = (isFirst ? [] : [0]) + changes
    let values = times.indices.map { ($0 % 2 == 0) == isFirst ? "visible" : "hidden" }
    // Viewers without animation show the last picture.
    let hidden = values.last == "hidden" ? " visibility=\"hidden\"" : ""
    return """
      <g\(hidden)>\(contents)<animate attributeName="visibility" calcMode="discrete" dur="\(share(seconds, of: 1))s" \
      repeatCount="indefinite" keyTimes="\(times.map { share($0, of: seconds) }.joined(separator: ";"))" \
      values="\(values.joined(separator: ";"))"/></g>
      """
  }

  /// With up to four decimals, without trailing zeros.
  private static func share(_ part: Double, of whole: Double) -> String {
    let all = Int((part / max(whole, 0.0001) * 10_000).rounded())
    var digits = String(all % 10_000)
    digits = String(repeating: "0", count: 4 - digits.count) + digits
    while digits.last == "0" { digits.removeLast() }
    return digits.isEmpty ? "\(all / 10_000)" : "\(all / 10_000).\(digits)"
  }
}
