import Engine
import Playtest
import Testing

@testable import Rain

/// A first game shows from the lowest word to the line where it is typed.
struct FirstMoveTests {
  @Test("until a word was cleared, in every look", arguments: [Look(), Look(ornaments: .ascii)])
  func line(look: Look) {
    var first = round(TestWords.spanish, seconds: 600)
    first.presentation.explains = true
    var game = stage(first, look: look)
    game.press(.enter)
    game.awaitWords(1)
    game.wait(ticks: 30)
    let head = look.ornaments.isASCII ? "v" : "▾"
    let ground = game.rows.first { $0.contains("level 1") } ?? ""
    #expect(ground.replacing("level", with: "").contains(head), "\(game)")
    game.clearLowest()
    game.wait(ticks: 30)
    let after = game.rows.first { $0.contains("level 1") } ?? ""
    #expect(!after.replacing("level", with: "").contains(head), "\(game)")
  }
}
