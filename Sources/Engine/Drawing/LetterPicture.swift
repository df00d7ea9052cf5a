/// A letter drawn large, as dots, with the lines that letters of its script stand on. Two dots across and four down
/// fill a cell.
public struct LetterPicture: Hashable, Sendable {
  /// A line across. The letter stands between the dots above it and those below.
  public struct Guide: Hashable, Sendable {
    /// The lines, from the highest to the lowest.
    public enum Line: Hashable, Sendable, CaseIterable {
      /// What rises above an x reaches up to here.
      case ascender
      /// The height of an x.
      case xHeight
      /// All letters stand on it.
      case base
      /// What hangs below the others reaches down to here.
      case descender
    }

    /// Which line.
    public let line: Line
    /// The number of dots above it.
    public let row: Int

    /// A line with so many dots above it.
    public init(_ line: Line, _ row: Int) {
      self.line = line
      self.row = row
    }
  }

  /// Dots across and down.
  public let width, height: Int
  /// The lines that the script has; of one whose letters fill squares the square's top and bottom.
  public let guides: [Guide]
  private let dots: [Bool]

  /// A picture of rows that are equally long, the highest first.
  public init(rows: [[Bool]], guides: [Guide]) {
    width = rows.first?.count ?? 0
    height = rows.count
    self.guides = guides
    dots = rows.flatMap(\.self)
    precondition(dots.count == width * height, "rows of a picture must be equally long")
  }

  /// The cells that it takes.
  public var size: Size { Size((width + 1) / 2, (height + 3) / 4) }

  /// Whether there is ink at a dot of the picture.
  public func isSet(_ x: Int, _ y: Int) -> Bool { dots[y * width + x] }

  /// The rows that have any ink; empty where none has.
  public var inkRows: Range<Int> {
    guard let first = dots.firstIndex(of: true), let last = dots.lastIndex(of: true) else { return 0..<0 }
    return first / width..<last / width + 1
  }

  /// The number of dots above a line; nil where the script doesn't have it.
  public func row(of line: Guide.Line) -> Int? { guides.first { $0.line == line }?.row }
}

/// A letter that a scene wants to show large.
public struct LetterRequest: Hashable, Sendable {
  /// The most rows of cells that a picture takes.
  public static let mostRows = 20

  /// The letter, or a few, as they came from outside.
  public let letter: String
  /// The language that they belong to, as a BCP 47 tag: fonts differ in it.
  public let language: String
  /// The cells that there are for it, no higher than `mostRows`.
  public let room: Size

  /// A letter for so much room.
  public init(_ letter: String, language: String, room: Size) {
    self.letter = letter
    self.language = language
    self.room = Size(room.width, min(room.height, Self.mostRows))
  }
}

/// What became of such a request.
public enum LetterDrawing: Hashable, Sendable {
  /// The picture, no larger than the room.
  case picture(LetterPicture)
  /// There is none; why, and what to do.
  case absent(Text)
}

/// The letters that have been drawn large, for scenes to show.
///
/// A picture comes to drawing alone, with the look, and never to `update`: it depends on the fonts of a machine, so
/// nothing that decides may depend on it.
public struct LetterPictures: Hashable, Sendable {
  /// How many are kept; the oldest go.
  static let limit = 64

  private struct Entry: Hashable, Sendable {
    let request: LetterRequest
    let drawing: LetterDrawing
  }

  private var entries: [Entry] = []

  /// None yet.
  public init() {}

  /// What became of a request; nil where nothing has yet.
  public subscript(request: LetterRequest) -> LetterDrawing? {
    entries.first { $0.request == request }?.drawing
  }

  /// Keeps one more.
  public mutating func keep(_ drawing: LetterDrawing, for request: LetterRequest) {
    entries.removeAll { $0.request == request }
    entries = entries.suffix(Self.limit - 1) + [Entry(request: request, drawing: drawing)]
  }
}
