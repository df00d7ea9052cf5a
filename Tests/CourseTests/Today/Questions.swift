import Assets
import DeckFormats
import Engine
import Learning
import Playtest
import Testing

@testable import Course

/// Questions about the words of our own decks.
enum Questions {
  static func deck(_ name: String) throws -> Deck {
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4)
    let assets = try Assets.find(
      given: root.joined(separator: "/") + "/Assets", executable: "/nowhere/babble")
    return try DeckFormat.read(assets.deck(name), file: name + ".json")
  }

  static func item(_ id: String, _ deck: Deck) throws -> RoundSetup.Item {
    let word = try #require(deck.withCapitals.words.first { $0.id == id })
    return RoundSetup.Item(word, of: deck.origin, isNew: false, shown: .term)
  }

  /// The question on a stage that keeps what it pops with.
  static func stage(
    _ id: String, _ skill: Skill, of name: String = "spanish-150", _ mode: Mode = .typed,
    options: [String] = [], hint: String = "", obstacle: String? = nil, window: Size = Size(80, 24),
    look: Look = Look(), isTrial: Bool = false, isAgain: Bool = false
  ) throws -> Stage {
    let deck = try deck(name)
    let question = Question(try item(id, deck), skill, mode, options: options, hint: hint)
    return stage(
      question, of: deck, obstacle: obstacle, window: window, look: look, isTrial: isTrial, isAgain: isAgain)
  }

  static func stage(
    _ question: Question, of deck: Deck, obstacle: String? = nil, window: Size = Size(80, 24),
    look: Look = Look(), isTrial: Bool = false, isAgain: Bool = false
  ) -> Stage {
    let examiner = Examiner(deck, side: question.side)
    let scene = QuestionScene(
      question, examiner, title: deck.name, progress: (done: 6, all: 29), obstacle: obstacle,
      purpose: isTrial ? .trial : .course, isAgain: isAgain)
    return .showing(scene, window: window, look: look)
  }
}

extension Stage {
  /// Types an answer and sends it.
  mutating func answer(_ text: String) {
    type(text)
    press(.enter)
  }
}
