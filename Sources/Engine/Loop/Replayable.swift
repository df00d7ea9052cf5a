/// A value that can be recorded in a replay.
public protocol Replayable: Sendable {
  func write(to writer: inout ByteWriter)
  /// Reads what `write` wrote. The bytes come from a file, so they may be anything.
  init(from reader: inout ByteReader) throws(ByteError)
}
