import Engine
import Learning
import Sound
import Terminal

/// Readers of the terminal's input, of sound and of strokes.
extension FuzzTarget {
  static let terminal = [
    FuzzTarget("input", longest: 512, input), FuzzTarget("wav", wav), FuzzTarget("stroke", stroke),
    FuzzTarget("log", log),
  ]

  private static func input(_ bytes: [UInt8]) throws {
    let whole = decoder { $0.decode(bytes, at: 0) }
    let pieces = decoder { decoder in bytes.flatMap { decoder.decode([$0], at: 0) } }
    try demand(whole == pieces, "it makes no difference how input is split")
    try demand(whole.count <= 2 * bytes.count + 2, "a byte is two events at most")
    for case .event(.key(let key)) in whole {
      guard case .character(let character) = key.code else { continue }
      try demand(character.unicodeScalars.allSatisfy { !isControl($0) }, "no key is a control character")
    }
  }

  /// Everything that a terminal's bytes become, with the waits at the end.
  private static func decoder(_ feed: (inout InputDecoder) -> [DecodedInput]) -> [DecodedInput] {
    var decoder = InputDecoder()
    decoder.grid = PixelGrid(cell: Size(9, 20), window: Size(80, 24))
    let decoded = feed(&decoder)
    return decoded + decoder.expire(at: 10 * InputDecoder.silenceNanoseconds)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
  }

  private static func wav(_ bytes: [UInt8]) throws {
    guard let samples = Samples(wavFile: bytes) else { return }
    try demand(2 * samples.values.count <= bytes.count, "a sound has no more samples than its file")
    try demand(Samples(wavFile: samples.wavFile) == samples, "a sound is the same after writing")
  }

  private static func stroke(_ bytes: [UInt8]) throws {
    let paths = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    let model = try CharacterModel("一", kanjiVG: paths)
    let drawing = model.drawing(side: 64)
    try demand(drawing.strokes.count <= paths.count, "each path is a stroke at most")
  }

  private static func log(_ bytes: [UInt8]) throws {
    var (reader, last) = (InputReader(bytes), -1)
    while let entry = try reader.next() {
      try demand(entry.tick > last, "a recording's moments go up")
      last = entry.tick
    }
  }
}
