/// Gathers a bracketed paste up to its closing sequence and never looks at what else is in it.
struct PasteBuffer {
  private static let end = Array("\u{1b}[201~".utf8)

  private let limit: Int
  private var bytes: [UInt8] = []
  /// How many bytes of the closing sequence have come.
  private var matched = 0

  /// Keeps at most so many bytes.
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
    for lost in Self.end.prefix(matched) { keep(lost) }
    matched = byte == 0x1B ? 1 : 0
    if matched == 0 { keep(byte) }
  }

  private mutating func keep(_ byte: UInt8) {
    if bytes.count < limit { bytes.append(byte) }
  }

  /// The text so far, ill-formed parts replaced; the buffer is empty again.
  mutating func takeText() -> String {
    if bytes.count == limit { dropCutScalar() }
    let text = String(decoding: bytes, as: UTF8.self)
    bytes = []
    matched = 0
    return text
  }

  /// The limit may have cut the last scalar in two.
  private mutating func dropCutScalar() {
    guard let lead = bytes.lastIndex(where: { $0 & 0xC0 != 0x80 }), bytes.count - lead < 4 else { return }
    bytes.removeSubrange(lead...)
  }
}
