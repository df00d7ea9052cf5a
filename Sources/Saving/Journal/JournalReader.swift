import Learning
import Limits
import System

/// Reads a journal from the start, some lines at a time, however long it is.
struct JournalReader {
  enum Line {
    case event(HomeEvent)
    /// A line of a newer version: its number and its home.
    case unknown(Int64, home: String)
    case damaged
  }

  private static var partSize: Int { 4 << 20 }

  private let path: String
  private let files: any FileSystem
  /// The offset up to which it was read.
  private(set) var place = 0
  private var rest: [UInt8] = []
  private var isOver = false

  init(_ path: String, files: any FileSystem) {
    self.path = path
    self.files = files
  }

  /// The next lines; nil at the end.
  mutating func next() throws(FileError) -> [Line]? {
    if isOver { return nil }
    let part = try files.read(path, from: place, count: Self.partSize)
    place += part.count
    isOver = part.count < Self.partSize
    let bytes = rest + part
    let feed = UInt8(ascii: "\n")
    let end = isOver ? bytes.count : bytes.lastIndex(of: feed).map { $0 + 1 } ?? 0
    rest = Array(bytes[end...])
    // A line that is too long is skipped piece by piece.
    if rest.count > EventLine.longest, end == 0 { rest = Array(rest.suffix(EventLine.longest)) }
    return bytes[..<end].split(separator: feed).map(Self.line)
  }

  private static func line(_ bytes: ArraySlice<UInt8>) -> Line {
    guard bytes.count <= EventLine.longest, let line = EventLine(line: bytes) else { return .damaged }
    guard let event = line.event else { return .unknown(line.number, home: line.home) }
    return .event(HomeEvent(event, home: line.home, mark: Checksum.ofLine(bytes)))
  }
}

/// The end of a journal: the lines that the save doesn't include yet, and how much of the file is good.
///
/// The file is read from its end in windows that grow until one reaches back far enough, so that a journal of
/// 200,000 lines costs no more than one of ten. Lines with a wrong checksum are skipped and counted.
struct JournalTail: Sendable {
  private static let firstWindow = 64 << 10
  static let byteLimit = Limit.journalEnd.most

  /// The lines with higher numbers than the given one, each number once, in order.
  private(set) var lines: [EventLine] = []
  /// The number of the last good line; 0 if there is none.
  private(set) var lastNumber: Int64 = 0
  /// The number of damaged lines, without an incomplete one at the end.
  private(set) var damagedLines = 0
  /// The length of the file up to the end of its last complete line. Anything after it was torn, or filled
  /// with NUL, by a power cut.
  private(set) var goodLength = 0
  /// Whether anything follows that.
  private(set) var isTorn = false
  /// Whether the last line is kept although it lacks its line feed: a good one, as some editors
  /// leave it, or something foreign.
  private(set) var missesEnd = false

  /// The tail of a journal that doesn't exist.
  init() {}
}

extension JournalTail {
  /// Reads the end of the file at `path`, back to the line `number`.
  ///
  /// - Throws: `tooLarge` if that is further back than may be read.
  init(_ path: String, after number: Int64, files: some FileSystem) throws(FileError) {
    guard let size = try files.size(of: path) else { return }
    var window = Self.firstWindow
    while true {
      let start = max(0, size - window)
      let bytes = try files.read(path, from: start, count: size - start)
      self = JournalTail()
      if take(bytes, at: start, after: number) { return }
      if window >= Self.byteLimit { throw FileError(.read, path, .tooLarge(limit: Self.byteLimit)) }
      window *= 4
    }
  }

  /// Reads the lines of a window that begins at `start`. False if it doesn't reach back far enough.
  private mutating func take(_ bytes: [UInt8], at start: Int, after number: Int64) -> Bool {
    let feed = UInt8(ascii: "\n")
    var end = bytes.lastIndex(of: feed).map { $0 + 1 } ?? 0
    if end == 0 && start > 0 { return false }
    let rest = bytes[end...]
    missesEnd = EventLine(line: rest) != nil || Self.isStrange(rest)
    goodLength = start + (missesEnd ? bytes.count : end)
    isTorn = goodLength < start + bytes.count
    if missesEnd && collect(rest, after: number) { return finish() }
    while end > 0 {
      let begin = bytes[..<(end - 1)].lastIndex(of: feed).map { $0 + 1 } ?? 0
      if begin == 0 && start > 0 { return false }
      if collect(bytes[begin..<end], after: number) { return finish() }
      end = begin
    }
    return finish()
  }

  /// Adds a line; lines are taken from last to first. True if it reaches back to `number`.
  private mutating func collect(_ line: ArraySlice<UInt8>, after number: Int64) -> Bool {
    guard line.count <= EventLine.longest, let entry = EventLine(line: line) else {
      damagedLines += 1
      return false
    }
    lastNumber = max(lastNumber, entry.number)
    if entry.number <= number { return true }
    if lines.last.map({ entry.number < $0.number }) ?? true { lines.append(entry) }
    return false
  }

  private mutating func finish() -> Bool {
    lines.reverse()
    return true
  }

  private static func isStrange(_ rest: ArraySlice<UInt8>) -> Bool {
    rest.count > EventLine.longest && rest.contains { $0 != 0 }
  }
}

extension ReviewLog {
  /// The answers in a home's journals. Reads all of them, some lines at a time; meant for
  /// a thread of its own.
  ///
  /// - Parameter goesOn: asked now and then; if it returns false, the result is nil.
  /// - Throws: why a journal can't be read.
  public static func read(
    _ home: Home, files: some FileSystem, while goesOn: () -> Bool
  ) throws(FileError) -> ReviewLog? {
    let names = try home.journals(on: files)
    var (log, journals) = (ReviewLog(), JournalSet())
    for name in names {
      var reader = JournalReader(Path.join(home.path, name), files: files)
      while let lines = try reader.next() {
        guard goesOn() else { return nil }
        for line in lines {
          // A single journal is in order already and needn't be held in memory to be sorted.
          if names.count > 1 {
            journals.take(line)
          } else if case .event(let event) = line {
            log.take(event.event)
          }
        }
      }
    }
    MergedEvents(journals.events).forEachCounted { log.take($0) }
    return log
  }
}
