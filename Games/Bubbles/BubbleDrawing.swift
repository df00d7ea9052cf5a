import Engine

/// Draws one bubble. Its word is aligned to cells, and the outline follows the word, so that nothing slides.
struct BubbleDrawing {
  /// Its box by the rules, in dots.
  let box: Rect
  let face: Text
  let label: Text
  var outline: Color
  var word: Color
  var fill: Color
  /// How many cells wider it is while it wobbles; it is lower in turn.
  var swell = 0
  /// Whether it is lifted off the field.
  var isLifted = false
  var glows = false
  /// Whether its label is a key to press, and not a sign.
  var isKey = false

  func draw(on canvas: inout Canvas) {
    if canvas.ornaments.isASCII { drawBox(on: &canvas) } else { drawOutline(on: &canvas) }
    let place = place
    canvas.put(face, at: place.origin, Style(word, on: fill).bold)
    let around = max(0, (label.width - face.width + 1) / 2)
    canvas.put(
      label, in: place.moved(by: Point(0, -1)).inset(-around, 0), .center,
      Style(outline, on: nil, isKey ? .reverse : []))
  }

  /// The cells of the word, nearest to the middle of the box.
  private var place: Rect {
    let center = Point(box.left + box.width / 2, box.top + box.height / 2)
    return Rect((center.x - face.width + 1) >> 1, center.y >> 2, face.width, 1)
  }

  /// The outline in dots, centred on the word.
  private var shape: Rect {
    let (place, width, height) = (place, box.width + 2 * swell, (box.height & ~1) - 2 * swell)
    return Rect(2 * place.left + face.width - width / 2, 4 * place.top + 2 - height / 2, width, height)
  }

  private func drawOutline(on canvas: inout Canvas) {
    let (shape, around) = (shape, glows ? 4 : 0)
    let origin = Point((shape.left - around) >> 1, (shape.top - around) >> 2)
    let size = Size((shape.width + around) / 2 + 5, (shape.height + around) / 4 + 4)
    let local = shape.moved(by: Point(-2 * origin.x, -4 * origin.y))
    if glows {
      var halo = DotCanvas(size)
      halo.roundedBox(local.inset(-4, -4), radius: shape.height / 2 + 4)
      canvas.draw(halo, at: origin, Style(outline.mixed(with: canvas.theme.ground, 0.4)))
    }
    var dots = DotCanvas(size)
    dots.roundedBox(local, radius: shape.height / 2)
    dots.shadeLowerRim(of: local)
    // A highlight at the top left, if there is room beside the label.
    let glint = local.origin + Point(shape.height / 4 - 1, shape.height / 4 - 1)
    for step in 0..<(shape.height > 12 && shape.width / 2 >= label.width + 9 ? 3 : 0) {
      dots.set(glint.x + 2 - step, glint.y + step)
    }
    canvas.draw(outline: dots, at: origin, Style(outline), fill: fill)
  }

  private func drawBox(on canvas: inout Canvas) {
    let rect = place.inset(-(box.width / 2 - face.width + 1) / 2, -box.height / 8)
    canvas.box(rect, isLifted || glows ? .double : .rounded, Style(outline), fill: fill)
  }
}

extension DotCanvas {
  /// Doubles the lower edge of an outline.
  fileprivate mutating func shadeLowerRim(of box: Rect) {
    for x in box.left..<box.right {
      let edge = (box.top + box.height / 2 + 1..<box.bottom).last { isSet(x, $0) }
      if let edge { set(x, edge - 1) }
    }
  }
}
