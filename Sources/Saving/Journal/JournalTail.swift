import Files

/// The end of the journal: the entries that the save doesn't include yet, and how far the file is good.
///
/// The file is read from its end in windows that grow until one reaches back far enough, so that a journal of
/// 200,000 lines costs no more than one of ten. Lines whose checksum is wrong are passed over and counted.
struct JournalTail {
  private static let firstWindow = 64 << 10
  /// The most bytes at the end of the file that pass for a torn line. What is longer is no line of ours, and not ours
  /// to take away.
  private static let longestTorn = 64 << 10

  /// Entries with higher numbers than the one asked for, each number once, in their order.
  private(set) var entries: [JournalEntry] = []
  /// The number of the last good line; 0 when there is none.
  private(set) var lastNumber: Int64 = 0
  /// Lines that were not good, apart from a last one without its end.
  private(set) var damagedLines = 0
  /// The length of the file up to the end of its last line; what follows was torn, or filled with NUL, by a power cut.
  private(set) var goodLength = 0
  /// Whether something follows that.
  private(set) var isTorn = false
  /// Whether the last line lacks its line feed and stays: a good one, as some editors leave it, or something strange.
  private(set) var missesEnd = false

  /// The tail of a journal that isn't there.
  init() {}

  /// The end of the file at `path`, back to the line `number`.
  init(_ path: String, after number: Int64, files: some FileSystem) throws(FileError) {
    guard let size = try files.size(of: path) else { return }
    var window = Self.firstWindow
    while true {
      let start = max(0, size - window)
      let bytes = try files.read(path, from: start, count: size - start)
      var lines = Self.lines(bytes, isWholeFile: start == 0)
      if start == 0 || Self.reaches(number, lines) {
        let rest = bytes[(lines.last?.endIndex ?? 0)...]
        missesEnd = JournalEntry(line: rest) != nil || Self.isStrange(rest)
        if missesEnd { lines.append(rest) }
        goodLength = start + (lines.last?.endIndex ?? 0)
        isTorn = goodLength < size
        collect(lines, after: number)
        return
      }
      window *= 4
    }
  }

  /// The lines that end within the bytes, with their line feeds; the first one is left out where it may have
  /// begun before them.
  private static func lines(_ bytes: [UInt8], isWholeFile: Bool) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      if start > 0 || isWholeFile { lines.append(bytes[start...index]) }
      start = index + 1
    }
    return lines
  }

  private static func isStrange(_ rest: ArraySlice<UInt8>) -> Bool {
    rest.count > longestTorn && rest.contains { $0 != 0 }
  }

  private static func reaches(_ number: Int64, _ lines: [ArraySlice<UInt8>]) -> Bool {
    lines.lazy.compactMap { JournalEntry(line: $0) }.first.map { $0.number <= number } ?? false
  }

  private mutating func collect(_ lines: [ArraySlice<UInt8>], after number: Int64) {
    for line in lines.reversed() {
      guard let entry = JournalEntry(line: line) else {
        damagedLines += 1
        continue
      }
      lastNumber = max(lastNumber, entry.number)
      if entry.number <= number { break }
      if entries.last.map({ entry.number < $0.number }) ?? true { entries.append(entry) }
    }
    entries.reverse()
  }
}
