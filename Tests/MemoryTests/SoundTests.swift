import Engine
import Interface
import Learning
import Testing
import WordGame

/// What is heard of a game.
struct SoundTests {
  private func game() -> Table {
    Table(round(TestWords.spanish, pairs: 2, language: "es"))
  }

  @Test("a pair is a cue with the word itself, whichever card was turned first")
  func match() {
    var game = game()
    game.turn("el agua", "water")
    #expect(game.cues == [.match])
    #expect(game.spoken == [Spoken("el agua", language: "es")])
    game.turn("house", "la casa")
    #expect(game.spoken == [Spoken("el agua", language: "es"), Spoken("la casa", language: "es")])
  }

  @Test("two cards that don't belong together are a cue alone, and all pairs found another")
  func wrongAndWin() {
    var game = game()
    game.turn("el agua", "house")
    #expect(game.cues == [.wrong] && game.spoken.isEmpty)
    game.finish()
    #expect(game.cues == [.wrong, .match, .match, .win])
  }

  @Test("a time that is up is no win")
  func timeIsUp() {
    var game = game()
    game.stage.wait(seconds: 100)
    #expect(game.stage.shows("The time is up"))
    #expect(game.cues.isEmpty)
  }
}

extension Table {
  var cues: [SoundCue] { stage.cues }
  var spoken: [Spoken] {
    stage.spoken
  }
}
