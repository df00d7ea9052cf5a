import Engine
import Testing

struct KeyMapTests {
  enum Intent { case up, act, leave, shout, quit }

  private let map = KeyMap<Intent>([
    (keys: [Key(.up), "k"], intent: .up), (keys: [Key(.enter), " "], intent: .act),
    (keys: ["q"], intent: .quit), (keys: ["q"], intent: .leave), (keys: ["K"], intent: .shout),
    (keys: [Key(.character("c"), .control)], intent: .quit),
  ])

  @Test(
    "keys give the intents they are bound to",
    arguments: [
      (Key(.up), Intent.up), ("k", .up), (Key(.enter), .act), (" ", .act), (Key(.up, phase: .repeat), .up),
      (Key("k", .shift), .up), ("Q", .leave), (Key("Q", .shift), .leave), ("K", .shout),
      (Key("K", .shift), .shout),
      (Key("c", .control), .quit), (Key("C", [.control, .shift]), .quit),
    ])
  func bound(key: Key, intent: Intent) {
    #expect(map.intent(for: .key(key)) == intent)
  }

  @Test(
    "other keys give nothing",
    arguments: [
      Key(.up, phase: .release), Key("k", phase: .release), "x", "c", "წ", "ä", Key("k", .control),
      Key("k", .alt),
      Key(.up, .control), Key(.function(1)), "İ",
    ])
  func unbound(key: Key) {
    #expect(map.intent(for: .key(key)) == nil)
  }

  @Test(
    "letters of other scripts give what stands at their place on an English keyboard",
    arguments: [
      ("л", .up), ("κ", .up), ("კ", .up), ("տ", .up), ("ל", .up), ("ن", .up), ("ㅏ", .up), ("й", .leave),
      ("Й", .leave), (Key("с", .control), .quit),
    ] as [(Key, Intent)])
  func places(key: Key, intent: Intent) {
    #expect(map.intent(for: .key(key)) == intent)
  }

  @Test("if a key is bound twice the later binding wins")
  func later() {
    #expect(map.intent(for: .key("q")) == .leave)
  }

  @Test("events other than keys give nothing")
  func otherEvents() {
    let events: [InputEvent] = [
      .paste("k"), .focus(true), .resize(Size(1, 1)), .mouse(MouseEvent(.press, at: .zero)),
    ]
    #expect(events.allSatisfy { map.intent(for: $0) == nil })
  }
}

extension Key {
  fileprivate init(_ character: Character, _ modifiers: Modifiers = [], phase: Phase = .press) {
    self.init(.character(character), modifiers, phase: phase)
  }
}
