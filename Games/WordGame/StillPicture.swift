import Engine

/// Something that can be drawn whenever a picture of it is wanted, whatever it shows.
public struct StillPicture: Hashable, Sendable {
  private let drawing: any Drawing

  /// What can be drawn.
  public protocol Drawing: Hashable, Sendable {
    /// The picture, in cells.
    func canvas(_ look: Look) -> Canvas
  }

  /// A picture of this.
  public init(_ drawing: some Drawing) { self.drawing = drawing }

  /// The picture, in cells.
  public func canvas(_ look: Look) -> Canvas { drawing.canvas(look) }

  /// Whether two show the same.
  public static func == (one: StillPicture, other: StillPicture) -> Bool {
    AnyHashable(one.drawing) == AnyHashable(other.drawing)
  }

  public func hash(into hasher: inout Hasher) { drawing.hash(into: &hasher) }
}
