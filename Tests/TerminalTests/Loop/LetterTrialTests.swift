import Engine
import Testing

@testable import Terminal

@Suite("Waiting for what the terminal makes of a letter")
struct LetterTrialTests {
  @Test(
    "ends with the answer, or with the last one",
    arguments: [TerminalReply.cursorPosition(Point(1, 1)), .deviceAttributes([64])])
  func answered(reply: TerminalReply) {
    var trial = LetterTrial(at: 5, isOn: true)
    trial.handle(.ready)
    #expect(trial.deadline == 300_000_005)
    trial.handle(reply)
    #expect(trial.deadline == nil)
  }

  @Test("ends after 0.3 s, and doesn't begin where there is no trial")
  func silent() {
    var trial = LetterTrial(at: 5, isOn: true)
    trial.expire(at: 300_000_004)
    #expect(trial.deadline != nil)
    trial.expire(at: 300_000_005)
    #expect(trial.deadline == nil)
    #expect(LetterTrial(at: 5, isOn: false).deadline == nil)
  }
}
