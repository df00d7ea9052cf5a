import Engine
import Testing

@Suite("the theme that follows the terminal")
struct TerminalThemeTests {
  private static let seed: UInt64 = 15

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

  @Test("text that can't be read on its ground becomes black or white")
  func faintText() {
    #expect(theme(0xFDF6E3, 0x657B83).text.rgb == 0x000000)
    #expect(theme(0x002B36, 0x586E75).text.rgb == 0xFFFFFF)
  }

  @Test("on a ground on which neither can be read, and without an answer, Babble paints its own")
  func unreadable() {
    #expect(theme(0x808080, 0xFFFFFF) == .dark)
    #expect(Theme(following: nil) == .dark)
  }

  @Test("on whatever ground words reach 7:1 and everything else 4.5:1, and no two roles are the same")
  func contrasts() {
    print("random grounds: seed \(Self.seed)")
    var chance = Chance(seed: Self.seed)
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

  @Test("what is raised can be told from the ground")
  func raised() {
    for ground: UInt32 in [0x000000, 0xFFFFFF, 0x300A24, 0x002B36, 0xFDF6E3, 0x505050, 0xA0A0A0] {
      let theme = theme(ground, 0x123456)
      let contrast = theme.raised.contrast(with: theme.ground)
      #expect(contrast > 1.05 && contrast < 1.6, "\(String(ground, radix: 16)): \(contrast)")
    }
  }

  @Test("until it has answered nothing is painted; a look follows when it does, if it was asked to")
  func look() {
    let colors = TerminalColors(ground: Color(0xFFFFFF), text: Color(0))
    var look = Look(theme: .unanswered)
    look.follow(colors)
    #expect(look.theme == Theme(following: colors) && look.theme(named: "terminal") == look.theme)
    var dark = Look()
    dark.follow(colors)
    #expect(dark.theme == .dark && dark.theme(named: "terminal").ground.rgb == 0xFFFFFF)
    #expect(dark.theme(named: "plaid") == .dark)
  }

  @Test("a known ground can be mixed and painted, and is a colour of its own")
  func ground() {
    let ground = Color(ground: 0x102030)
    #expect(ground.isTerminal && ground != .terminal && ground.substitute == nil)
    #expect(ground.painted == Color(0x102030) && !ground.painted.isTerminal)
    #expect(ground.mixed(with: Color(0x304050), 0.5) == Color(0x203040))
    #expect(Color(0x102030).painted == Color(0x102030) && Color.terminal.painted == .terminal)
  }
}
