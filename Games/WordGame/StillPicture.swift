import Engine

/// Type-erased content that can be drawn as a picture at any time.
public struct StillPicture: Hashable, Sendable {
  private let drawing: any Drawing

  /// Content that draws itself on a canvas of its own.
  public protocol Drawing: Hashable, Sendable {
    func canvas(_ look: Look) -> Canvas
  }

  public init(_ drawing: some Drawing) { self.drawing = drawing }

  public func canvas(_ look: Look) -> Canvas { drawing.canvas(look) }

  public static func == (one: StillPicture, other: StillPicture) -> Bool {
    AnyHashable(one.drawing) == AnyHashable(other.drawing)
  }

  public func hash(into hasher: inout Hasher) { drawing.hash(into: &hasher) }
}
