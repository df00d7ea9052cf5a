import Engine
import Interface
import Learning
import Playtest
import Saving
import Testing
import WordGame

@testable import Babble
@testable import Course

/// States of the screens of words and of what is known of them.
extension ScreenStates {
  /// Without news, with keys that came before them, and as what it stood for.
  static func waiting() throws -> [WaitingScene] {
    try arcades().flatMap { arcade -> [WaitingScene] in
      var stage = Stage(Opening())
      stage.wait(ticks: 1)
      let empty = stage.stack.top as? WaitingScene
      stage.type("ab")
      let typed = stage.stack.top as? WaitingScene
      let told = empty.map { scene in
        var (scene, arcade) = (scene, arcade)
        scene.hear(arcade.answer(.decks, at: arcade.moment))
        return scene
      }
      return [empty, typed, told].compactMap(\.self)
    }
  }

  private struct Opening: Scene {
    mutating func update(_ step: inout Step) -> Transition { DeckScene.open(.look, &step) }
    func draw(on canvas: inout Canvas, fraction: Double) {}
    func hash(into hash: inout StateHash) {}
  }

  static func decks() throws -> [DeckScene] {
    try arcades().flatMap { arcade -> [DeckScene] in
      [DeckScene.Purpose.look, .take].flatMap { purpose -> [DeckScene] in
        let scene = DeckScene(purpose, arcade.rows, chosen: arcade.outline?.id)
        var told = scene
        told.hear(ArcadeNews.own(OwnWordsKept(saying: "It could not be read.")))
        return Monkey.states(scene, moves: 60) + [told]
      }
    }
  }

  static func adding() -> [AddWordScene] {
    [OwnWordsKept(saying: "No."), OwnWordsKept("It is there.", in: "d", of: [])].flatMap { kept in
      var scene = AddWordScene()
      scene.hear(ArcadeNews.own(kept))
      return Monkey.states(AddWordScene(), moves: 60) + [scene]
    }
  }

  private static func known(_ name: String, _ arcade: Arcade) throws -> DeckKnowledge {
    arcade.save.knowledge(of: try Setups.deck(name), on: arcade.day, obstacle: arcade.obstacle)
  }

  static func words() throws -> [WordListScene] {
    try arcades().flatMap { arcade in
      try ["spanish-150", "russian-letters"].flatMap { name -> [WordListScene] in
        let scene = WordListScene(try known(name, arcade))
        return Monkey.states(scene, moves: 80)
          + Monkey.states(scene, window: Size(60, 20), moves: 20, reads: true)
      }
    }
  }

  static func card() throws -> [WordCardScene] {
    let (decks, arcades) = (try Setups.all().compactMap(\.round.content.letters?.deck), try arcades())
    return decks.indices.flatMap { index -> [WordCardScene] in
      let arcade = arcades[index]
      let known = arcade.save.knowledge(of: decks[index], on: arcade.day, obstacle: arcade.obstacle)
      return Monkey.states(WordCardScene(known, rows: Array(index..<20), at: 3), moves: 80)
    }
  }

  static func alphabets() throws -> [AlphabetScene] {
    try zip(["russian-letters", "greek-letters"], arcades()).flatMap { name, arcade -> [AlphabetScene] in
      let scene = AlphabetScene(try known(name, arcade))
      return Monkey.states(scene, moves: 40)
        + Monkey.states(scene, window: Size(60, 20), moves: 40, reads: true)
    }
  }

  static func hints() -> [HintScene] {
    let samples: [(word: String, hint: String, obstacle: String?)] = [
      ("a", "", nil), ("b", "a hint", "Nothing is saved."),
    ]
    return samples.flatMap { sample -> [HintScene] in
      let reference = WordReference(deck: "deck " + sample.word, word: sample.word)
      let word = WordMet(item: ItemID(reference), reference: reference, meanings: [sample.word])
      let scene = HintScene(for: word, sample.hint, obstacle: sample.obstacle) { Rect(4, 4, $0.width - 8, 1) }
      return Monkey.states(scene, moves: 40)
    }
  }

  static func progress() throws -> [ProgressScene] {
    try arcades().flatMap { arcade -> [ProgressScene] in
      let scene = ProgressScene(arcade.statistics(at: arcade.moment), chosen: arcade.outline?.id)
      let pages = (1...3).compactMap { turns -> ProgressScene? in
        var stage = Stage(scene)
        for _ in 0..<turns { stage.press(.tab) }
        return stage.stack.top as? ProgressScene
      }
      return Monkey.states(scene, moves: 40, reads: true) + pages
    }
  }
}
