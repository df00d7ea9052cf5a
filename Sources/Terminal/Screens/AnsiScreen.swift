import Engine

/// A screen for every xterm-like terminal, with our own diff and encoder and one write for each frame.
///
/// The terminal's modes are the session's business: alternate screen and automatic wrapping on, cursor
/// hidden, line feed translation off.
package final class AnsiScreen: Screen {
  /// Frames longer than this, in bytes, are sent as synchronized updates if the terminal can.
  static let synchronizedSize = 2048

  /// The terminal's features. After a change everything is redrawn, unless only synchronized updates have
  /// changed or more repetition is allowed.
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

  package init(sink: some ByteSink, features: TerminalFeatures = TerminalFeatures()) {
    self.sink = sink
    self.features = features
    encoder = FrameEncoder(Size(0, 0), Canvas(Size(0, 0)).graphemes, features)
  }

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

  package func invalidate() {
    isValid = false
  }

  private func prepare(for canvas: Canvas) {
    // Grapheme ids keep their meaning only while the table grows.
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
