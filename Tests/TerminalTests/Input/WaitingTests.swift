import Engine
import Terminal
import Testing

struct WaitingTests {
  @Test("an ESC that nothing follows is the Escape key after 25 ms, and not before")
  func loneEscape() {
    var decoder = InputDecoder()
    #expect(decoder.deadline == nil)
    #expect(decoder.decode([0x1B], at: 1_000) == [])
    #expect(decoder.deadline == 25_001_000)
    #expect(decoder.expire(at: 25_000_999) == [])
    #expect(decoder.expire(at: 25_001_000) == [key(.escape)])
    #expect(decoder.deadline == nil)
  }

  @Test("two ESC that nothing follows are two Escape keys")
  func twoEscapes() {
    var decoder = InputDecoder()
    #expect(decoder.decode([0x1B, 0x1B], at: 0) == [])
    #expect(decoder.expire(at: 25_000_000) == [key(.escape), key(.escape)])
  }

  @Test(
    "unfinished sequences and characters wait for ever",
    arguments: ["\u{1b}[", "\u{1b}[1;5", "\u{1b}O", "\u{1b}[M!"])
  func unfinishedSequences(start: String) {
    var decoder = InputDecoder()
    #expect(decoder.decode(start.utf8, at: 0) == [])
    #expect(decoder.deadline == nil)
    #expect(decoder.expire(at: .max) == [])
  }

  @Test("a character cut in two waits for its rest")
  func cutCharacter() {
    var decoder = InputDecoder()
    #expect(decoder.decode([0xE6, 0xB0], at: 0) == [])
    #expect(decoder.expire(at: .max) == [])
    #expect(decoder.decode([0xB4], at: 1) == [key(.character("水"))])
  }

  @Test("a string whose end got lost is given up after a second of silence")
  func lostString() {
    var decoder = InputDecoder()
    #expect(decoder.decode("\u{1b}P>|xterm".utf8, at: 0) == [])
    #expect(decoder.expire(at: 999_999_999) == [])
    #expect(decoder.expire(at: 1_000_000_000) == [])
    #expect(decoder.decode("x".utf8, at: 1_000_000_001) == [key(.character("x"))])
  }

  @Test("alt with P alone is a key after a second")
  func loneIntroducer() {
    var decoder = InputDecoder()
    #expect(decoder.decode("\u{1b}P".utf8, at: 0) == [])
    #expect(decoder.expire(at: 1_000_000_000) == [key(.character("P"), .alt)])
  }
}

struct PasteTests {
  @Test("a paste is text, whatever is in it")
  func paste() {
    let text = "a\u{1b}[A\u{3}\u{1b}[200~\u{1b}\u{1b}[20ქ"
    #expect(decode("\u{1b}[200~\(text)\u{1b}[201~x") == [.event(.paste(text)), key(.character("x"))])
  }

  @Test("a paste is kept up to its limit and skipped beyond it, without half a character")
  func capped() {
    let text = "x" + String(repeating: "水", count: InputDecoder.pasteLimit)
    let events = decode("\u{1b}[200~\(text)\u{1b}[201~x")
    guard case .event(.paste(let kept)) = events.first else { Issue.record("no paste"); return }
    #expect(kept.utf8.count <= InputDecoder.pasteLimit)
    #expect(kept.utf8.count > InputDecoder.pasteLimit - 4)
    #expect(kept.unicodeScalars.last == "水")
    #expect(events.dropFirst() == [key(.character("x"))])
  }

  @Test("a paste without an end is over after a second of silence")
  func endless() {
    var decoder = InputDecoder()
    #expect(decoder.decode("\u{1b}[200~abc".utf8, at: 0) == [])
    #expect(decoder.decode("d".utf8, at: 900_000_000) == [])
    #expect(decoder.expire(at: 1_899_999_999) == [])
    #expect(decoder.expire(at: 1_900_000_000) == [.event(.paste("abcd"))])
    #expect(decoder.decode("x".utf8, at: 2_000_000_000) == [key(.character("x"))])
  }
}

struct ReplyTests {
  @Test(
    "replies of the terminal are no keys",
    arguments: [
      ("\u{1b}[?62;22c", .deviceAttributes([62, 22])), ("\u{1b}[?2026;2$y", .mode(2026, state: 2)),
      ("\u{1b}[?5u", .keyboardFlags(5)), ("\u{1b}[24;80R", .cursorPosition(Point(79, 23))),
      ("\u{1b}[?1;3R", .cursorPosition(Point(2, 0))), ("\u{1b}[1;1R", .cursorPosition(Point(0, 0))),
      ("\u{1b}[0n", .ready), ("\u{1b}P>|XTerm(379)\u{1b}\\", .version("XTerm(379)")),
    ] as [(String, TerminalReply)])
  func replies(sequence: String, expected: TerminalReply) {
    #expect(decode("a" + sequence + "b") == [key(.character("a")), .reply(expected), key(.character("b"))])
  }

  @Test("strings that nobody asked for are swallowed whole")
  func strings() {
    #expect(
      decode("\u{1b}]12;rgb:0/0/0\u{7}\u{1b}]0;títle\u{1b}\\\u{1b}P1$r0m\u{1b}\\\u{1b}_Gi=1;OK\u{1b}\\x") == [
        key(.character("x"))
      ])
  }
}
