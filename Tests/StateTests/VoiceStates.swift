import Course
import Engine
import Learning
import Playtest
import WordGame

@testable import Course

/// States of recording.
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

  /// The last screen, which goes by itself.
  private static func over(_ queue: VoiceQueue) -> [RecordScene] {
    var stage = Stage(RecordScene(queue))
    stage.type("ss")
    let first = stage.stack.top as? RecordScene
    stage.wait(ticks: 2)
    return [first, stage.stack.top as? RecordScene].compactMap(\.self)
  }

  /// A word that is recorded and kept, and one that fails.
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
