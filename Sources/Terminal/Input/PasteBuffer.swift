/// Collects a bracketed paste up to its closing sequence and doesn't interpret anything in it.
struct PasteBuffer {
  private static let end = Array("\u{1b}[201~".utf8)

  private let limit: Int
  private var bytes: [UInt8] = []
  /// How many bytes of the closing sequence have matched.
  private var matched = 0

  init(limit: Int) {
    self.limit = limit
  }

  /// Whether the closing sequence has come.
  var isComplete: Bool { matched == Self.end.count }

  mutating func append(_ byte: UInt8) {
    if byte == Self.end[matched] {
      matched += 1
      return
    }
    // Only ESC begins the closing sequence, so a broken match can't hide another one.
    for lost in Self.end.prefix(matched) { store(lost) }
    matched = byte == 0x1B ? 1 : 0
    if matched == 0 { store(byte) }
  }

  private mutating func store(_ byte: UInt8) {
    if bytes.count < limit { bytes.append(byte) }
  }

  /// Returns the text so far, with ill-formed parts replaced, and empties the buffer.
  mutating func drainText() -> String {
    if bytes.count == limit { dropCutScalar() }
    let text = String(decoding: bytes, as: UTF8.self)
    bytes = []
    matched = 0
    return text
  }

  /// Drops the last scalar if the limit may have cut it.
  private mutating func dropCutScalar() {
    guard let lead = bytes.lastIndex(where: { $0 & 0xC0 != 0x80 }), bytes.count - lead < 4 else { return }
    bytes.removeSubrange(lead...)
  }
}
