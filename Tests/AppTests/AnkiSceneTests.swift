import Engine
import Playtest
import Testing

@testable import App
@testable import Storage

@Suite("The preview of an Anki package")
struct AnkiSceneTests {
  /// Keeps the choice that was reported.
  private struct Host: ReportHandler {
    var choice: AnkiChoice?

    mutating func handle(_ reports: [any Sendable]) {
      for case let choice as AnkiChoice in reports { self.choice = choice }
    }
  }

  /// Two decks: words with fields whose names suggest nothing, and one without reviewed cards.
  /// - Parameter suspended: the places of words that Anki doesn't ask.
  static func plan(known: Bool = true, suspended: Set<Int> = []) -> AnkiPlan {
    var collection = AnkiCollection()
    collection.noteTypes[7] = .init(
      name: "Basic", fields: ["Front", "Back", "Kana", "Audio"], questions: ["{{Front}}"], isCloze: false)
    for (id, name) in [(5, "Core"), (6, "Core::Rest")] {
      collection.decks[Int64(id)] = .init(name: name, description: "")
    }
    let words = [
      ("犬", "dog", "いぬ"), ("猫", "cat", "ねこ"), ("水", "water", "みず"), ("本", "book", "ほん"),
      ("山", "hill", "やま"), ("川", "river", "かわ"),
    ]
    for (index, word) in words.enumerated() {
      let id = Int64(index + 1)
      collection.notes.append(
        .init(
          id: id, guid: "g\(id)", type: 7, fields: [word.0, word.1, word.2, "[sound:\(index).mp3]"], tags: [])
      )
      collection.cards[id] = [
        .init(
          id: id, deck: index < 5 ? 5 : 6, template: 0, type: known && index == 0 ? 2 : 0,
          queue: suspended.contains(index) ? -1 : 0, due: id,
          interval: 0, factor: 0, repetitions: 0, lapses: 0, data: "")
      ]
    }
    return AnkiPlan(collection, file: "Core.apkg")
  }

  static func scene(_ plan: AnkiPlan = plan(), existingIDs: Set<String> = []) -> AnkiScene {
    AnkiScene(
      AnkiChoice(plan: plan, takesHistory: plan.hasHistory, replaces: false), file: "Core.apkg",
      existingIDs: existingIDs)
  }

  private func stage(
    existingIDs: Set<String> = [], window: Size = Size(80, 24), look: Look = Look()
  ) -> Stage {
    var stage = Stage(Self.scene(existingIDs: existingIDs), window: window, look: look)
    stage.host = Host()
    return stage
  }

  private func choice(_ stage: Stage) -> AnkiChoice? { (stage.host as? Host)?.choice }

  @Test("what it looks like", arguments: [Size(60, 20), Size(80, 24), Size(120, 40)])
  func look(window: Size) throws {
    try Golden.compare(stage(window: window).frame, with: "anki-\(window.width)")
  }

  @Test("keys change the role of a field, and the words below change with it")
  func keys() throws {
    var stage = stage()
    #expect(stage.shows("犬") && stage.shows("dog") && stage.shows("いぬ"), "\(stage)")
    stage.press(.down)
    #expect(stage.shows("what it means"), "\(stage)")
    stage.press(.right)
    #expect(stage.shows("No words can be made of these fields."), "\(stage)")
    stage.press(.left)
    #expect(stage.shows("The words will be:"), "\(stage)")
    stage.press(.enter)
    let plan = try #require(choice(stage)).plan
    #expect(plan.roles[7] == Self.plan().roles[7] && stage.hasEnded)
  }

  @Test("cycling past a role leaves it with the field that has it")
  func passing() throws {
    var stage = stage()
    stage.press(.down)
    stage.press(.down)
    let before = try #require(Self.plan().roles[7]).roles
    for _ in FieldRole.chosen { stage.press(.right) }
    stage.press(.enter)
    #expect(try #require(choice(stage)).plan.roles[7]?.roles == before)
  }

  @Test("with the mouse alone, one deck is left out and the rest imported")
  func mouse() throws {
    var stage = stage()
    stage.click("Core::Rest")
    #expect(stage.shows("left out"), "\(stage)")
    stage.click("What Anki knows")
    stage.click("Enter")
    let choice = try #require(self.choice(stage))
    #expect(choice.plan.sources.map(\.isWanted) == [true, false] && !choice.takesHistory)
  }

  @Test("n shows more of the words, and returns to the first after the last")
  func more() {
    var stage = stage()
    stage.type("n")
    #expect(!stage.shows("cat") && stage.shows("hill"), "\(stage)")
    stage.type("n")
    #expect(stage.shows("cat") && !stage.shows("hill"), "\(stage)")
    stage.type("np")
    #expect(stage.shows("cat"), "\(stage)")
  }

  @Test("without a wanted deck, or without word and meaning, it says so and stays")
  func obstacles() {
    var stage = stage()
    stage.click("Deck Core ")
    stage.click("Deck Core::Rest")
    stage.press(.enter)
    #expect(stage.shows("No deck is marked") && choice(stage) == nil, "\(stage)")
    stage.click("Deck Core ")
    stage.click("Front")
    stage.press(.enter)
    #expect(stage.shows("Say first which field is the word") && choice(stage) == nil, "\(stage)")
    stage.press(.escape)
    #expect(choice(stage) == nil && stage.hasEnded)
  }

  @Test("an existing deck is replaced after a second Enter")
  func replacing() throws {
    var stage = stage(existingIDs: ["core"])
    stage.press(.enter)
    #expect(stage.shows("You have a deck \"core\" already.") && choice(stage) == nil, "\(stage)")
    stage.press(.enter)
    #expect(try #require(choice(stage)).replaces)
  }

  @Test("left and right cycle through the languages, and help explains")
  func languages() throws {
    var stage = stage(window: Size(80, 40))
    stage.click("Language of the words")
    #expect(stage.shows("Korean"), "\(stage)")
    stage.press(.left)
    #expect(stage.shows("Japanese"), "\(stage)")
    stage.type("?")
    #expect(stage.shows("Nothing is written before you press Enter."), "\(stage)")
    stage.press(.enter)
    stage.press(.enter)
    #expect(try #require(choice(stage)).plan.languages.term == "ja")
  }
}
