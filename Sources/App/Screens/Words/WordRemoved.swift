import Engine
import Games
import Interface
import Learning

/// A word was removed on a screen: what to tell the player on those below.
struct WordRemoved: Sendable {
  let sentence: Text
}
