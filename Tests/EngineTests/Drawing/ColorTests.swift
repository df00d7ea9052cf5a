import Engine
import Testing

struct ColorTests {
  @Test("a colour keeps its channels and its substitute")
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
    "mixing goes channel by channel and ends exactly at either colour",
    arguments: [
      (-1, 0x102030), (0, 0x102030), (0.25, 0x1C3C44), (0.5, 0x285858), (1, 0x409080), (2, 0x409080),
    ])
  func mixing(amount: Double, expected: UInt32) {
    let (from, to) = (Color(0x102030), Color(0x409080))
    #expect(from.mixed(with: to, amount).rgb == expected)
    #expect(from.mixed(with: to, amount) == to.mixed(with: from, 1 - amount))
  }

  @Test("mixing drops the substitute, but a colour that stays itself keeps it")
  func substitutes() {
    let (one, other) = (Color(0, ansi: 1), Color(0xFFFFFF, ansi: 2))
    #expect(one.mixed(with: other, 0.5).substitute == nil)
    #expect(one.mixed(with: other, 0).substitute == 1)
    #expect(one.mixed(with: other, 1).substitute == 2)
  }

  @Test("of the terminal's own colour and another the nearer one is taken")
  func terminal() {
    let red = Color(0xFF0000)
    #expect(Color.terminal.mixed(with: red, 0.4) == .terminal)
    #expect(Color.terminal.mixed(with: red, 0.6) == red)
    #expect(red.mixed(with: .terminal, 0.4) == red)
  }
}
