import Engine
import Ink

/// That a drawing is to be read.
public struct DrawingRequest: Request, Hashable {
  /// What it was read as.
  public typealias Answer = DrawingAnswer

  /// The drawing.
  public let drawing: Drawing
  /// The character that was asked for.
  public let asked: Character
  /// Characters of the same deck that it could be taken for.
  public let rivals: [Character]
  /// The language that it belongs to, as a BCP 47 tag.
  public let language: String

  /// A drawing with what it should be.
  public init(_ drawing: Drawing, asked: Character, rivals: [Character], language: String) {
    (self.drawing, self.asked, self.rivals, self.language) = (drawing, asked, rivals, language)
  }
}

/// What a drawing was read as.
public enum DrawingAnswer: Hashable, Sendable {
  /// By a recogniser: what it may be, the likeliest first.
  case candidates([Character])
  /// By its shape beside those that fonts have: what it is most like, and whether it's like enough.
  case shape(nearest: Character, isNear: Bool)
  /// Nobody can read it here; what would help, in a sentence.
  case unread(Text)
}

extension DrawingAnswer: Replayable {
  /// More candidates than anybody asks for.
  private static let mostCandidates = 100

  /// The kind, and what belongs to it.
  package func write(to writer: inout ByteWriter) {
    switch self {
    case .candidates(let characters):
      writer.byte(0)
      writer.number(UInt64(characters.count))
      for character in characters { writer.text(String(character)) }
    case .shape(let nearest, let isNear):
      writer.byte(isNear ? 2 : 1)
      writer.text(String(nearest))
    case .unread(let reason):
      writer.byte(3)
      writer.text(reason.string)
    }
  }

  package init(from reader: inout ByteReader) throws(ByteError) {
    let kind = try reader.byte()
    switch kind {
    case 0:
      let count = try reader.count(upTo: Self.mostCandidates)
      var characters: [Character] = []
      for _ in 0..<count { characters.append(try Self.character(from: &reader)) }
      self = .candidates(characters)
    case 1, 2: self = .shape(nearest: try Self.character(from: &reader), isNear: kind == 2)
    case 3: self = .unread(Text(try reader.text()))
    default: throw reader.failure("a drawing can't be read as kind \(kind)")
    }
  }

  private static func character(from reader: inout ByteReader) throws(ByteError) -> Character {
    let text = try reader.text()
    guard let character = text.first, text.count == 1 else { throw reader.failure("\(text) is no character") }
    return character
  }
}

extension DrawingAnswer: StateHashable {
  /// Hashes the answer as a log has it.
  public func hash(into hash: inout StateHash) {
    var writer = ByteWriter()
    write(to: &writer)
    hash.combine(writer.bytes)
  }
}
