import Engine
import Testing

struct ThemeTests {
  /// The contrast of two colours as WCAG 2.2 defines it, 1 to 21.
  private static func contrast(_ one: Color, _ other: Color) -> Double {
    let (first, second) = (luminance(one), luminance(other))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  private static func luminance(_ color: Color) -> Double {
    0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  /// A power of 2.4 by its fifth root, so that no library of mathematics is needed.
  private static func linear(_ channel: Int) -> Double {
    let share = Double(channel) / 255
    if share <= 0.04045 { return share / 12.92 }
    let base = (share + 0.055) / 1.055
    var root = 1.0
    for _ in 0..<60 { root -= (root * root * root * root * root - base) / (5 * root * root * root * root) }
    return base * base * root * root
  }

  @Test("the formula gives the contrasts that everybody knows")
  func formula() {
    #expect(abs(Self.contrast(Color(0xFFFFFF), Color(0)) - 21) < 0.001)
    #expect(abs(Self.contrast(Color(0x767676), Color(0xFFFFFF)) - 4.54) < 0.01)
    #expect(abs(Self.contrast(Color(0xFF0000), Color(0xFFFFFF)) - 4.00) < 0.01)
  }

  @Test("words reach 7:1 on the ground and on what is raised, every other role 4.5:1", arguments: Theme.all)
  func contrasts(theme: Theme) {
    for (role, color, least) in Self.roles(theme) {
      for ground in [theme.ground, theme.raised] {
        let contrast = Self.contrast(color, ground)
        #expect(
          contrast >= least, "\(theme.name): \(role) has \(contrast) on \(String(ground.rgb, radix: 16))")
      }
    }
  }

  @Test("what is raised can be told from the ground, but only just", arguments: Theme.all)
  func raised(theme: Theme) {
    let contrast = Self.contrast(theme.raised, theme.ground)
    #expect(contrast > 1.05 && contrast < 1.4, "\(theme.name): \(contrast)")
  }

  @Test("with 16 colours no role looks like the ground, and no two roles look alike", arguments: Theme.all)
  func substitutes(theme: Theme) {
    let substitutes = Self.roles(theme).map(\.color.substitute) + [theme.ground.substitute]
    #expect(!substitutes.contains(nil))
    #expect(Set(substitutes).count == substitutes.count, "\(theme.name): \(substitutes)")
    #expect(theme.raised.substitute == theme.ground.substitute)
  }

  @Test("with 16 colours a dark ground bears bright colours and a light one dark ones", arguments: Theme.all)
  func brightness(theme: Theme) throws {
    let isDark = try #require(theme.ground.substitute) == 0
    for (role, color, _) in Self.roles(theme) {
      let substitute = try #require(color.substitute)
      #expect(isDark ? substitute >= 7 : substitute <= 8, "\(theme.name): \(role)")
    }
  }

  @Test("right and wrong differ by their sign, whatever the colours", arguments: [Ornaments.unicode, .ascii])
  func signs(ornaments: Ornaments) {
    #expect(ornaments.right != ornaments.wrong)
    #expect(ornaments.right.width == 1 && ornaments.wrong.width == 1)
    #expect(ornaments.pointer.width == 1)
  }

  @Test("both sets of ornaments take the same room where a click must find the same place")
  func widths() {
    let pairs = [\Ornaments.arrows, \.upDown, \.times, \.dot, \.more, \.barFull, \.barEmpty]
    #expect(pairs.allSatisfy { Ornaments.unicode[keyPath: $0].width == Ornaments.ascii[keyPath: $0].width })
    #expect(Ornaments.unicode.backs.count == Ornaments.ascii.backs.count)
  }

  @Test("the ASCII ornaments are ASCII")
  func ascii() {
    let ornaments = Ornaments.ascii
    let all = [\Ornaments.right, \.wrong, \.pointer, \.more, \.dot, \.times, \.arrows, \.ellipsis]
    #expect(all.allSatisfy { ornaments[keyPath: $0].string.utf8.allSatisfy { $0 < 128 } })
    #expect((ornaments.backs + ornaments.bubbles).allSatisfy { $0.string.utf8.allSatisfy { $0 < 128 } })
  }

  @Test("each theme is found by its name, and no two share one")
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
