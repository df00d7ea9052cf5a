import Engine

/// A game that words can be played in.
package struct GameTitle: Hashable, Sendable {
  package let name: String
  package let title: Text

  package init(_ name: String, _ title: Text) { (self.name, self.title) = (name, title) }
}
