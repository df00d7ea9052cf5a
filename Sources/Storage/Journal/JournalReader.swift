import Learning
import Limits
import System

/// Reads a journal from a place to its end, some lines at a time, however long it is.
///
/// Files that went through an editor, git or a syncing program are read as far as they tell something true: blanks at the
/// end of a line, a byte order mark and git's marks of a conflict are no damage.
struct JournalReader {
  enum Line: Sendable {
    case event(HomeEvent)
    /// A line of a newer version: its number and its home.
    case unknown(Int64, home: String)
    case damaged
  }

  private static let partSize = 4 << 20
  private static let feed = UInt8(ascii: "\n")

  private let path: String
  private let files: any FileSystem
  /// How far it was read: the end of the last complete line.
  private(set) var place: Int
  /// The length of the file, once its end is reached.
  private(set) var size = 0
  /// Whether something is behind that: a part of a line, or NUL from a power cut.
  private(set) var isTorn = false
  /// Whether the last line is kept although it lacks its line feed: a good one, as some editors leave it, or something
  /// foreign.
  private(set) var missesEnd = false
  private var isOver = false
  /// How many bytes of an endless line were passed over, and whether they were anything but NUL.
  private var (passed, hasContent) = (0, false)
  /// What a thread reads while the caller handles the lines before.
  private var ahead: Future<Ahead>?

  private struct Ahead: Sendable {
    let reader: JournalReader
    let lines: Result<[Line]?, FileError>

    init(_ reader: JournalReader) {
      var reader = reader
      do throws(FileError) { lines = .success(try reader.read()) } catch { lines = .failure(error) }
      self.reader = reader
    }
  }

  /// - Parameter place: where a line begins.
  init(_ path: String, from place: Int = 0, files: any FileSystem) {
    (self.path, self.place, self.files) = (path, place, files)
  }

  /// The next lines; nil at the end. Long journals are read ahead on a thread.
  mutating func next() throws(FileError) -> [Line]? {
    let lines: [Line]?
    if let ahead = ahead?.value {
      self = ahead.reader
      lines = try ahead.lines.get()
    } else {
      lines = try read()
    }
    if !isOver { ahead = Future { [self] in Ahead(self) } }
    return lines
  }

  private mutating func read() throws(FileError) -> [Line]? {
    ahead = nil
    var bytes: [UInt8] = []
    while !isOver {
      let part = try files.read(path, from: place + passed + bytes.count, count: Self.partSize)
      isOver = part.count < Self.partSize
      size = place + passed + bytes.count + part.count
      bytes += part
      guard let feed = bytes.lastIndex(of: Self.feed) else {
        pass(&bytes)
        continue
      }
      let (whole, rest) = (bytes[...feed], bytes[(feed + 1)...])
      place += passed + whole.count
      (passed, hasContent) = (0, false)
      return isOver ? Self.lines(whole) + ending(rest) : Self.lines(whole)
    }
    if !bytes.isEmpty { return ending(bytes[...]) }
    // It may have lacked its line feed when it was read before.
    if place > 0 { missesEnd = try files.read(path, from: place - 1, count: 1) != [Self.feed] }
    return nil
  }

  /// Passes over the beginning of a line that is too long to be ours, however long it is.
  private mutating func pass(_ bytes: inout [UInt8]) {
    let extra = bytes.count - EventLine.longest - 1
    guard extra > 0 else { return }
    hasContent = hasContent || bytes[..<extra].contains { $0 != 0 }
    passed += extra
    bytes.removeFirst(extra)
  }

  /// What stands behind the last line feed.
  private mutating func ending(_ rest: ArraySlice<UInt8>) -> [Line] {
    let line = Self.line(rest) ?? (rest.first == 0 ? .damaged : nil)
    let isForeign = hasContent || rest.count > EventLine.longest && rest.contains { $0 != 0 }
    if case .damaged? = line, !isForeign {
      isTorn = true
      return []
    }
    missesEnd = !rest.isEmpty
    place += passed + rest.count
    return [line].compactMap(\.self)
  }

