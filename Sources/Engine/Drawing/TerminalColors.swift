/// The terminal's default colours, as it reported them.
package struct TerminalColors: Hashable, Sendable {
  let ground: Color
  let text: Color

  package init(ground: Color, text: Color) {
    (self.ground, self.text) = (ground, text)
  }
}
