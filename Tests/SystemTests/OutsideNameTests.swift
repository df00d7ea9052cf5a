import Engine
import System
import Testing

@Suite("Names from outside")
struct OutsideNameTests {
  @Test("row 47: the bytes of any name come back from its string, and two names have two strings")
  func anyBytes() {
    var random = SystemRandomNumberGenerator()
    let seed = UInt64.random(in: 0 ... .max, using: &random)
    var state = seed
    func next(_ bound: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % bound
    }
    let pieces: [[UInt8]] = [
      [0xFF], [0x0A], [0x1B], [0x7F], [0x80], [0xC3], [0xC3, 0xA9], [0xED, 0xA0, 0x80], Array("ქa/ ".utf8),
      Array("\u{10FFFF}\u{10FF0A}\u{10FF2F}\u{10FF00}".utf8), [0xF4, 0x90, 0x80, 0x80],
    ]
    var strings: [String: [UInt8]] = [:]
    for _ in 0..<5000 {
      let name = (0..<next(6)).flatMap { _ -> [UInt8] in
        next(3) == 0 ? [UInt8(next(255) + 1)] : pieces[Int(next(UInt64(pieces.count)))]
      }
      let text = OutsideName.text(name)
      #expect(OutsideName.bytes(text) == name, "seed \(seed)")
      #expect(strings.updateValue(name, forKey: text) ?? name == name, "seed \(seed)")
      #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }, "seed \(seed)")
    }
  }

  @Test("row 47: what is text in a name stays text, and what is none is shown as an escape")
  func shown() {
    #expect(OutsideName.text(Array("ქართული é 日本.csv".utf8)) == "ქართული é 日本.csv")
    let name: [UInt8] = [0x6E, 0xFF, 0xFE, 0x0A, 0x1B, 0x2E]
    #expect(Text(OutsideName.text(name)).string == #"n\xff\xfe\x0a\x1b."#)
    for byte in UInt8(1)...0xFF {
      let shown = Text(OutsideName.text([byte])).string
      #expect((0x20..<0x7F).contains(byte) ? shown.utf8.elementsEqual([byte]) : shown.hasPrefix(#"\x"#))
    }
  }

  @Test("row 47: no character of a string becomes a slash of a path")
  func noSlash() {
    let text = String(String.UnicodeScalarView((0x10FF00...0x10FFFF).compactMap(Unicode.Scalar.init)))
    #expect(!OutsideName.bytes(text).contains(UInt8(ascii: "/")) && !OutsideName.bytes(text).contains(0))
  }

  @Test("a path is taken apart at its slashes, whatever follows them")
  func paths() {
    #expect(Path.parent(of: "/a/\u{301}b") == "/a" && Path.name(of: "/a/\u{301}b") == "\u{301}b")
    #expect(Path.join("/a/", "b") == "/a/b" && Path.join("/", "b") == "/b" && Path.join("a", "b") == "a/b")
    #expect(Path.parent(of: "b") == "." && Path.parent(of: "/b") == "/" && Path.name(of: "a/b/") == "b")
  }
}
