import Engine

/// A deck that can be made from a dictionary.
struct MadeDeckRow: Hashable, Sendable {
  enum State: Hashable, Sendable {
    /// It exists.
    case made
    /// Making it takes a moment.
    case ready
    /// Its dictionary is missing; the command fetches it.
    case missing(command: String)
  }

  let id: String
  let name: Text
  /// In English, as in "Chinese".
  let language: Text
  var state: State

  init(id: String, name: String, language: String, _ state: State) {
    (self.id, self.name, self.language, self.state) = (id, Text(name), Text(language), state)
  }

  /// The search looks through this.
  var searchText: String { [name.string, id, language.string].joined(separator: " ").lowercased() }
}
