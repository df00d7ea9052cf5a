/// A picture of dots that was made elsewhere, for scenes to show, with lines that belong to it. Two dots across and
/// four down fill a cell.
public struct Picture: Hashable, Sendable {
  /// A line across that the picture stands on or reaches up to; who shows it may draw it beyond both sides.
  public struct Line: Hashable, Sendable {
    /// The row of dots in which it is drawn, from 0 at the top; just outside of the picture it is -1 or the height.
    public let row: Int
    /// Whether it is drawn through; else it is broken.
    public let isWhole: Bool

    /// A line in a row of dots.
    public init(row: Int, isWhole: Bool) {
      self.row = row
      self.isWhole = isWhole
    }
  }

  /// Dots across and down.
  public let width, height: Int
  /// The lines.
  public let lines: [Line]
  private let dots: [Bool]

  /// A picture of rows that are equally long, the highest first.
  public init(rows: [[Bool]], lines: [Line] = []) {
    width = rows.first?.count ?? 0
    height = rows.count
    self.lines = lines
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
}

/// Names a picture. Who asks for one and who shows it make the name alike.
public struct PictureID: Hashable, Sendable {
  private let name: String

  /// The picture of a name.
  public init(_ name: String) {
    self.name = name
  }
}

/// Pictures that the program around the scenes has, by their names.
///
/// A picture comes to drawing alone, with the look, and never to `update`: it may depend on the machine, so nothing
/// that decides may depend on it.
public struct Pictures: Hashable, Sendable {
  /// How many are kept; the oldest go.
  public static let limit = 64

  private struct Entry: Hashable, Sendable {
    let id: PictureID
    let picture: Picture
  }

  private var entries: [Entry] = []

  /// None yet.
  public init() {}

  /// A picture; nil where there is none, or none any more.
  public subscript(id: PictureID) -> Picture? {
    entries.first { $0.id == id }?.picture
  }

  /// Keeps one more.
  public mutating func keep(_ picture: Picture, as id: PictureID) {
    entries.removeAll { $0.id == id }
    entries = entries.suffix(Self.limit - 1) + [Entry(id: id, picture: picture)]
  }
}
