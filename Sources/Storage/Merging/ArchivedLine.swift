import Learning
import Limits

/// A line of a journal, with its bytes as they were written.
struct ArchivedLine {
  /// Lines with the same identity are the same event.
  struct Identity: Hashable {
    let home: String
    let number: Int64
    let mark: UInt32
  }

  let identity: Identity
  let event: Event?
  /// Without the line feed.
  let bytes: ArraySlice<UInt8>

  /// Nil if the line is damaged.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard let line = EventLine(line: bytes) else { return nil }
    identity = Identity(home: line.home, number: line.number, mark: Checksum.ofLine(bytes))
    event = line.event
    self.bytes = bytes
  }
}
