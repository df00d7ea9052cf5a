import Engine
import Testing

struct ThemeTests {
  @Test("the contrast of two colours is the one of WCAG's published examples, whichever comes first")
  func formula() {
    #expect(abs(Color(0xFFFFFF).contrast(with: Color(0)) - 21) < 0.001)
    #expect(abs(Color(0x767676).contrast(with: Color(0xFFFFFF)) - 4.54) < 0.01)
    #expect(abs(Color(0xFFFFFF).contrast(with: Color(0x767676)) - 4.54) < 0.01)
    #expect(abs(Color(0xFF0000).contrast(with: Color(0xFFFFFF)) - 4.00) < 0.01)
  }

  @Test("text has a contrast of 7:1 on ground and raised, every other role 4.5:1", arguments: Theme.all)
  func contrasts(theme: Theme) {
    for (role, color, least) in Self.roles(theme) {
      for ground in [theme.ground, theme.raised] {
        let contrast = color.contrast(with: ground)
        #expect(
          contrast >= least, "\(theme.name): \(role) has \(contrast) on \(String(ground.rgb, radix: 16))")
      }
    }
  }

  @Test("raised can just be distinguished from the ground", arguments: Theme.all)
  func raised(theme: Theme) {
    let contrast = theme.raised.contrast(with: theme.ground)
    #expect(contrast > 1.05 && contrast < 1.4, "\(theme.name): \(contrast)")
  }

  @Test("with 16 colours no role looks like the ground, and no two roles look alike", arguments: Theme.all)
  func substitutes(theme: Theme) {
    let substitutes = Self.roles(theme).map(\.color.substitute) + [theme.ground.substitute]
    #expect(!substitutes.contains(nil))
    #expect(Set(substitutes).count == substitutes.count, "\(theme.name): \(substitutes)")
    #expect(theme.raised.substitute == theme.ground.substitute)
  }

  @Test("with 16 colours a dark ground has bright colours and a light one dark ones", arguments: Theme.all)
  func brightness(theme: Theme) throws {
    let isDark = try #require(theme.ground.substitute) == 0
    for (role, color, _) in Self.roles(theme) {
      let substitute = try #require(color.substitute)
      #expect(isDark ? substitute >= 7 : substitute <= 8, "\(theme.name): \(role)")
    }
  }

  @Test("right and wrong differ by their sign, not just by colour", arguments: [Ornaments.unicode, .ascii])
  func signs(ornaments: Ornaments) {
    #expect(ornaments.right != ornaments.wrong)
    #expect(ornaments.right.width == 1 && ornaments.wrong.width == 1)
    #expect(ornaments.pointer.width == 1)
  }

  @Test("ornaments that can be clicked are equally wide in both sets")
  func widths() {
    let pairs = [\Ornaments.times, \.dot, \.more, \.barFull, \.barEmpty]
    #expect(pairs.allSatisfy { Ornaments.unicode[keyPath: $0].width == Ornaments.ascii[keyPath: $0].width })
    #expect(Ornaments.unicode.backs.count == Ornaments.ascii.backs.count)
    #expect(Ornaments.unicode.keys("←↑↓→ Esc") == "←↑↓→ Esc")
    #expect(Ornaments.ascii.keys("←↑↓→ Esc") == "<^v> Esc")
  }

  @Test("the ASCII ornaments are ASCII")
  func ascii() {
    let ornaments = Ornaments.ascii
    let all = [\Ornaments.right, \.wrong, \.pointer, \.more, \.dot, \.times, \.ellipsis]
    #expect(all.allSatisfy { ornaments[keyPath: $0].string.utf8.allSatisfy { $0 < 128 } })
    #expect((ornaments.backs + ornaments.bubbles).allSatisfy { $0.string.utf8.allSatisfy { $0 < 128 } })
  }

  @Test("each theme is found by its name, and names are unique")
  func names() {
    #expect(Set(Theme.all.map(\.name)).count == Theme.all.count)
    #expect(Theme.all.allSatisfy { Theme.named($0.name) == $0 })
    #expect(Theme.named("plaid") == nil)
  }

  private static func roles(_ theme: Theme) -> [(name: String, color: Color, least: Double)] {
    [
      ("text", theme.text, 7), ("muted", theme.muted, 4.5), ("accent", theme.accent, 4.5),
      ("right", theme.right, 4.5), ("wrong", theme.wrong, 4.5), ("second", theme.second, 4.5),
    ]
  }
}

@Suite("the theme that follows the terminal")
struct TerminalThemeTests {
  private func theme(_ ground: UInt32, _ text: UInt32) -> Theme {
    Theme(following: TerminalColors(ground: Color(ground), text: Color(text)))
  }

  @Test("a white terminal stays white, and its text stays as it is")
  func white() {
    let theme = theme(0xFFFFFF, 0x1A1A1A)
    #expect(theme.ground.isTerminal && theme.ground.rgb == 0xFFFFFF)
    #expect(theme.text.rgb == 0x1A1A1A)
    #expect(theme.accent.rgb == Theme.light.accent.rgb)
  }

