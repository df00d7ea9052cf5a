import Engine
import Terminal
import Testing

@Suite("what terminals answer of colours")
struct ColorReplyTests {
  @Test(
    "a colour comes with one to four digits a channel, ended by ST or BEL",
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
    "a pen that kept its 24 bits tells so, in whatever notation",
    arguments: ["0;38:2::1:2:3", "38:2:1:2:3", "0;38;2;1;2;3", "38:2::1:2:3"])
  func directColor(pen: String) {
    #expect(decode("\u{1b}P1$r\(pen)m\u{1b}\\") == [.reply(.directColor)])
  }

  @Test(
    "what tells nothing is no answer, and no key",
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
