import Engine

/// That a letter, or a word, is drawn large.
public struct LetterRequest: PictureRequest, Hashable {
  /// Whether it is drawn.
  public typealias Answer = LetterAnswer

  /// The most rows of cells that a picture takes.
  public static let mostRows = 20

  /// The letter, or a few, as they came from outside.
  public let letter: String
  /// The language that they belong to, as a BCP 47 tag: fonts differ in it.
  public let language: String
  /// The cells that there are for it, no higher than `mostRows`.
  public let room: Size
  /// The characters that it is drawn with.
  public let mosaic: Mosaic
  /// Whether its strokes have their numbers beside them, which one font has: for Japanese.
  public let isNumbered: Bool

  /// Whether it is a letter on its lines, which are in braille; all else is a word to be read.
  public var isLetter: Bool { mosaic == .braille }

  /// A letter for so much room.
  public init(
    _ letter: String, language: String, room: Size, mosaic: Mosaic = .braille, isNumbered: Bool = false
  ) {
    self.letter = letter
    self.isNumbered = isNumbered
    self.language = language
    self.mosaic = mosaic
    self.room = Size(room.width, min(room.height, Self.mostRows))
  }

  /// As in `braille 30x20 3 ka ბ`. A tag may hold anything, so the letter comes last with its length before.
  package var picture: PictureID {
    let kind = isNumbered ? "numbered " : ""
    return PictureID(
      "\(kind)\(mosaic) \(room.width)x\(room.height) \(letter.utf8.count) \(language) \(letter)")
  }
}

/// What became of such a request, for the screen that asked.
public enum LetterDrawing: Hashable, Sendable {
  /// The picture, no larger than the room.
  case picture(LetterPicture)
  /// There is none; why, and what to do.
  case absent(Text)

  /// What is shown; nil for nothing.
  package var picture: Picture? { if case .picture(let drawn) = self { drawn.picture } else { nil } }

  /// What the scene is told.
  public var answer: LetterAnswer {
    switch self {
    case .picture: .drawn
    case .absent(let reason): .absent(reason)
    }
  }
}

/// What became of such a request, for the scene that has asked.
public enum LetterAnswer: Hashable, Replayable {
  /// The picture is in the look.
  case drawn
  /// There is none; why, and what to do.
  case absent(Text)

  /// One byte, and the reason.
  package func write(to writer: inout ByteWriter) {
    switch self {
    case .drawn: writer.byte(0)
    case .absent(let reason):
      writer.byte(1)
      writer.text(reason.string)
    }
  }

  /// Reads one; the reason is cleaned as all that comes from outside.
  package init(from reader: inout ByteReader) throws(ByteError) {
    switch try reader.byte() {
    case 0: self = .drawn
    case 1: self = .absent(Text(try reader.text()))
    case let kind: throw reader.failure("a letter can't have become \(kind)")
    }
  }
}
