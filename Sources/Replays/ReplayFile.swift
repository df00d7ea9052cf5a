import Formats
import Engine
import Learning
import WordGame

/// A replay as a file: the round, how it went, and whose it is.
///
/// The file begins with eight bytes that name it and the number of its form. Then come, compressed: the round and its
/// labels as JSON, the marks, and the input as an `InputLog`. A CRC-32 of all ends it. Numbers are those of
/// `ByteWriter`. Nothing in it tells of the machine or of other games.
public struct ReplayFile: Hashable, Sendable {
  /// The number of the form that this version writes. In form 1 the screen at the end was part of the run, and in
  /// forms 1 and 2 marks have in them the words that stood on the screen: such marks can't be compared any more, those
  /// of the game itself and what was reached still are. Form 2 is written anew as form 1.
  public static let form = 3
  /// The most bytes of a file, and of what is compressed in it: a day of play has fewer.
  public static let byteLimit = 16 << 20

  /// The round.
  public var round: RoundReplay
  /// What the player calls themselves; empty where they don't.
  public var player: String
  /// When the round ended, in seconds since 1970 UTC.
  public var playedAt: Int64
  /// The version of the program.
  public var program: String

  /// A file of its parts.
  public init(_ round: RoundReplay, player: String, playedAt: Int64, program: String) {
    self.round = round
    self.player = player
    self.playedAt = playedAt
    self.program = program
  }

  /// The file's bytes.
  public var bytes: [UInt8] {
    let content = content
    var writer = ByteWriter()
    for byte in Self.mark { writer.byte(byte) }
    writer.number(UInt64(round.run.hashesStateOnly ? Self.form : 1))
    writer.number(UInt64(content.count))
    writer.block(Compression.compress(content))
    return writer.bytes + Self.ending(of: writer.bytes)
  }

  /// The replay that a file holds.
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
  }

  /// The replay that a file holds, or that stands in a report.
  public static func read(_ bytes: [UInt8]) throws(ReplayError) -> ReplayFile {
    try ReplayFile(bytes.starts(with: mark) ? bytes : ReplayText.bytes(in: bytes) ?? bytes)
  }

  /// What a round's file is called: no two rounds have the same name.
  public static func name(of round: RoundReplay) -> String {
    let deck = String(String.UnicodeScalarView(round.result.deck.unicodeScalars.prefix(24)))
    let mark = String(UInt32(truncatingIfNeeded: round.run.marks.last ?? 0), radix: 16)
    return "\(round.game)-\(deck)-\(round.result.score)-\(mark).babble"
  }

  /// What every file begins with.
  private static let mark = Array("BABBLE\u{1A}\n".utf8)

  private var content: [UInt8] {
    var writer = ByteWriter()
    writer.block(JSON.write(head, spread: 0))
    round.run.write(to: &writer)
    return writer.bytes
  }

  /// CRC-32, the lowest byte first.
  private static func ending(of bytes: [UInt8]) -> [UInt8] {
    let sum = Compression.sum(bytes)
    return [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: sum >> $0) }
  }

  /// The form of a file that begins as it should, and what is compressed in it.
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
