import Engine
import Learning

/// The Engine's chance is what Learning draws from.
extension Chance: Draws {}
