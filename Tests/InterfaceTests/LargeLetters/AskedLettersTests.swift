import Engine
import Interface
import Playtest
import Testing

@Suite("Letters requested by a scene")
struct AskedLettersTests {
  @Test("are requested once each, and again for another room")
  func once() {
    var stage = Stage(CardScene())
    stage.wait(ticks: 1)
    stage.send()
    stage.type("b")
    stage.type("x")
    stage.resize(Size(100, 30))
    let requests = stage.queries(LetterRequest.self)
    #expect(requests.map(\.letter) == ["a", "b", "b"] && requests[1] != requests[2])
  }

  @Test("show a message if no font has them, and none if they are drawn or refused")
  func absence() {
    var stage = Stage(CardScene())
    stage.answer(LetterRequest.self) { request in
      switch request.letter {
      case "a": .success(.picture(nil))
      case "b": .success(.absent("Install a font."))
      default: .failure(.missing(.refused))
      }
    }
    for (letter, isAbsent) in [("a", false), ("b", true), ("c", false), ("b", true)] {
      stage.type(letter)
      stage.wait(ticks: 1)
      #expect(stage.shows("Install a font.") == isAbsent, "\(letter)\(stage)")
      #expect(stage.shows(letter))
    }
  }

  @Test("ignore an answer that comes when they are no longer shown")
  func late() {
    var stage = Stage(CardScene())
    stage.answering = .late(ticks: 3)
    stage.answer(LetterRequest.self) {
      $0.letter == "a" ? .success(.absent("Install a font.")) : .success(.picture(nil))
    }
    stage.wait(ticks: 1)
    stage.type("b")
    let before = stage.frame
    stage.wait(ticks: 9)
    #expect(stage.frame == before)
  }

  @Test("an answer reads back the same, and other bytes are an error")
  func bytes() throws {
    for answer in [
      LetterDrawing.picture(nil), .absent(""), .absent("To see it large, install fonts-ქართული."),
    ] {
      #expect(Reply(to: RequestID(1), answer).answer(as: LetterDrawing.self) == .success(answer))
    }
    for bytes in [[], [2], [0, 0], [1], [1, 9, 65], [1, 1, 0xFF]] as [[UInt8]] {
      #expect(Reply(to: RequestID(1), bytes: bytes).answer(as: LetterDrawing.self) == .failure(.unreadable))
    }
    let hostile = Reply(to: RequestID(1), bytes: [1, 5] + Array("\u{1B}[2Jx".utf8))
    #expect(hostile.answer(as: LetterDrawing.self) == .success(.absent("\\x1b[2Jx")))
  }

  @Test("pictures of different requests have different ids")
  func names() {
    let letters = ["a", "a b", "b", ""].flatMap { letter in
      ["ka", "ka a", ""].flatMap { language in
        [Size(9, 9), Size(9, 8)].map { LetterRequest(letter, language: language, room: $0) }
      }
    }
    #expect(Set(letters.map(\.picture)).count == Set(letters).count)
  }
}

/// Shows the last letter typed.
private struct CardScene: Scene {
  private var letter = "a"
  private var drawings = AskedLetters()

  mutating func update(_ step: inout Step) -> Transition {
    while let event = step.next() {
      if case .key(let key) = event, case .character(let typed) = key.code, typed != "x" {
        letter = "\(typed)"
      }
    }
    drawings.update([large(step.window)], &step)
    return .sleep(until: nil)
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    large(canvas.size).draw(on: &canvas, absence: drawings.absence(of: large(canvas.size)))
  }

  func hash(into hash: inout StateHash) { hash.combine(letter) }

  private func large(_ window: Size) -> LargeLetter {
    LargeLetter(letter, language: "ka", in: Rect(.zero, window))
  }
}
