import Engine
import Learning

/// The strokes of a character.
public struct StrokesOf: Query, Hashable {
  public let character: Character
  /// The language whose stroke order is wanted, as a BCP 47 tag.
  public let language: String

  public init(_ character: Character, language: String) {
    (self.character, self.language) = (character, language)
  }

  public func answer(in ink: InkKnowledge) -> StrokesAnswer { ink.strokes(self) }
}

public enum StrokesAnswer: Hashable, Sendable {
  case known(CharacterModel)
  /// They are unknown; says in a sentence what would help.
  case unknown(Text)

  public var model: CharacterModel? { if case .known(let model) = self { model } else { nil } }
}

extension StrokesAnswer: Replayable {
  /// Upper bound when reading.
  private static let mostSpots = 4096

  /// Order, character and strokes (in whole units, as differences), or the reason.
  public func write(to writer: inout ByteWriter) {
    switch self {
    case .unknown(let reason):
      writer.byte(0)
      writer.text(reason.string)
    case .known(let model):
      writer.byte(model.order == .japanese ? 1 : 2)
      writer.text(String(model.character))
      writer.number(UInt64(model.strokes.count))
      for stroke in model.strokes { Self.write(stroke, to: &writer) }
    }
  }

  private static func write(_ stroke: [Spot], to writer: inout ByteWriter) {
    writer.number(UInt64(stroke.count))
    var last = Point.zero
    for spot in stroke {
      let place = Point(Int(spot.x.rounded()), Int(spot.y.rounded()))
      writer.signed(place.x - last.x)
      writer.signed(place.y - last.y)
      last = place
    }
  }

  public init(from reader: inout ByteReader) throws(ByteError) {
    let kind = try reader.byte()
    switch kind {
    case 0: self = .unknown(Text(try reader.text()))
    case 1, 2: self = .known(try Self.model(from: &reader, kind == 1 ? .japanese : .chinese))
    default: throw reader.failure("strokes can't be of kind \(kind)")
    }
  }

  private static func model(
    from reader: inout ByteReader, _ order: InkLanguage
  ) throws(ByteError) -> CharacterModel {
    let name = try reader.text()
    guard let character = name.first, name.count == 1 else { throw reader.failure("\(name) is no character") }
    let count = try reader.count(upTo: CharacterModel.mostStrokes)
    var strokes: [[Spot]] = []
    for _ in 0..<count { strokes.append(try stroke(from: &reader)) }
    do throws(CharacterModelError) {
      return try CharacterModel(character, strokes: strokes, order: order)
    } catch {
      throw reader.failure(error.description)
    }
  }

  private static func stroke(from reader: inout ByteReader) throws(ByteError) -> [Spot] {
    let count = try reader.count(upTo: mostSpots)
    var (spots, last): ([Spot], (x: Int, y: Int)) = ([], (0, 0))
    for _ in 0..<count {
      let (x, y) = (
        last.x.addingReportingOverflow(try reader.signed()),
        last.y.addingReportingOverflow(try reader.signed())
      )
      guard !x.overflow, !y.overflow else { throw reader.failure("a stroke leaves every board") }
      last = (x.partialValue, y.partialValue)
      spots.append(Spot(Double(last.x), Double(last.y)))
    }
    return spots
  }
}

extension StrokesAnswer: StateHashable {
  public func hash(into hash: inout StateHash) {
    var writer = ByteWriter()
    write(to: &writer)
    hash.combine(writer.bytes)
  }
}

/// The strokes a scene needs now or soon. Requests each character once, and keeps the answers.
public struct AskedStrokes: Hashable, Sendable {
  fileprivate struct Entry: Hashable, Sendable {
    let request: StrokesOf
    let ticket: Ticket<StrokesOf>
    var answer: StrokesAnswer?
  }

  private var entries: [Entry] = []

  public init() {}

  /// Takes the answers that have arrived, asks for new characters, and drops those no longer wanted.
  public mutating func update(_ wanted: [StrokesOf], _ step: inout Step) {
    for index in entries.indices where entries[index].answer == nil {
      switch step.answer(entries[index].ticket) {
      case .success(let answer): entries[index].answer = answer
      case .failure: entries[index].answer = .unknown("Its strokes aren't known here.")
      case nil: break
      }
    }
    let before = entries
    for entry in before where entry.answer == nil && !wanted.contains(entry.request) {
      step.cancel(entry.ticket)
    }
    entries = wanted.map { request in
      before.first { $0.request == request } ?? Entry(request: request, ticket: step.ask(request))
    }
  }

  /// The answer for a character; nil until it has arrived.
  public func answer(for request: StrokesOf) -> StrokesAnswer? {
    entries.first { $0.request == request }?.answer
  }

  /// The strokes of a character; nil if unknown, or not yet received.
  public func model(for request: StrokesOf) -> CharacterModel? { answer(for: request)?.model }
}

extension StrokesOf: StateHashable {
  public func hash(into hash: inout StateHash) {
    hash.combine([String(character), language])
  }
}

extension AskedStrokes.Entry: StateHashable {
  func hash(into hash: inout StateHash) { hash.combine(fieldsOf: self, request, ticket, answer) }
}

extension AskedStrokes: StateHashable {
  public func hash(into hash: inout StateHash) { hash.combine(entries) }
}
