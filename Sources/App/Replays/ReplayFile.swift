import CLibraries
import Engine
import Formats
import Games
import Learning
import Limits

/// A replay as a file: the round, how it went, and who played it.
///
/// The file starts with an eight-byte signature and the number of its format. Then come, compressed: the
/// round and its labels as JSON, the marks, and the input as an `InputLog`. A CRC-32 of everything ends it.
/// Numbers are those of `ByteWriter`. Nothing in it identifies the machine or other games.
public struct ReplayFile: Hashable, Sendable {
  /// The format that this version writes. In format 1 the screen at the end was part of the run, and in
  /// formats 1 and 2 the marks included the words on the screen. Such marks can't be compared any more; those
  /// of the game itself and the result still are. A replay of format 2 is written again as format 1.
  static let form = 3
  /// The largest file, and the largest decompressed content, in bytes: a day of play needs less.
  public static let byteLimit = Limit.replay.most

  public var round: RoundReplay
  /// The player's name; empty if not given.
  var player: String
  /// When the round ended, in seconds since 1970 UTC.
  var playedAt: Int64
  /// The version of the program that wrote it.
  var program: String

  init(_ round: RoundReplay, player: String, playedAt: Int64, program: String) {
    self.round = round
    self.player = player
    self.playedAt = playedAt
    self.program = program
  }

  var bytes: [UInt8] {
    let content = content
    var writer = ByteWriter()
    for byte in Self.mark { writer.byte(byte) }
    writer.number(UInt64(round.run.hashesStateOnly ? Self.form : 1))
    writer.number(UInt64(content.count))
    writer.block(Compression.compress(content))
    return writer.bytes + Self.ending(of: writer.bytes)
  }

  public init(_ bytes: [UInt8]) throws(ReplayError) {
    if bytes.count > Self.byteLimit { throw .tooLarge(limit: Self.byteLimit) }
    guard bytes.starts(with: Self.mark) else { throw .otherFile }
    let (form, content) = try Self.content(of: bytes)
    var reader = ByteReader(content)
    var (head, run): ([UInt8], Replay)
    do throws(ByteError) {
      head = try reader.block()
      run = try Replay(&reader)
      run.hashesStateOnly = form > 2
      try run.check()
    } catch {
      throw .input(error)
    }
    do throws(TextError) { try self.init(JSON.read(head), run) } catch { throw .round(error) }
    let deck = round.setup.round.content.origin.deck
    if DeckAliases.successors[deck] != nil { throw .goneDeck(deck) }
  }

  /// Reads a replay from a file, or from the text of a report.
  static func read(_ bytes: [UInt8]) throws(ReplayError) -> ReplayFile {
    try ReplayFile(bytes.starts(with: mark) ? bytes : ReplayText.bytes(in: bytes) ?? bytes)
  }

  /// The file name for a round, practically unique.
  static func name(of round: RoundReplay) -> String {
    let deck = String(String.UnicodeScalarView(round.result.deck.unicodeScalars.prefix(24)))
    let mark = String(UInt32(truncatingIfNeeded: round.run.marks.last ?? 0), radix: 16)
    return "\(round.game)-\(deck)-\(round.result.score)-\(mark).babble"
  }

  /// The signature.
  private static let mark = Array("BABBLE\u{1A}\n".utf8)

  private var content: [UInt8] {
    var writer = ByteWriter()
    writer.block(JSON.write(head, spread: 0))
    round.run.write(to: &writer)
    return writer.bytes
  }

  /// The CRC-32, little-endian.
  private static func ending(of bytes: [UInt8]) -> [UInt8] {
    let sum = Compression.sum(bytes)
    return [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: sum >> $0) }
  }

  /// The format of a file with the right signature, and its decompressed content.
  private static func content(of bytes: [UInt8]) throws(ReplayError) -> (form: Int, content: [UInt8]) {
    var reader = ByteReader(Array(bytes.dropFirst(mark.count)))
    let form = try whole { () throws(ByteError) in try reader.count(upTo: 1 << 16) }
    guard (1...Self.form).contains(form) else { throw .otherForm(form) }
    let count = try whole { () throws(ByteError) in try reader.count(upTo: byteLimit) }
    let compressed = try whole { () throws(ByteError) in try reader.block() }
    let end = mark.count + reader.place
    guard bytes[end...].elementsEqual(ending(of: Array(bytes[..<end]))) else {
      throw .damaged(ByteError(place: end, what: "the checksum doesn't fit"))
    }
    guard let content = Compression.decompress(compressed, to: count) else {
      throw .damaged(ByteError(place: end - compressed.count, what: "what is compressed can't be read"))
    }
    return (form, content)
  }

  private static func whole<Value>(
    _ read: () throws(ByteError) -> Value
  ) throws(ReplayError) -> Value {
    do throws(ByteError) {
      return try read()
    } catch {
      throw .damaged(ByteError(place: mark.count + error.place, what: error.what))
    }
  }
}
