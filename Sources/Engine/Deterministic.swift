import Deterministic

// What a game takes from the room below, so that `import Engine` is enough.

/// Chance that can be repeated; see `Deterministic.Chance`.
public typealias Chance = Deterministic.Chance
/// A fingerprint of state; see `Deterministic.StateHash`.
public typealias StateHash = Deterministic.StateHash
/// What can enter a fingerprint; see `Deterministic.StateHashable`.
public typealias StateHashable = Deterministic.StateHashable
