/// Colours and attributes to draw with. A colour of nil keeps the one already there.
public struct Style: Hashable, Sendable {
  public var foreground: Color?
  public var background: Color?
  public var attributes: Attributes

  public init(_ foreground: Color? = nil, on background: Color? = nil, _ attributes: Attributes = []) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  public var bold: Style { Style(foreground, on: background, attributes.union(.bold)) }
}
