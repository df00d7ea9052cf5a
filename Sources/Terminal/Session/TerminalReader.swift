import Glibc

/// One read from the terminal.
enum TerminalReader {
  enum Outcome {
    case bytes([UInt8])
    /// Nothing is there.
    case nothing
    /// The terminal has gone: its end of file, or an error that doesn't pass.
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
