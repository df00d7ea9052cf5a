import System
import Learning

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
