/// Names a picture. Who asks for one and who shows it make the name alike.
public struct PictureID: Hashable, Sendable {
  private let name: String

  /// The picture of a name.
  public init(_ name: String) {
    self.name = name
  }
}

/// Pictures that the program around the scenes has, by their names.
///
/// A picture comes to drawing alone, with the look, and never to `update`: it may depend on the machine, so nothing
/// that decides may depend on it.
public struct Pictures: Hashable, Sendable {
  /// How many are kept; the oldest go.
  public static let limit = 64

  private struct Entry: Hashable, Sendable {
    let id: PictureID
    /// Nil where it can't be made.
    let picture: Picture?
  }

  private var entries: [Entry] = []

  /// None yet.
  public init() {}

  /// A picture; nil where there is none, or none any more.
  public subscript(id: PictureID) -> Picture? {
    entries.first { $0.id == id }?.picture
  }

  /// Whether it is known what became of a picture, even if it couldn't be made.
  public func knows(_ id: PictureID) -> Bool { entries.contains { $0.id == id } }

  /// Keeps one more; nil for one that can't be made.
  public mutating func keep(_ picture: Picture?, as id: PictureID) {
    entries.removeAll { $0.id == id }
    entries = entries.suffix(Self.limit - 1) + [Entry(id: id, picture: picture)]
  }
}
