/// Overrides from the command line; nil leaves the choice to the terminal.
package struct TerminalOptions: Hashable, Sendable {
  var renderer: Renderer?
  var colors: ColorDepth?

  package init(renderer: Renderer? = nil, colors: ColorDepth? = nil) {
    self.renderer = renderer
    self.colors = colors
  }
}
