import CPlatform
import Glibc

/// Reads from the terminal without blocking.
enum TerminalReader {
  enum Outcome {
    case bytes([UInt8])
    /// There is nothing to read.
    case nothing
    /// The terminal is gone: end of file, or a permanent error.
    case gone
  }

  static func read(_ descriptor: Int32) -> Outcome {
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 4096) { buffer, used in
      count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      used = max(0, count)
    }
    if count > 0 { return .bytes(bytes) }
    return count < 0 && (errno == EAGAIN || errno == EINTR) ? .nothing : .gone
  }
}
