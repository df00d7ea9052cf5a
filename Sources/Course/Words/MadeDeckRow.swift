import Engine
import Learning

/// A deck that can be made of the player's dictionary.
package struct MadeDeckRow: Hashable, Sendable {
  /// What stands between it and the player.
  package enum State: Hashable, Sendable {
    /// It is one of their decks.
    case made
    /// Nothing: making it takes a moment.
    case ready
    /// A dictionary, which this command gets.
    case missing(command: String)
  }

  let id: String
  let name: Text
  /// In English, as in "Chinese".
  let language: Text
  var state: State

  /// A row of its parts.
  package init(id: String, name: String, language: String, _ state: State) {
    (self.id, self.name, self.language, self.state) = (id, Text(name), Text(language), state)
  }

  /// What it is found by.
  var searchText: String { [name.string, id, language.string].joined(separator: " ").lowercased() }
}

extension MadeDeckRow: StateHashable {
  package func hash(into hash: inout StateHash) {
    hash.combine(id)
    hash.combine([name, language])
    switch state {
    case .made: hash.combine(0)
    case .ready: hash.combine(1)
    case .missing(let command): hash.combine(command)
    }
  }
}
