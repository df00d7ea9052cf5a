import Engine
import Formats
import Games
import Learning
import Storage

/// The round and its labels as JSON.
extension ReplayFile {
  /// The longest player name or version, in scalars.
  private static let longestLabel = 200

  var head: JSONValue {
    .object([
      "game": .string(round.game), "rules": .integer(round.rulesVersion), "again": .bool(round.setup.isAgain),
      "window": .array([.integer(round.setup.window.width), .integer(round.setup.window.height)]),
      "round": round.setup.round.json, "result": .object(round.result.json), "player": .string(player),
      "playedAt": .integer(playedAt), "program": .string(program),
    ])
  }

  init(_ json: JSONValue, _ run: Replay) throws(TextError) {
    let window = try Self.window(json.member("window"))
    let setup = GameSetup(
      try RoundSetup(json.member("round")), window: window, isAgain: try json.member("again").bool())
    self.init(
      RoundReplay(
        game: try json.member("game").string(), rulesVersion: try json.count("rules"), setup: setup,
        result: try RoundResult(json.member("result")), run: run),
      player: try Self.label(json.member("player")),
      playedAt: try json.member("playedAt").integer(in: -1 << 40...1 << 40),
      program: try Self.label(json.member("program")))
  }

  private static func window(_ json: JSONValue) throws(TextError) -> Size {
    let sides = try json.array()
    guard sides.count == 2 else {
      throw TextError(.expected("the window's columns and rows"), at: json.place)
    }
    let believed = 1...Int64(InputReader.largest)
    return Size(Int(try sides[0].integer(in: believed)), Int(try sides[1].integer(in: believed)))
  }

  private static func label(_ json: JSONValue) throws(TextError) -> String {
    let label = try json.string()
    guard label.unicodeScalars.count <= longestLabel else {
      throw TextError(.expected("at most \(longestLabel) characters"), at: json.place)
    }
    return label
  }
}

extension Replay {
  func write(to writer: inout ByteWriter) {
    writer.number(UInt64(ticks))
    writer.number(UInt64(marks.count))
    for mark in marks { writer.fixed(mark) }
    writer.block(input)
  }

  init(_ reader: inout ByteReader) throws(ByteError) {
    let ticks = try reader.count(upTo: InputReader.longest)
    var marks: [UInt64] = []
    for _ in 0..<(try reader.count(upTo: reader.left / 8)) { marks.append(try reader.fixed()) }
    self.init(input: try reader.block(), marks: marks, ticks: ticks)
    guard reader.isAtEnd else { throw reader.failure("something follows the end") }
  }

  /// Checks that every event can be read and none comes after the end, so that a replay never stops halfway.
  func check() throws(ByteError) {
    var reader = InputReader(input)
    while let entry = try reader.next() {
      if entry.tick >= ticks { throw ByteError(place: input.count, what: "it goes on after its end") }
    }
  }
}