  /// Parses lines, many of them on two threads.
  private static func lines(_ bytes: ArraySlice<UInt8>) -> [Line] {
    let middle = bytes[(bytes.startIndex + bytes.count / 2)...].firstIndex(of: feed) ?? bytes.startIndex
    guard bytes.count > 1 << 18, let later = Future({ parsed(bytes[middle...]) }) else {
      return parsed(bytes)
    }
    return parsed(bytes[..<middle]) + (later.value ?? [])
  }

  private static func parsed(_ bytes: ArraySlice<UInt8>) -> [Line] {
    var (lines, start) = ([Line](), bytes.startIndex)
    while start < bytes.endIndex {
      let end = bytes[start...].firstIndex(of: feed) ?? bytes.endIndex
      if let line = line(bytes[start..<end]) { lines.append(line) }
      start = end + 1
    }
    return lines
  }

  /// Nil for what is no line at all.
  private static func line(_ bytes: ArraySlice<UInt8>) -> Line? {
    let bare = EventLine.trimmed(bytes)
    if bare.isEmpty || isConflictMark(bare) { return nil }
    guard bare.count <= EventLine.longest, let line = EventLine(line: bare) else { return .damaged }
    guard let event = line.event else { return .unknown(line.number, home: line.home) }
    return .event(HomeEvent(event, home: line.home, mark: Checksum.ofLine(bare)))
  }

  /// Git writes the lines of both sides between such marks.
  static func isConflictMark(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first, "<=>|".utf8.contains(first), line.prefix(7).allSatisfy({ $0 == first })
    else { return false }
    return line.count == 7 || line.count > 7 && line[line.startIndex + 7] == UInt8(ascii: " ")
  }
}

extension EventLine {
  /// A line without blanks, carriage returns and NUL at its end, and without a byte order mark.
  static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var bare = line
    while let last = bare.last, last == 0 || last == 9 || last == 10 || last == 13 || last == 32 {
      bare.removeLast()
    }
    return bare.starts(with: [0xEF, 0xBB, 0xBF]) ? bare.dropFirst(3) : bare
  }
}

extension ReviewLog {
  /// The answers in a home's journals. Reads all of them; meant for a thread of its own.
  ///
  /// - Parameter goesOn: asked now and then; if it returns false, the result is nil.
  /// - Throws: why a journal can't be read.
  public static func read(
    _ home: Home, files: some FileSystem, while goesOn: () -> Bool
  ) throws(FileError) -> ReviewLog? {
    let names = try home.journals(on: files)
    var (log, events, last, isInOrder) = (ReviewLog(), [HomeEvent](), Int64(0), names.count == 1)
    for name in names {
      var reader = JournalReader(Path.join(home.path, name), files: files)
      while let lines = try reader.next() {
        guard goesOn() else { return nil }
        for case .event(let event) in lines {
          // Numbers that rise in a single journal needn't be held in memory to be sorted.
          isInOrder = isInOrder && event.event.number > last
          last = event.event.number
          if isInOrder { log.record(event.event) } else { events.append(event) }
        }
      }
    }
    if isInOrder { return log }
    return names.count == 1 ? try sorted(home, names[0], files) : merged(events)
  }

  private static func sorted(
    _ home: Home, _ name: String, _ files: some FileSystem
  ) throws(FileError) -> ReviewLog {
    var (reader, events) = (JournalReader(Path.join(home.path, name), files: files), [HomeEvent]())
    while let lines = try reader.next() {
      for case .event(let event) in lines { events.append(event) }
    }
    return merged(events)
  }

  private static func merged(_ events: [HomeEvent]) -> ReviewLog {
    var log = ReviewLog()
    MergedEvents(events, withdrawsAll: true).forEachCounted { log.record($0) }
    return log
  }
}
