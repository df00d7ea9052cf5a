import Engine
import Terminal
import Testing

/// Random numbers from a seed (SplitMix64), so that a failure can be reproduced.
struct TestChance: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}

struct DecodingPropertyTests {
  private static let pieces = [
    "a", "Z", "é", "水", "🍎", "\r", "\t", "\u{7f}", "\u{3}", "\u{1b}[A", "\u{1b}OP", "\u{1b}[1;5C",
    "\u{1b}[3~",
    "\u{1b}[97;1:3u", "\u{1b}x", "\u{1b}\u{1b}[B", "\u{1b}[<0;3;4M", "\u{1b}[<35;120;40M", "\u{1b}[<0;3;4m",
    "\u{1b}[M !!", "\u{1b}[200~pa\u{1b}[Aste\u{1b}[201~", "\u{1b}[I", "\u{1b}[?62;22c", "\u{1b}[?2026;2$y",
    "\u{1b}P>|foot\u{1b}\\", "\u{1b}]0;x\u{7}", "\u{1b}[[A", "\u{1b}[8$", "\u{1b}P", "\u{1b}[<1;99999999;1M",
    "\u{1b}[?1016;1$y", "\u{1b}[?1016;2$y", "\u{1b}[<32;-7;30M", "\u{1b}[<-;--5;-M", "\u{1b}[6;20;9t",
  ]

  private func randomStream(_ chance: inout TestChance) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 1...30, using: &chance) {
      if Int.random(in: 0..<5, using: &chance) == 0 {
        bytes += (0..<Int.random(in: 1...6, using: &chance)).map { _ in
          UInt8.random(in: 0...255, using: &chance)
        }
      } else {
        bytes += Self.pieces.randomElement(using: &chance)?.utf8 ?? "".utf8
      }
    }
    return bytes
  }

  private var decoder: InputDecoder {
    var decoder = InputDecoder()
    decoder.grid = PixelGrid(cell: Size(9, 20), window: Size(80, 24))
    return decoder
  }

  private func decodeInPieces(_ bytes: [UInt8], _ chance: inout TestChance) -> [DecodedInput] {
    var decoder = decoder
    var decoded: [DecodedInput] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Int.random(in: 1...min(rest.count, 8), using: &chance)
      decoded += decoder.decode(rest.prefix(count), at: 0)
      rest = rest.dropFirst(count)
    }
    return decoded
  }

  @Test("the result doesn't depend on how the bytes are split", arguments: 1...400 as ClosedRange<UInt64>)
  func splits(seed: UInt64) {
    var chance = TestChance(seed: seed)
    let bytes = randomStream(&chance)
    var decoder = decoder
    let whole = decoder.decode(bytes, at: 0)
    for _ in 0..<5 {
      #expect(decodeInPieces(bytes, &chance) == whole, "seed \(seed): \(bytes)")
    }
  }

  @Test(
    "after garbage and a second of silence keys are decoded again", arguments: 1...400 as ClosedRange<UInt64>
  )
  func garbage(seed: UInt64) {
    var chance = TestChance(seed: seed)
    var decoder = InputDecoder()
    let bytes = (0..<500).map { _ in UInt8.random(in: 0...255, using: &chance) }
    _ = decoder.decode(bytes, at: 0)
    _ = decoder.expire(at: InputDecoder.silenceNanoseconds)
    // An unfinished sequence without a timeout takes at most these.
    _ = decoder.decode("~~~~".utf8, at: InputDecoder.silenceNanoseconds)
    let events = decoder.decode("ok\u{1b}[<0;1;1M".utf8, at: InputDecoder.silenceNanoseconds)
    #expect(
      events == [key(.character("o")), key(.character("k")), mouse(.press, .left, 0, 0)],
      "seed \(seed): \(bytes)")
  }

  @Test("mouse reports among garbage without ESC all arrive", arguments: 1...100 as ClosedRange<UInt64>)
  func reportsAmongGarbage(seed: UInt64) {
    var chance = TestChance(seed: seed)
    var bytes: [UInt8] = []
    for _ in 0..<20 {
      bytes += (0..<9).map { _ in UInt8.random(in: 0...255, using: &chance) }.filter { $0 != 0x1B }
      bytes += "\u{1b}[<0;7;8M".utf8
    }
    let reports = decode(bytes: bytes).filter { $0 == mouse(.press, .left, 6, 7) }
    #expect(reports.count == 20, "seed \(seed)")
  }
}
