import Engine
import Testing

@testable import Terminal

@Suite("Waiting for the terminal's colours")
struct ColorAnswersTests {
  private static let ground = Color(0xFFFFFF)
  private static let text = Color(0x101010)

  /// The results of `settle` at some moments.
  private func settles(_ answers: inout ColorAnswers, at moments: Int...) -> [Bool] {
    moments.map { answers.settle(at: $0) }
  }

  @Test("ends at once with both colours, and only once")
  func both() {
    var answers = ColorAnswers(at: 0, isAsked: true)
    answers.handle(.text(Self.text))
    let half = settles(&answers, at: 1)
    answers.handle(.ground(Self.ground))
    let whole = settles(&answers, at: 2, 3)
    #expect(half == [false] && whole == [true, false] && answers.deadline == nil)
    #expect(answers.found == TerminalColors(ground: Self.ground, text: Self.text))
  }

  @Test("ends without colours if the terminal has answered everything else")
  func silent() {
    var answers = ColorAnswers(at: 0, isAsked: true)
    answers.handle(.deviceAttributes([64]))
    let settled = settles(&answers, at: 1)
    #expect(settled == [true] && answers.found == nil)
  }

  @Test("ends after 100 ms, and later answers don't count")
  func late() {
    var answers = ColorAnswers(at: 5, isAsked: true)
    #expect(answers.deadline == 100_000_005)
    answers.handle(.ground(Self.ground))
    let settled = settles(&answers, at: 100_000_004, 100_000_005)
    #expect(settled == [false, true] && answers.found == nil)
    answers.handle(.text(Self.text))
    let late = settles(&answers, at: 100_000_006)
    #expect(late == [false])
  }

  @Test("ends at once if the terminal wasn't asked")
  func unasked() {
    var answers = ColorAnswers(at: 7, isAsked: false)
    let settled = settles(&answers, at: 7)
    #expect(settled == [true] && answers.found == nil)
  }
}
