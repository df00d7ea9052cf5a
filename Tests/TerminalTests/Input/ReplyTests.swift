import Engine
import Terminal
import Testing

struct ReplyTests {
  @Test(
    "replies of the terminal aren't keys",
    arguments: [
      ("\u{1b}[?62;22c", .deviceAttributes([62, 22])), ("\u{1b}[?2026;2$y", .mode(2026, state: 2)),
      ("\u{1b}[?5u", .keyboardFlags(5)), ("\u{1b}[24;80R", .cursorPosition(Point(79, 23))),
      ("\u{1b}[?1;3R", .cursorPosition(Point(2, 0))), ("\u{1b}[1;1R", .cursorPosition(Point(0, 0))),
      ("\u{1b}[0n", .ready), ("\u{1b}P>|XTerm(379)\u{1b}\\", .version("XTerm(379)")),
    ] as [(String, TerminalReply)])
  func replies(sequence: String, expected: TerminalReply) {
    #expect(decode("a" + sequence + "b") == [key(.character("a")), .reply(expected), key(.character("b"))])
  }

  @Test("unrequested strings are dropped")
  func strings() {
    #expect(
      decode("\u{1b}]12;rgb:0/0/0\u{7}\u{1b}]0;títle\u{1b}\\\u{1b}P1$r0m\u{1b}\\\u{1b}_Gi=1;OK\u{1b}\\x") == [
        key(.character("x"))
      ])
  }
}

@Suite("Replies about colours")
struct ColorReplyTests {
  @Test(
    "a colour has one to four digits for each channel, and ends with ST or BEL",
    arguments: [
      ("\u{1b}]11;rgb:ffff/ffff/ffff\u{1b}\\", TerminalReply.ground(Color(0xFFFFFF))),
      ("\u{1b}]11;rgb:1414/1616/1f1f\u{7}", .ground(Color(0x14161F))),
      ("\u{1b}]10;rgb:f/0/8\u{1b}\\", .text(Color(0xFF0088))),
      ("\u{1b}]10;rgb:ab/CD/ef\u{7}", .text(Color(0xABCDEF))),
      ("\u{1b}]11;rgba:0000/8080/0000/c0c0\u{7}", .ground(Color(0x008000))),
      ("\u{1b}]4;255;rgb:eeee/eeee/eeee\u{1b}\\", .palette(255)),
    ])
  func colors(text: String, expected: TerminalReply) {
    #expect(decode(text) == [.reply(expected)])
  }

  @Test(
    "a pen that has kept its 24-bit colour is recognised in any notation",
    arguments: ["0;38:2::1:2:3", "38:2:1:2:3", "0;38;2;1;2;3", "38:2::1:2:3"])
  func directColor(pen: String) {
    #expect(decode("\u{1b}P1$r\(pen)m\u{1b}\\") == [.reply(.directColor)])
  }

  @Test(
    "anything else is neither a reply nor a key",
    arguments: [
      "\u{1b}P1$r0;38:5:16m\u{1b}\\", "\u{1b}P1$r0m\u{1b}\\", "\u{1b}P0$r\u{1b}\\",
      "\u{1b}P1$r1;2;3m\u{1b}\\",
      "\u{1b}]11;rgb:12345/1/1\u{7}", "\u{1b}]11;rgb:1/1\u{7}", "\u{1b}]11;rgb:g/1/1\u{7}", "\u{1b}]11;\u{7}",
      "\u{1b}]12;rgb:1/1/1\u{7}", "\u{1b}]4;x;rgb:1/1/1\u{7}", "\u{1b}]4;rgb:1/1/1\u{7}",
    ])
  func nonsense(text: String) {
    #expect(decode(text) == [])
  }
}
