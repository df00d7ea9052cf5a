/// WAV files: RIFF with one `fmt ` and one `data` chunk, little-endian (Microsoft and IBM, Multimedia
/// Programming Interface 1.0, 1991).
extension Samples {
  package var wavFile: [UInt8] {
    Self.wavHead(rate: rate, count: values.count) + littleEndian
  }

  /// The header for a file of `count` samples, at most `mostInWAV`.
  package static func wavHead(rate: Int, count: Int) -> [UInt8] {
    let dataSize = 2 * count
    var bytes = Array("RIFF".utf8) + Self.bytes(36 + dataSize, 4) + Array("WAVEfmt ".utf8)
    let format = [(16, 4), (1, 2), (1, 2), (rate, 4), (2 * rate, 4), (2, 2), (16, 2)]
    for (number, width) in format { bytes += Self.bytes(number, width) }
    return bytes + Array("data".utf8) + Self.bytes(dataSize, 4)
  }

  /// The most samples that a file can declare, since its sizes have 32 bits.
  package static let mostInWAV = (Int(UInt32.max) - 36) / 2

  package var littleEndian: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(2 * values.count)
    for value in values {
      let bits = UInt16(bitPattern: value)
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bytes.append(UInt8(truncatingIfNeeded: bits >> 8))
    }
    return bytes
  }

  /// Reads a mono 16-bit WAV file; nil for anything else. A program that writes to a pipe can't know the size
  /// in advance, so a size that is too large means up to the end.
  package init?(wavFile bytes: [UInt8]) {
    guard bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WAVE".utf8) else { return nil }
    var rate: Int?
    var at = 12
    while at + 8 <= bytes.count {
      let size = Self.number(bytes[(at + 4)..<(at + 8)])
      let body = bytes[(at + 8)..<min(at + 8 + size, bytes.count)]
      if bytes[at...].starts(with: "fmt ".utf8) {
        rate = Self.rate(ofFormat: body)
      } else if bytes[at...].starts(with: "data".utf8) {
        guard let rate else { return nil }
        self.init(rate: rate, Self.values(body))
        return
      }
      // A chunk of odd size is padded with a byte.
      at = body.endIndex + size % 2
    }
    return nil
  }

  private static func rate(ofFormat body: ArraySlice<UInt8>) -> Int? {
    guard body.count >= 16 else { return nil }
    let start = body.startIndex
    func field(_ from: Int, _ width: Int) -> Int { number(body[(start + from)..<(start + from + width)]) }
    let isOurs = field(0, 2) == 1 && field(2, 2) == 1 && field(14, 2) == 16
    return isOurs && (1...384_000).contains(field(4, 4)) ? field(4, 4) : nil
  }

  private static func values(_ body: ArraySlice<UInt8>) -> [Int16] {
    (0..<body.count / 2).map { index in
      let at = body.startIndex + 2 * index
      return Int16(bitPattern: UInt16(body[at]) | UInt16(body[at + 1]) << 8)
    }
  }

  private static func bytes(_ number: Int, _ width: Int) -> [UInt8] {
    (0..<width).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
