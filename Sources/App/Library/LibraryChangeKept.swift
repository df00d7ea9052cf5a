import Engine

/// What to tell the player about a change.
protocol LibraryChangeKept: Sendable {
  var isRefused: Bool { get }
}
