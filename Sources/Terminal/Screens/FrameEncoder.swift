import Engine
import Glibc

/// Turns the difference between what the terminal shows and a frame into bytes.
///
/// What has moved along a row is moved on the terminal (RowShift). The cells that then differ are gathered into
/// spans that one pen can write; the spans are encoded twice, row after row and pen after pen (PenOrder), and
/// the shorter text is taken. Graphemes on whose width terminals disagree go before the spans (DoubtfulGlyphs),
/// which so repair what another way of counting may have overwritten. All memory is kept from frame to frame: a
/// frame allocates nothing.
struct FrameEncoder: ~Copyable {
  /// With more spans than this the pens change everywhere, and a second order is not tried.
  static let penOrderLimit = 1000

  let features: TerminalFeatures
  let penEncoder: PenEncoder
  let full: FullBlock
  /// REP is not used for scalars from here on.
  var repetitionEnd: UInt32
  let size: Size
  let width: Int
  /// What the terminal shows.
  let shown: Store<Cell>
  let spans: Store<Span>
  var spanCount = 0
  let groups: Store<PenGroup>
  var groupCount = 0
  /// Whose turn it is where frames go out in parts.
  var turns: RowTurns
  private var translator: CellTranslator?
  /// What the terminal is to show; only valid while a frame is encoded.
  var target: UnsafePointer<Cell>
  var graphemes: GraphemeTable
  var cursor = Cursor()
  var pen = Pen()
  var output = OutputBuffer()
  var secondOutput = OutputBuffer()

  init(_ size: Size, _ graphemes: GraphemeTable, _ features: TerminalFeatures) {
    self.features = features
    self.graphemes = graphemes
    self.size = size
    penEncoder = PenEncoder(depth: features.colors)
    full = FullBlock(inReverse: features.fillsInReverse)
    repetitionEnd = features.repetition.end
    width = size.width
    shown = Store(repeating: .blank(.terminal), count: size.width * size.height)
    spans = Store(
      repeating: Span(row: 0, column: 0, .blank(.terminal), full), count: size.width * size.height)
    groups = Store(
      repeating: PenGroup(pen: Pen(), isBlank: true, first: -1, last: -1), count: Self.penOrderLimit)
    turns = RowTurns(rows: size.height)
    translator = CellTranslator(size, features)
    target = UnsafePointer(shown.base)
  }

  /// Appends to `output` what makes the terminal show the cells, a whole frame of them, or a part of what has changed.
  /// Returns whether that is all.
  mutating func encode(_ cells: UnsafePointer<Cell>, _ graphemes: GraphemeTable, _ part: FramePart?) -> Bool {
    target = translator?.translate(cells) ?? cells
    self.graphemes = graphemes
    defer { target = UnsafePointer(shown.base) }
    let isWhole = collectSpans(part)
    if spanCount > 0 { writeSpans() }
    return isWhole
  }

  /// Appends what clears the terminal, when nothing is known of it.
  mutating func clear(_ background: Color) {
    var quantizer = ColorQuantizer(features.colors)
    let background = quantizer.nearest(background)
    output.append("\u{1b}[m\u{1b}[H")
    pen = Pen()
    cursor = Cursor(x: 0, y: 0)
    let ground = features.erasesWithBackground ? background : .terminal
    set(pen.forBlanks(on: ground))
    output.append("\u{1b}[2J")
    shown.base.update(repeating: .blank(ground), count: shown.capacity)
  }

  mutating func set(_ new: Pen) {
    if new == pen { return }
    penEncoder.encode(pen, new, to: &output)
    pen = new
  }

  private mutating func writeSpans() {
    let start = output.count
    let cursorBefore = cursor
    let penBefore = pen
    writeInRowOrder()
    guard spanCount > 1, spanCount <= Self.penOrderLimit else { return }
    let rowLength = output.count - start
    let cursorInRowOrder = cursor
    let penInRowOrder = pen
    cursor = cursorBefore
    pen = penBefore
    swap(&output, &secondOutput)
    output.truncate(to: 0)
    writeInPenOrder()
    swap(&output, &secondOutput)
    if secondOutput.count < rowLength {
      output.truncate(to: start)
      output.append(secondOutput.bytes)
    } else {
      cursor = cursorInRowOrder
      pen = penInRowOrder
    }
  }

  private mutating func writeInRowOrder() {
    for index in 0..<spanCount { write(spans[index]) }
  }

  /// How many bytes the spans from this one on take, row after row. Writes nothing.
  mutating func lengthInRowOrder(from first: Int) -> Int {
    let (start, cursorBefore, penBefore) = (output.count, cursor, pen)
    for index in first..<spanCount { write(spans[index]) }
    defer {
      output.truncate(to: start)
      cursor = cursorBefore
      pen = penBefore
    }
    return output.count - start
  }
}
