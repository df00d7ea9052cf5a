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

/// How glyphs are drawn apart from their colours.
public struct Attributes: OptionSet, Hashable, Sendable, BitwiseCopyable {
  public let rawValue: UInt8
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }
  public static let bold = Attributes(rawValue: 1)
  public static let dim = Attributes(rawValue: 2)
  public static let italic = Attributes(rawValue: 4)
  public static let underline = Attributes(rawValue: 8)
  /// Foreground and background swapped.
  public static let reverse = Attributes(rawValue: 16)
  public static let strikethrough = Attributes(rawValue: 32)
}

/// The place of text between the left and the right edge.
public enum Alignment: Hashable, Sendable {
  case leading, center, trailing

  func start(_ length: Int, in room: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: (room - length) / 2
    case .trailing: room - length
    }
  }
}

/// The place of lines between the upper and the lower edge.
public enum VerticalAlignment: Hashable, Sendable {
  case top, middle, bottom

  func start(_ length: Int, in room: Int) -> Int {
    switch self {
    case .top: 0
    case .middle: max(0, (room - length) / 2)
    case .bottom: max(0, room - length)
    }
  }
}
