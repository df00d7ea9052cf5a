import CLibraries
import Deterministic

/// Valid and invalid archives.
enum MadeArchive {
  struct File {
    var name: String
    var content: [UInt8]
    var mode = 0o100644
    var isDeflated = true

    init(_ name: String, _ content: String, mode: Int = 0o100644, isDeflated: Bool = true) {
      self.init(name, Array(content.utf8), mode: mode, isDeflated: isDeflated)
    }

    init(_ name: String, _ content: [UInt8], mode: Int = 0o100644, isDeflated: Bool = true) {
      (self.name, self.content, self.mode, self.isDeflated) = (name, content, mode, isDeflated)
    }
  }

  static func zip(_ files: [File], remark: String = "") -> [UInt8] {
    var bytes: [UInt8] = []
    var list: [UInt8] = []
    for file in files {
      let packed = file.isDeflated ? deflated(file.content, window: -15) : file.content
      let sum = Int(crc32(0, file.content, uInt(file.content.count)))
      let common =
        short(20, 0x800, file.isDeflated ? 8 : 0, 0, 0) + long(sum, packed.count, file.content.count)
        + short(file.name.utf8.count, 0)
      list +=
        [0x50, 0x4B, 1, 2] + short(0x314) + common + short(0, 0, 0) + long(file.mode << 16, bytes.count)
      list += Array(file.name.utf8)
      bytes += [0x50, 0x4B, 3, 4] + common + Array(file.name.utf8) + packed
    }
    let end = short(0, 0, files.count, files.count) + long(list.count, bytes.count) + short(remark.utf8.count)
    return bytes + list + [0x50, 0x4B, 5, 6] + end + Array(remark.utf8)
  }

  /// Bytes that can't be compressed.
  static func noise(_ count: Int) -> [UInt8] {
    var chance = Chance(seed: 7)
    return (0..<count).map { _ in UInt8(chance.below(256)) }
  }

  static func gzip(_ bytes: [UInt8]) -> [UInt8] { deflated(bytes, window: 31) }

  /// A tar file with POSIX headers; `kind` is the type flag of its entries.
  static func tar(_ files: [File], kind: Character = "0") -> [UInt8] {
    files.flatMap { entry($0.name, kind, $0.content) } + [UInt8](repeating: 0, count: 1024)
  }

  static func entry(_ name: String, _ kind: Character, _ content: [UInt8]) -> [UInt8] {
    var head = [UInt8](repeating: 0, count: 512)
    func put(_ text: String, at place: Int) {
      for (index, byte) in text.utf8.enumerated() { head[place + index] = byte }
    }
    put(String(name.prefix(100)), at: 0)
    put("0000644", at: 100)
    let size = String(content.count, radix: 8)
    put(String(repeating: "0", count: 11 - size.count) + size, at: 124)
    put("        ", at: 148)
    put(String(kind), at: 156)
    put("ustar\u{0}00", at: 257)
    let sum = String(head.reduce(0) { $0 + Int($1) }, radix: 8)
    put(String(repeating: "0", count: 6 - sum.count) + sum + "\u{0} ", at: 148)
    return head + content + [UInt8](repeating: 0, count: (512 - content.count % 512) % 512)
  }

  private static func deflated(_ bytes: [UInt8], window: Int32) -> [UInt8] {
    var stream = z_stream()
    deflateInit2_(
      &stream, 9, Z_DEFLATED, window, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    defer { deflateEnd(&stream) }
    var (input, output) = (bytes, [UInt8](repeating: 0, count: bytes.count + 1024))
    input.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        (stream.next_in, stream.avail_in) = (input.baseAddress, uInt(input.count))
        (stream.next_out, stream.avail_out) = (output.baseAddress, uInt(output.count))
        _ = deflate(&stream, Z_FINISH)
      }
    }
    return Array(output.prefix(Int(stream.total_out)))
  }

  private static func short(_ numbers: Int...) -> [UInt8] {
    numbers.flatMap { [UInt8($0 & 255), UInt8($0 >> 8 & 255)] }
  }

  private static func long(_ numbers: Int...) -> [UInt8] {
    numbers.flatMap { number in [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: number >> $0) } }
  }
}

func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
