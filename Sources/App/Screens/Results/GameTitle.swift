import Engine

/// A game that words can be played in.
struct GameTitle: Hashable, Sendable {
  let name: String
  let title: Text

  init(_ name: String, _ title: Text) { (self.name, self.title) = (name, title) }
}
