import Limits

/// How a journal ends.
struct JournalEnd: Equatable, Sendable {
  /// The length of the file up to the end of its last complete line.
  var length = 0
  /// The length of the whole file.
  var size = 0
  /// Whether anything follows that: a line torn, or filled with NUL, by a power cut.
  var isTorn = false
  /// Whether the last line is kept although it lacks its line feed.
  var missesEnd = false
  /// Whether a program that was killed may have written some of it and not synced.
  var mayBeUnsynced = false

  init() {}

  init(_ reader: JournalReader) {
    (length, size, isTorn, missesEnd) = (reader.place, reader.size, reader.isTorn, reader.missesEnd)
  }
}
