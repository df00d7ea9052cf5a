import Engine

/// The changed library, and what to tell the player.
struct LibraryChanged<Kept: Sendable>: Sendable {
  let kept: Kept
  let library: Library
}
