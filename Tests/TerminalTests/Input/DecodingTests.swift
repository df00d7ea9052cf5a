import Engine
import Terminal
import Testing

func decode(_ text: String, keyStrings: KeyStrings = [:]) -> [DecodedInput] {
  var decoder = InputDecoder(keyStrings: keyStrings)
  return decoder.decode(text.utf8, at: 0)
}

func decode(bytes: [UInt8]) -> [DecodedInput] {
  var decoder = InputDecoder()
  return decoder.decode(bytes, at: 0)
}

func key(_ code: Key.Code, _ modifiers: Key.Modifiers = [], _ phase: Key.Phase = .press) -> DecodedInput {
  .event(.key(Key(code, modifiers, phase: phase)))
}

func mouse(
  _ action: MouseEvent.Action, _ button: MouseEvent.Button, _ x: Int, _ y: Int,
  _ modifiers: Key.Modifiers = []
) -> DecodedInput {
  .event(.mouse(MouseEvent(action, button, at: Point(x, y), modifiers: modifiers)))
}

struct DecodingTests {
  @Test("plain keys")
  func plainKeys() {
    #expect(
      decode("aZ ქ水é🍎\r\n\t\u{7f}\u{8}") == [
        key(.character("a")), key(.character("Z")), key(.character(" ")), key(.character("ქ")),
        key(.character("水")), key(.character("é")), key(.character("🍎")), key(.enter), key(.enter), key(.tab),
        key(.backspace), key(.backspace),
      ])
  }

  @Test("control keys are letters with control, even those that usually raise signals")
  func controlKeys() {
    #expect(
      decode("\u{1}\u{3}\u{1a}\u{1c}\u{0}") == [
        key(.character("a"), .control), key(.character("c"), .control), key(.character("z"), .control),
        key(.character("\\"), .control), key(.character(" "), .control),
      ])
  }

  @Test(
    "keys of xterm, rxvt, the Linux console and the keypad",
    arguments: [
      ("\u{1b}[A", key(.up)), ("\u{1b}OB", key(.down)), ("\u{1b}[1;5C", key(.right, .control)),
      ("\u{1b}[1;2D", key(.left, .shift)), ("\u{1b}[1;4H", key(.home, [.shift, .alt])),
      ("\u{1b}[F", key(.end)),
      ("\u{1b}[1~", key(.home)), ("\u{1b}[2~", key(.insert)), ("\u{1b}[3;5~", key(.delete, .control)),
      ("\u{1b}[4~", key(.end)), ("\u{1b}[5~", key(.pageUp)), ("\u{1b}[6~", key(.pageDown)),
      ("\u{1b}[7~", key(.home)), ("\u{1b}[8~", key(.end)), ("\u{1b}OP", key(.function(1))),
      ("\u{1b}OS", key(.function(4))), ("\u{1b}[1;2R", key(.function(3), .shift)),
      ("\u{1b}[R", key(.function(3))), ("\u{1b}[15~", key(.function(5))), ("\u{1b}[21~", key(.function(10))),
      ("\u{1b}[24;2~", key(.function(12), .shift)), ("\u{1b}[34~", key(.function(20))),
      ("\u{1b}[[A", key(.function(1))), ("\u{1b}[[E", key(.function(5))), ("\u{1b}[Z", key(.tab, .shift)),
      ("\u{1b}[a", key(.up, .shift)), ("\u{1b}Od", key(.left, .control)), ("\u{1b}[3$", key(.delete, .shift)),
      ("\u{1b}[7^", key(.home, .control)), ("\u{1b}[8@", key(.end, [.control, .shift])),
      ("\u{1b}OM", key(.enter)), ("\u{1b}Op", key(.character("0"))), ("\u{1b}Ok", key(.character("+"))),
      ("\u{1b}[27;5;13~", key(.enter, .control)), ("\u{1b}O5A", key(.up, .control)),
    ])
  func functionKeys(sequence: String, expected: DecodedInput) {
    #expect(decode(sequence + "x") == [expected, key(.character("x"))])
  }

  @Test(
    "keys of the kitty keyboard protocol",
    arguments: [
      ("\u{1b}[4330::99;5u", key(.character("c"), .control)), ("\u{1b}[4330::99u", key(.character("ც"))),
      ("\u{1b}[97u", key(.character("a"))), ("\u{1b}[97;5u", key(.character("a"), .control)),
      ("\u{1b}[97;1:3u", key(.character("a"), [], .release)),
      ("\u{1b}[97;1:2u", key(.character("a"), [], .repeat)),
      ("\u{1b}[97:65;2:1u", key(.character("A"))), ("\u{1b}[50:34;2u", key(.character("\""))),
      ("\u{1b}[4325;2:3u", key(.character("Ქ"), [], .release)),
      ("\u{1b}[97;6u", key(.character("a"), [.control, .shift])), ("\u{1b}[27u", key(.escape)),
      ("\u{1b}[27;1:3u", key(.escape, [], .release)), ("\u{1b}[13;2u", key(.enter, .shift)),
      ("\u{1b}[127;3u", key(.backspace, .alt)), ("\u{1b}[9;5u", key(.tab, .control)),
      ("\u{1b}[1;1:3A", key(.up, [], .release)), ("\u{1b}[3;1:2~", key(.delete, [], .repeat)),
      ("\u{1b}[13~", key(.function(3))), ("\u{1b}[57376u", key(.function(13))),
      ("\u{1b}[57400u", key(.character("1"))), ("\u{1b}[57414u", key(.enter)), ("\u{1b}[57419u", key(.up)),
      ("\u{1b}[97;9u", key(.character("a"), .command)), ("\u{1b}[97;65u", key(.character("a"))),
      ("\u{1b}[97;;229u", key(.character("a"))),
    ])
  func kittyKeys(sequence: String, expected: DecodedInput) {
    #expect(decode(sequence + "x") == [expected, key(.character("x"))])
  }

  @Test("modifier keys and unknown sequences are dropped")
  func unknownSequences() {
    #expect(
      decode("\u{1b}[57441;2u\u{1b}[?1;2;3z\u{1b}[5;5;5;5;5q\u{1b}[1;1:9A\u{1b}[99~x") == [
        key(.character("x"))
      ])
  }

  @Test("alt is an ESC before any kind of key")
  func altKeys() {
    #expect(
      decode("\u{1b}a\u{1b}\r\u{1b}\u{7f}\u{1b}ქ\u{1b}\u{1b}[A\u{1b}[1;3B\u{1b}\u{3}") == [
        key(.character("a"), .alt), key(.enter, .alt), key(.backspace, .alt), key(.character("ქ"), .alt),
        key(.up, .alt), key(.down, .alt), key(.character("c"), [.control, .alt]),
      ])
  }

  @Test("alt with a letter that begins strings of the terminal is a key")
  func altWithIntroducers() {
    #expect(
      decode("\u{1b}Pa\u{1b}]\r\u{1b}_\u{1b}[A\u{1b}Xy\u{1b}[\r") == [
        key(.character("P"), .alt), key(.character("a")), key(.character("]"), .alt), key(.enter),
        key(.character("_"), .alt), key(.up), key(.character("X"), .alt), key(.character("y")),
        key(.character("["), .alt), key(.enter),
      ])
  }

  @Test("terminfo's key sequences take precedence over ours")
  func keyStrings() {
    let table: KeyStrings = [
      Array("\u{1b}[224z".utf8): .function(1), Array("\u{1b}OP".utf8): .function(11),
      Array("\u{1b}h".utf8): .home,
    ]
    #expect(
      decode("\u{1b}[224z\u{1b}OP\u{1b}hx", keyStrings: table) == [
        key(.function(1)), key(.function(11)), key(.home), key(.character("x")),
      ])
  }

  @Test("focus reports")
  func focus() {
    #expect(decode("\u{1b}[I\u{1b}[O") == [.event(.focus(true)), .event(.focus(false))])
  }
}
