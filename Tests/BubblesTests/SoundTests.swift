import Engine
import Interface
import Learning
import Playtest
import Testing
import WordGame

@testable import Bubbles

/// What is heard of a game.
struct SoundTests {
  @Test("a wrong bubble, a pop with the word itself, and the win after the last are heard")
  func sounds() {
    let round = round(TestWords.spanish, count: 2, decoys: Array(TestWords.spanish[4...5]), language: "es")
    var stage = stage(round)
    stage.wait(seconds: 1)
    stage.sendWrong()
    #expect(cues(stage) == [.wrong] && spoken(stage).isEmpty)
    stage.sendRight()
    stage.sendRight()
    stage.wait(seconds: 3)
    #expect(cues(stage) == [.wrong, .pop, .pop, .win])
    #expect(Set(spoken(stage)) == Set(["el agua", "la casa"].map { Spoken($0, language: "es") }))
  }

  private func cues(_ stage: Stage) -> [SoundCue] { stage.cues }

  private func spoken(_ stage: Stage) -> [Spoken] {
    stage.spoken
  }
}
