import Engine
import Terminal
import Testing

struct DecodingTimeoutTests {
  @Test("a lone ESC is the Escape key after 25 ms, and not before")
  func loneEscape() {
    var decoder = InputDecoder()
    #expect(decoder.deadline == nil)
    #expect(decoder.decode([0x1B], at: 1_000) == [])
    #expect(decoder.deadline == 25_001_000)
    #expect(decoder.expire(at: 25_000_999) == [])
    #expect(decoder.expire(at: 25_001_000) == [key(.escape)])
    #expect(decoder.deadline == nil)
  }

  @Test("two lone ESC are two Escape keys")
  func twoEscapes() {
    var decoder = InputDecoder()
    #expect(decoder.decode([0x1B, 0x1B], at: 0) == [])
    #expect(decoder.expire(at: 25_000_000) == [key(.escape), key(.escape)])
  }

  @Test(
    "unfinished sequences have no timeout",
    arguments: ["\u{1b}[", "\u{1b}[1;5", "\u{1b}O", "\u{1b}[M!"])
  func unfinishedSequences(start: String) {
    var decoder = InputDecoder()
    #expect(decoder.decode(start.utf8, at: 0) == [])
    #expect(decoder.deadline == nil)
    #expect(decoder.expire(at: .max) == [])
  }

  @Test("a character split between two reads waits for its rest")
  func cutCharacter() {
    var decoder = InputDecoder()
    #expect(decoder.decode([0xE6, 0xB0], at: 0) == [])
    #expect(decoder.expire(at: .max) == [])
    #expect(decoder.decode([0xB4], at: 1) == [key(.character("水"))])
  }

  @Test("a string whose end was lost is given up after a second of silence")
  func lostString() {
    var decoder = InputDecoder()
    #expect(decoder.decode("\u{1b}P>|xterm".utf8, at: 0) == [])
    #expect(decoder.expire(at: 999_999_999) == [])
    #expect(decoder.expire(at: 1_000_000_000) == [])
    #expect(decoder.decode("x".utf8, at: 1_000_000_001) == [key(.character("x"))])
  }

  @Test(
    "the second half of a reply isn't typed, however late it comes",
    arguments: [
      ("\u{1b}]11;rgb:ff", "ff/ffff/ffff\u{1b}\\"), ("\u{1b}]11;rgb:ffff/ffff", "/ffff\u{7}"),
      ("\u{1b}P>|xterm(390)\u{1b}", "\\"), ("\u{1b}P>|xte", "rm(390)\u{1b}\\"),
    ])
  func lateHalf(first: String, second: String) {
    var decoder = InputDecoder()
    #expect(decoder.decode(first.utf8, at: 0) == [])
    #expect(decoder.expire(at: 1_000_000_000) == [])
    #expect(decoder.decode((second + "x").utf8, at: 2_000_000_000) == [key(.character("x"))])
  }

  @Test("alt with P alone is a key after a second")
  func loneIntroducer() {
    var decoder = InputDecoder()
    #expect(decoder.decode("\u{1b}P".utf8, at: 0) == [])
    #expect(decoder.expire(at: 1_000_000_000) == [key(.character("P"), .alt)])
  }
}

struct PasteTests {
  @Test("anything in a paste is text")
  func paste() {
    let text = "a\u{1b}[A\u{3}\u{1b}[200~\u{1b}\u{1b}[20ქ"
    #expect(decode("\u{1b}[200~\(text)\u{1b}[201~x") == [.event(.paste(text)), key(.character("x"))])
  }

  @Test("a paste is cut at its limit, but not within a character")
  func capped() {
    let text = "x" + String(repeating: "水", count: InputDecoder.pasteLimit)
    let events = decode("\u{1b}[200~\(text)\u{1b}[201~x")
    guard case .event(.paste(let kept)) = events.first else { Issue.record("no paste"); return }
    #expect(kept.utf8.count <= InputDecoder.pasteLimit)
    #expect(kept.utf8.count > InputDecoder.pasteLimit - 4)
    #expect(kept.unicodeScalars.last == "水")
    #expect(events.dropFirst() == [key(.character("x"))])
  }

  @Test("Ctrl-C after a pause ends a paste without an end, and is a key; in the middle of a paste it is text")
  func interruptedPaste() {
    var decoder = InputDecoder()
    let interrupt = DecodedInput.event(.key(Key(.character("c"), .control)))
    _ = decoder.decode("\u{1b}[200~ab".utf8, at: 0)
    #expect(decoder.decode([0x03], at: 50_000_000) == [])
    #expect(decoder.decode([0x03], at: 200_000_000) == [.event(.paste("ab\u{3}")), interrupt])
  }

  @Test("a paste without an end ends after a second of silence")
  func endless() {
    var decoder = InputDecoder()
    #expect(decoder.decode("\u{1b}[200~abc".utf8, at: 0) == [])
    #expect(decoder.decode("d".utf8, at: 900_000_000) == [])
    #expect(decoder.expire(at: 1_899_999_999) == [])
    #expect(decoder.expire(at: 1_900_000_000) == [.event(.paste("abcd"))])
    #expect(decoder.decode("x".utf8, at: 2_000_000_000) == [key(.character("x"))])
  }
}
