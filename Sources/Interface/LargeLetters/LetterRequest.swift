import Engine
import Synchronization

/// Asks for a letter or a word to be drawn large.
public struct LetterRequest: PictureQuery {
  /// The most rows of cells that a picture takes.
  public static let mostRows = 20

  /// The letter or letters, unchanged from outside. Lines of a sentence are separated by line feeds.
  public let letter: String
  /// A BCP 47 tag; fonts differ by language.
  public let language: String
  /// The available cells, at most `mostRows` high.
  public let room: Size
  /// The characters used for drawing.
  public let mosaic: Mosaic
  /// Whether its strokes are numbered, which one font for Japanese offers.
  public let isNumbered: Bool

  /// Whether it is a letter on guide lines, always in braille; anything else is a word to read.
  public var isLetter: Bool { mosaic == .braille }

  /// The room's height is clamped to `mostRows`.
  public init(
    _ letter: String, language: String, room: Size, mosaic: Mosaic = .braille, isNumbered: Bool = false
  ) {
    self.letter = letter
    self.isNumbered = isNumbered
    self.language = language
    self.mosaic = mosaic
    self.room = Size(room.width, min(room.height, Self.mostRows))
  }

  /// Such as `braille 30x20 3 ka ბ`. A tag may contain anything, so the letter comes last, with its length in
  /// front.
  package var picture: PictureID {
    let kind = isNumbered ? "numbered " : ""
    return PictureID(
      "\(kind)\(mosaic) \(room.width)x\(room.height) \(letter.utf8.count) \(language) \(letter)")
  }
}

extension LetterRequest {
  public func answer(in book: LetterBook) -> LetterDrawing { answer(in: book, Work()) }

  /// Letters are drawn one after the other. Nothing is drawn again that is there, or that nobody waits for any more.
  public func answer(in book: LetterBook, _ work: Work) -> LetterDrawing {
    if book.pictures[picture] != nil { return .picture(nil) }
    return book.turn.run { work.isCancelled ? .picture(nil) : book.draw(self) }
  }

  public func apply(_ drawing: LetterDrawing, to book: inout LetterBook) -> Changes {
    if drawing != .picture(nil) { book.pictures.store(drawing.picture, as: picture) }
    return []
  }
}

/// Draws large letters, and has those drawn so far.
public struct LetterBook: Sendable {
  package fileprivate(set) var pictures = Pictures()
  fileprivate let draw: @Sendable (LetterRequest) -> LetterDrawing
  fileprivate let turn = Turn()

  public init(draw: @escaping @Sendable (LetterRequest) -> LetterDrawing) { self.draw = draw }
}

private final class Turn: Sendable {
  private let isTaken = Mutex(())

  func run<Result: Sendable>(_ body: () -> Result) -> Result { isTaken.withLock { _ in body() } }
}

/// What has come of it.
public enum LetterDrawing: Hashable, Replayable {
  /// No larger than the room; nil if it was there before. Recordings leave it out: what is only shown is drawn again.
  case picture(LetterPicture?)
  /// No picture; the reason and the remedy.
  case absent(Text)

  /// Nil if there is nothing to show.
  package var picture: Picture? { if case .picture(let drawn) = self { drawn?.picture } else { nil } }

  public func write(to writer: inout ByteWriter) {
    switch self {
    case .picture: writer.byte(0)
    case .absent(let reason):
      writer.byte(1)
      writer.text(reason.string)
    }
  }

  /// The reason is cleaned, like everything from outside.
  public init(from reader: inout ByteReader) throws(ByteError) {
    switch try reader.byte() {
    case 0: self = .picture(nil)
    case 1: self = .absent(Text(try reader.text()))
    case let kind: throw reader.failure("a letter can't have become \(kind)")
    }
  }
}

/// A letter drawn large, with the guide lines of its script.
public struct LetterPicture: Hashable, Sendable {
  /// A horizontal guide line. The letter lies between the dots above and the dots below it.
  public struct Guide: Hashable, Sendable {
    /// From the highest to the lowest.
    public enum Line: Hashable, Sendable, CaseIterable {
      /// The top of letters that rise above an x.
      case ascender
      case xHeight
      /// The line that letters stand on.
      case base
      /// The bottom of letters that hang below the base line.
      case descender
    }

    public let line: Line
    /// The number of rows of dots above it.
    public let row: Int

    public init(_ line: Line, _ row: Int) {
      self.line = line
      self.row = row
    }
  }

  /// The guide lines of the script; for a script whose letters fill squares, the top and bottom of the
  /// square.
  public let guides: [Guide]
  package let picture: Picture

  /// A picture from rows of equal length, top first.
  public init(rows: [[Bool]], guides: [Guide], mosaic: Mosaic = .braille) {
    self.guides = guides
    picture = Picture(rows: rows, lines: guides.map(\.drawn), mosaic: mosaic)
  }

  /// The number of rows of dots above a guide line; nil if the script doesn't have it.
  public func row(of line: Guide.Line) -> Int? { guides.first { $0.line == line }?.row }
}

extension LetterPicture.Guide {
  /// The lines touch the letter from outside, above it or below. Those that most letters touch are solid, the
  /// others dashed.
  fileprivate var drawn: Picture.Line {
    let isAbove = line == .ascender || line == .xHeight
    return Picture.Line(row: isAbove ? row - 1 : row, isWhole: line == .base || line == .xHeight)
  }
}
