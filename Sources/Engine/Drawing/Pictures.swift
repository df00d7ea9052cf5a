/// A cache of pictures.
///
/// Pictures reach drawing through the look and never reach `update`: they may depend on the machine, so no
/// state may depend on them.
package struct Pictures: Hashable, Sendable {
  /// The capacity; the oldest pictures are dropped.
  static let limit = 64

  private struct Entry: Hashable, Sendable {
    let id: PictureID
    /// Nil if it can't be made.
    let picture: Picture?
  }

  private var entries: [Entry] = []

  package init() {}

  package subscript(id: PictureID) -> Picture? {
    entries.first { $0.id == id }?.picture
  }

  /// Whether the picture is there or is known to be impossible to make.
  package func knows(_ id: PictureID) -> Bool { entries.contains { $0.id == id } }

  /// Adds a picture; nil for one that can't be made.
  package mutating func store(_ picture: Picture?, as id: PictureID) {
    entries.removeAll { $0.id == id }
    entries = entries.suffix(Self.limit - 1) + [Entry(id: id, picture: picture)]
  }
}