  @Test("a black one stays black")
  func black() {
    let theme = theme(0x000000, 0xE5E5E5)
    #expect(
      theme.ground.isTerminal && theme.text.rgb == 0xE5E5E5 && theme.accent.rgb == Theme.dark.accent.rgb)
  }

  @Test("unreadable text becomes black or white")
  func faintText() {
    #expect(theme(0xFDF6E3, 0x657B83).text.rgb == 0x000000)
    #expect(theme(0x002B36, 0x586E75).text.rgb == 0xFFFFFF)
  }

  @Test("on a ground on which neither is readable, and without an answer, it is the dark theme")
  func unreadable() {
    #expect(theme(0x808080, 0xFFFFFF) == .dark)
    #expect(Theme(following: nil) == .dark)
  }

  @Test("on any ground text has a contrast of 7:1 and everything else 4.5:1, and no two roles are the same")
  func contrasts() {
    var chance = Chance(seed: 15)
    var followed = 0
    for _ in 0..<2000 {
      let (ground, text) = (UInt32(chance.below(1 << 24)), UInt32(chance.below(1 << 24)))
      let theme = theme(ground, text)
      if theme.ground.isTerminal { followed += 1 }
      let others = [theme.muted, theme.accent, theme.right, theme.wrong, theme.second]
      for behind in [theme.ground, theme.raised] {
        #expect(theme.text.contrast(with: behind) >= 7, "\(String(ground, radix: 16))")
        #expect(others.allSatisfy { $0.contrast(with: behind) >= 4.5 }, "\(String(ground, radix: 16))")
      }
      #expect(Set(others.map(\.rgb)).count == others.count, "\(String(ground, radix: 16))")
    }
    #expect(followed > 1000, "most grounds are followed: \(followed)")
  }

  @Test("raised can be distinguished from the ground")
  func raised() {
    for ground: UInt32 in [0x000000, 0xFFFFFF, 0x300A24, 0x002B36, 0xFDF6E3, 0x505050, 0xA0A0A0] {
      let theme = theme(ground, 0x123456)
      let contrast = theme.raised.contrast(with: theme.ground)
      #expect(contrast > 1.05 && contrast < 1.6, "\(String(ground, radix: 16)): \(contrast)")
    }
  }

  @Test("nothing is painted until it has answered; then a look follows if its theme is the terminal's")
  func look() {
    let colors = TerminalColors(ground: Color(0xFFFFFF), text: Color(0))
    var look = Look(theme: .unanswered)
    look.adopt(colors)
    #expect(look.theme == Theme(following: colors) && look.theme(named: "terminal") == look.theme)
    var dark = Look()
    dark.adopt(colors)
    #expect(dark.theme == .dark && dark.theme(named: "terminal").ground.rgb == 0xFFFFFF)
    #expect(dark.theme(named: "plaid") == .dark)
  }

  @Test(
    "the automatic theme is light on a light terminal, and dark on any other",
    arguments: [
      (0xFFFFFF, "light"), (0xFDF6E3, "light"), (0x1E1E1E, "dark"), (0x777777, "dark"), (nil, "dark"),
    ]
      as [(UInt32?, String)])
  func automatic(ground: UInt32?, name: String) {
    var look = Look(theme: .automatic)
    #expect(look.theme(named: "auto") == .automatic, "nothing is painted until it has answered")
    look.adopt(ground.map { TerminalColors(ground: Color($0), text: Color(0x808080)) })
    #expect(look.theme.name == name && look.theme(named: "auto") == look.theme)
  }

  @Test("a known ground can be mixed and painted, and differs from the unknown one")
  func ground() {
    let ground = Color(ground: 0x102030)
    #expect(ground.isTerminal && ground != .terminal && ground.substitute == nil)
    #expect(ground.painted == Color(0x102030) && !ground.painted.isTerminal)
    #expect(ground.mixed(with: Color(0x304050), 0.5) == Color(0x203040))
    #expect(Color(0x102030).painted == Color(0x102030) && Color.terminal.painted == .terminal)
  }
}

struct ColorTests {
  @Test("a colour has its channels and its substitute")
  func parts() {
    let color = Color(0x12AB_CDEF)
    #expect((color.red, color.green, color.blue) == (0xAB, 0xCD, 0xEF))
    #expect(color.substitute == nil)
    #expect(Color(0, ansi: 0).substitute == 0)
    #expect(Color(0xFFFFFF, ansi: 15).substitute == 15)
    #expect(!Color(0).isTerminal)
    #expect(Color.terminal.isTerminal)
  }

  @Test(
    "mixing works channel by channel and is exact at both ends",
    arguments: [
      (-1, 0x102030), (0, 0x102030), (0.25, 0x1C3C44), (0.5, 0x285858), (1, 0x409080), (2, 0x409080),
    ])
  func mixing(amount: Double, expected: UInt32) {
    let (from, to) = (Color(0x102030), Color(0x409080))
    #expect(from.mixed(with: to, amount).rgb == expected)
    #expect(from.mixed(with: to, amount) == to.mixed(with: from, 1 - amount))
  }

  @Test("mixing drops the substitute, unless the amount is 0 or 1")
  func substitutes() {
    let (one, other) = (Color(0, ansi: 1), Color(0xFFFFFF, ansi: 2))
    #expect(one.mixed(with: other, 0.5).substitute == nil)
    #expect(one.mixed(with: other, 0).substitute == 1)
    #expect(one.mixed(with: other, 1).substitute == 2)
  }

  @Test("mixing the terminal's own colour with another gives the nearer one")
  func terminal() {
    let red = Color(0xFF0000)
    #expect(Color.terminal.mixed(with: red, 0.4) == .terminal)
    #expect(Color.terminal.mixed(with: red, 0.6) == red)
    #expect(red.mixed(with: .terminal, 0.4) == red)
  }
}
