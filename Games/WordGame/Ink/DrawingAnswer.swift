import Engine

public enum DrawingAnswer: Hashable, Sendable {
  /// A recogniser's guesses, likeliest first.
  case candidates([Character])
  /// The printed shape it resembles most, and whether it is near enough to count.
  case shape(nearest: Character, isNear: Bool)
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
    case .shape(let nearest, let isNear):
      writer.byte(isNear ? 2 : 1)
      writer.text(String(nearest))
    case .unread(let reason):
      writer.byte(3)
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
