/// Names a picture. Who asks for one and who shows it make the name alike.
package struct PictureID: Hashable, Sendable {
  private let name: String

  /// The picture of a name.
  package init(_ name: String) {
    self.name = name
  }
}

/// Pictures that the program around the scenes has, by their names.
///
/// A picture comes to drawing alone, with the look, and never to `update`: it may depend on the machine, so nothing
/// that decides may depend on it.
package struct Pictures: Hashable, Sendable {
  /// How many are kept; the oldest go.
  package static let limit = 64

  private struct Entry: Hashable, Sendable {
    let id: PictureID
    /// Nil where it can't be made.
    let picture: Picture?
  }

  private var entries: [Entry] = []

  /// None yet.
  package init() {}

  /// A picture; nil where there is none, or none any more.
  package subscript(id: PictureID) -> Picture? {
    entries.first { $0.id == id }?.picture
  }

  /// Whether it is known what became of a picture, even if it couldn't be made.
  package func knows(_ id: PictureID) -> Bool { entries.contains { $0.id == id } }

  /// Keeps one more; nil for one that can't be made.
  package mutating func keep(_ picture: Picture?, as id: PictureID) {
    entries.removeAll { $0.id == id }
    entries = entries.suffix(Self.limit - 1) + [Entry(id: id, picture: picture)]
  }
}
