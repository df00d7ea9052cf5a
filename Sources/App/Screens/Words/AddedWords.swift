import Engine
import Games
import Learning

/// Words that were added on a screen, for the one below.
struct AddedWords: Sendable {
  var terms: Set<String> = []
}
