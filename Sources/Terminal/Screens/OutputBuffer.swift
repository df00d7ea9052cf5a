/// The bytes of a frame, in memory that is reused for all frames.
struct OutputBuffer: ~Copyable {
  private var base: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var count = 0
  /// For each number below 256, its digits and a semicolon as the bytes of a word.
  private let decimals = Store<UInt32>(repeating: 0, count: 256)

  init(capacity: Int = 4096) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
    for number in 0..<256 { decimals[number] = Self.word(number) }
  }

  /// The first digit is in the lowest byte.
  private static func word(_ number: Int) -> UInt32 {
    var (word, rest) = (UInt32(UInt8(ascii: ";")), number)
    repeat {
      word = word << 8 | UInt32(0x30 + rest % 10)
      rest /= 10
    } while rest > 0
    return word
  }

  deinit {
    base.deallocate()
  }

  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: base, count: count) }

  /// Makes room for more bytes. Call it before appending single bytes or numbers, which doesn't check.
  @inline(__always)
  mutating func reserve(_ additional: Int) {
    if count + additional > capacity { grow(additional) }
  }

  private mutating func grow(_ additional: Int) {
    capacity = max(2 * capacity, count + additional)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: base, count: count)
    base.deallocate()
    base = larger
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    assert(count < capacity)
    base[count] = byte
    count += 1
  }

  mutating func append(_ text: StaticString) {
    reserve(text.utf8CodeUnitCount)
    (base + count).update(from: text.utf8Start, count: text.utf8CodeUnitCount)
    count += text.utf8CodeUnitCount
  }

  mutating func append(_ bytes: [UInt8]) {
    reserve(bytes.count)
    for byte in bytes { append(byte) }
  }

  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    reserve(bytes.count)
    bytes.withMemoryRebound(to: UInt8.self) { bytes in
      if let first = bytes.baseAddress { (base + count).update(from: first, count: bytes.count) }
    }
    count += bytes.count
  }

  /// Appends a number, at least 0, in decimal.
  @inline(__always)
  mutating func append(number: Int) {
    if number >= 10 { appendTens(number) } else { append(digit(number)) }
  }

  private mutating func appendTens(_ number: Int) {
    let tens = number / 10
    append(number: tens)
    append(digit(number - tens * 10))
  }

  @inline(__always)
  private func digit(_ value: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: value) &+ 0x30
  }

  /// Appends a number from 0 to 255 and a semicolon. Needs room for four bytes.
  @inline(__always)
  mutating func append(channel number: Int) {
    store(decimals[number])
    count += 2 + (number > 9 ? 1 : 0) + (number > 99 ? 1 : 0)
  }

  /// Appends up to eight bytes, the first in the lowest bits. Needs room for eight.
  @inline(__always)
  mutating func append(word: UInt64, length: Int) {
    store(word)
    count += length
  }

  @inline(__always)
  private func store(_ word: some BitwiseCopyable) {
    assert(count + MemoryLayout.size(ofValue: word) <= capacity)
    UnsafeMutableRawPointer(base + count).storeBytes(of: word, as: type(of: word))
  }

  /// Appends `CSI count final`; a count of 1 is left out.
  mutating func append(sequence count: Int, _ final: UInt8) {
    reserve(16)
    append(0x1B)
    append(0x5B)
    if count != 1 { append(number: count) }
    append(final)
  }

  /// Appends a scalar in UTF-8.
  @inline(__always)
  mutating func append(scalar value: UInt32) {
    if value < 0x80 { append(UInt8(truncatingIfNeeded: value)) } else { appendLong(value) }
  }

  private mutating func appendLong(_ value: UInt32) {
    if value < 0x800 {
      append(UInt8(truncatingIfNeeded: 0xC0 | value >> 6))
    } else {
      if value < 0x1_0000 {
        append(UInt8(truncatingIfNeeded: 0xE0 | value >> 12))
      } else {
        append(UInt8(truncatingIfNeeded: 0xF0 | value >> 18))
        append(continuation(value >> 12))
      }
      append(continuation(value >> 6))
    }
    append(continuation(value))
  }

  private func continuation(_ bits: UInt32) -> UInt8 {
    UInt8(truncatingIfNeeded: 0x80 | bits & 0x3F)
  }

  /// Inserts bytes at the beginning.
  mutating func insert(_ text: StaticString) {
    let length = text.utf8CodeUnitCount
    reserve(length)
    (base + length).update(from: base, count: count)
    base.update(from: text.utf8Start, count: length)
    count += length
  }

  mutating func truncate(to count: Int) {
    self.count = count
  }

  /// Removes the bytes from `start` to before `end`.
  mutating func remove(from start: Int, to end: Int) {
    (base + start).update(from: base + end, count: count - end)
    count -= end - start
  }
}
