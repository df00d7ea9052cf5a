import Engine

public enum DrawingAnswer: Hashable, Sendable {
  /// A recogniser's guesses, likeliest first.
  case candidates([Character])
  /// The printed shape it resembles most, and how near it is, from 1 to 3 stars; 0 if it is too far to count.
  case shape(nearest: Character, stars: Int)
  /// It can't be read here; says in a sentence what would help.
  case unread(Text)
}

extension DrawingAnswer: Replayable {
  /// Upper bound when reading.
  private static let mostCandidates = 100

  public func write(to writer: inout ByteWriter) {
    switch self {
    case .candidates(let characters):
      writer.byte(0)
      writer.number(UInt64(characters.count))
      for character in characters { writer.text(String(character)) }
    case .shape(let nearest, let stars):
      writer.byte(1)
      writer.text(String(nearest))
      writer.number(UInt64(stars))
    case .unread(let reason):
      writer.byte(2)
      writer.text(reason.string)
    }
  }

  public init(from reader: inout ByteReader) throws(ByteError) {
    let kind = try reader.byte()
    switch kind {
    case 0:
      let count = try reader.count(upTo: Self.mostCandidates)
      var characters: [Character] = []
      for _ in 0..<count { characters.append(try Self.character(from: &reader)) }
      self = .candidates(characters)
    case 1: self = .shape(nearest: try Self.character(from: &reader), stars: try reader.count(upTo: 3))
    case 2: self = .unread(Text(try reader.text()))
    default: throw reader.failure("a drawing can't be read as kind \(kind)")
    }
  }

  private static func character(from reader: inout ByteReader) throws(ByteError) -> Character {
    let text = try reader.text()
    guard let character = text.first, text.count == 1 else { throw reader.failure("\(text) is no character") }
    return character
  }
}
