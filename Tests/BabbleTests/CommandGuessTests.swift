import Testing

@testable import Babble

@Suite("A command that was mistyped")
struct CommandGuessTests {
  @Test(
    "the nearest one is guessed",
    arguments: [
      (["todya"], "today"), (["Today"], "today"), (["paly", "memory"], "play"), (["deck"], "decks"),
      (["stat"], "stats"), (["decks", "lst"], "list"),
    ])
  func near(arguments: [String], meant: String) {
    #expect(CommandGuess.name(for: arguments) == meant)
  }

  @Test(
    "what is like none, or a command, is no guess",
    arguments: [["due"], ["spanish"], ["--ascii"], ["play", "memroy"], ["xyz"], []])
  func none(arguments: [String]) { #expect(CommandGuess.name(for: arguments) == nil) }
}
