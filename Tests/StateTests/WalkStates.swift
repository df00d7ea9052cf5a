import Course
import Engine
import Learning
import Playtest
import WordGame

@testable import Course

/// States of the screen where audio lessons are made.
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

  /// What is told of a lesson that was begun.
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
