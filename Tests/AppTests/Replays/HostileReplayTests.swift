import Engine
import Testing

@testable import App

@Suite("A replay from a stranger")
struct HostileReplayTests {
  @Test("of noise with a valid checksum is refused", arguments: 0..<300 as Range<UInt64>)
  func noise(seed: UInt64) {
    var chance = Chance(seed: seed)
    let content = (0..<chance.below(400)).map { _ in UInt8(chance.below(256)) }
    #expect(throws: ReplayError.self) { try ReplayFile(sealed(content)) }
  }

  @Test(
    "with changed bytes and a valid checksum is refused or read without a crash",
    arguments: 0..<40 as Range<UInt64>)
  func damage(seed: UInt64) throws {
    var chance = Chance(seed: seed)
    let content = try opened(ReplaySamples.file(try ReplaySamples.deck("greek-letters")).bytes)
    for _ in 0..<25 {
      var other = content
      for _ in 0..<chance.number(in: 1...8) {
        switch chance.below(3) {
        case 0: other[chance.below(other.count)] = UInt8(chance.below(256))
        case 1: other.remove(at: chance.below(other.count))
        default: other.insert(UInt8(chance.below(256)), at: chance.below(other.count))
        }
      }
      if let read = try? ReplayFile(sealed(other)) { #expect(try ReplayFile(read.bytes) == read) }
    }
  }

  @Test("with an answer that is too long, truncated or of unknown kind is refused with its position")
  func answers() throws {
    let limit = Reply.byteLimit
    let long = [UInt8](repeating: 7, count: limit + 1)
    let inputs: [[UInt8]] = [
      [0x80, 0xC9, 1, 0, 0x81, 0x80, 0x04] + long, [0x80, 0xC9, 1, 0, 200, 1, 7], [0x80, 0xC9, 1, 99],
    ]
    for input in inputs {
      var file = ReplaySamples.file(try ReplaySamples.deck("greek-letters"))
      file.round.run.input = input
      let bytes = file.bytes
      #expect { try ReplayFile(bytes) } throws: { error in
        if case .input(let error)? = error as? ReplayError { error.place > 0 } else { false }
      }
    }
  }

  @Test("decodes from text byte for byte", arguments: 0..<100)
  func text(count: Int) throws {
    var chance = Chance(seed: UInt64(count))
    let bytes = (0..<count).map { _ in UInt8(chance.below(256)) }
    let lines = ReplayText.lines(bytes)
    #expect(lines.allSatisfy { $0.utf8.count <= 76 })
    let texts = [
      lines.joined(separator: "\n"), "Before\n\n" + lines.map { "> " + $0 + " \r\n" }.joined() + "after",
    ]
    for text in texts { #expect(try ReplayText.bytes(in: Array(text.utf8)) == bytes) }
  }

  @Test("as truncated or altered text is refused, and text without one gives nil")
  func damagedText() throws {
    let lines = ReplayText.lines(Array("a replay".utf8))
    #expect(throws: ReplayError.self) {
      try ReplayText.bytes(in: Array(lines.dropLast().joined(separator: "\n").utf8))
    }
    for letters in ["YQ", "YQ=", "YQ==YQ==", "Y===", "Y*==", "====", "=YQ="] {
      let text = [lines[0], letters, lines[lines.count - 1]].joined(separator: "\n")
      #expect(throws: ReplayError.self, "\(letters)") { try ReplayText.bytes(in: Array(text.utf8)) }
    }
    #expect(try ReplayText.bytes(in: Array("nothing\n".utf8)) == nil)
  }

  /// A file with this content and a valid checksum.
  private func sealed(_ content: [UInt8]) -> [UInt8] {
    ReplaySamples.sealed(content, claiming: UInt64(content.count))
  }

  /// The decompressed content of a file.
  private func opened(_ bytes: [UInt8]) throws -> [UInt8] {
    var reader = ByteReader(Array(bytes.dropFirst(8)))
    _ = try reader.number()
    let count = Int(try reader.number())
    return try #require(Compression.decompress(try reader.block(), to: count))
  }
}
