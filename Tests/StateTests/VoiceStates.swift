import Engine
import Learning
import Playtest
import WordGame
@testable import Babble

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

  private static func told(_ queue: VoiceQueue) -> [RecordScene] {
    var (scene, states) = (RecordScene(queue), [RecordScene]())
    func hear(_ news: VoiceNews) {
      scene.hear(ArcadeNews.voice(news))
      states.append(scene)
    }
    for fault in [nil, VoiceShape.Fault.clipped, .silent] {
      scene.stage = .recording(.term)
      hear(.taken(VoiceShape([1, 9], tenths: 4), of: .term))
      scene.stage = .recording(.meaning)
      hear(.taken(VoiceShape([3], tenths: 7, fault: fault), of: .meaning))
      scene.isPlaying.toggle()
      states.append(scene)
      hear(.failed("No room."))
      scene.warn()
      states.append(scene)
    }
    scene.stage = .keeping
    hear(.kept(queue.entries[0].item))
    return states
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
    var told = both
    told.hear(ArcadeNews.walk(.words(shelves[1])))
    for keys in ["t", "tt", "o", "i", "ii", "s", "n", "e"] {
      var stage = Stage(both)
      stage.type(keys)
      plain += [stage.stack.top as? WalkScene].compactMap(\.self)
    }
    return plain + Monkey<WalkScene>.states(told, moves: 60, seed: 2) + after(both)
  }

  /// News about a lesson in progress.
  private static func after(_ scene: WalkScene) -> [WalkScene] {
    var stage = Stage(scene)
    stage.press(.enter)
    guard let making = stage.stack.top as? WalkScene else { return [] }
    let news: [WalkNews] = [
      .coming(7), .coming(40), .present("/home/walk.m4a"), .made("It is there."), .failed("No."), .cancelled,
    ]
    return [making]
      + news.map { news in
        var told = making
        told.hear(ArcadeNews.walk(news))
        return told
      }
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
