import Engine
import Glibc

/// Encodes the difference between what the terminal shows and a frame as bytes.
///
/// Content that has moved along a row is shifted on the terminal (`FrameEncoder+RowShift`). The cells that
/// then still differ are collected into spans of one pen (`+Difference`). The spans are encoded twice, row by
/// row and pen by pen (`+Spans`), and the shorter result is taken. Graphemes on whose width terminals
/// disagree are written before the spans, which repair whatever a different width has overwritten. All memory
/// is reused: encoding a frame allocates nothing.
struct FrameEncoder: ~Copyable {
  /// With more spans than this, writing pen by pen isn't tried.
  private static let penOrderLimit = 1000

  let features: TerminalFeatures
  let penEncoder: PenEncoder
  let full: FullBlock
  /// REP isn't used for scalars from this one on.
  var repetitionEnd: UInt32
  let size: Size
  let width: Int
  /// The cells that the terminal shows.
  let shown: Store<Cell>
  let spans: Store<Span>
  var spanCount = 0
  let groups: Store<PenGroup>
  var groupCount = 0
  /// The order of rows if frames are sent in parts.
  var turns: RowTurns
  private var translator: CellTranslator?
  /// The cells to show; only valid while a frame is encoded.
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

  /// Appends to `output` the bytes that make the terminal show the cells, or a part of the changes. Returns
  /// whether that is everything.
  mutating func encode(_ cells: UnsafePointer<Cell>, _ graphemes: GraphemeTable, _ part: FramePart?) -> Bool {
    target = translator?.translate(cells) ?? cells
    self.graphemes = graphemes
    defer { target = UnsafePointer(shown.base) }
    let isWhole = collectSpans(part)
    if spanCount > 0 { writeSpans() }
    return isWhole
  }

  /// Appends the bytes that clear a terminal in an unknown state.
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

  /// The bytes of the spans from this one on, row by row. Writes nothing.
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
