/// How something is drawn: colours and attributes. A colour of nil leaves what is there.
public struct Style: Hashable, Sendable {
  /// The colour of glyphs.
  public var foreground: Color?
  /// The colour behind them.
  public var background: Color?
  /// Bold and the like.
  public var attributes: Attributes

  /// A style of its parts.
  public init(_ foreground: Color? = nil, on background: Color? = nil, _ attributes: Attributes = []) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The same with bold glyphs.
  public var bold: Style { Style(foreground, on: background, attributes.union(.bold)) }
}

/// Where text stands between the left and right edge.
public enum Alignment: Hashable, Sendable {
  /// At an edge, or with as much air on both sides.
  case leading, center, trailing
}

/// Where lines stand between the upper and lower edge.
public enum VerticalAlignment: Hashable, Sendable {
  /// At an edge, or with as much air above and below.
  case top, middle, bottom
}
