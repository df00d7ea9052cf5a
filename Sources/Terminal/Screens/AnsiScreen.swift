import Engine

/// A screen for every terminal that speaks xterm's language: own difference, own encoder, one write a frame.
///
/// It leaves the terminal's modes to others: the alternate screen is on, the cursor hidden, automatic wrapping
/// on and the translation of line feeds off.
package final class AnsiScreen: Screen {
  /// Frames longer than this, in bytes, are shown at once where the terminal can.
  package static let synchronizedSize = 2048

  /// What the terminal can do. After a change the next frame is drawn anew, unless only whole frames at once
  /// came or went, or more may be repeated than before.
  package var features: TerminalFeatures {
    didSet {
      var before = oldValue
      before.synchronizesUpdates = features.synchronizesUpdates
      before.repetition = max(before.repetition, features.repetition)
      encoder.repetitionEnd = features.repetition.end
      if features != before { isValid = false }
    }
  }
  private let sink: any ByteSink
  private var encoder: FrameEncoder
  private var isValid = false

  /// A screen that writes to a sink.
  package init(sink: some ByteSink, features: TerminalFeatures = TerminalFeatures()) {
    self.sink = sink
    self.features = features
    encoder = FrameEncoder(Size(0, 0), Canvas(Size(0, 0)).graphemes, features)
  }

  /// Makes the terminal show the canvas, or a part of what has changed: in one write, or in none where nothing has.
  @discardableResult
  package func present(_ canvas: Canvas, _ part: FramePart? = nil) throws(ScreenError) -> Bool {
    prepare(for: canvas)
    let isWhole = canvas.cells.withUnsafeBufferPointer { cells in
      guard let first = cells.baseAddress else { return true }
      return encoder.encode(first, canvas.graphemes, part)
    }
    do {
      try send()
    } catch {
      isValid = false
      throw error
    }
    return isWhole
  }

  /// Forgets what the terminal shows.
  package func invalidate() {
    isValid = false
  }

  private func prepare(for canvas: Canvas) {
    // Ids of graphemes mean the same only while the table grows.
    if isValid, canvas.size == encoder.size, canvas.graphemes.extends(encoder.graphemes) { return }
    encoder = FrameEncoder(canvas.size, canvas.graphemes, features)
    encoder.clear(canvas.cells.first?.background ?? .terminal)
    isValid = true
  }

  private func send() throws(ScreenError) {
    if encoder.output.count == 0 { return }
    defer { encoder.output.truncate(to: 0) }
    if features.synchronizesUpdates && encoder.output.count > Self.synchronizedSize {
      encoder.output.insert("\u{1b}[?2026h")
      encoder.output.append("\u{1b}[?2026l")
    }
    try sink.write(encoder.output.bytes)
  }
}
