import Engine
import Games
import Learning
import Playtest

@testable import App

enum VoiceStates {
  static func scenes() -> [RecordScene] {
    let words = ["casa", "perro"].map { term in
      let word = Word(id: term, term: term, meanings: ["a \(term)"])
      return VoiceQueue.Entry(ItemID(rawValue: "es:\(term)"), DeckWord(word, of: WordOrigin(deck: "es")))
    }
    let queues = [
      VoiceQueue(words, name: "One", folder: "/home/voice"), VoiceQueue(words, name: "Two"),
      VoiceQueue([], name: "None"), VoiceQueue(words, name: "Three", obstacle: "No room."),
    ]
    return queues.flatMap { queue in Monkey.states(RecordScene(queue), moves: 30) } + told(queues[0])
      + over(queues[0])
  }

  /// The last screen, which closes by itself.
  private static func over(_ queue: VoiceQueue) -> [RecordScene] {
    var stage = Stage(RecordScene(queue))
    stage.type("ss")
    let first = stage.stack.top as? RecordScene
    stage.wait(ticks: 2)
    return [first, stage.stack.top as? RecordScene].compactMap(\.self)
  }

  /// What the microphone brings, from the count on.
  private static func told(_ queue: VoiceQueue) -> [RecordScene] {
    [nil, VoiceShape.Fault.clipped, .silent].flatMap { fault -> [RecordScene] in
      var stage = listening(queue)
      stage.answer(RecordSide.self) { query in
        let isFirst = query.side == .term
        return .success(
          VoiceShape(isFirst ? [1, 9] : [3], tenths: isFirst ? 4 : 7, fault: isFirst ? nil : fault))
      }
      stage.answer(KeepRecording.self) { _ in .success("No room.") }
      var kept = stage
      kept.answering = .never
      kept.press(.enter)
      return states(stage, [.enter, .enter, .enter, .character("s"), .enter, .escape])
        + [kept.stack.top as? RecordScene]
        .compactMap(\.self)
    } + recording(queue)
  }

  /// While a side is recorded, and when a word is kept.
  private static func recording(_ queue: VoiceQueue) -> [RecordScene] {
    var (stage, saved) = (listening(queue), listening(queue))
    stage.hold(RecordSide.self, at: 0)
    saved.answer(RecordSide.self) { _ in .success(VoiceShape([2], tenths: 3)) }
    saved.answer(KeepRecording.self) { _ in .success(nil) }
    return states(stage, [.enter, .enter, .enter]) + states(saved, [.enter, .enter, .enter, .enter])
  }

  private static func listening(_ queue: VoiceQueue) -> Stage {
    var stage = Stage(RecordScene(queue))
    stage.hold(Listen.self, at: VoiceLevel(levels: [-30, -9]))
    stage.hold(PlayRecordings.self, at: 0)
    return stage
  }

  private static func states(_ stage: Stage, _ keys: [Key.Code]) -> [RecordScene] {
    var stage = stage
    return keys.compactMap { key in
      stage.press(key)
      stage.wait(ticks: 2)
      return stage.stack.top as? RecordScene
    }
  }
}

enum WalkStates {
  static func scenes() -> [WalkScene] {
    let shelves = [
      shelf(.usual, "your words", ["casa", "perro", "sol"], canFill: true),
      shelf(.deck("es"), "Spanish", ["mar", "pan"], canFill: false), shelf(.deck("ka"), "Georgian", []),
    ]
    var plain: [WalkScene] = shelves.flatMap { Monkey<WalkScene>.states(WalkScene($0), moves: 120) }
    let both = WalkScene(shelves[0])
    let told = both.told(LessonWords.self, shelves[1], after: [.key("b")])
    for keys in ["t", "tt", "o", "i", "ii", "s", "n", "e"] {
      var stage = Stage(both)
      stage.type(keys)
      plain += [stage.stack.top as? WalkScene].compactMap(\.self)
    }
    return plain + Monkey<WalkScene>.states(told, moves: 60, seed: 2) + after(both)
  }

  /// With a lesson in progress, and after it.
  private static func after(_ scene: WalkScene) -> [WalkScene] {
    let making = [0.07, 0.4].compactMap { share -> WalkScene? in
      var stage = Stage(scene)
      stage.hold(MakeLesson.self, at: share)
      stage.press(.enter)
      return stage.stack.top as? WalkScene
    }
    let results: [Result<Text, Unanswered<LessonError>>] = [
      .success("It is there."), .failure(.failed(.present("/home/walk.m4a"))), .failure(.failed(.silent)),
    ]
    return making + results.map { scene.told(MakeLesson.self, $0, after: [.key(Key(.enter))]) }
  }

  private static func shelf(
    _ scope: VoiceScope, _ name: String, _ terms: [String], canFill: Bool = true
  ) -> WalkShelf {
    let rows = terms.enumerated().map { index, term in
      var word = Word(id: term, term: term, meanings: ["a \(term)"])
      word.tags = index == 0 ? ["travel"] : ["home", name]
      return WalkShelf.Row(DeckWord(word, of: WordOrigin(deck: name)), isRecorded: index != 1)
    }
    return WalkShelf(
      scope, name: name, rows, decks: ["es", "ka"], file: "/home/\(name).m4a", canFill: canFill)
  }
}
