import Engine
import Learning

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
