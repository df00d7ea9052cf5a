import Deterministic
import Engine
import Foundation
import System
import Testing

@Suite("Names from outside")
struct OutsideNameTests {
  @Test("the bytes of any name are restored from its string, and two names have two strings")
  func anyBytes() {
    let environment = ProcessInfo.processInfo.environment
    let seed = environment["BABBLE_SEED"].flatMap { UInt64($0) } ?? .random(in: 0 ... .max)
    var chance = Chance(seed: seed)
    let pieces: [[UInt8]] = [
      [0xFF], [0x0A], [0x1B], [0x7F], [0x80], [0xC3], [0xC3, 0xA9], [0xED, 0xA0, 0x80], Array("ქa/ ".utf8),
      Array("\u{10FFFF}\u{10FF0A}\u{10FF2F}\u{10FF00}".utf8), [0xF4, 0x90, 0x80, 0x80],
    ]
    var strings: [String: [UInt8]] = [:]
    for _ in 0..<5000 {
      let name = (0..<chance.below(6)).flatMap { _ -> [UInt8] in
        chance.below(3) == 0 ? [UInt8(chance.below(255) + 1)] : pieces[chance.below(pieces.count)]
      }
      let text = OutsideName.text(name)
      #expect(OutsideName.bytes(text) == name, "seed \(seed)")
      #expect(strings.updateValue(name, forKey: text) ?? name == name, "seed \(seed)")
      #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }, "seed \(seed)")
    }
  }

  @Test("text in a name stays text, and other bytes are shown as escapes")
  func shown() {
    #expect(OutsideName.text(Array("ქართული é 日本.csv".utf8)) == "ქართული é 日本.csv")
    let name: [UInt8] = [0x6E, 0xFF, 0xFE, 0x0A, 0x1B, 0x2E]
    #expect(Text(OutsideName.text(name)).string == #"n\xff\xfe\x0a\x1b."#)
    for byte in UInt8(1)...0xFF {
      let shown = Text(OutsideName.text([byte])).string
      #expect((0x20..<0x7F).contains(byte) ? shown.utf8.elementsEqual([byte]) : shown.hasPrefix(#"\x"#))
    }
  }

  @Test("no character of a string becomes a slash of a path")
  func noSlash() {
    let text = String(String.UnicodeScalarView((0x10FF00...0x10FFFF).compactMap(Unicode.Scalar.init)))
    #expect(!OutsideName.bytes(text).contains(UInt8(ascii: "/")) && !OutsideName.bytes(text).contains(0))
  }

  @Test("a path is split at its slashes, whatever follows them")
  func paths() {
    #expect(Path.parent(of: "/a/\u{301}b") == "/a" && Path.name(of: "/a/\u{301}b") == "\u{301}b")
    #expect(Path.join("/a/", "b") == "/a/b" && Path.join("/", "b") == "/b" && Path.join("a", "b") == "a/b")
    #expect(Path.parent(of: "b") == "." && Path.parent(of: "/b") == "/" && Path.name(of: "a/b/") == "b")
  }
}
